import type { KeptSocialSignIn, SocialGrant, SocialProvider } from '@livery/api/social';
import { assign, setup } from 'xstate';
import { answerless, saysSomething } from '../login/login.rules.ts';
import type { LoginAnswer } from '../login/login.types.ts';
import { type Agreement, agreementProblems } from '../shared/agreement.ts';
import { errorOf, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { asksAgreement, requestOf, socialFailureFrom } from './social.rules.ts';
import type {
  SocialCallback,
  SocialContext,
  SocialEvent,
  SocialInput,
  SocialLoginRequest,
  SocialOutput,
  SocialServices,
} from './social.types.ts';

type Erring = { error: unknown };

/**
 * Signing in through a provider (spec §4 "Social login"): open it, await its answer, read that, sign in with the code. A new
 * member is asked for age and terms, and the same code is used. The answer has no timeout, because the member is at the
 * provider.
 */
export const socialMachine = setup({
  types: {
    context: {} as SocialContext,
    events: {} as SocialEvent,
    input: {} as SocialInput,
    output: {} as SocialOutput,
  },
  actors: {
    openProvider: port<SocialProvider, KeptSocialSignIn>('openProvider'),
    readCallback: port<SocialCallback, SocialGrant>('readCallback'),
    submitLogin: port<SocialLoginRequest, LoginAnswer>('submitLogin'),
  },
  delays: {
    openTimeout: serviceTimeoutMs,
    readTimeout: serviceTimeoutMs,
    loginTimeout: serviceTimeoutMs,
  },
  guards: {
    sentBack: ({ context }) => context.callback !== undefined,
    answered: (_, { answer }: { answer: LoginAnswer }) => saysSomething(answer),
    newMember: (_, { error }: Erring) => asksAgreement(socialFailureFrom(error)),
    refused: (_, { error }: Erring) => socialFailureFrom(error).kind === 'refused',
    agreed: (_, { agreement }: { agreement: Agreement }) =>
      agreementProblems(agreement).length === 0,
  },
  actions: {
    begin: assign({ failure: undefined, agreement: undefined, kept: undefined }),
    keepStart: assign((_, { kept }: { kept: KeptSocialSignIn }) => ({ kept })),
    keepCallback: assign(({ context: { kept } }, { url }: { url: string }) => ({
      // the provider is awaited only with stored values
      callback: { url, kept: kept as KeptSocialSignIn },
    })),
    keepGrant: assign((_, { grant }: { grant: SocialGrant }) => ({ grant })),
    keepFailure: assign((_, { error }: Erring) => ({ failure: socialFailureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    keepClosed: assign({ failure: { kind: 'social' as const, reason: 'closed' as const } }),
    keepAnswerless: assign({ failure: answerless }),
    forgetFailure: assign({ failure: undefined }),
    // being asked for the first time is no failure
    askNewMember: assign(({ context }, { error }: Erring) => ({
      problems: [],
      failure: context.agreement && socialFailureFrom(error),
    })),
    keepAgreement: assign((_, { agreement }: { agreement: Agreement }) => ({
      agreement,
      problems: [],
      failure: undefined,
    })),
    sayUnsaid: assign((_, { agreement }: { agreement: Agreement }) => ({
      problems: agreementProblems(agreement),
      failure: undefined,
    })),
    endSignedIn: assign((_, { answer }: { answer: LoginAnswer }) => ({
      output: { result: 'signedIn' as const, answer },
    })),
    forgetSecrets: assign({ kept: undefined, callback: undefined, grant: undefined }),
  },
}).createMachine({
  id: 'social',
  context: ({ input: { callback, ...input } }) => ({
    input,
    kept: undefined,
    callback,
    grant: undefined,
    agreement: undefined,
    problems: [],
    failure: undefined,
    output: { result: 'cancelled' },
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'sentBack', target: 'reading' }, { target: 'idle' }] },
    idle: {
      entry: 'forgetSecrets',
      on: { start: { target: 'opening' }, cancel: { target: 'closed' } },
    },
    opening: {
      entry: 'begin',
      on: { cancel: { target: 'closed' } },
      invoke: {
        src: 'openProvider',
        input: ({ context }) => context.input.provider,
        onDone: {
          target: 'awaiting',
          actions: { type: 'keepStart', params: ({ event }) => ({ kept: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'keepFailure', params: errorOf } },
      },
      after: { openTimeout: { target: 'idle', actions: 'keepTimeout' } },
    },
    awaiting: {
      on: {
        callback: {
          target: 'reading',
          actions: { type: 'keepCallback', params: ({ event }) => ({ url: event.url }) },
        },
        windowClosed: { target: 'idle', actions: 'keepClosed' },
        start: { target: 'opening' },
        cancel: { target: 'closed' },
      },
    },
    reading: {
      on: { cancel: { target: 'closed' } },
      invoke: {
        src: 'readCallback',
        // `sentBack` or the event has looked
        input: ({ context }) => context.callback as SocialCallback,
        onDone: {
          target: 'signingIn',
          actions: { type: 'keepGrant', params: ({ event }) => ({ grant: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'keepFailure', params: errorOf } },
      },
      after: { readTimeout: { target: 'idle', actions: 'keepTimeout' } },
    },
    // It may open an account, so it is not cancelled.
    signingIn: {
      invoke: {
        src: 'submitLogin',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'answered', params: ({ event }) => ({ answer: event.output }) },
            target: 'closed',
            actions: { type: 'endSignedIn', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'idle', actions: 'keepAnswerless' },
        ],
        onError: [
          {
            guard: { type: 'newMember', params: errorOf },
            target: 'asking',
            actions: { type: 'askNewMember', params: errorOf },
          },
          {
            // a code that is refused is spent: the way on is a new one
            guard: { type: 'refused', params: errorOf },
            target: 'idle',
            actions: { type: 'keepFailure', params: errorOf },
          },
          { target: 'interrupted', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
      after: { loginTimeout: { target: 'interrupted', actions: 'keepTimeout' } },
    },
    asking: {
      on: {
        agree: [
          {
            guard: { type: 'agreed', params: ({ event }) => ({ agreement: event.agreement }) },
            target: 'signingIn',
            actions: {
              type: 'keepAgreement',
              params: ({ event }) => ({ agreement: event.agreement }),
            },
          },
          {
            actions: {
              type: 'sayUnsaid',
              params: ({ event }) => ({ agreement: event.agreement }),
            },
          },
        ],
        cancel: { target: 'closed' },
      },
    },
    /** The platform was not reached, and the code may be good still. */
    interrupted: {
      on: {
        retry: { target: 'signingIn', actions: 'forgetFailure' },
        start: { target: 'opening' },
        cancel: { target: 'closed' },
      },
    },
    closed: { type: 'final', entry: 'forgetSecrets' },
  },
  output: ({ context }) => context.output,
});

/** Social sign-in with its services provided. */
export function socialWith(services: SocialServices) {
  return socialMachine.provide({
    actors: {
      openProvider: filled(services.openProvider),
      readCallback: filled(services.readCallback),
      submitLogin: filled(services.submitLogin),
    },
  });
}
