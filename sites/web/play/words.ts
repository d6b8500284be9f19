import { type DemoMessageId, demoWords } from '@livery/i18n/demo-words';

/** A sentence of the games' own in the language of the page around; `{{name}}` is filled in. */
export type Words = (id: DemoMessageId, values?: Readonly<Record<string, string>>) => string;

/** BCP 47 tag and sentences of a language; English where the games do not have it. */
export function wordsOf(code: string): { readonly tag: string; readonly t: Words } {
  const known = Object.keys(demoWords).find((each) => each === code) ?? 'EN';
  const words = demoWords[known as keyof typeof demoWords]; // one of its own keys
  return {
    tag: known.toLowerCase(),
    t: (id, values = {}) =>
      words[id].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
  };
}
