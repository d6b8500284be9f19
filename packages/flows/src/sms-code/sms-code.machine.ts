import { thirdPartySmsCountdown } from '@livery/api/third-party-sms';
import { assign, setup } from 'xstate';
import { timeout } from '../shared/failure.ts';
import { proofTimeoutMs, serviceTimeoutMs } from '../shared/limits.ts';
import { codeFailureFrom } from '../shared/phone.ts';
import { filled, port } from '../shared/port.ts';
import type {
  MobileNumber,
  SentCodes,
  SmsCodeContext,
  SmsCodeEvent,
  SmsCodeInput,
  SmsCodeRequest,
  SmsCodeServices,
} from './sms-code.types.ts';

/** Spec §9: a code is requested once per second at most. */
export const sendThrottleMs = 1000;
export const tickMs = 1000;

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
      (sentTo({ ...context, number })?.resendAt ?? 0) <= context.now(),
    proofSkipped: ({ context }) => context.input.thirdParty,
    numberIsOther: ({ context }, { number }: { number: MobileNumber }) =>
      keyOf(number) !== keyOf(context.number),
    countdownRuns: ({ context }) =>
      Object.values(context.sent).some(({ resendAt }) => resendAt > context.now()),
  },
  actions: {
    takeNumber: assign((_, { number }: { number: MobileNumber }) => ({
      number,
      failure: undefined,
      proof: undefined,
    })),
    keepProof: assign((_, { proof }: { proof: string | undefined }) => ({ proof })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      failure: codeFailureFrom(error),
    })),
    keepTimeout: assign((_, { afterMs }: { afterMs: number }) => ({ failure: timeout(afterMs) })),
    beginCountdown: assign(({ context }, { seconds }: { seconds: number }) => ({
      sent: {
        ...context.sent,
        [keyOf(context.number)]: {
          times: (sentTo(context)?.times ?? 0) + 1,
          resendAt: context.now() + seconds * 1000,
        },
      },
    })),
    moveCountdown: assign(({ context }) => ({ tickedAt: context.now() })),
  },
}).createMachine({
  id: 'smsCode',
  context: ({ input }) => {
    const now = input.now ?? Date.now;
    return {
      input,
      now,
      number: { countryDialingCode: '', mobileNo: '' },
      proof: undefined,
      sent: {},
      failure: undefined,
      tickedAt: now(),
    };
  },
  type: 'parallel',
  states: {
    code: {
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            send: {
              guard: { type: 'maySend', params: ({ event }) => ({ number: event.number }) },
              target: 'asked',
              actions: { type: 'takeNumber', params: ({ event }) => ({ number: event.number }) },
            },
            changeNumber: {
              guard: { type: 'numberIsOther', params: ({ event }) => ({ number: event.number }) },
              actions: { type: 'takeNumber', params: ({ event }) => ({ number: event.number }) },
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
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            proofTimeout: {
              target: 'resting',
              actions: { type: 'keepTimeout', params: { afterMs: proofTimeoutMs } },
            },
          },
        },
        sending: {
          on: {
            // a code for the number that was left is not awaited
            changeNumber: {
              guard: { type: 'numberIsOther', params: ({ event }) => ({ number: event.number }) },
              target: 'resting',
              actions: { type: 'takeNumber', params: ({ event }) => ({ number: event.number }) },
            },
          },
          invoke: {
            src: 'sendCode',
            input: ({ context: { number, proof } }) => ({
              ...number,
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
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          after: {
            sendTimeout: {
              target: 'resting',
              actions: { type: 'keepTimeout', params: { afterMs: serviceTimeoutMs } },
            },
          },
        },
        resting: {
          on: {
            changeNumber: {
              guard: { type: 'numberIsOther', params: ({ event }) => ({ number: event.number }) },
              actions: { type: 'takeNumber', params: ({ event }) => ({ number: event.number }) },
            },
          },
          after: { sendThrottle: { target: 'quiet' } },
        },
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
});

/** The code button with its services provided. */
export function smsCodeWith(services: SmsCodeServices) {
  return smsCodeMachine.provide({
    actors: { getProof: filled(services.getProof), sendCode: filled(services.sendCode) },
  });
}

/** What is known of the codes that went to the number in the form. */
export function sentTo({
  sent,
  number,
}: Pick<SmsCodeContext, 'sent' | 'number'>): SentCodes | undefined {
  return sent[keyOf(number)];
}

/** Spec §9: the platform says how long in minutes; a third party does not say. */
function secondsOf({ thirdParty }: SmsCodeInput, expiredMinutes: number | undefined): number {
  return thirdParty || expiredMinutes === undefined ? thirdPartySmsCountdown : expiredMinutes * 60;
}

function keyOf({ countryDialingCode, mobileNo }: MobileNumber): string {
  return `+${countryDialingCode} ${mobileNo}`;
}
