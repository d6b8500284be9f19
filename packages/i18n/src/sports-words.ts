import bn from './catalogues/bn/framed/sports.json' with { type: 'json' };
import en from './catalogues/en/framed/sports.json' with { type: 'json' };
import hi from './catalogues/hi/framed/sports.json' with { type: 'json' };
import th from './catalogues/th/framed/sports.json' with { type: 'json' };
import vi from './catalogues/vi/framed/sports.json' with { type: 'json' };
import type { CompleteLanguage } from './complete-languages.ts';

/** An id of the messages of slips on matches. */
export type SportsMessageId = keyof typeof en;

/**
 * The messages of slips on matches: a demonstration game like the others, which do not carry them. They are in a folder of their own,
 * because the site lists every file beside its areas as one that it may load.
 */
export const sportsWords: Readonly<
  Record<CompleteLanguage, Readonly<Record<SportsMessageId, string>>>
> = { TH: th, EN: en, BN: bn, HI: hi, VI: vi };
