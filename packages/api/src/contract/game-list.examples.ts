import type { Examples } from '../examples.ts';
import type { gameListCalls } from './game-list.ts';

/** One request and answer of each call. */
export const gameListExamples: Examples<typeof gameListCalls> = {
  gameList: {
    request: {
      clientType: 3,
      platform: 'flash,html5-desktop',
      channel: 'WEB',
      merchant: 'MAYURA',
      gameType: 'RNG',
      vassalage: 'LUMA',
      gameClassify: 'SC',
      gameName: 'e',
      minBet: '0.05',
      minLineNum: 5,
      pageNo: 1,
      pageSize: 15,
      language: 'EN',
    },
    value: {
      games: [
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
        },
      ],
      totalPages: 1,
    },
  },
  gameTypeByVendor: {
    request: { vassalage: 'LUMA' },
    value: [{ gameType: 'RNG', name: 'Slots' }],
  },
  vendorLanes: {
    request: {},
    value: [
      {
        title: 'Slots',
        language: 'EN',
        gameClassify: 'RNG',
        cards: [
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
    ],
  },
  gameRules: {
    request: { nodeId: 1001 },
    value: {
      nodeId: 1001,
      name: 'Lantern Harvest',
      language: 'EN',
      iconUrl: '/lgw/img/games/1001.svg',
      rules: ['Each round costs the stake that you choose.'],
      rulesLanguage: 'EN',
      prizes: [{ multiplier: '100', chance: '0.01' }],
      rtp: 96.2,
      lines: 20,
      minStake: '0.05',
      maxStake: '50.00',
    },
  },
  gameAnnouncements: {
    request: { type: 'PR', gameType: 'LIVE' },
    value: [
      {
        id: 1,
        type: 'PR',
        title: 'Two new tables at Palmyra Table',
        content: 'They open at noon.',
        language: 'EN',
        vassalage: 'PALM',
        gameType: 'LIVE',
        publishTime: 1_795_252_800_000,
      },
    ],
  },
  pvpRooms: {
    request: { vassalage: 'QUIL' },
    value: [
      {
        roomId: 'QUIL-1',
        vassalage: 'QUIL',
        nodeId: 1241,
        name: 'River Rummy',
        language: 'EN',
        seats: 4,
        minStake: '0.05',
        maxStake: '50.00',
        isOpen: true,
      },
    ],
  },
};
