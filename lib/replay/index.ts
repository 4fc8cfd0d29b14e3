export { agrees, type Difference, describeReport, type LineReport } from './difference.ts'
export { journalRecording } from './journal-recording.ts'
export {
  parseRecording,
  type RecordedCall,
  type RecordedEffect,
  type RecordedOutcome,
  type RecordedTables,
  type Recording,
  recordedTablesSchema,
} from './recording.ts'
export { ReplayError, type ReplayErrorCode } from './replay-error.ts'
export { replayJournal } from './replay-journal.ts'
export { type ReplayEntry, type ReplayOptions, replayEntries, replayLines } from './replay-lines.ts'
export { replayRecording } from './replay-recording.ts'
export { chooseTarget, type ReplayTarget } from './replay-target.ts'
