import { assign, setup } from 'xstate';
import {
  begun,
  countdownRegion,
  mayResend,
  noCountdown,
  runs,
  tickMs,
} from '../shared/countdown.ts';
import { timeout } from '../shared/failure.ts';
import { proofTimeoutMs, sendThrottleMs, serviceTimeoutMs } from '../shared/limits.ts';
import { type CodeFailure, codeFailureFrom } from '../shared/phone.ts';
import { filled, port } from '../shared/port.ts';
import { isAsked, keyOf, secondsOf } from './sms-code.rules.ts';
import type {
  MobileNumber,
  SmsCodeContext,
  SmsCodeEvent,
  SmsCodeInput,
  SmsCodeRequest,
  SmsCodeServices,
} from './sms-code.types.ts';

const noNumber: MobileNumber = { countryDialingCode: '', mobileNo: '' };

/**
 * The button that has a code sent to a number (spec §4 "SMS code button"): with a proof where the platform sends it, at most
 * once a second, and again only when the number's countdown is over. Runs for as long as its form does.
 */
export const smsCodeMachine = setup({
  types: {
    context: {} as SmsCodeContext,
    events: {} as SmsCodeEvent,
    input: {} as SmsCodeInput,
  },
  actors: {
    getProof: port<void, string | undefined>('getProof'),
    sendCode: port<SmsCodeRequest, { readonly expiredMinutes?: number | undefined }>('sendCode'),
  },
  delays: {
    tick: tickMs,
    sendThrottle: sendThrottleMs,
    proofTimeout: proofTimeoutMs,
    sendTimeout: serviceTimeoutMs,
  },
  guards: {
    maySend: ({ context }, { number }: { number: MobileNumber }) =>
      mayResend(context, keyOf(number)),
    proofSkipped: ({ context }) => context.input.thirdParty,
    numberIsOther: ({ context }, { number }: { number: MobileNumber }) =>
      keyOf(number) !== keyOf(context.number),
    countdownRuns: ({ context }) => runs(context),
  },
  actions: {
    takeNumber: assign((_, { number }: { number: MobileNumber }) => ({
      number,
      failure: undefined,
    })),
    takeAsked: assign(({ context: { number } }) => ({ asked: number, proof: undefined })),
    keepProof: assign((_, { proof }: { proof: string | undefined }) => ({ proof })),
    // of a number that was left nothing is shown
    keepFailure: assign(({ context }, { failure }: { failure: CodeFailure }) =>
      isAsked(context) ? { failure } : {},
    ),
    beginCountdown: assign(({ context }, { seconds }: { seconds: number }) => {
      const to = keyOf(context.asked);
      return {
        ...begun(context, to, seconds),
        times: { ...context.times, [to]: (context.times[to] ?? 0) + 1 },
      };
    }),
    moveCountdown: assign(({ context }) => ({ tickedAt: context.now() })),
  },
}).createMachine({
  id: 'smsCode',
  context: ({ input }) => ({
    input,
    ...noCountdown(input.now),
    number: noNumber,
    asked: noNumber,
    proof: undefined,
    times: {},
    failure: undefined,
  }),
  type: 'parallel',
  states: {
    code: {
      on: {
        changeNumber: {
          guard: { type: 'numberIsOther', params: ({ event }) => ({ number: event.number }) },
          actions: { type: 'takeNumber', params: ({ event }) => ({ number: event.number }) },
        },
      },
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            send: {
              guard: { type: 'maySend', params: ({ event }) => ({ number: event.number }) },
              target: 'asked',
              actions: [
                { type: 'takeNumber', params: ({ event }) => ({ number: event.number }) },
                'takeAsked',
              ],
            },
          },
        },
        asked: {
          always: [{ guard: 'proofSkipped', target: 'sending' }, { target: 'proving' }],
        },
        proving: {
          on: {
            changeNumber: {
              guard: { type: 'numberIsOther', params: ({ event }) => ({ number: event.number }) },
              target: 'resting',
              actions: { type: 'takeNumber', params: ({ event }) => ({ number: event.number }) },
            },
          },
          invoke: {
            src: 'getProof',
            onDone: {
              target: 'sending',
              actions: { type: 'keepProof', params: ({ event }) => ({ proof: event.output }) },
            },
            onError: {
              target: 'resting',
              actions: { type: 'keepFailure', params: failureIn },
            },
          },
          after: {
            proofTimeout: {
              target: 'resting',
              actions: { type: 'keepFailure', params: { failure: timeout(proofTimeoutMs) } },
            },
          },
        },
        // also while the number is changed: its code may arrive, and its countdown runs
        sending: {
          invoke: {
            src: 'sendCode',
            input: ({ context: { asked, proof } }) => ({
              ...asked,
              ...(proof === undefined ? {} : { proof }),
            }),
            onDone: {
              target: 'resting',
              actions: {
                type: 'beginCountdown',
                params: ({ context, event }) => ({
                  seconds: secondsOf(context.input, event.output.expiredMinutes),
                }),
              },
            },
            onError: {
              target: 'resting',
              actions: { type: 'keepFailure', params: failureIn },
            },
          },
          after: {
            sendTimeout: {
              target: 'resting',
              actions: { type: 'keepFailure', params: { failure: timeout(serviceTimeoutMs) } },
            },
          },
        },
        resting: { after: { sendThrottle: { target: 'quiet' } } },
      },
    },
    countdown: countdownRegion,
  },
});

/** The code button with its services provided. */
export function smsCodeWith(services: SmsCodeServices) {
  return smsCodeMachine.provide({
    actors: { getProof: filled(services.getProof), sendCode: filled(services.sendCode) },
  });
}

function failureIn({ event }: { readonly event: { readonly error: unknown } }) {
  return { failure: codeFailureFrom(event.error) };
}
