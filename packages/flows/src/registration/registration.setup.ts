import { isLost } from '@livery/api';
import { assign, enqueueActions, sendTo, setup, stateIn } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import type { CaptchaView } from '../captcha/captcha.selectors.ts';
import { answerless, saysSomething, spendsCaptcha } from '../login/login.rules.ts';
import type { LoginAnswer } from '../login/login.types.ts';
import { failureFrom, refusesCode, timeout } from '../shared/failure.ts';
import { proofTimeoutMs, serviceTimeoutMs } from '../shared/limits.ts';
import { codeFailureFrom } from '../shared/phone.ts';
import { port } from '../shared/port.ts';
import { smsCodeMachine } from '../sms-code/sms-code.machine.ts';
import type { MobileNumber } from '../sms-code/sms-code.types.ts';
import {
  confirmedOf,
  isWrongAffiliate,
  loginNameOf,
  mayBeOurs,
  nameOf,
  noValues,
  numberOf,
  passwordOf,
  problemsOf,
  trimmed,
  typedAffiliate,
} from './registration.rules.ts';
import type {
  RegistrationContext,
  RegistrationEvent,
  RegistrationForm,
  RegistrationInput,
  RegistrationOutput,
  RegistrationRequest,
  RegistrationValues,
} from './registration.types.ts';

type Erring = { error: unknown };

/** The setup of the registration machine: its ports, delays, guards and actions by name. */
export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    output: {} as RegistrationOutput,
    children: {} as { captcha: 'captcha'; smsCode: 'smsCode' },
  },
  actors: {
    captcha: captchaMachine,
    smsCode: smsCodeMachine,
    getProof: port<void, string | undefined>('getProof'),
    checkAffiliate: port<string, void>('checkAffiliate'),
    confirmCode: port<{ number: MobileNumber; code: string }, string>('confirmCode'),
    register: port<{ form: RegistrationForm; request: RegistrationRequest }, LoginAnswer>(
      'register',
    ),
    signIn: port<{ username: string; password: string }, LoginAnswer>('signIn'),
  },
  delays: {
    checkTimeout: serviceTimeoutMs,
    confirmTimeout: serviceTimeoutMs,
    proofTimeout: proofTimeoutMs,
    registerTimeout: serviceTimeoutMs,
    signInTimeout: proofTimeoutMs,
  },
  guards: {
    sound: ({ context }, { values }: { values: RegistrationValues }) =>
      problemsOf(context, values).length === 0,
    formIsOther: ({ context }, { form }: { form: RegistrationForm }) => form !== context.form,
    atForm: stateIn({ open: 'form' }),
    affiliateTyped: ({ context }) => typedAffiliate(context) !== undefined,
    affiliateWrong: (_, { error }: Erring) => isWrongAffiliate(failureFrom(error)),
    codeUnconfirmed: ({ context }) =>
      context.input.code === 'thirdParty' &&
      numberOf(context).mobileNo !== '' &&
      context.confirmed?.of !== confirmedOf(context),
    answered: (_, { answer }: { answer: LoginAnswer }) => saysSomething(answer),
    openedByUs: ({ context }, { error }: Erring) =>
      mayBeOurs(failureFrom(error)) &&
      context.lostFor === loginNameOf(context) &&
      passwordOf(context) !== '',
    refused: (_, { error }: Erring) => failureFrom(error).kind === 'refused',
  },
  actions: {
    takeValues: assign(({ context }, { values }: { values: RegistrationValues }) => ({
      values: trimmed(values),
      problems: problemsOf(context, values),
      failure: undefined,
      proof: undefined,
    })),
    takeForm: assign((_, { form }: { form: RegistrationForm }) => ({
      form,
      problems: [],
      failure: undefined,
    })),
    // the answer to an old image does not apply to the next
    keepCaptcha: assign(({ context: { values } }, { captcha }: { captcha: CaptchaView }) => ({
      captcha,
      values:
        captcha?.image === undefined && values.fields.captcha !== undefined
          ? { ...values, fields: { ...values.fields, captcha: undefined } }
          : values,
    })),
    refreshCaptcha: sendTo('captcha', { type: 'refresh' }),
    replaceCaptcha: enqueueActions(({ context, enqueue }) => {
      if (context.captcha) enqueue.sendTo('captcha', { type: 'want' });
    }),
    answerCaptcha: enqueueActions(({ context, enqueue }, { error }: Erring) => {
      if (spendsCaptcha(failureFrom(error), context.captcha !== undefined)) {
        enqueue.sendTo('captcha', { type: 'want' });
      }
    }),
    keepToken: assign(({ context }, { token }: { token: string }) => ({
      confirmed: { of: confirmedOf(context), token },
    })),
    judgeToken: assign(({ context }, { error }: Erring) => ({
      confirmed: refusesCode(failureFrom(error)) ? undefined : context.confirmed,
    })),
    keepProof: assign((_, { proof }: { proof: string | undefined }) => ({ proof })),
    keepFailure: assign((_, { error }: Erring) => ({ failure: codeFailureFrom(error) })),
    keepTimeout: assign((_, { afterMs }: { afterMs: number }) => ({ failure: timeout(afterMs) })),
    keepAnswerless: assign({ failure: answerless }),
    noteLoss: assign(({ context }) => ({ lostFor: loginNameOf(context) })),
    judgeLoss: assign(({ context }, { error }: Erring) => ({
      lostFor: isLost(failureFrom(error)) ? loginNameOf(context) : context.lostFor,
    })),
    forgetLoss: assign({ lostFor: undefined }),
    endJoined: assign(({ context }, { answer }: { answer: LoginAnswer }) => ({
      output: { result: 'joined' as const, answer, username: nameOf(context) },
    })),
    forgetValues: assign({
      values: noValues,
      problems: [],
      failure: undefined,
      confirmed: undefined,
      proof: undefined,
    }),
  },
});
