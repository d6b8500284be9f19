import type { Mode } from '@livery/theme';
import { merchants } from './merchants.ts';

/** The merchants as the toolbar lists them. */
export const merchantItems = Object.entries(merchants).map(([value, { name }]) => ({
  value,
  title: `${name} (${value})`,
}));

/** The four modes of every brand. */
export const modeItems = [
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
  { value: 'lightContrast', title: 'Light, high contrast', icon: 'contrast' },
  { value: 'darkContrast', title: 'Dark, high contrast', icon: 'contrast' },
] as const satisfies readonly { value: Mode; title: string; icon: string }[];

/** Languages with a complete catalogue, and a right-to-left one to see the mirror image of a layout. */
export const languages = {
  EN: { tag: 'en', dir: 'ltr', name: 'English' },
  TH: { tag: 'th', dir: 'ltr', name: 'ไทย' },
  BN: { tag: 'bn', dir: 'ltr', name: 'বাংলা' },
  HI: { tag: 'hi', dir: 'ltr', name: 'हिन्दी' },
  VI: { tag: 'vi', dir: 'ltr', name: 'Tiếng Việt' },
  RTL: { tag: 'en', dir: 'rtl', name: 'English, right to left' },
} as const;

export type ToolbarLanguage = keyof typeof languages;

export const languageItems = Object.entries(languages).map(([value, { name }]) => ({
  value,
  title: name,
}));

/** The toolbar's language, or English for a value that it does not have. */
export function toolbarLanguage(value: unknown) {
  return languages[value as ToolbarLanguage] ?? languages.EN;
}
