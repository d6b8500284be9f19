import type { Examples } from '../examples.ts';
import type { launchCalls } from './launch.ts';

const launch = {
  launchId: 'Q7M2K9XW4H',
  url: '/play/reels.html#ticket=9f3c1b&language=EN',
  expires: 1_795_252_920_000,
};
const game = {
  launchId: 'Q7M2K9XW4H',
  vassalage: 'LUMA',
  gameType: 'RNG',
  nodeId: 1001,
  name: 'Lantern Harvest',
  language: 'EN',
  openedAt: 1_795_252_800_000,
};
const round = {
  reference: 'G261121K7M2QX',
  launchId: 'Q7M2K9XW4H',
  stake: '1.00',
  win: '3.00',
  signs: ['ring', 'ring', 'ring', 'drop', 'leaf'],
  status: 'open' as const,
  startedAt: 1_795_252_805_000,
};
const ended = { ...round, status: 'ended' as const };

/** One request and answer of each call. */
export const launchExamples: Examples<typeof launchCalls> = {
  launchGame: {
    request: {
      gameType: 'RNG',
      isGame: 'GAME',
      defaultPlayType: '',
      vendor: 'LUMA',
      accountTypeName: 'LUMA',
      gameCode: '1001',
      code: '1001',
      vassalage: 'LUMA',
      platform: 'html5-desktop',
    },
    value: launch,
  },
  socialLaunch: {
    request: { gameType: 'RNG', vassalage: 'LUMA', code: '1001', platform: 'html5-desktop' },
    value: launch,
  },
  lobbyLaunch: {
    request: { lottoArea: 'VN', launchMode: 'LOTT', gameCode: 'VN_NORTH_HA_NOI' },
    value: { url: '/lottery?vendor=TCG_LOTTO_VN&gameCode=VN_NORTH_HA_NOI' },
  },
  enterGame: {
    request: { ticket: '9f3c1b' },
    value: {
      game,
      pays: [{ signs: 'ring 3', multiplier: '3' }],
      history: [['ring', 'ring', 'ring', 'drop', 'leaf']],
      minStake: '0.05',
      maxStake: '50.00',
      stakes: ['0.05', '0.10', '0.50'],
      balance: '100.00',
      round,
    },
  },
  openRound: { request: {}, value: { games: [game], round } },
  playRound: {
    request: { launchId: 'Q7M2K9XW4H', stake: '1' },
    value: { round, balance: '99.00' },
  },
  endRound: {
    request: { reference: 'G261121K7M2QX' },
    value: { round: ended, balance: '102.00' },
  },
  closeGame: {
    request: { launchId: 'Q7M2K9XW4H' },
    value: { round: ended, balance: '102.00' },
  },
};
