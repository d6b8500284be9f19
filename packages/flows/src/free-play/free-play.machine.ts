import { assign, setup } from 'xstate';
import { answerless, saysSomething } from '../login/login.rules.ts';
import type { LoginAnswer } from '../login/login.types.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import type {
  FreePlayContext,
  FreePlayEvent,
  FreePlayOutput,
  FreePlayServices,
} from './free-play.types.ts';

/** Playing without an account (spec §6 "Free-play guest"): one call, which ends with the login's answer. */
export const freePlayMachine = setup({
  types: {
    context: {} as FreePlayContext,
    events: {} as FreePlayEvent,
    output: {} as FreePlayOutput,
  },
  actors: { enter: port<void, LoginAnswer>('enter') },
  delays: { enterTimeout: serviceTimeoutMs },
  guards: {
    answered: (_, { answer }: { answer: LoginAnswer }) => saysSomething(answer),
  },
  actions: {
    forgetFailure: assign({ failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    keepAnswerless: assign({ failure: answerless }),
    endEntered: assign((_, { answer }: { answer: LoginAnswer }) => ({
      output: { result: 'entered' as const, answer },
    })),
  },
}).createMachine({
  id: 'freePlay',
  context: { failure: undefined, output: { result: 'cancelled' } },
  initial: 'idle',
  states: {
    idle: {
      on: {
        start: { target: 'entering', actions: 'forgetFailure' },
        cancel: { target: 'closed' },
      },
    },
    entering: {
      on: { cancel: { target: 'closed' } },
      invoke: {
        src: 'enter',
        onDone: [
          {
            guard: { type: 'answered', params: ({ event }) => ({ answer: event.output }) },
            target: 'closed',
            actions: { type: 'endEntered', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'idle', actions: 'keepAnswerless' },
        ],
        onError: { target: 'idle', actions: { type: 'keepFailure', params: errorOf } },
      },
      after: { enterTimeout: { target: 'idle', actions: 'keepTimeout' } },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.output,
});

/** Free play with its services provided. */
export function freePlayWith({ enter }: FreePlayServices) {
  return freePlayMachine.provide({ actors: { enter: filled(enter) } });
}
