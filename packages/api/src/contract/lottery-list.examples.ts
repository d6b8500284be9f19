import type { Examples } from '../examples.ts';
import type { lotteryListCalls } from './lottery-list.ts';

const hanoi = {
  gameId: 'VN_NORTH_HA_NOI',
  gameMenuTag: 'VN_NORTH',
  remark: 'Hà Nội',
  language: 'VI',
  numero: '48213',
  remainTime: 5_400_000,
  lockTime: 5_100_000,
  drawDayOfWeek: '2,5',
  tag: '',
  status: 'open',
  prizeMode: 'SEA',
  instant: false,
  vendor: 'TCG_LOTTO_VN',
} as const;
const north = { tag: 'VN_NORTH', name: 'Vietnam, north', language: 'EN', gameMenus: [hanoi] };

/** One request and answer of each call. */
export const lotteryListExamples: Examples<typeof lotteryListCalls> = {
  lotteryGameList: { request: { prizeMode: 'SEA', language: 'EN' }, value: [north] },
  recentLottery: {
    request: { prizeMode: 'SEA', device: 'WEB', recentCount: 100 },
    value: { 0: { ...hanoi, playedAt: 1_795_252_800_000 } },
  },
  vnGameMenu: { request: { device: 'WEB' }, value: [north] },
  vnRecentMenu: { request: { device: 'WEB' }, value: [north] },
  vnNumero: {
    request: { count: 100, gameId: 'VN_NORTH_HA_NOI' },
    value: [
      {
        gameId: 'VN_NORTH_HA_NOI',
        gameMenuTag: 'VN_NORTH',
        remark: 'Hà Nội',
        language: 'VI',
        drawTime: 1_795_252_800_000,
        timeZone: 'Asia/Ho_Chi_Minh',
        status: 'final',
        numero: '48213',
        prizes: [{ prize: 'DB', count: 1, digits: 5, numbers: ['48213'] }],
      },
    ],
  },
  openedNumbers: {
    request: { prizeMode: 'SEA' },
    value: [
      {
        gameId: 'VN_NORTH_HA_NOI',
        gameMenuTag: 'VN_NORTH',
        remark: 'Hà Nội',
        language: 'VI',
        numero: '48213',
        drawTime: 1_795_252_800_000,
        timeZone: 'Asia/Ho_Chi_Minh',
        prizeMode: 'SEA',
      },
    ],
  },
};
