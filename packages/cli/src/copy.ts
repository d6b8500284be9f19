import { createI18n } from '@livery/i18n';
import type { LanguageCode } from '@livery/i18n/languages';
import type { CopyFinding } from '@livery/merchant';
import { nearestName } from '@livery/theme/diagnostic';

/** Texts that protect members: licence, age, demonstration, help, and what is an illustration or a sample. */
const locked = [/^common\.footer\.(?!vendors|payments|games)/, /\.illustration$/, /\.sample$/];

/** What may be wrong with one override of a merchant in a language: its id, its lock, its placeholders. */
export async function lintOverride(
  language: LanguageCode,
): Promise<(id: string, text: string) => readonly CopyFinding[]> {
  const words = await createI18n({ language, areas: ['common', 'home', 'platform', 'status'] });
  const catalogue: Record<string, string> = words.getResourceBundle(words.language, 'messages');
  const ids = Object.keys(catalogue);

  return (id, text) => {
    const own = catalogue[id];
    if (own === undefined) {
      const near = nearestName(id, ids);
      return [
        {
          message: `There is no message "${id}".`,
          remedy: near ? `Did you mean "${near}"?` : 'Take an id of the English catalogue.',
        },
      ];
    }
    if (locked.some((pattern) => pattern.test(id))) {
      return [
        {
          message: `"${id}" protects members and cannot be replaced.`,
          remedy: 'Remove this line.',
        },
      ];
    }
    const wanted = placeholders(own);
    return placeholders(text) === wanted
      ? []
      : [
          {
            message: `"${id}" must hold ${wanted || 'no placeholder'}, found ${placeholders(text) || 'none'}.`,
            remedy: 'Keep the placeholders of the catalogue, in any order.',
          },
        ];
  };
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort().join(' ');
