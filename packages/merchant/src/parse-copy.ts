import type { LanguageCode } from '@livery/i18n/languages';
import { lintCopy } from '@livery/i18n/lint';
import { breaking, type Parsed, parseDocument } from '@livery/theme/diagnostic';
import * as v from 'valibot';
import { tellCopy } from './copy-rules.ts';

/** A merchant's own words in one language, by message id. */
export type Copy = Readonly<Record<string, string>>;

/**
 * Reads `copy.<tag>.json`. Each override must replace a message that exists and is not locked, keep the message's placeholders,
 * and urge nobody.
 */
export function parseCopy(text: string, file: string, language: LanguageCode): Parsed<Copy> {
  const schema = v.pipe(
    v.record(v.string(), v.string()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const fact of lintCopy(language, dataset.value)) {
        const { id } = fact;
        addIssue({
          message: breaking(tellCopy(fact, language)),
          path: [
            {
              type: 'object',
              origin: 'value',
              input: dataset.value,
              key: id,
              value: dataset.value[id],
            },
          ],
        });
      }
    }),
  );
  return parseDocument(text, file, schema, { area: 'copy' });
}
