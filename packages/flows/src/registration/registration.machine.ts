import { captchaWith } from '../captcha/captcha.machine.ts';
import { selectCaptcha } from '../captcha/captcha.selectors.ts';
import { errorOf } from '../shared/failure.ts';
import { proofTimeoutMs, serviceTimeoutMs } from '../shared/limits.ts';
import { filled } from '../shared/port.ts';
import { smsCodeWith } from '../sms-code/sms-code.machine.ts';
import {
  codeOf,
  loginNameOf,
  noValues,
  numberOf,
  passwordOf,
  requestOf,
  typedAffiliate,
} from './registration.rules.ts';
import { registrationSetup } from './registration.setup.ts';
import type { RegistrationServices } from './registration.types.ts';

/**
 * A registration, whole (spec §4 "Registration flow"): terms and age, the invitation code if one was typed, the code by SMS
 * where a third party checks it, the proof, the call. It signs in at once, so it ends with the login's answer.
 *
 * The proof comes last, because it can be used once and expires soon; a third party's token is kept for the next attempt,
 * because its code is used up. A failure keeps what was typed. When an answer was lost and the next attempt finds the name
 * taken or the code used up, the lost request may have caused it: then what was typed logs in.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({
    input,
    form: input.form,
    values: noValues,
    problems: [],
    failure: undefined,
    captcha: undefined,
    proof: undefined,
    confirmed: undefined,
    lostFor: undefined,
    output: { result: 'cancelled' },
  }),
  initial: 'open',
  states: {
    open: {
      invoke: [
        {
          id: 'captcha',
          src: 'captcha',
          input: ({ context }) => ({ shown: context.input.captcha }),
          onSnapshot: {
            actions: {
              type: 'keepCaptcha',
              params: ({ event }) => ({ captcha: selectCaptcha(event.snapshot) }),
            },
          },
        },
        {
          id: 'smsCode',
          src: 'smsCode',
          input: ({ context: { input } }) => ({
            thirdParty: input.code === 'thirdParty',
            now: input.now,
          }),
        },
      ],
      on: { refreshCaptcha: { guard: 'atForm', actions: 'refreshCaptcha' } },
      initial: 'form',
      states: {
        form: {
          on: {
            submit: [
              {
                guard: { type: 'sound', params: ({ event }) => event },
                target: 'validated',
                actions: { type: 'takeValues', params: ({ event }) => event },
              },
              { actions: { type: 'takeValues', params: ({ event }) => event } },
            ],
            choose: {
              guard: { type: 'formIsOther', params: ({ event }) => ({ form: event.form }) },
              actions: [
                { type: 'takeForm', params: ({ event }) => ({ form: event.form }) },
                'replaceCaptcha',
              ],
            },
            reset: { actions: 'forgetValues' },
            cancel: { target: '#registration.closed' },
          },
        },
        validated: {
          always: [{ guard: 'affiliateTyped', target: 'checkingAffiliate' }, { target: 'invited' }],
        },
        checkingAffiliate: {
          on: { cancel: { target: '#registration.closed' } },
          invoke: {
            src: 'checkAffiliate',
            // `affiliateTyped` has looked
            input: ({ context }) => typedAffiliate(context) as string,
            onDone: { target: 'invited' },
            onError: [
              { guard: { type: 'affiliateWrong', params: errorOf }, target: 'affiliateWrong' },
              { target: 'form', actions: { type: 'keepFailure', params: errorOf } },
            ],
          },
          after: {
            checkTimeout: {
              target: 'form',
              actions: { type: 'keepTimeout', params: { afterMs: serviceTimeoutMs } },
            },
          },
        },
        /** A warning with a button (spec §8). */
        affiliateWrong: {
          on: { dismiss: { target: 'form' }, cancel: { target: '#registration.closed' } },
        },
        invited: {
          always: [{ guard: 'codeUnconfirmed', target: 'confirming' }, { target: 'proving' }],
        },
        confirming: {
          on: { cancel: { target: '#registration.closed' } },
          invoke: {
            src: 'confirmCode',
            input: ({ context }) => ({ number: numberOf(context), code: codeOf(context) }),
            onDone: {
              target: 'proving',
              actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output }) },
            },
            onError: { target: 'form', actions: { type: 'keepFailure', params: errorOf } },
          },
          after: {
            confirmTimeout: {
              target: 'form',
              actions: { type: 'keepTimeout', params: { afterMs: serviceTimeoutMs } },
            },
          },
        },
        proving: {
          on: { cancel: { target: '#registration.closed' } },
          invoke: {
            src: 'getProof',
            onDone: {
              target: 'submitting',
              actions: { type: 'keepProof', params: ({ event }) => ({ proof: event.output }) },
            },
            onError: { target: 'form', actions: { type: 'keepFailure', params: errorOf } },
          },
          after: {
            proofTimeout: {
              target: 'form',
              actions: { type: 'keepTimeout', params: { afterMs: proofTimeoutMs } },
            },
          },
        },
        // Nothing can be taken back from here on, so it is not cancelled.
        submitting: {
          invoke: {
            src: 'register',
            input: ({ context }) => ({ form: context.form, request: requestOf(context) }),
            onDone: [
              {
                guard: { type: 'answered', params: ({ event }) => ({ answer: event.output }) },
                target: '#registration.closed',
                actions: { type: 'endJoined', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'form', actions: ['keepAnswerless', 'noteLoss'] },
            ],
            onError: [
              {
                guard: { type: 'openedByUs', params: errorOf },
                target: 'recovering',
                actions: [
                  { type: 'keepFailure', params: errorOf },
                  { type: 'judgeToken', params: errorOf },
                  { type: 'answerCaptcha', params: errorOf },
                ],
              },
              {
                target: 'form',
                actions: [
                  { type: 'keepFailure', params: errorOf },
                  { type: 'judgeLoss', params: errorOf },
                  { type: 'judgeToken', params: errorOf },
                  { type: 'answerCaptcha', params: errorOf },
                ],
              },
            ],
          },
          after: {
            registerTimeout: {
              target: 'form',
              actions: [{ type: 'keepTimeout', params: { afterMs: serviceTimeoutMs } }, 'noteLoss'],
            },
          },
        },
        recovering: {
          invoke: {
            src: 'signIn',
            input: ({ context }) => ({
              username: loginNameOf(context),
              password: passwordOf(context),
            }),
            onDone: [
              {
                guard: { type: 'answered', params: ({ event }) => ({ answer: event.output }) },
                target: '#registration.closed',
                actions: { type: 'endJoined', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'form', actions: 'keepAnswerless' },
            ],
            onError: [
              {
                // somebody else's, or none: what the platform said of the form stands
                guard: { type: 'refused', params: errorOf },
                target: 'form',
                actions: 'forgetLoss',
              },
              { target: 'form', actions: { type: 'keepFailure', params: errorOf } },
            ],
          },
          after: {
            signInTimeout: {
              target: 'form',
              actions: { type: 'keepTimeout', params: { afterMs: proofTimeoutMs } },
            },
          },
        },
      },
    },
    closed: { type: 'final', entry: 'forgetValues' },
  },
  output: ({ context }) => context.output,
});

/** The registration with its services provided. */
export function registrationWith(services: RegistrationServices) {
  return registrationMachine.provide({
    actors: {
      captcha: captchaWith(services),
      smsCode: smsCodeWith(services),
      getProof: filled(services.getProof),
      checkAffiliate: filled(services.checkAffiliate),
      confirmCode: filled(services.confirmCode),
      register: filled(services.register),
      signIn: filled(services.signIn),
    },
  });
}
