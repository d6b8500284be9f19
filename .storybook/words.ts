import { createI18n } from '@livery/i18n';
import type { LanguageCode } from '@livery/i18n/languages';

type Words = Awaited<ReturnType<typeof createI18n>>;

const areas = [
  'common',
  'display',
  'entry',
  'footer',
  'halls',
  'help',
  'home',
  'lottery',
  'session',
  'status',
  'platform',
  'service',
  'ways',
] as const;
const loaded = new Map<string, Promise<Words>>();

/** Every message in one of the toolbar's languages, loaded once; the mirrored one speaks English. */
export function wordsIn(language: string): Promise<Words> {
  // The toolbar offers languages with a catalogue only; `createI18n` refuses any other.
  const code = (language === 'RTL' ? 'EN' : language) as LanguageCode;
  let words = loaded.get(code);
  if (!words) {
    words = createI18n({ language: code, areas });
    loaded.set(code, words);
  }
  return words;
}
