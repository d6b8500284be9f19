import { describe, expect, test } from 'vitest';
import { expired, offline, refused } from '../../test/failures.ts';
import {
  actMoves,
  actRules,
  fails,
  keys,
  loseAct,
  placeOf,
  reply,
  startMachine,
  type Watched,
} from '../../test/fixture.ts';
import { held, settle } from '../../test/held.ts';
import { provesMachine } from '../../test/proves-machine.ts';
import type { Move } from '../../test/walks.ts';
import type { ActTry } from '../act/act.types.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { frameTimeoutMs, gameLaunchMachine, gameLaunchWith } from './game-launch.machine.ts';
import { selectGameLaunch } from './game-launch.selectors.ts';
import type {
  ClosedGame,
  CloseRequest,
  Launch,
  LaunchObject,
  OpenGame,
  OpenGames,
} from './game-launch.types.ts';

const game: LaunchObject = { gameType: 'RNG', vassalage: 'PG', gameCode: '7' };
const other: OpenGame = {
  launchId: 'L-9',
  vassalage: 'JILI',
  gameType: 'RNG',
  nodeId: 9,
  name: 'Nine',
  openedAt: 1,
};
const same: OpenGame = { ...other, launchId: 'L-7', vassalage: 'PG', nodeId: 7 };
const lobby: OpenGame = {
  launchId: 'L-2',
  vassalage: 'REED',
  gameType: 'LIVE',
  name: 'Reedboat',
  openedAt: 1,
};
const lottery: OpenGame = {
  launchId: 'L-1',
  vassalage: 'LOTT',
  gameType: 'LOTT',
  gameCode: 'VN',
  name: 'VN',
  openedAt: 1,
};
const round = {
  reference: 'R1',
  launchId: 'L-9',
  stake: '1.00',
  win: '0.00',
  status: 'open' as const,
  startedAt: 1,
};
const none: OpenGames = { games: [] };
const launched: Launch = { launchId: 'L-7', url: '/game', expires: 1 };
const closed: ClosedGame = { balance: '10.00' };

function fixture(
  watched?: Watched<typeof gameLaunchMachine>,
  member: 'guest' | 'member' = 'member',
  wish = game,
) {
  const loadOpen = held<void, OpenGames>();
  const launch = held<LaunchObject, Launch>();
  const close = held<ActTry<CloseRequest>, ClosedGame>();
  const filled = gameLaunchWith({
    loadOpen: loadOpen.service,
    launch: launch.service,
    closeGame: close.service,
  });
  const rig = startMachine(filled, { newKey: keys(), member, game: wish }, watched);
  const view = () => selectGameLaunch(rig.actor.getSnapshot());
  return {
    ...rig,
    loadOpen,
    launch,
    close,
    view,
    output: () => rig.actor.getSnapshot().output,
    place: () => {
      const { value, context } = rig.actor.getSnapshot();
      const { failure, launched: there, game: wanted, wantsOut } = context;
      const facts = [failure?.kind, there?.launchId, wanted.gameCode, wantsOut];
      return JSON.stringify([value, facts, placeOf(view().act)]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

async function found(open: OpenGames, wish = game) {
  const at = fixture(undefined, 'member', wish);
  at.loadOpen.last().answer(open);
  await settle();
  return at;
}
async function opening() {
  const at = await found(none);
  at.launch.last().answer(launched);
  await settle();
  return at;
}

describe('a launch', () => {
  test('by a guest asks to log in, and remembers the game', () => {
    const at = fixture(undefined, 'guest');
    expect(at.output()).toEqual({ result: 'signInNeeded', game });
    expect(at.loadOpen.calls).toHaveLength(0);
    expect(at.view().step).toBe('ended');
  });

  test('opens the game in a frame, plays and closes it', async () => {
    const at = await found(none);
    expect(at.view()).toMatchObject({ step: 'launching', busy: true, frame: undefined });
    expect(at.launch.last().input).toEqual(game);
    at.launch.last().answer(launched);
    await settle();
    expect(at.view()).toMatchObject({ step: 'opening', busy: true, frame: launched });
    at.actor.send({ type: 'frameReady' });
    expect(at.view()).toMatchObject({ step: 'playing', busy: false, frame: launched });
    at.actor.send({ type: 'close' });
    at.actor.send({ type: 'close' });
    expect(at.view()).toMatchObject({ step: 'closing', frame: undefined, canLeave: false });
    expect(at.close.calls).toHaveLength(1);
    expect(at.close.last().input.request).toEqual({ launchId: 'L-7' });
    at.close.last().answer(closed);
    await settle();
    expect(at.output()).toEqual({ result: 'closed', failure: undefined });
  });

  test.each([refused('TIME_OUT'), offline])(
    'that fails is reported and can be retried: %s',
    async (error) => {
      const at = await found(none);
      at.launch.last().fail(error);
      await settle();
      expect(at.view()).toMatchObject({ step: 'failed', failure: error.failure, frame: undefined });
      at.actor.send({ type: 'retry' });
      expect(at.view()).toMatchObject({ step: 'looking', failure: undefined });
      at.actor.send({ type: 'leave' });
      expect(at.output()).toEqual({ result: 'left' });
      expect(at.close.calls).toHaveLength(0);
    },
  );

  test('that hangs times out, and the next launch finds what it left open', async () => {
    const at = await found(none);
    const first = at.launch.last();
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('launching');
    at.clock.increment(1);
    expect(at.view()).toMatchObject({
      step: 'failed',
      failure: { kind: 'timeout', afterMs: serviceTimeoutMs },
    });
    first.answer(launched);
    await settle();
    expect(at.view()).toMatchObject({ step: 'failed', frame: undefined });
    at.actor.send({ type: 'retry' });
    at.loadOpen.last().answer({ games: [same] });
    await settle();
    expect(at.view().step).toBe('launching');
  });

  test('that the member leaves is closed as soon as it is answered', async () => {
    const at = await found(none);
    at.actor.send({ type: 'leave' });
    expect(at.view()).toMatchObject({ step: 'closing', busy: true });
    at.launch.last().answer(launched);
    await settle();
    expect(at.close.last().input.request).toEqual({ launchId: 'L-7' });
    at.close.last().answer(closed);
    await settle();
    expect(at.output()).toEqual({ result: 'closed', failure: undefined });
  });

  test.each([refused('GAME_OPEN'), offline])(
    'that the member leaves ends without a question where it fails: %s',
    async (error) => {
      const at = await found(none);
      at.actor.send({ type: 'leave' });
      at.launch.last().fail(error);
      await settle();
      expect(at.output()).toEqual({ result: 'left' });
    },
  );

  test('that the member leaves is not waited for longer than any other', async () => {
    const at = await found(none);
    at.actor.send({ type: 'leave' });
    at.clock.increment(serviceTimeoutMs);
    expect(at.output()).toEqual({ result: 'left' });
  });

  test('whose frame never loads is reported, and closed when the member leaves', async () => {
    const at = await opening();
    at.clock.increment(frameTimeoutMs - 1);
    expect(at.view().step).toBe('opening');
    at.clock.increment(1);
    expect(at.view()).toMatchObject({
      step: 'failed',
      failure: { kind: 'timeout', afterMs: frameTimeoutMs },
    });
    at.actor.send({ type: 'leave' });
    expect(at.view().step).toBe('closing');
    at.close.last().fail(refused('NOT_FOUND'));
    await settle();
    expect(at.output()).toMatchObject({ result: 'closed', failure: { code: 'NOT_FOUND' } });
  });

  test('checks for open games first, with a timeout', async () => {
    const at = fixture();
    expect(at.view()).toMatchObject({ step: 'looking', busy: true });
    at.loadOpen.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ step: 'failed', failure: { kind: 'offline' } });
    at.actor.send({ type: 'retry' });
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('looking');
    at.clock.increment(1);
    expect(at.view().failure).toEqual({ kind: 'timeout', afterMs: serviceTimeoutMs });
  });

  test('fails at once without its services', async () => {
    const at = startMachine(gameLaunchMachine, { newKey: keys(), member: 'member', game });
    await settle();
    expect(String(at.errors[0])).toContain('the service "loadOpen" of this flow');
  });
});

describe('a game that is open', () => {
  test('with an interrupted round is offered first, and cannot be closed from here', async () => {
    const at = await found({ games: [lottery, other], round });
    expect(at.view()).toMatchObject({ step: 'roundOpen', other, round, busy: false });
    at.actor.send({ type: 'closeOther' });
    expect(at.close.calls).toHaveLength(0);
    at.actor.send({ type: 'resume' });
    expect(at.launch.last().input).toEqual({ gameType: 'RNG', vassalage: 'JILI', gameCode: '9' });
    expect(at.view()).toMatchObject({ other: undefined, round: undefined });
  });

  test('is closed first when the member requests another and confirms', async () => {
    const at = await found({ games: [other] });
    expect(at.view()).toMatchObject({ step: 'gameOpen', other });
    at.actor.send({ type: 'closeOther' });
    at.actor.send({ type: 'closeOther' });
    expect(at.close.last().input.request).toEqual({ launchId: 'L-9' });
    expect(at.launch.calls).toHaveLength(0);
    at.close.last().answer(closed);
    await settle();
    at.loadOpen.last().answer(none);
    await settle();
    expect(at.launch.last().input).toEqual(game);
    expect(at.close.calls).toHaveLength(1);
  });

  test('can be resumed or left', async () => {
    const at = await found({ games: [lottery] });
    at.actor.send({ type: 'resume' });
    expect(at.launch.last().input).toEqual({ gameType: 'LOTT', vassalage: 'LOTT', gameCode: 'VN' });
    const left = await found({ games: [other] });
    left.actor.send({ type: 'leave' });
    expect(left.output()).toEqual({ result: 'left' });
    expect(left.close.calls).toHaveLength(0);
  });

  test.each([
    { open: same, wish: game },
    { open: same, wish: { gameType: 'RNG', vendor: 'PG', code: '7' } },
    { open: same, wish: { gameType: 'RNG', code: '7' } },
    { open: same, wish: { gameType: 'RNG', accountTypeName: 'Pocket', gameCode: '7' } },
    { open: lobby, wish: { gameType: 'LIVE', vassalage: 'REED' } },
    { open: lobby, wish: { gameType: 'LIVE', accountTypeName: 'REED' } },
    { open: lobby, wish: { gameType: 'LIVE', accountTypeName: 'Reedboat' } },
    { open: lottery, wish: { gameType: 'LOTT', vassalage: 'LOTT', gameCode: 'VN' } },
  ])('and is the requested one opens again without a question', async ({ open, wish }) => {
    const at = await found({ games: [open], round: { ...round, launchId: open.launchId } }, wish);
    expect(at.view().step).toBe('launching');
    expect(at.launch.last().input).toEqual(wish);
  });

  test.each([
    { open: same, wish: { gameType: 'FISH', vassalage: 'PG', gameCode: '7' } },
    { open: same, wish: { gameType: 'RNG', vassalage: 'JILI', gameCode: '7' } },
    { open: same, wish: { gameType: 'RNG', vassalage: 'PG', gameCode: '8' } },
    { open: lobby, wish: { gameType: 'LIVE', accountTypeName: 'Lotus' } },
    { open: lobby, wish: { gameType: 'LIVE' } },
  ])('and is not the requested one is offered first', async ({ open, wish }) => {
    const at = await found({ games: [open] }, wish);
    expect(at.view()).toMatchObject({ step: 'gameOpen', other: open });
  });

  test('in another tab meanwhile is found when the launch is rejected', async () => {
    const at = await found(none);
    at.launch.last().fail(refused('GAME_OPEN'));
    await settle();
    expect(at.view().step).toBe('looking');
    at.loadOpen.last().answer({ games: [other] });
    await settle();
    expect(at.view().step).toBe('gameOpen');
  });

  test('that the platform refuses for and never names ends in its reason, and is asked for once', async () => {
    const at = await found(none);
    at.launch.last().fail(refused('GAME_OPEN'));
    await settle();
    at.loadOpen.last().answer({ games: [], round });
    await settle();
    expect(at.view().step).toBe('launching');
    at.launch.last().fail(refused('GAME_OPEN'));
    await settle();
    expect(at.view()).toMatchObject({ step: 'failed', failure: { code: 'GAME_OPEN' } });
    expect(at.loadOpen.calls).toHaveLength(2);
    at.actor.send({ type: 'retry' });
    await settle();
    expect(at.view().step).toBe('looking');
  });

  test('that cannot be closed is reported; a lost answer is requested again with its key', async () => {
    const at = await found({ games: [other] });
    at.actor.send({ type: 'closeOther' });
    await loseAct(at, at.close);
    expect(new Set(at.close.calls.map(({ input }) => input.key))).toEqual(new Set(['key-1']));
    at.view().act?.send({ type: 'leave' });
    expect(at.view()).toMatchObject({ step: 'failed', failure: { kind: 'offline' } });
    at.actor.send({ type: 'retry' });
    at.loadOpen.last().answer({ games: [other] });
    await settle();
    at.actor.send({ type: 'closeOther' });
    expect(at.close.last().input.key).toBe('key-2');
  });
});

const active = (at: Fixture) => at.actor.getSnapshot().status === 'active';
const moves: readonly Move<Fixture>[] = [
  ...(['retry', 'resume', 'closeOther', 'frameReady', 'close', 'leave'] as const).map(
    (type): Move<Fixture> => ({
      name: type,
      now: (at) => (active(at) ? () => at.actor.send({ type }) : undefined),
    }),
  ),
  {
    name: '30 s',
    now: (at) => (active(at) ? () => at.clock.increment(frameTimeoutMs) : undefined),
  },
  ...actMoves,
  reply(
    'nothing open',
    (at: Fixture) => at.loadOpen,
    (call) => call.answer(none),
  ),
  reply(
    'other open',
    (at: Fixture) => at.loadOpen,
    (call) => call.answer({ games: [other] }),
  ),
  reply(
    'round open',
    (at: Fixture) => at.loadOpen,
    (call) => call.answer({ games: [other], round }),
  ),
  fails('not looked', (at: Fixture) => at.loadOpen, offline),
  reply(
    'launched',
    (at: Fixture) => at.launch,
    (call) => call.answer(launched),
  ),
  fails('not launched', (at: Fixture) => at.launch, offline),
  fails('open elsewhere', (at: Fixture) => at.launch, refused('GAME_OPEN')),
  reply(
    'closed',
    (at: Fixture) => at.close,
    (call) => call.answer(closed),
  ),
  fails('not closed', (at: Fixture) => at.close, refused('NOT_FOUND')),
  fails('lost', (at: Fixture) => at.close, expired),
];

provesMachine({
  machine: gameLaunchMachine,
  start: fixture,
  beginnings: [{ start: (watched) => fixture(watched, 'guest') }],
  moves,
  places: 200,
  walks: {
    length: 25,
    sees: (at) => at.output()?.result,
    reaches: ['closed', 'left'],
    rules: (at, path) => {
      const output = at.output();
      const { step, frame } = at.view();
      const looked = path.findLast((name) => / open$/.test(name));
      return {
        ...actRules(at.close),
        'two launches are in flight': at.launch.open().length <= 1,
        'a frame without a launch': frame === undefined || path.includes('launched'),
        'a game was opened over another':
          step !== 'launching' || looked === 'nothing open' || path.includes('resume'),
        'a game that was launched stays open':
          output?.result !== 'left' || !path.includes('launched'),
      };
    },
  },
});
