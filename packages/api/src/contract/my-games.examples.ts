import type { Examples } from '../examples.ts';
import type { myGameCalls } from './my-games.ts';

const game = {
  nodeId: 1001,
  vassalage: 'LUMA',
  gameType: 'RNG',
  name: 'Lantern Harvest',
  language: 'EN',
  gameClassify: 'SC',
  minBet: '0.05',
  rtp: 96.2,
};
const recent = { ...game, playedAt: 1_795_252_800_000 };
const favourite = { nodeId: 1001, vendor: 'LUMA', gameType: 'RNG' };

/** One request and answer of each call. */
export const myGameExamples: Examples<typeof myGameCalls> = {
  favouriteAdd: { request: favourite, value: null },
  favouriteRemove: { request: favourite, value: null },
  favourites: { request: { gameType: 'RNG' }, value: [1001] },
  favouriteList: {
    request: {
      clientType: 3,
      platform: 'html5-desktop',
      language: 'EN',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 15,
    },
    value: { content: [game], totalPages: 1 },
  },
  recentGames: { request: { clientType: 3, vassalage: 'LUMA' }, value: [recent] },
  recentGameList: {
    request: { clientType: 3, vassalage: 'LUMA', language: 'EN', pageNo: 1, pageSize: 15 },
    value: { list: [recent], totalPages: 1 },
  },
};
