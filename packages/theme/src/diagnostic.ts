/** Reading a person's JSON file and saying what is wrong with it, with file, place and mend. Used for brands and merchants. */
export { formatDiagnostic } from './document/format-diagnostic.ts';
export { nearestName } from './document/nearest-name.ts';
export { type DocumentOptions, parseDocument, type Upgrade } from './document/parse-document.ts';
export { placeFindings } from './document/place-findings.ts';
export type { Diagnostic, Parsed } from './document/types.ts';
