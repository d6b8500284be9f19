import bn from './catalogues/bn/sports.json' with { type: 'json' };
import en from './catalogues/en/sports.json' with { type: 'json' };
import hi from './catalogues/hi/sports.json' with { type: 'json' };
import th from './catalogues/th/sports.json' with { type: 'json' };
import vi from './catalogues/vi/sports.json' with { type: 'json' };
import type { CompleteLanguage } from './complete-languages.ts';

/** An id of the messages of slips on matches. */
export type SportsMessageId = keyof typeof en;

/** The messages of slips on matches: a demonstration game like the others, which do not carry them. */
export const sportsWords: Readonly<
  Record<CompleteLanguage, Readonly<Record<SportsMessageId, string>>>
> = { TH: th, EN: en, BN: bn, HI: hi, VI: vi };
