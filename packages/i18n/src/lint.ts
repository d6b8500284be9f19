export type { CopyFinding } from './lint/finding.ts';
export { lintCatalogue } from './lint/lint-catalogue.ts';
export { lintCopy } from './lint/lint-copy.ts';
export { lockedIds } from './lint/locked.ts';
