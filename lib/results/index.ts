export { type Gates, gatesSchema } from './gates.ts'
export { type Fingerprints, type JournalLine, journalLineSchema, journalVersion } from './journal-line.ts'
export { type JournalEntry, type JournalPlace, readJournal, readJournalLine } from './journal-reader.ts'
export { findRun, type ListedRun, listRuns } from './list-runs.ts'
export { ResultsError, type ResultsErrorCode } from './results-error.ts'
export {
  type RunFile,
  type RunSession,
  readRunFile,
  runFileSchema,
  runFileVersion,
} from './run-directory.ts'
export { readStoredTrials, type StoredTrial, type StoredTrials } from './stored-trials.ts'
export { summarise } from './summarise.ts'
export {
  type AgentSummary,
  type DomainSummary,
  type Figures,
  figuresSchema,
  type Summary,
  summarySchema,
  type TaskFigures,
  taskFiguresSchema,
} from './summary.ts'
export {
  readSeen,
  readTaskLines,
  type SeenByAgent,
  type TaskLine,
  taskLineSchema,
  taskLineVersion,
} from './task-line.ts'
export { type TrialMeta, trialMetaSchema } from './trial-meta.ts'
