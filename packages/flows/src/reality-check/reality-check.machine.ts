import { assign, emit, setup } from 'xstate';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { leftMs } from './reality-check.rules.ts';
import type {
  PlayPosition,
  RealityCheckContext,
  RealityCheckEmitted,
  RealityCheckEvent,
  RealityCheckInput,
  RealityCheckOutput,
  RealityCheckServices,
} from './reality-check.types.ts';

/** The longest timer that every browser supports: a longer one would fire at once. */
const longestTimerMs = 2 ** 31 - 1;
/** How long after a failure the position is read again. */
const readAgainMs = 5000;

/**
 * The reality check: at the member's interval, play is covered, time and net position are read, and the member has to
 * answer. A position that could not be read is read again, and holds nobody up. No other event uncovers it. At the member's own time limit play cannot continue. It ends when the member leaves.
 */
export const realityCheckMachine = setup({
  types: {
    context: {} as RealityCheckContext,
    events: {} as RealityCheckEvent,
    emitted: {} as RealityCheckEmitted,
    input: {} as RealityCheckInput,
    output: {} as RealityCheckOutput,
  },
  actors: { loadPosition: port<void, PlayPosition>('loadPosition') },
  delays: {
    untilCheck: ({ context }) => Math.min(leftMs(context), longestTimerMs),
    positionTimeout: serviceTimeoutMs,
    untilReadAgain: readAgainMs,
  },
  guards: {
    off: ({ context }) => context.minutes === undefined,
    due: ({ context }) => leftMs(context) === 0,
    told: ({ context: { position, failure } }) => (position ?? failure) !== undefined,
  },
  actions: {
    takeMinutes: assign((_, { minutes }: { minutes: number | undefined }) => ({ minutes })),
    restartInterval: assign(({ context }) => ({
      since: context.input.now(),
      position: undefined,
      failure: undefined,
    })),
    tellContinued: emit(({ context }) => ({ type: 'continued' as const, since: context.since })),
    keepPosition: assign((_, { position }: { position: PlayPosition }) => ({
      position,
      failure: undefined,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
  },
}).createMachine({
  id: 'realityCheck',
  context: ({ input }) => ({
    input,
    minutes: input.minutes,
    since: input.since,
    position: undefined,
    failure: undefined,
  }),
  initial: 'playing',
  on: { set: { actions: { type: 'takeMinutes', params: ({ event }) => event } } },
  states: {
    playing: {
      initial: 'routing',
      on: {
        set: { target: '.routing', actions: { type: 'takeMinutes', params: ({ event }) => event } },
        shown: { target: '.routing' },
        timeUp: { target: 'timeUp' },
      },
      states: {
        routing: {
          always: [
            { guard: 'off', target: 'off' },
            { guard: 'due', target: '#realityCheck.covered' },
            { target: 'counting' },
          ],
        },
        off: {},
        counting: { after: { untilCheck: { target: 'routing' } } },
      },
    },
    covered: {
      initial: 'reading',
      on: {
        timeUp: { target: 'timeUp' },
        leave: { target: 'ended' },
        // the time is known here; a platform that does not answer must not block the member forever
        continue: {
          guard: 'told',
          target: 'playing',
          actions: ['restartInterval', 'tellContinued'],
        },
      },
      states: {
        reading: {
          invoke: {
            src: 'loadPosition',
            onDone: {
              target: 'read',
              actions: {
                type: 'keepPosition',
                params: ({ event }) => ({ position: event.output }),
              },
            },
            onError: { target: 'unread', actions: { type: 'keepFailure', params: errorOf } },
          },
          after: { positionTimeout: { target: 'unread', actions: 'keepTimeout' } },
        },
        read: {},
        unread: { after: { untilReadAgain: { target: 'reading' } } },
      },
    },
    timeUp: { on: { leave: { target: 'ended' } } },
    ended: { type: 'final' },
  },
  output: { result: 'left' },
});

/** The reality check with its services provided. */
export function realityCheckWith(services: RealityCheckServices) {
  return realityCheckMachine.provide({ actors: { loadPosition: filled(services.loadPosition) } });
}
