import { selectGameLaunch } from '@livery/flows/game-launch';
import { selectLobby } from '@livery/flows/lottery-lobby';
import { selectRealityCheck } from '@livery/flows/reality-check';
import { machines } from './machines.ts';
import { newKey, or, scriptOf } from './script.ts';

const lottery = {
  gameId: 'VN-N',
  gameMenuTag: 'NORTH',
  remark: 'North',
  numero: '12345',
  remainTime: 12_000,
  lockTime: 10_000,
  drawDayOfWeek: '1,2,12',
  tag: '',
  status: 'open',
  prizeMode: 'SEA',
  instant: false,
};
const other = {
  launchId: 'L-9',
  vassalage: 'JILI',
  gameType: 'RNG',
  nodeId: 9,
  name: 'Nine',
  openedAt: 1,
};

/** How a reader steps through the flows of play. */
export const playScripts = {
  'game-launch': scriptOf(machines['game-launch'], {
    input: () => ({
      newKey,
      member: 'member' as const,
      game: { gameType: 'RNG', vassalage: 'PG', gameCode: '7' },
    }),
    events: {
      retry: { type: 'retry' },
      resume: { type: 'resume' },
      closeOther: { type: 'closeOther' },
      frameReady: { type: 'frameReady' },
      close: { type: 'close' },
      leave: { type: 'leave' },
    },
    answers: {
      loadOpen: or({ 'tells of none': { games: [] }, 'tells of another': { games: [other] } }),
      launch: or({ 'gives the address': { launchId: 'L-7', url: '/game', expires: 1 } }),
      act: or({ 'is closed': { balance: '10.00' } }),
    },
    select: selectGameLaunch,
  }),
  'lottery-lobby': scriptOf(machines['lottery-lobby'], {
    input: () => ({ signedIn: true }),
    events: {
      'show favourites': { type: 'list', list: 'fav' },
      'show all': { type: 'list', list: 'none' },
      'choose a group': { type: 'tag', tag: 'NORTH' },
      'choose Monday': { type: 'week', day: 2 },
      'sign out': { type: 'session', signedIn: false },
      hidden: { type: 'hidden' },
      shown: { type: 'shown' },
      retry: { type: 'retry' },
    },
    answers: { loadList: or({ 'brings games': [lottery], 'brings nothing': [] }) },
    select: selectLobby,
  }),
  'reality-check': scriptOf(machines['reality-check'], {
    input: (now) => ({ minutes: 10, since: 0, now }),
    events: {
      'set 20 minutes': { type: 'set', minutes: 20 },
      'set none': { type: 'set', minutes: undefined },
      shown: { type: 'shown' },
      timeUp: { type: 'timeUp' },
      continue: { type: 'continue' },
      leave: { type: 'leave' },
    },
    answers: { loadPosition: or({ 'tells it': { playedMs: 600_000, net: '-25.00' } }) },
    select: selectRealityCheck,
  }),
};
