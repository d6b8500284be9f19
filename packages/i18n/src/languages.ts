/** BCP 47 tag, ISO 15924 script and own name of each language that storage and calls know by an upper-case code. */
interface LanguageRow {
  readonly tag: string;
  readonly script: string;
  readonly dir: 'ltr' | 'rtl';
  /** In the language itself, as a language list shows it. */
  readonly name: string;
}

const table = {
  TH: { tag: 'th', script: 'Thai', dir: 'ltr', name: 'ไทย' },
  EN: { tag: 'en', script: 'Latn', dir: 'ltr', name: 'English' },
  BN: { tag: 'bn', script: 'Beng', dir: 'ltr', name: 'বাংলা' },
  HI: { tag: 'hi', script: 'Deva', dir: 'ltr', name: 'हिन्दी' },
  VI: { tag: 'vi', script: 'Latn', dir: 'ltr', name: 'Tiếng Việt' },
  // A platform's own code, in no standard: kept opaque, never offered (`mis`: ISO 639-2, uncoded language).
  TY: { tag: 'mis', script: 'Zyyy', dir: 'ltr', name: 'TY' },
  CN: { tag: 'zh-CN', script: 'Hans', dir: 'ltr', name: '简体中文' },
  TW: { tag: 'zh-TW', script: 'Hant', dir: 'ltr', name: '繁體中文' },
  JP: { tag: 'ja', script: 'Jpan', dir: 'ltr', name: '日本語' },
  KO: { tag: 'ko', script: 'Kore', dir: 'ltr', name: '한국어' },
  ID: { tag: 'id', script: 'Latn', dir: 'ltr', name: 'Bahasa Indonesia' },
  MS: { tag: 'ms', script: 'Latn', dir: 'ltr', name: 'Bahasa Melayu' },
  MY: { tag: 'my', script: 'Mymr', dir: 'ltr', name: 'မြန်မာ' },
  KM: { tag: 'km', script: 'Khmr', dir: 'ltr', name: 'ខ្មែរ' },
  LO: { tag: 'lo', script: 'Laoo', dir: 'ltr', name: 'ລາວ' },
  TL: { tag: 'fil', script: 'Latn', dir: 'ltr', name: 'Filipino' },
  NE: { tag: 'ne', script: 'Deva', dir: 'ltr', name: 'नेपाली' },
  SI: { tag: 'si', script: 'Sinh', dir: 'ltr', name: 'සිංහල' },
  TA: { tag: 'ta', script: 'Taml', dir: 'ltr', name: 'தமிழ்' },
  TE: { tag: 'te', script: 'Telu', dir: 'ltr', name: 'తెలుగు' },
  ML: { tag: 'ml', script: 'Mlym', dir: 'ltr', name: 'മലയാളം' },
  MR: { tag: 'mr', script: 'Deva', dir: 'ltr', name: 'मराठी' },
  GU: { tag: 'gu', script: 'Gujr', dir: 'ltr', name: 'ગુજરાતી' },
  KN: { tag: 'kn', script: 'Knda', dir: 'ltr', name: 'ಕನ್ನಡ' },
  PA: { tag: 'pa', script: 'Guru', dir: 'ltr', name: 'ਪੰਜਾਬੀ' },
  UR: { tag: 'ur', script: 'Arab', dir: 'rtl', name: 'اردو' },
  FA: { tag: 'fa', script: 'Arab', dir: 'rtl', name: 'فارسی' },
  AR: { tag: 'ar', script: 'Arab', dir: 'rtl', name: 'العربية' },
  TR: { tag: 'tr', script: 'Latn', dir: 'ltr', name: 'Türkçe' },
  RU: { tag: 'ru', script: 'Cyrl', dir: 'ltr', name: 'Русский' },
  PT: { tag: 'pt', script: 'Latn', dir: 'ltr', name: 'Português' },
  ES: { tag: 'es', script: 'Latn', dir: 'ltr', name: 'Español' },
  FR: { tag: 'fr', script: 'Latn', dir: 'ltr', name: 'Français' },
  DE: { tag: 'de', script: 'Latn', dir: 'ltr', name: 'Deutsch' },
  IT: { tag: 'it', script: 'Latn', dir: 'ltr', name: 'Italiano' },
} as const satisfies Record<string, LanguageRow>;

/** What storage and calls hold: `TH`, `EN`… */
export type LanguageCode = keyof typeof table;

export interface Language extends LanguageRow {
  readonly code: LanguageCode;
}

/** Every language that a merchant's file or the platform may name, by code. */
export const languages: Readonly<Record<LanguageCode, Language>> = Object.fromEntries(
  Object.entries(table).map(([code, row]) => [code, { code, ...row }]),
  // Object.fromEntries forgets the keys; `table` is the proof that they are these.
) as Record<LanguageCode, Language>;

/** Languages whose catalogues are whole: the only ones a merchant may offer. */
export const completeLanguages = [
  'TH',
  'EN',
  'BN',
  'HI',
  'VI',
] as const satisfies readonly LanguageCode[];
export type CompleteLanguage = (typeof completeLanguages)[number];

const byName = new Map(
  Object.values(languages).flatMap((language) => [
    [language.code.toLowerCase(), language] as const,
    [language.tag.toLowerCase(), language] as const,
  ]),
);

/**
 * The language of a code (`TH`) or a BCP 47 tag (`th`, `th-TH`, `zh-Hant-HK`), in any case. A code wins over a tag: `MY` is
 * Burmese, `MS` Malay.
 *
 * @returns undefined for one that is not registered
 */
export function languageOf(codeOrTag: string): Language | undefined {
  const name = codeOrTag.toLowerCase();
  const [primary = name] = name.split('-');
  // The script, said or implied by the place, tells the two kinds of Chinese apart.
  if (primary === 'zh') return languages[/hant|tw|hk|mo/.test(name) ? 'TW' : 'CN'];
  return byName.get(name) ?? byName.get(primary);
}

/** Whether the catalogues of a language are whole. */
export function isComplete(code: string): code is CompleteLanguage {
  return (completeLanguages as readonly string[]).includes(code);
}
