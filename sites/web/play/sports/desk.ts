import type { SportsBet, SportsEvent } from '@livery/api/contract/sports';
import type { SlipChoice } from '@livery/api/contract/sports-messages';
import { decimalInput } from '@livery/i18n/decimal';
import { spokenOdds, usualOddsFormat } from '@livery/i18n/odds';
import { type SpokenText, selectionName } from '@livery/i18n/sports-names';
import { type SportsMessageId, sportsWords } from '@livery/i18n/sports-words';
import { amountsOf, currencySign, type WriteAmount } from '../amounts.ts';
import type { Opened } from '../look.ts';
import type { Limits, ReadAmount, Selection } from './slip.ts';

/** A sentence of the slips' own; `{{name}}` is filled in. */
export type SportsText = (id: SportsMessageId, values?: Readonly<Record<string, string>>) => string;

/** How everything in the page is written for this member. */
export interface Desk {
  readonly t: SportsText;
  /** BCP 47 tag that figures are written by. */
  readonly locale: string;
  readonly money: WriteAmount;
  /** Minor units as a decimal string of the wire. */
  readonly decimal: (minor: bigint) => string;
  readonly read: ReadAmount;
  readonly limits: Limits;
  readonly odds: (price: string) => SpokenText;
  readonly choice: SlipChoice;
}

/** Words of the slips in a language; English where they do not have it. */
export function sportsText(code: string): SportsText {
  const known = Object.keys(sportsWords).find((each) => each === code) ?? 'EN';
  const words = sportsWords[known as keyof typeof sportsWords]; // one of its own keys
  return (id, values = {}) =>
    words[id].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** What a member has chosen before they have: always asked, in the format that their market is used to. */
export const firstChoice = (language: string): SlipChoice => ({
  accept: 'none',
  odds: usualOddsFormat(language),
});

/** The desk of a game that was let in, with the limits of that game. */
export function deskOf(
  opened: Pick<Opened, 'locale' | 'currency' | 'minStake' | 'maxStake'>,
  { t, tag, choice }: { readonly t: SportsText; readonly tag: string; readonly choice: SlipChoice },
): Desk {
  const { locale, minStake, maxStake } = opened;
  const decimals = minStake.split('.')[1]?.length ?? 0;
  const minor = (amount: string) => BigInt(amount.replace('.', ''));
  const input = decimalInput({ locale, decimals, symbols: [currencySign(opened)] });
  return {
    t,
    locale,
    choice,
    money: amountsOf(opened, tag),
    decimal: (amount) => {
      const digits = String(amount).padStart(decimals + 1, '0');
      return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
    },
    read: (text) => {
      const amount = input.read(text);
      return amount === undefined || amount.startsWith('-') ? undefined : minor(amount);
    },
    limits: { min: minor(minStake), max: minor(maxStake) },
    odds: (price) =>
      spokenOdds(price, choice.odds, {
        locale,
        plus: (figures) => t('sports.plus', { figures }),
        minus: (figures) => t('sports.minus', { figures }),
      }),
  };
}

/** What a selection is called: a side with its handicap, or a total with its line. */
export function nameOf(
  { home, away, line }: Pick<SportsEvent, 'home' | 'away'> & { readonly line?: string | undefined },
  { market, pick }: Pick<Selection, 'market' | 'pick'>,
  { t, locale }: Pick<Desk, 't' | 'locale'>,
): SpokenText {
  return selectionName(
    { home, away, market, pick, line },
    {
      locale,
      draw: t('sports.pick.DRAW'),
      over: (figures) => t('sports.pick.OVER', { line: figures }),
      under: (figures) => t('sports.pick.UNDER', { line: figures }),
      plus: (figures) => t('sports.plus', { figures }),
      minus: (figures) => t('sports.minus', { figures }),
    },
  );
}

/** The line of a market of a match. */
export function lineOf({ markets }: SportsEvent, { market }: Pick<Selection, 'market'>) {
  return markets.find((each) => each.market === market)?.line;
}

/** The name of a bet with its match, for a list of bets. */
export const betName = (bet: SportsBet, desk: Pick<Desk, 't' | 'locale'>): SpokenText =>
  nameOf(bet, bet, desk);
