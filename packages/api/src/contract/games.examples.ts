import type { Examples } from '../examples.ts';
import type { gameCalls } from './games.ts';

/** One request and answer of each call. */
export const gameExamples: Examples<typeof gameCalls> = {
  gameMenus: {
    request: {},
    value: [{ gameType: 'RNG', name: 'Slots' }],
  },
  vendorList: {
    request: { gameType: 'RNG' },
    value: [
      {
        vassalage: 'LUMA',
        displayName: 'Lumatide',
        gameType: 'RNG',
        accountTypeId: 1,
        isHot: true,
        gameCount: 24,
      },
    ],
  },
  jackpotFeed: {
    request: { language: 'EN' },
    value: {
      amount: '250000.00',
      updatedTime: 1_772_000_000_000,
      game: {
        nodeId: 1024,
        vassalage: 'LUMA',
        gameType: 'RNG',
        name: 'Crown Harbour',
        language: 'EN',
        gameClassify: 'JP',
        minBet: '0.05',
        rtp: 94.12,
        isJackpot: true,
      },
    },
  },
  hotGames: {
    request: { merchantCode: 'MAYURA', isPlatform: 2, platform: 'html5-desktop', language: 'EN' },
    value: [
      {
        nodeId: 1001,
        vassalage: 'LUMA',
        gameType: 'RNG',
        name: 'Lantern Harvest',
        language: 'EN',
        gameClassify: 'SC',
        iconUrl: '/lgw/img/games/1001.svg',
        minBet: '0.05',
        rtp: 96.2,
        lines: 20,
        isJackpot: false,
      },
    ],
  },
  winnerBoard: {
    request: { language: 'EN', limitNum: 50 },
    value: [
      {
        vo: {
          recordId: 'W-000001',
          iconUrl: '/lgw/img/games/1001.svg',
          customerName: 'm***a',
          winAmount: '1234.50',
          gameName: 'Lantern Harvest',
          language: 'EN',
          sample: true,
        },
      },
    ],
  },
};
