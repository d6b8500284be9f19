import type { Failure } from '@livery/api';
import { assign, emit, raise, setup, stateIn } from 'xstate';
import { changePasswordMachine } from '../change-password/change-password.machine.ts';
import type { ChangePasswordOutput } from '../change-password/change-password.types.ts';
import { secondStepMachine } from '../second-step/second-step.machine.ts';
import type { SecondStepOutput } from '../second-step/second-step.types.ts';
import { failureFrom, timeout } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import { forcedChangeOf, missingFields, refusalOf, spendsCaptcha, trimmed } from './login.rules.ts';
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

/** Spec §9: a picture is asked for once per second at most. */
export const captchaRestMs = 1000;
/** Longer than the client waits, so that its own, better answer comes first. */
export const serviceTimeoutMs = 20_000;
/** A slow phone may work this long on a proof. */
export const proofTimeoutMs = 100_000;

/** The words of the login machine: its ports, delays, guards and actions by name. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    children: {} as { secondStep: 'secondStep'; changePassword: 'changePassword' },
  },
  actors: {
    getProof: port<void, string | undefined>('getProof'),
    submitLogin: port<LoginRequest, LoginAnswer>('submitLogin'),
    loadCaptcha: port<void, string>('loadCaptcha'),
    storeSession: port<NewSession, void>('storeSession'),
    loadMember: port<void, LoginMember>('loadMember'),
    dropSession: port<void, void>('dropSession'),
    secondStep: secondStepMachine,
    changePassword: changePasswordMachine,
  },
  delays: {
    captchaRest: captchaRestMs,
    captchaTimeout: serviceTimeoutMs,
    proofTimeout: proofTimeoutMs,
    submitTimeout: serviceTimeoutMs,
    storeTimeout: serviceTimeoutMs,
    memberTimeout: serviceTimeoutMs,
    dropTimeout: serviceTimeoutMs,
  },
  guards: {
    valuesComplete: ({ context }, { values }: { values: LoginValues }) =>
      missingFields(context, values).length === 0,
    proofSkipped: ({ context }) => context.input.type === 'sms',
    captchaSpent: ({ context }, { error }: { error: unknown }) =>
      spendsCaptcha(failureFrom(error), context.captchaAsked),
    atForm: stateIn({ open: { flow: 'form' } }),
    secondStepDemanded: ({ context }) => context.answer?.secondStep !== undefined,
    tokenGiven: ({ context }) => Boolean(context.answer?.token),
    firstLogin: ({ context }) => context.forcedChange === 'firstLogin',
    changeForced: ({ context }) => context.forcedChange !== undefined,
    stepPassed: (_, { output }: { output: SecondStepOutput }) => output.result === 'passed',
    stepEnded: (_, { output }: { output: SecondStepOutput }) => output.result === 'ended',
    passwordChanged: (_, { output }: { output: ChangePasswordOutput }) =>
      output.result === 'changed',
    changeEnded: (_, { output }: { output: ChangePasswordOutput }) => output.result === 'ended',
    memberRefused: ({ context }, { member }: { member: LoginMember }) =>
      refusalOf(context.input.agentPage, member) !== undefined,
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
    keepGivenFailure: assign((_, { failure }: { failure: Failure | undefined }) => ({ failure })),
    keepTimeout: assign((_, { afterMs }: { afterMs: number }) => ({ failure: timeout(afterMs) })),
    noticeMissingService: (_, { error }: { error: unknown }) => {
      failureFrom(error);
    },
    forgetFailure: assign({ failure: undefined }),
    wantCaptcha: raise({ type: 'captchaWanted' }),
    askCaptcha: assign({ captchaAsked: true }),
    forgetImage: assign(({ context }) => ({
      image: undefined,
      values: { ...context.values, captcha: '' },
    })),
    keepImage: assign((_, { image }: { image: string }) => ({ image })),
    keepAnswer: assign((_, { answer }: { answer: LoginAnswer | undefined }) => ({
      answer,
      previousLogin: answer?.previousLogin,
    })),
    forgetCaptcha: assign({ captchaAsked: false }),
    endCaptcha: raise({ type: 'captchaDone' }),
    forgetAnswer: assign({ answer: undefined, proof: undefined }),
    decideChange: assign(({ context: { input, values, answer } }) => ({
      forcedChange: answer && forcedChangeOf(input, values.password, answer),
    })),
    tellFirstLogin: emit({ type: 'firstLogin' }),
    keepMember: assign((_, { member }: { member: LoginMember }) => ({ member })),
    forgetPassword: assign(({ context }) => ({
      values: { ...context.values, password: '', captcha: '' },
    })),
    forgetChange: assign({ forcedChange: undefined }),
  },
});
