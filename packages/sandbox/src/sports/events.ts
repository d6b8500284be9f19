import type { EventStatus } from '@livery/api/contract/sports';
import { pickIndex, shuffled, streamOf } from '../random.ts';
import { drawScore, type LikelyScore, type Score } from './scores.ts';
import { isSports, type Sport, sports, teamNames } from './sports.ts';

const minute = 60_000;
/** So many matches of a sport take bets at a time. */
const upcoming = 4;
/** How long a match that is over is still listed, in milliseconds. */
const shownAfterMs = 20 * minute;
/** One match in so many is postponed. */
const postponedOneIn = 20;

/** A match: all of it follows from its id and the platform's seed. */
export interface SportsEvent {
  readonly eventId: string;
  readonly sport: Sport;
  readonly home: string;
  readonly away: string;
  /** Bets are taken from then on, and until it starts. */
  readonly opensAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** It does not take place, which nobody knows before it should start. */
  readonly postponed: boolean;
  readonly scores: readonly LikelyScore[];
}

/** The match of an id; undefined when no sport has such a one. */
export function eventOf(eventId: string, seed: number): SportsEvent | undefined {
  const [, id, slot = ''] = /^([A-Z]+)-(\d{1,9})$/.exec(eventId) ?? [];
  const sport = sports.find((each) => each.sport === id);
  return sport && slot === String(Number(slot)) ? matchOf(sport, Number(slot), seed) : undefined;
}

function matchOf(sport: Sport, slot: number, seed: number): SportsEvent {
  const eventId = `${sport.sport}-${slot}`;
  const random = streamOf(seed, `sports/${eventId}`);
  const [home = '', away = ''] = shuffled(random, teamNames[sport.gameType]);
  const { strengths, scores } = sport.score;
  const strength = () => strengths[pickIndex(random, strengths.length)] ?? 50;
  const startsAt = slot * sport.every * minute;
  return {
    eventId,
    sport,
    home,
    away,
    opensAt: startsAt - upcoming * sport.every * minute,
    startsAt,
    endsAt: startsAt + sport.lasts * minute,
    postponed: pickIndex(random, postponedOneIn) === 0,
    scores: scores(strength(), strength()),
  };
}

/** The matches of a game type that are listed, in the order in which they start: over, going on, and those that take bets. */
export function eventsAt(gameType: string, now: number, seed: number): SportsEvent[] {
  if (!isSports(gameType)) return [];
  return sports
    .filter((sport) => sport.gameType === gameType)
    .flatMap((sport) => {
      const every = sport.every * minute;
      const next = Math.floor(now / every) + 1;
      const first = Math.floor((now - shownAfterMs - sport.lasts * minute) / every) + 1;
      return Array.from({ length: next + upcoming - first }, (_, index) =>
        matchOf(sport, first + index, seed),
      );
    })
    .sort((one, other) => one.startsAt - other.startsAt);
}

/** Where a match is at a moment. */
export function statusAt({ startsAt, endsAt, postponed }: SportsEvent, now: number): EventStatus {
  if (now < startsAt) return 'open';
  if (postponed) return 'postponed';
  return now < endsAt ? 'started' : 'ended';
}

/** Whether bets on a match are taken. */
export function takesBets({ opensAt, startsAt }: SportsEvent, now: number): boolean {
  return now >= opensAt && now < startsAt;
}

/** When bets on a match are settled. */
export function decidedAt({ startsAt, endsAt, postponed }: SportsEvent): number {
  return postponed ? startsAt : endsAt;
}

/** How a match ends: by a stream of random numbers of its own, so that no bet has an influence on it. */
export function resultOf({ eventId, scores }: SportsEvent, seed: number): Score {
  return drawScore(scores, streamOf(seed, `sports/${eventId}/result`));
}
