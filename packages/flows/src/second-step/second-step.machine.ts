import type { Failure } from '@livery/api';
import { assign, setup } from 'xstate';
import type { LoginAnswer, SecondStepMethod } from '../login/login.types.ts';
import {
  begun,
  countdownRegion,
  mayResend,
  noCountdown,
  runs,
  tickMs,
} from '../shared/countdown.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { sendThrottleMs, serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { endsStep, isSent } from './second-step.rules.ts';
import type {
  SecondStepContext,
  SecondStepEvent,
  SecondStepInput,
  SecondStepOutput,
  SecondStepServices,
  SentCode,
  SentMethod,
} from './second-step.types.ts';

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
    maySend: ({ context }) => isSent(context.method) && mayResend(context, context.method),
    answerGiven: (_, { answer }: { answer: string }) => answer.trim() !== '',
    stepEnded: (_, { error }: { error: unknown }) => endsStep(failureFrom(error)),
    countdownRuns: ({ context }) => runs(context),
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
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    takeAsked: assign(({ context: { method } }) => ({
      asked: isSent(method) ? method : undefined,
      failure: undefined,
    })),
    // of a method that was left nothing is shown
    keepSendFailure: assign(({ context }, { failure }: { failure: Failure }) =>
      context.method === context.asked ? { failure } : {},
    ),
    beginCountdown: assign(({ context }, { sent }: { sent: SentCode }) => {
      const to = context.asked as SentMethod;
      return {
        ...begun(context, to, sent.expiredMinutes * 60),
        sentTo: { ...context.sentTo, [to]: sent.sentTo },
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
  context: ({ input }) => ({
    input,
    ...noCountdown(input.now),
    method: undefined,
    asked: undefined,
    answer: '',
    missing: false,
    failure: undefined,
    sentTo: {},
    output: { result: 'cancelled' },
  }),
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
                    guard: { type: 'stepEnded', params: errorOf },
                    target: '#secondStep.closed',
                    actions: { type: 'endEnded', params: errorOf },
                  },
                  { target: 'asking', actions: { type: 'keepFailure', params: errorOf } },
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
                sendCode: { guard: 'maySend', target: 'sending', actions: 'takeAsked' },
              },
            },
            // also while the method is left: its code may arrive, and its countdown runs
            sending: {
              invoke: {
                src: 'sendCode',
                input: ({ context }) => ({
                  ticket: context.input.ticket,
                  // `maySend` has looked
                  method: context.asked as SentMethod,
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
                    guard: { type: 'stepEnded', params: errorOf },
                    target: '#secondStep.closed',
                    actions: { type: 'endEnded', params: errorOf },
                  },
                  {
                    target: 'resting',
                    actions: {
                      type: 'keepSendFailure',
                      params: ({ event }) => ({ failure: failureFrom(event.error) }),
                    },
                  },
                ],
              },
              after: {
                sendTimeout: {
                  target: 'resting',
                  actions: {
                    type: 'keepSendFailure',
                    params: { failure: timeout(serviceTimeoutMs) },
                  },
                },
              },
            },
            resting: { after: { sendThrottle: { target: 'quiet' } } },
          },
        },
        countdown: countdownRegion,
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
