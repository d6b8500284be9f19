import type { Failure } from '@livery/api';
import { assign, setup } from 'xstate';
import { actMachine, actWith } from '../act/act.machine.ts';
import type { ActOutput } from '../act/act.types.ts';
import { refusedWith } from '../shared/amount.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { isSame, launchOf, otherGame } from './game-launch.rules.ts';
import type {
  ClosedGame,
  CloseRequest,
  GameLaunchContext,
  GameLaunchEvent,
  GameLaunchInput,
  GameLaunchOutput,
  GameLaunchServices,
  Launch,
  LaunchObject,
  OpenGames,
} from './game-launch.types.ts';

/** How long a frame may load before the failure is shown. */
export const frameTimeoutMs = 30_000;

/**
 * Opens one game. A guest signs in first. An interrupted round, and then a game that is open, are offered before another
 * game is opened: one at a time. Opening costs nothing, so a failed launch can be retried; the retry finds what the first
 * left open.
 */
export const gameLaunchMachine = setup({
  types: {
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    input: {} as GameLaunchInput,
    output: {} as GameLaunchOutput,
  },
  actors: {
    loadOpen: port<void, OpenGames>('loadOpen'),
    launch: port<LaunchObject, Launch>('launch'),
    act: actMachine<CloseRequest, ClosedGame>(),
  },
  delays: {
    loadTimeout: serviceTimeoutMs,
    launchTimeout: serviceTimeoutMs,
    frameTimeout: frameTimeoutMs,
  },
  guards: {
    guest: ({ context }) => context.input.member === 'guest',
    otherRound: ({ context: { game } }, { open }: { open: OpenGames }) =>
      open.round !== undefined && otherGame(open) !== undefined && !isSame(otherGame(open), game),
    otherOpen: ({ context: { game } }, { open }: { open: OpenGames }) =>
      otherGame(open) !== undefined && !isSame(otherGame(open), game),
    // once: a platform that names no game that is open, and refuses another for it, is not asked for ever
    openElsewhere: ({ context }, { error }: { error: unknown }) =>
      !context.refusedForOther && refusedWith(failureFrom(error), ['GAME_OPEN']),
    launched: ({ context }) => context.launched !== undefined,
    wantsOut: ({ context }) => context.wantsOut,
    closed: (_, { output }: { output: ActOutput<ClosedGame> }) => output.result === 'done',
  },
  actions: {
    askSignIn: assign(({ context }) => ({
      output: { result: 'signInNeeded' as const, game: context.input.game },
    })),
    keepOpen: assign((_, { open }: { open: OpenGames }) => ({ open, refusedForOther: false })),
    noteOther: assign({ refusedForOther: true }),
    takeOther: assign(({ context }) => {
      const other = otherGame(context.open);
      return other ? { game: launchOf(other) } : {};
    }),
    keepLaunch: assign((_, { launched }: { launched: Launch }) => ({ launched })),
    noteLeave: assign({ wantsOut: true }),
    forgetFailure: assign({ failure: undefined, refusedForOther: false }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    keepFrameTimeout: assign({ failure: timeout(frameTimeoutMs) }),
    keepNotClosed: assign((_, { output }: { output: ActOutput<ClosedGame> }) => ({
      failure: notClosed(output),
    })),
    endClosed: assign((_, { output }: { output: ActOutput<ClosedGame> }) => ({
      output: { result: 'closed' as const, failure: notClosed(output) },
    })),
  },
}).createMachine({
  id: 'gameLaunch',
  context: ({ input }) => ({
    input,
    game: input.game,
    open: { games: [] },
    refusedForOther: false,
    wantsOut: false,
    launched: undefined,
    failure: undefined,
    output: { result: 'left' },
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'guest', target: 'ended', actions: 'askSignIn' }, { target: 'looking' }],
    },
    looking: {
      invoke: {
        src: 'loadOpen',
        onDone: [
          {
            guard: { type: 'otherRound', params: ({ event }) => ({ open: event.output }) },
            target: 'roundOpen',
            actions: { type: 'keepOpen', params: ({ event }) => ({ open: event.output }) },
          },
          {
            guard: { type: 'otherOpen', params: ({ event }) => ({ open: event.output }) },
            target: 'gameOpen',
            actions: { type: 'keepOpen', params: ({ event }) => ({ open: event.output }) },
          },
          { target: 'launching' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
      after: { loadTimeout: { target: 'failed', actions: 'keepTimeout' } },
      on: { leave: { target: 'leaving' } },
    },
    // a round ends in its own game: it is resumed, or left for later
    roundOpen: {
      on: {
        resume: { target: 'launching', actions: ['takeOther', 'forgetFailure'] },
        leave: { target: 'leaving' },
      },
    },
    gameOpen: {
      on: {
        resume: { target: 'launching', actions: ['takeOther', 'forgetFailure'] },
        closeOther: { target: 'closingOther', actions: 'forgetFailure' },
        leave: { target: 'leaving' },
      },
    },
    closingOther: {
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { open, input } }) => ({
          // `gameOpen` is reached with an open game only
          request: { launchId: otherGame(open)?.launchId ?? '' },
          newKey: input.newKey,
        }),
        onDone: [
          { guard: { type: 'closed', params: ({ event }) => event }, target: 'looking' },
          { target: 'failed', actions: { type: 'keepNotClosed', params: ({ event }) => event } },
        ],
      },
    },
    // left when its answer is there: what the platform has opened is closed
    launching: {
      invoke: {
        src: 'launch',
        input: ({ context }) => context.game,
        onDone: [
          {
            guard: 'wantsOut',
            target: 'leaving',
            actions: { type: 'keepLaunch', params: ({ event }) => ({ launched: event.output }) },
          },
          {
            target: 'opening',
            actions: { type: 'keepLaunch', params: ({ event }) => ({ launched: event.output }) },
          },
        ],
        onError: [
          { guard: 'wantsOut', target: 'leaving' },
          {
            guard: { type: 'openElsewhere', params: errorOf },
            target: 'looking',
            actions: 'noteOther',
          },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
      after: {
        launchTimeout: [
          { guard: 'wantsOut', target: 'leaving' },
          { target: 'failed', actions: 'keepTimeout' },
        ],
      },
      on: { leave: { actions: 'noteLeave' } },
    },
    opening: {
      on: { frameReady: { target: 'playing' }, close: { target: 'closing' } },
      after: { frameTimeout: { target: 'failed', actions: 'keepFrameTimeout' } },
    },
    playing: { on: { close: { target: 'closing' } } },
    failed: {
      on: {
        retry: { target: 'looking', actions: 'forgetFailure' },
        leave: { target: 'leaving' },
      },
    },
    leaving: { always: [{ guard: 'launched', target: 'closing' }, { target: 'ended' }] },
    closing: {
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { launched, input } }) => ({
          // reached with a launch only
          request: { launchId: launched?.launchId ?? '' },
          newKey: input.newKey,
        }),
        onDone: { target: 'ended', actions: { type: 'endClosed', params: ({ event }) => event } },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.output,
});

/** The launch of a game with its services provided. */
export function gameLaunchWith(services: GameLaunchServices) {
  return gameLaunchMachine.provide({
    actors: {
      loadOpen: filled(services.loadOpen),
      launch: filled(services.launch),
      act: actWith(services.closeGame),
    },
  });
}

function notClosed(output: ActOutput<ClosedGame>): Failure | undefined {
  return output.result === 'done' ? undefined : output.failure;
}
