import { englishOf } from './english.ts';
import type { Finding } from './finding.ts';
import { forbiddenPhrases } from './forbidden.ts';
import { brokenPlaceholders, placeholdersOf } from './placeholders.ts';

/** What is wrong with one text as such, whoever wrote it: empty, other placeholders than English, forbidden phrases. */
export function lintText(language: string, id: string, text: string): Finding[] {
  if (text.trim() === '') {
    return [
      {
        code: 'empty-message',
        id,
        message: `${language} has no text here.`,
        remedy: 'Write the text, or leave the id out where it may be.',
      },
    ];
  }
  return [...lintPlaceholders(language, id, text), ...forbiddenPhrases(language, id, text)];
}

function lintPlaceholders(language: string, id: string, text: string): Finding[] {
  const [broken] = brokenPlaceholders(text);
  if (broken !== undefined) {
    return [
      {
        code: 'placeholder',
        id,
        message: `${language} has "${broken}", which is no placeholder.`,
        remedy: 'Write {{name}} with nothing but the name inside.',
      },
    ];
  }
  const wanted = written(placeholdersOf(englishOf(id) ?? text));
  const found = written(placeholdersOf(text));
  if (wanted === found) return [];
  return [
    {
      code: 'placeholder',
      id,
      message: `${language} uses ${found || 'no placeholder'}, the message has ${wanted || 'none'}.`,
      remedy: wanted ? `Use exactly ${wanted}.` : 'Write the text without placeholders.',
    },
  ];
}

function written(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ');
}
