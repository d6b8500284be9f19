import { assign, setup } from 'xstate';
import { answerless, saysSomething } from '../login/login.rules.ts';
import type { LoginAnswer } from '../login/login.types.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { proofTimeoutMs, serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { smsCodeMachine, smsCodeWith } from '../sms-code/sms-code.machine.ts';
import { lostAfter, trimmed } from './forgot-mobile.rules.ts';
import type {
  ForgotMobileContext,
  ForgotMobileEvent,
  ForgotMobileInput,
  ForgotMobileOutput,
  ForgotMobileServices,
  ForgotMobileValues,
  NewPassword,
  SignInRequest,
} from './forgot-mobile.types.ts';

type Erring = { error: unknown };

const noValues: ForgotMobileValues = {
  number: { countryDialingCode: '', mobileNo: '' },
  code: '',
  newPassword: '',
};

/**
 * Password reset by mobile (spec §4): a code is sent, a new password is set with it, and the member is signed in by it. Once
 * it is set it is not set again: a login that fails is retried automatically.
 */
export const forgotMobileMachine = setup({
  types: {
    context: {} as ForgotMobileContext,
    events: {} as ForgotMobileEvent,
    input: {} as ForgotMobileInput,
    output: {} as ForgotMobileOutput,
    children: {} as { smsCode: 'smsCode' },
  },
  actors: {
    smsCode: smsCodeMachine,
    setPassword: port<NewPassword, { readonly username: string }>('setPassword'),
    getProof: port<void, string | undefined>('getProof'),
    signIn: port<SignInRequest, LoginAnswer>('signIn'),
  },
  delays: {
    setTimeout: serviceTimeoutMs,
    proofTimeout: proofTimeoutMs,
    signInTimeout: serviceTimeoutMs,
  },
  guards: {
    answered: (_, { answer }: { answer: LoginAnswer }) => saysSomething(answer),
  },
  actions: {
    takeValues: assign((_, { values }: { values: ForgotMobileValues }) => ({
      values: trimmed(values),
      failure: undefined,
    })),
    keepFailure: assign((_, { error }: Erring) => ({ failure: failureFrom(error) })),
    keepTimeout: assign((_, { afterMs }: { afterMs: number }) => ({ failure: timeout(afterMs) })),
    keepAnswerless: assign({ failure: answerless }),
    noteLoss: assign(({ context }) => ({ lostFor: context.values.number.mobileNo })),
    judgeLoss: assign(({ context }, { error }: Erring) => ({
      lostFor: lostAfter(context, error),
    })),
    keepUsername: assign((_, { username }: { username: string }) => ({
      username,
      output: { result: 'passwordSet' as const, username },
    })),
    beginSignIn: assign({ failure: undefined, proof: undefined }),
    keepProof: assign((_, { proof }: { proof: string | undefined }) => ({ proof })),
    endSignedIn: assign(({ context }, { answer }: { answer: LoginAnswer }) => ({
      output: { result: 'signedIn' as const, username: context.username, answer },
    })),
    forgetValues: assign({ values: noValues, proof: undefined, failure: undefined }),
  },
}).createMachine({
  id: 'forgotMobile',
  context: ({ input }) => ({
    input,
    values: noValues,
    failure: undefined,
    lostFor: undefined,
    username: '',
    proof: undefined,
    output: { result: 'cancelled' },
  }),
  initial: 'open',
  states: {
    open: {
      invoke: {
        id: 'smsCode',
        src: 'smsCode',
        input: ({ context }) => ({ thirdParty: false, now: context.input.now }),
      },
      initial: 'form',
      states: {
        form: {
          on: {
            submit: {
              target: 'setting',
              actions: { type: 'takeValues', params: ({ event }) => event },
            },
            cancel: { target: '#forgotMobile.closed' },
          },
        },
        // It cannot be undone, so it is not cancelled.
        setting: {
          invoke: {
            src: 'setPassword',
            input: ({ context: { values } }) => ({
              newPassword: values.newPassword,
              mobileNum: values.number.mobileNo,
              countryDialingCode: values.number.countryDialingCode,
              verificationCode: values.code,
            }),
            onDone: {
              target: 'proving',
              actions: {
                type: 'keepUsername',
                params: ({ event }) => ({ username: event.output.username }),
              },
            },
            onError: {
              target: 'form',
              actions: [
                { type: 'keepFailure', params: errorOf },
                { type: 'judgeLoss', params: errorOf },
              ],
            },
          },
          after: {
            setTimeout: {
              target: 'form',
              actions: [{ type: 'keepTimeout', params: { afterMs: serviceTimeoutMs } }, 'noteLoss'],
            },
          },
        },
        proving: {
          entry: 'beginSignIn',
          on: { cancel: { target: '#forgotMobile.closed' } },
          invoke: {
            src: 'getProof',
            onDone: {
              target: 'signingIn',
              actions: { type: 'keepProof', params: ({ event }) => ({ proof: event.output }) },
            },
            onError: { target: 'notSignedIn', actions: { type: 'keepFailure', params: errorOf } },
          },
          after: {
            proofTimeout: {
              target: 'notSignedIn',
              actions: { type: 'keepTimeout', params: { afterMs: proofTimeoutMs } },
            },
          },
        },
        signingIn: {
          on: { cancel: { target: '#forgotMobile.closed' } },
          invoke: {
            src: 'signIn',
            input: ({ context: { username, values, proof } }) => ({
              username,
              password: values.newPassword,
              type: '' as const,
              ...(proof === undefined ? {} : { proof }),
            }),
            onDone: [
              {
                guard: { type: 'answered', params: ({ event }) => ({ answer: event.output }) },
                target: '#forgotMobile.closed',
                actions: { type: 'endSignedIn', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'notSignedIn', actions: 'keepAnswerless' },
            ],
            onError: { target: 'notSignedIn', actions: { type: 'keepFailure', params: errorOf } },
          },
          after: {
            signInTimeout: {
              target: 'notSignedIn',
              actions: { type: 'keepTimeout', params: { afterMs: serviceTimeoutMs } },
            },
          },
        },
        /** The password is set: what is left is to sign in, here or by hand. */
        notSignedIn: {
          on: { retry: { target: 'proving' }, cancel: { target: '#forgotMobile.closed' } },
        },
      },
    },
    closed: { type: 'final', entry: 'forgetValues' },
  },
  output: ({ context }) => context.output,
});

/** The flow with its services provided. */
export function forgotMobileWith(services: ForgotMobileServices) {
  return forgotMobileMachine.provide({
    actors: {
      smsCode: smsCodeWith(services),
      setPassword: filled(services.setPassword),
      getProof: filled(services.getProof),
      signIn: filled(services.signIn),
    },
  });
}
