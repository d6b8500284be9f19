import { codeOf, dirOf, type LanguageCode, tags } from './language-tags.ts';

export { type CompleteLanguage, completeLanguages, isComplete } from './complete-languages.ts';
export type { LanguageCode } from './language-tags.ts';

/** ISO 15924 script and own name of each language. */
interface LanguageRow {
  readonly script: string;
  /** In the language itself, as a language list shows it. */
  readonly name: string;
}

const table: Readonly<Record<LanguageCode, LanguageRow>> = {
  TH: { script: 'Thai', name: 'ไทย' },
  EN: { script: 'Latn', name: 'English' },
  BN: { script: 'Beng', name: 'বাংলা' },
  HI: { script: 'Deva', name: 'हिन्दी' },
  VI: { script: 'Latn', name: 'Tiếng Việt' },
  TY: { script: 'Zyyy', name: 'TY' },
  CN: { script: 'Hans', name: '简体中文' },
  TW: { script: 'Hant', name: '繁體中文' },
  JP: { script: 'Jpan', name: '日本語' },
  KO: { script: 'Kore', name: '한국어' },
  ID: { script: 'Latn', name: 'Bahasa Indonesia' },
  MS: { script: 'Latn', name: 'Bahasa Melayu' },
  MY: { script: 'Mymr', name: 'မြန်မာ' },
  KM: { script: 'Khmr', name: 'ខ្មែរ' },
  LO: { script: 'Laoo', name: 'ລາວ' },
  TL: { script: 'Latn', name: 'Filipino' },
  NE: { script: 'Deva', name: 'नेपाली' },
  SI: { script: 'Sinh', name: 'සිංහල' },
  TA: { script: 'Taml', name: 'தமிழ்' },
  TE: { script: 'Telu', name: 'తెలుగు' },
  ML: { script: 'Mlym', name: 'മലയാളം' },
  MR: { script: 'Deva', name: 'मराठी' },
  GU: { script: 'Gujr', name: 'ગુજરાતી' },
  KN: { script: 'Knda', name: 'ಕನ್ನಡ' },
  PA: { script: 'Guru', name: 'ਪੰਜਾਬੀ' },
  UR: { script: 'Arab', name: 'اردو' },
  FA: { script: 'Arab', name: 'فارسی' },
  AR: { script: 'Arab', name: 'العربية' },
  TR: { script: 'Latn', name: 'Türkçe' },
  RU: { script: 'Cyrl', name: 'Русский' },
  PT: { script: 'Latn', name: 'Português' },
  ES: { script: 'Latn', name: 'Español' },
  FR: { script: 'Latn', name: 'Français' },
  DE: { script: 'Latn', name: 'Deutsch' },
  IT: { script: 'Latn', name: 'Italiano' },
};

export interface Language extends LanguageRow {
  readonly code: LanguageCode;
  /** BCP 47. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Every language that a merchant's file or the platform may name, by code. */
export const languages: Readonly<Record<LanguageCode, Language>> = Object.fromEntries(
  // Object.keys and Object.fromEntries forget the keys; `tags` is the proof that they are these.
  (Object.keys(tags) as LanguageCode[]).map((code) => [
    code,
    { code, tag: tags[code], dir: dirOf(code), ...table[code] },
  ]),
) as Record<LanguageCode, Language>;

/**
 * The language of a code or a BCP 47 tag, in any case; see `codeOf`.
 *
 * @returns undefined for one that is not registered
 */
export function languageOf(codeOrTag: string): Language | undefined {
  const code = codeOf(codeOrTag);
  return code && languages[code];
}
