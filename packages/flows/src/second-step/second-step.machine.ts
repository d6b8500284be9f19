import type { Failure } from '@livery/api';
import { assign, setup } from 'xstate';
import type { LoginAnswer, SecondStepMethod } from '../login/login.types.ts';
import { failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import type {
  SecondStepContext,
  SecondStepEvent,
  SecondStepInput,
  SecondStepOutput,
  SecondStepServices,
  SentCode,
  SentMethod,
} from './second-step.types.ts';

/** Spec §9: a code is requested once per second at most. */
export const sendThrottleMs = 1000;
export const tickMs = 1000;

/** Problems that only a new login at the platform can fix. */
const endings: readonly (string | undefined)[] = ['STEP_EXPIRED', 'EXPIRED', 'ACCOUNT_LOCKED'];

/**
 * The second step of a login from an unknown location: choose a method, have a code sent where there is
 * one to send, answer. A code can be requested again when its countdown is over (spec §4), also after a change of method.
 */
export const secondStepMachine = setup({
  types: {
    context: {} as SecondStepContext,
    events: {} as SecondStepEvent,
    input: {} as SecondStepInput,
    output: {} as SecondStepOutput,
  },
  actors: {
    sendCode: port<{ ticket: string; method: SentMethod }, SentCode>('sendCode'),
    verifyAnswer: port<{ ticket: string; method: SecondStepMethod; answer: string }, LoginAnswer>(
      'verifyAnswer',
    ),
  },
  delays: {
    tick: tickMs,
    sendThrottle: sendThrottleMs,
    sendTimeout: serviceTimeoutMs,
    verifyTimeout: serviceTimeoutMs,
  },
  guards: {
    onlyOneMethod: ({ context }) => context.input.methods.length === 1,
    methodOffered: ({ context }, { method }: { method: SecondStepMethod }) =>
      context.input.methods.includes(method),
    maySend: ({ context }) =>
      isSent(context.method) && (context.resendAt[context.method] ?? 0) <= context.now(),
    answerGiven: (_, { answer }: { answer: string }) => answer.trim() !== '',
    stepEnded: (_, { error }: { error: unknown }) => endsStep(failureFrom(error)),
    countdownRuns: ({ context }) =>
      Object.values(context.resendAt).some((at) => at > context.now()),
  },
  actions: {
    takeOnlyMethod: assign(({ context }) => ({ method: context.input.methods[0] })),
    takeMethod: assign((_, { method }: { method: SecondStepMethod }) => ({ method })),
    forgetMethod: assign({ method: undefined, answer: '', missing: false, failure: undefined }),
    takeAnswer: assign(({ context }, { answer }: { answer: string }) => ({
      // Spec §5: inputs are trimmed, except a code by SMS.
      answer: context.method === 'mobile' ? answer : answer.trim(),
      missing: false,
      failure: undefined,
    })),
    sayMissing: assign({ missing: true }),
    forgetFailure: assign({ failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    beginCountdown: assign(({ context }, { sent }: { sent: SentCode }) => {
      if (!isSent(context.method)) return {};
      const { method } = context;
      const until = context.now() + sent.expiredMinutes * 60_000;
      return {
        resendAt: { ...context.resendAt, [method]: until },
        sentTo: { ...context.sentTo, [method]: sent.sentTo },
      };
    }),
    moveCountdown: assign(({ context }) => ({ tickedAt: context.now() })),
    endPassed: assign((_, { answer }: { answer: LoginAnswer }) => ({
      output: { result: 'passed' as const, answer },
    })),
    endEnded: assign((_, { error }: { error: unknown }) => ({
      output: { result: 'ended' as const, failure: failureFrom(error) },
    })),
    forgetAnswer: assign({ answer: '' }),
  },
}).createMachine({
  id: 'secondStep',
  context: ({ input }) => {
    const now = input.now ?? Date.now;
    return {
      input,
      now,
      method: undefined,
      answer: '',
      missing: false,
      failure: undefined,
      resendAt: {},
      sentTo: {},
      tickedAt: now(),
      output: { result: 'cancelled' },
    };
  },
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: { cancel: { target: '#secondStep.closed' } },
      states: {
        answer: {
          initial: 'beginning',
          states: {
            beginning: {
              always: [
                { guard: 'onlyOneMethod', target: 'asking', actions: 'takeOnlyMethod' },
                { target: 'choosing' },
              ],
            },
            choosing: {
              on: {
                choose: {
                  guard: {
                    type: 'methodOffered',
                    params: ({ event }) => ({ method: event.method }),
                  },
                  target: 'asking',
                  actions: {
                    type: 'takeMethod',
                    params: ({ event }) => ({ method: event.method }),
                  },
                },
              },
            },
            asking: {
              on: {
                back: { target: 'choosing', actions: 'forgetMethod' },
                submit: [
                  {
                    guard: {
                      type: 'answerGiven',
                      params: ({ event }) => ({ answer: event.answer }),
                    },
                    target: 'verifying',
                    actions: {
                      type: 'takeAnswer',
                      params: ({ event }) => ({ answer: event.answer }),
                    },
                  },
                  { actions: 'sayMissing' },
                ],
              },
            },
            verifying: {
              invoke: {
                src: 'verifyAnswer',
                input: ({ context }) => ({
                  ticket: context.input.ticket,
                  // an answer is asked for by a method, so there is one
                  method: context.method as SecondStepMethod,
                  answer: context.answer,
                }),
                onDone: {
                  target: '#secondStep.closed',
                  actions: { type: 'endPassed', params: ({ event }) => ({ answer: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'stepEnded', params: ({ event }) => ({ error: event.error }) },
                    target: '#secondStep.closed',
                    actions: { type: 'endEnded', params: ({ event }) => ({ error: event.error }) },
                  },
                  {
                    target: 'asking',
                    actions: {
                      type: 'keepFailure',
                      params: ({ event }) => ({ error: event.error }),
                    },
                  },
                ],
              },
              after: { verifyTimeout: { target: 'asking', actions: 'keepTimeout' } },
            },
          },
        },
        code: {
          initial: 'quiet',
          states: {
            quiet: {
              on: {
                sendCode: { guard: 'maySend', target: 'sending', actions: 'forgetFailure' },
              },
            },
            sending: {
              // a code on its way to the method that was left is not waited for
              on: { back: { target: 'resting' } },
              invoke: {
                src: 'sendCode',
                input: ({ context }) => ({
                  ticket: context.input.ticket,
                  // `maySend` has looked
                  method: context.method as SentMethod,
                }),
                onDone: {
                  target: 'resting',
                  actions: {
                    type: 'beginCountdown',
                    params: ({ event }) => ({ sent: event.output }),
                  },
                },
                onError: [
                  {
                    guard: { type: 'stepEnded', params: ({ event }) => ({ error: event.error }) },
                    target: '#secondStep.closed',
                    actions: { type: 'endEnded', params: ({ event }) => ({ error: event.error }) },
                  },
                  {
                    target: 'resting',
                    actions: {
                      type: 'keepFailure',
                      params: ({ event }) => ({ error: event.error }),
                    },
                  },
                ],
              },
              after: { sendTimeout: { target: 'resting', actions: 'keepTimeout' } },
            },
            resting: { after: { sendThrottle: { target: 'quiet' } } },
          },
        },
        countdown: {
          initial: 'stopped',
          states: {
            stopped: { always: { guard: 'countdownRuns', target: 'running' } },
            running: {
              entry: 'moveCountdown',
              after: {
                tick: [
                  { guard: 'countdownRuns', target: 'running', reenter: true },
                  { target: 'stopped', actions: 'moveCountdown' },
                ],
              },
            },
          },
        },
      },
    },
    closed: { type: 'final', entry: 'forgetAnswer' },
  },
  output: ({ context }) => context.output,
});

/** The second step with its services provided. */
export function secondStepWith(services: SecondStepServices) {
  return secondStepMachine.provide({
    actors: {
      sendCode: filled(services.sendCode),
      verifyAnswer: filled(services.verifyAnswer),
    },
  });
}

/** Whether the platform sends the code of this method. */
export function isSent(method: SecondStepMethod | undefined): method is SentMethod {
  return method === 'mobile' || method === 'email';
}

function endsStep(failure: Failure): boolean {
  return (
    failure.kind === 'expired' || (failure.kind === 'refused' && endings.includes(failure.code))
  );
}
