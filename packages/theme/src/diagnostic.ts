/** Reads JSON files written by people and reports errors with file, location and fix. Used for brands and merchants. */
export { documentRules } from './document/document-rules.ts';
export { formatDiagnostic } from './document/format-diagnostic.ts';
export { jsonRules } from './document/json-rules.ts';
export { nearestName } from './document/nearest-name.ts';
export { type DocumentOptions, parseDocument, type Upgrade } from './document/parse-document.ts';
export { placeFindings } from './document/place-findings.ts';
export {
  breaking,
  breaks,
  defineRule,
  type Finding,
  findingOf,
  type Gaps,
  type Rule,
} from './document/rule.ts';
export type { Diagnostic, Parsed } from './document/types.ts';
