export { type SuiteProjectsOptions, suiteProjects } from './suite-projects.ts'
