import type { Example } from '../examples.ts';

export const gameMenusExample: Example<'gameMenus'> = {
  request: {},
  value: [{ gameType: 'RNG', name: 'Slots' }],
};

export const vendorListExample: Example<'vendorList'> = {
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
};

export const hotGamesExample: Example<'hotGames'> = {
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
};

export const winnerBoardExample: Example<'winnerBoard'> = {
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
};
