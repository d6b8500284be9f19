import type { WireValueOf } from '../endpoint.ts';
import type { Examples } from '../examples.ts';
import type { drawCalls } from './draws.ts';

const drawTime = 1_795_432_500_000;
const ticket: WireValueOf<typeof drawCalls.drawTicket> = {
  reference: 'B261121K7QM4X',
  gameId: 'VN_NORTH_HA_NOI',
  remark: 'Hà Nội',
  language: 'VI',
  drawTime,
  timeZone: 'Asia/Ho_Chi_Minh',
  drawStatus: 'open',
  numero: null,
  status: 'open',
  stake: '15.00',
  win: '0.00',
  time: drawTime - 3_600_000,
  lines: [
    { bet: 'TAIL2', numbers: ['13'], stake: '10.00' },
    { bet: 'ALL2', numbers: ['68'], stake: '5.00' },
  ],
};

/** One request and answer of each call. */
export const drawExamples: Examples<typeof drawCalls> = {
  drawRules: {
    request: { gameId: 'VN_NORTH_HA_NOI' },
    value: {
      gameId: 'VN_NORTH_HA_NOI',
      gameMenuTag: 'VN_NORTH',
      vassalage: 'TCG_LOTTO_VN',
      remark: 'Hà Nội',
      language: 'VI',
      drawTime,
      timeZone: 'Asia/Ho_Chi_Minh',
      lockTime: drawTime - 300_000,
      minStake: '0.10',
      bets: [
        {
          bet: 'TAIL2',
          picks: { count: 1, from: 0, to: 99, digits: 2, different: false },
          prizes: [{ prize: 'HIT', multiplier: '90', chance: '1' }],
          divided: false,
          rtp: 90,
          maxStake: '100.00',
        },
      ],
    },
  },
  drawBet: {
    request: {
      gameId: 'VN_NORTH_HA_NOI',
      drawTime,
      lines: [
        { bet: 'TAIL2', numbers: ['13'], stake: '10' },
        { bet: 'ALL2', numbers: ['68'], stake: '5' },
      ],
      total: '15',
    },
    value: { ticket, balance: '985.00' },
  },
  drawTickets: { request: { status: 'open' }, value: { list: [ticket], totalPages: 1 } },
  drawTicket: { request: { reference: ticket.reference }, value: ticket },
  drawResults: {
    request: { gameId: 'PK10', count: 1 },
    value: [
      {
        gameId: 'PK10',
        gameMenuTag: 'FAST',
        remark: 'Ten-car race',
        language: 'EN',
        drawTime,
        status: 'final',
        numero: '07 02 10 01 05 03 09 04 08 06',
        prizes: [],
        instant: true,
      },
    ],
  },
};
