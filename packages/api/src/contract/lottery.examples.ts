import type { Examples } from '../examples.ts';
import type { lotteryCalls } from './lottery.ts';

/** One request and answer of each call. */
export const lotteryExamples: Examples<typeof lotteryCalls> = {
  popularLottery: {
    request: { count: 20 },
    value: [
      {
        gameId: 'VN_MB',
        gameMenuTag: 'VN_NORTH',
        remark: 'Hà Nội',
        language: 'VI',
        numero: '48213',
        remainTime: 5_400_000,
        lockTime: 5_100_000,
        drawDayOfWeek: '2,5',
        tag: 'HOT',
        status: 'open',
        prizeMode: 'SEA',
        instant: false,
      },
      {
        gameId: 'FAST_45',
        gameMenuTag: 'FAST',
        remark: '45 s',
        numero: null,
        remainTime: -1_000,
        lockTime: -6_000,
        drawDayOfWeek: '1,2,3,4,5,6,7',
        status: 'drawing',
        prizeMode: 'SEA',
        instant: true,
      },
    ],
  },
};
