import { type Parsed, parseDocument } from '@livery/theme/diagnostic';
import * as v from 'valibot';
import { words } from './fields.ts';

/** A merchant's own words in one language, by message id. */
export type Copy = Readonly<Record<string, string>>;

/** What is wrong with one override, in words. */
export interface CopyFinding {
  readonly message: string;
  readonly remedy: string;
}

/**
 * Reads `copy.<tag>.json`. Each override must pass `lint`: its id exists, is not locked, and its text keeps the
 * catalogue's placeholders and promises nothing forbidden.
 */
export function parseCopy(
  text: string,
  file: string,
  lint: (id: string, text: string) => readonly CopyFinding[],
): Parsed<Copy> {
  const schema = v.pipe(
    v.record(v.string(), words),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [key, value] of Object.entries(dataset.value)) {
        for (const { message, remedy } of lint(key, value)) {
          addIssue({
            message: `${message}\n${remedy}`,
            path: [{ type: 'object', origin: 'value', input: dataset.value, key, value }],
          });
        }
      }
    }),
  );
  return parseDocument(text, file, schema, { area: 'copy' });
}
