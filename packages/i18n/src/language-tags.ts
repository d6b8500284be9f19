/**
 * BCP 47 tag of each language that storage and calls know by an upper-case code. Apart from scripts and names, which weigh
 * more and which a page has in its configuration for the languages that it offers.
 */
export const tags = {
  TH: 'th',
  EN: 'en',
  BN: 'bn',
  HI: 'hi',
  VI: 'vi',
  // A platform's own code, in no standard: kept opaque, never offered (`mis`: ISO 639-2, uncoded language).
  TY: 'mis',
  CN: 'zh-CN',
  TW: 'zh-TW',
  JP: 'ja',
  KO: 'ko',
  ID: 'id',
  MS: 'ms',
  MY: 'my',
  KM: 'km',
  LO: 'lo',
  TL: 'fil',
  NE: 'ne',
  SI: 'si',
  TA: 'ta',
  TE: 'te',
  ML: 'ml',
  MR: 'mr',
  GU: 'gu',
  KN: 'kn',
  PA: 'pa',
  UR: 'ur',
  FA: 'fa',
  AR: 'ar',
  TR: 'tr',
  RU: 'ru',
  PT: 'pt',
  ES: 'es',
  FR: 'fr',
  DE: 'de',
  IT: 'it',
} as const;

/** What storage and calls hold: `TH`, `EN`… */
export type LanguageCode = keyof typeof tags;

/** The direction that a language is written in. */
export function dirOf(code: LanguageCode): 'ltr' | 'rtl' {
  return code === 'UR' || code === 'FA' || code === 'AR' ? 'rtl' : 'ltr';
}

/**
 * The code of a code (`th`) or a BCP 47 tag (`th-TH`, `zh-Hant-HK`), in any case. A code wins over a tag: `MY` is Burmese,
 * `MS` Malay.
 *
 * @returns undefined for one that is not registered
 */
export function codeOf(codeOrTag: string): LanguageCode | undefined {
  const name = codeOrTag.toLowerCase();
  const [primary = name] = name.split('-');
  // The script, said or implied by the place, tells the two kinds of Chinese apart.
  if (primary === 'zh') return /hant|tw|hk|mo/.test(name) ? 'TW' : 'CN';
  return registered(name) ?? registered(primary);
}

function registered(name: string): LanguageCode | undefined {
  const code = name.toUpperCase();
  // Object.keys forgets that the keys are the codes.
  const codes = Object.keys(tags) as LanguageCode[];
  return codes.find((known) => known === code) ?? codes.find((known) => tags[known] === name);
}
