/** What the `livery` command does, for the site's server and for tests. */
export {
  type BuildOptions,
  type BuildResult,
  buildSites,
  readManifest,
  readPaths,
  readRenderer,
  type SiteList,
} from './build.ts';
export { summaryOfFailure } from './build-summary.ts';
export { CommandError } from './command/outcome.ts';
export { commandRules } from './command/rules.ts';
export type { HelpSource } from './help/read-help.ts';
export { type ProjectReading, readProject } from './project.ts';
export { report } from './report.ts';
export { watchFolders } from './watch-folders.ts';
