import bn from './catalogues/bn/demo.json' with { type: 'json' };
import en from './catalogues/en/demo.json' with { type: 'json' };
import hi from './catalogues/hi/demo.json' with { type: 'json' };
import th from './catalogues/th/demo.json' with { type: 'json' };
import vi from './catalogues/vi/demo.json' with { type: 'json' };
import type { CompleteLanguage } from './complete-languages.ts';

/** An id of the demonstration games' own messages. */
export type DemoMessageId = keyof typeof en;

/** The messages of the demonstration games, which are pages of their own and load no catalogue of the site. */
export const demoWords: Readonly<
  Record<CompleteLanguage, Readonly<Record<DemoMessageId, string>>>
> = { TH: th, EN: en, BN: bn, HI: hi, VI: vi };
