import type { SportsEvent as SentEvent, SportsBet } from '@livery/api/contract/sports';
import type { Context } from '../handlers.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { eventOf, resultOf, type SportsEvent, statusAt } from './events.ts';
import { marketsOf } from './markets.ts';
import { priceAt } from './prices.ts';
import type { SportsBetRow } from './rows.ts';
import { sports } from './sports.ts';

/** Hundredths as decimal odds. */
export const priceOf = (hundredths: number): string => fromMinor(BigInt(hundredths), 2);

/** Quarters of a point as a decimal string. */
const lineOf = (quarters: number): string => fromMinor(BigInt(quarters * 25), 2);

/** A match with its prices, for the wire. */
export function sentEvent(event: SportsEvent, context: Context): SentEvent {
  const { now, seed, language } = context;
  const { eventId, sport, home, away, startsAt } = event;
  const name = localise(sport.name, language);
  const eventStatus = statusAt(event, now);
  return {
    eventId,
    sport: sport.sport,
    sportName: name.text,
    language: name.language,
    home,
    away,
    startTime: startsAt,
    eventStatus,
    score: eventStatus === 'ended' ? resultOf(event, seed) : undefined,
    markets: marketsOf(event).map((market) => ({
      market: market.market,
      line: market.line === undefined ? undefined : lineOf(market.line),
      selections: market.picks.map((pick) => ({
        pick,
        price: priceOf(priceAt(event, market, pick, now, seed)),
      })),
    })),
  };
}

/** A bet, for the wire. */
export function sentBet(row: SportsBetRow, context: Context): SportsBet {
  const { merchant, now, seed, language } = context;
  const text = (amount: string) => fromMinor(BigInt(amount), merchant.currency.decimals);
  const sport = sports.find((each) => each.sport === row.sport);
  const name = localise(sport?.name ?? { EN: row.sport }, language);
  const event = eventOf(row.eventId, seed);
  return {
    reference: row.reference,
    gameType: sport?.gameType ?? 'SPORTS',
    vassalage: row.vassalage,
    eventId: row.eventId,
    market: row.market,
    pick: row.pick,
    line: row.line === undefined ? undefined : lineOf(row.line),
    sport: row.sport,
    sportName: name.text,
    language: name.language,
    home: row.home,
    away: row.away,
    startTime: row.startsAt,
    eventStatus: event ? statusAt(event, now) : 'postponed',
    score: row.score,
    price: priceOf(row.price),
    seen: priceOf(row.seen),
    stake: text(row.stake),
    win: text(row.payout),
    status: row.state,
    time: row.time,
    settledAt: row.settledAt,
  };
}
