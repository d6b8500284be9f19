import { assign, emit, sendTo, setup, stateIn } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import type { CaptchaView } from '../captcha/captcha.selectors.ts';
import { changePasswordMachine } from '../change-password/change-password.machine.ts';
import type { ChangePasswordOutput } from '../change-password/change-password.types.ts';
import { secondStepMachine } from '../second-step/second-step.machine.ts';
import type { SecondStepOutput } from '../second-step/second-step.types.ts';
import { failureFrom, timeout } from '../shared/failure.ts';
import { proofTimeoutMs, serviceTimeoutMs } from '../shared/limits.ts';
import { port } from '../shared/port.ts';
import {
  answerless,
  forcedChangeOf,
  missingFields,
  refusalOf,
  spendsCaptcha,
  trimmed,
} from './login.rules.ts';
import type {
  LoginAnswer,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginMember,
  LoginOutput,
  LoginRequest,
  LoginValues,
  NewSession,
} from './login.types.ts';

/** The setup of the login machine: its ports, delays, guards and actions by name. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    children: {} as {
      captcha: 'captcha';
      secondStep: 'secondStep';
      changePassword: 'changePassword';
    },
  },
  actors: {
    getProof: port<void, string | undefined>('getProof'),
    submitLogin: port<LoginRequest, LoginAnswer>('submitLogin'),
    storeSession: port<NewSession, void>('storeSession'),
    loadMember: port<void, LoginMember>('loadMember'),
    dropSession: port<void, void>('dropSession'),
    captcha: captchaMachine,
    secondStep: secondStepMachine,
    changePassword: changePasswordMachine,
  },
  delays: {
    proofTimeout: proofTimeoutMs,
    submitTimeout: serviceTimeoutMs,
    storeTimeout: serviceTimeoutMs,
    memberTimeout: serviceTimeoutMs,
    dropTimeout: serviceTimeoutMs,
  },
  guards: {
    answerBrought: ({ context }) => context.answer !== undefined,
    valuesComplete: ({ context }, { values }: { values: LoginValues }) =>
      missingFields(context, values).length === 0,
    proofSkipped: ({ context }) => context.input.type === 'sms',
    captchaSpent: ({ context }, { error }: { error: unknown }) =>
      spendsCaptcha(failureFrom(error), context.captcha !== undefined),
    atForm: stateIn({ open: 'form' }),
    secondStepDemanded: ({ context }) => context.answer?.secondStep !== undefined,
    tokenGiven: ({ context }) => Boolean(context.answer?.token),
    firstLogin: ({ context }) => context.forcedChange === 'firstLogin',
    changeForced: ({ context }) => context.forcedChange !== undefined,
    stepPassed: (_, { output }: { output: SecondStepOutput }) => output.result === 'passed',
    stepEnded: (_, { output }: { output: SecondStepOutput }) => output.result === 'ended',
    passwordChanged: (_, { output }: { output: ChangePasswordOutput }) =>
      output.result === 'changed',
    changeEnded: (_, { output }: { output: ChangePasswordOutput }) => output.result === 'ended',
    memberRefused: ({ context }, { output }: { output: LoginMember }) =>
      refusalOf(context.input.agentPage, output) !== undefined,
    sessionEnded: (_, { error }: { error: unknown }) => failureFrom(error).kind === 'expired',
  },
  actions: {
    takeValues: assign(({ context }, { values }: { values: LoginValues }) => ({
      values: trimmed(context.input.type, values),
      missing: [],
      failure: undefined,
      proof: undefined,
    })),
    sayMissing: assign(({ context }, { values }: { values: LoginValues }) => ({
      values: trimmed(context.input.type, values),
      missing: missingFields(context, values),
      failure: undefined,
    })),
    keepProof: assign((_, { proof }: { proof: string | undefined }) => ({ proof })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    keepProofTimeout: assign({ failure: timeout(proofTimeoutMs) }),
    keepAnswerless: assign({ failure: answerless }),
    keepEnd: assign((_, { output }: { output: SecondStepOutput | ChangePasswordOutput }) =>
      output.result === 'ended' ? { failure: output.failure } : {},
    ),
    keepRefusal: assign(({ context }, { output }: { output: LoginMember }) => ({
      failure: refusalOf(context.input.agentPage, output),
    })),
    noticeMissingService: (_, { error }: { error: unknown }) => {
      failureFrom(error);
    },
    forgetFailure: assign({ failure: undefined }),
    wantCaptcha: sendTo('captcha', { type: 'want' }),
    refreshCaptcha: sendTo('captcha', { type: 'refresh' }),
    endCaptcha: sendTo('captcha', { type: 'hide' }),
    // the answer to an old image does not apply to the next
    keepCaptcha: assign(({ context }, { captcha }: { captcha: CaptchaView }) => ({
      captcha,
      values: captcha?.image === undefined ? { ...context.values, captcha: '' } : context.values,
    })),
    keepAnswer: assign((_, { output }: { output: LoginAnswer }) => ({
      answer: output,
      previousLogin: output.previousLogin,
    })),
    keepPassed: assign((_, { output }: { output: SecondStepOutput }) =>
      output.result === 'passed'
        ? { answer: output.answer, previousLogin: output.answer.previousLogin }
        : {},
    ),
    forgetAnswer: assign({
      answer: undefined,
      proof: undefined,
      passwordless: false,
      social: false,
    }),
    decideChange: assign(({ context: { input, values, answer } }) => ({
      forcedChange: answer && forcedChangeOf(input, values.password, answer),
    })),
    tellFirstLogin: emit({ type: 'firstLogin' }),
    keepMember: assign((_, { output }: { output: LoginMember }) => ({ member: output })),
    forgetPassword: assign(({ context }) => ({
      values: { ...context.values, password: '', captcha: '' },
    })),
    forgetChange: assign({ forcedChange: undefined }),
  },
});
