import type { WireValueOf } from '../endpoint.ts';
import type { Examples } from '../examples.ts';
import type { sportsCalls } from './sports.ts';

const startTime = 1_795_432_500_000;
const match = {
  eventId: 'FOOTBALL-1994925',
  sport: 'FOOTBALL',
  sportName: 'Football',
  language: 'EN',
  home: 'Harbour Herons',
  away: 'Copper Foxes',
  startTime,
  eventStatus: 'open',
} as const;
const bet: WireValueOf<typeof sportsCalls.sportsBets>['list'][number] = {
  ...match,
  reference: 'B261121K7QM4X',
  gameType: 'SPORTS',
  vassalage: 'FB',
  market: 'HANDICAP',
  pick: 'HOME',
  line: '-0.75',
  price: '1.93',
  seen: '1.91',
  stake: '10.00',
  win: '0.00',
  status: 'open',
  time: startTime - 600_000,
};

/** One request and answer of each call. */
export const sportsExamples: Examples<typeof sportsCalls> = {
  sportsEvents: {
    request: { vassalage: 'FB' },
    value: {
      time: startTime - 600_000,
      rtp: 95,
      rtpRange: { low: 93, high: 97 },
      rules: ['A match that is postponed is void: the stake comes back.'],
      rulesLanguage: 'EN',
      minStake: '0.10',
      maxStake: '100.00',
      events: [
        {
          ...match,
          markets: [
            {
              market: 'HANDICAP',
              line: '-0.75',
              selections: [
                { pick: 'HOME', price: '1.91' },
                { pick: 'AWAY', price: '1.88' },
              ],
            },
          ],
        },
      ],
    },
  },
  sportsBet: {
    request: {
      launchId: 'G7QK2M4X',
      accept: 'better',
      bets: [
        {
          eventId: match.eventId,
          market: 'HANDICAP',
          pick: 'HOME',
          price: '1.91',
          stake: '10',
        },
      ],
      total: '10',
    },
    value: { result: 'placed', bets: [bet], balance: '990.00' },
  },
  sportsBets: { request: { settled: false }, value: { list: [bet], totalPages: 1 } },
};
