/**
 * Other people's DTCG files turned into brands. Apart from `exchange`, because Terrazzo's parser is large and only the
 * command line needs it: what runs in a browser must not carry it.
 */
export { formatImport } from './format-import.ts';
export { importRules } from './import-rules.ts';
export {
  type Imported,
  type ImportOptions,
  type ImportRow,
  importTokens,
} from './import-tokens.ts';
