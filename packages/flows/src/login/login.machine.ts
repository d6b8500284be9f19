import { captchaWith } from '../captcha/captcha.machine.ts';
import { selectCaptcha } from '../captcha/captcha.selectors.ts';
import { changePasswordWith } from '../change-password/change-password.machine.ts';
import type { ChangePasswordServices } from '../change-password/change-password.types.ts';
import { secondStepWith } from '../second-step/second-step.machine.ts';
import type { SecondStepServices } from '../second-step/second-step.types.ts';
import { errorOf } from '../shared/failure.ts';
import { filled } from '../shared/port.ts';
import { oldPasswordOf, requestOf, sessionOf } from './login.rules.ts';
import { loginSetup } from './login.setup.ts';
import type { LoginMember, LoginServices, SecondStepDemand } from './login.types.ts';

/**
 * A login, whole (spec §4 "Login flow"): validate, prove (not for a code by SMS), submit, take the second step if the
 * platform asks for it, store the session, change the password if that is forced, load the member, and say where to go.
 * Another flow that was answered with a sign-in (`input.entrance`) continues from that answer; what fails then leads to the
 * form.
 *
 * The password is in this machine's context from `submit` until a forced change is over, and nowhere else. A failure keeps
 * what was typed; `cancel` forgets the password. An answer that is no longer awaited changes nothing.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input: { entrance, ...input } }) => ({
    input,
    values: {
      username: entrance?.username ?? input.username ?? '',
      password: '',
      captcha: '',
      remember: false,
    },
    passwordless: entrance?.passwordless ?? false,
    social: entrance?.social ?? false,
    missing: [],
    failure: undefined,
    proof: undefined,
    captcha: undefined,
    answer: entrance?.answer,
    previousLogin: entrance?.answer.previousLogin,
    forcedChange: undefined,
    member: undefined,
  }),
  initial: 'open',
  states: {
    open: {
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: { shown: false },
        onSnapshot: {
          actions: {
            type: 'keepCaptcha',
            params: ({ event }) => ({ captcha: selectCaptcha(event.snapshot) }),
          },
        },
      },
      on: { refreshCaptcha: { guard: 'atForm', actions: 'refreshCaptcha' } },
      initial: 'beginning',
      states: {
        beginning: {
          always: [{ guard: 'answerBrought', target: 'answered' }, { target: 'form' }],
        },
        form: {
          on: {
            submit: [
              {
                guard: { type: 'valuesComplete', params: ({ event }) => event },
                target: 'validated',
                actions: { type: 'takeValues', params: ({ event }) => event },
              },
              { actions: { type: 'sayMissing', params: ({ event }) => event } },
            ],
            cancel: { actions: ['forgetPassword', 'forgetFailure'] },
          },
        },
        validated: {
          always: [{ guard: 'proofSkipped', target: 'submitting' }, { target: 'proving' }],
        },
        proving: {
          on: { cancel: { target: 'form', actions: 'forgetPassword' } },
          invoke: {
            src: 'getProof',
            onDone: {
              target: 'submitting',
              actions: { type: 'keepProof', params: ({ event }) => ({ proof: event.output }) },
            },
            onError: { target: 'form', actions: { type: 'keepFailure', params: errorOf } },
          },
          after: { proofTimeout: { target: 'form', actions: 'keepProofTimeout' } },
        },
        submitting: {
          on: { cancel: { target: 'form', actions: ['forgetPassword', 'forgetAnswer'] } },
          invoke: {
            src: 'submitLogin',
            input: ({ context }) => requestOf(context),
            onDone: {
              target: 'answered',
              actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'endCaptcha'],
            },
            onError: [
              {
                guard: { type: 'captchaSpent', params: errorOf },
                target: 'form',
                actions: [{ type: 'keepFailure', params: errorOf }, 'forgetAnswer', 'wantCaptcha'],
              },
              {
                target: 'form',
                actions: [{ type: 'keepFailure', params: errorOf }, 'forgetAnswer'],
              },
            ],
          },
          after: { submitTimeout: { target: 'form', actions: ['keepTimeout', 'forgetAnswer'] } },
        },
        answered: {
          always: [
            { guard: 'secondStepDemanded', target: 'secondStep' },
            { guard: 'tokenGiven', target: 'storing', actions: 'decideChange' },
            { target: 'form', actions: ['keepAnswerless', 'forgetAnswer'] },
          ],
        },
        secondStep: {
          on: { cancel: { target: 'form', actions: ['forgetPassword', 'forgetAnswer'] } },
          invoke: {
            id: 'secondStep',
            src: 'secondStep',
            input: ({ context }) => ({
              // `secondStepDemanded` has looked
              ...(context.answer?.secondStep as SecondStepDemand),
              now: context.input.now,
            }),
            onDone: [
              {
                guard: { type: 'stepPassed', params: ({ event }) => event },
                target: 'answered',
                actions: { type: 'keepPassed', params: ({ event }) => event },
              },
              {
                guard: { type: 'stepEnded', params: ({ event }) => event },
                target: 'form',
                actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'forgetAnswer'],
              },
              { target: 'form', actions: ['forgetPassword', 'forgetAnswer'] },
            ],
          },
        },
        storing: {
          invoke: {
            src: 'storeSession',
            input: ({ context }) => sessionOf(context),
            onDone: { target: 'stored' },
            onError: { target: 'dropping', actions: { type: 'keepFailure', params: errorOf } },
          },
          after: { storeTimeout: { target: 'dropping', actions: 'keepTimeout' } },
        },
        stored: {
          always: [
            { guard: 'firstLogin', target: 'changePassword', actions: 'tellFirstLogin' },
            { guard: 'changeForced', target: 'changePassword' },
            { target: 'loadingMember' },
          ],
        },
        changePassword: {
          on: { cancel: { target: 'dropping' } },
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context }) => ({
              username: context.values.username,
              oldPassword: oldPasswordOf(context),
              followsRule: context.input.followsRule,
            }),
            onDone: [
              {
                guard: { type: 'passwordChanged', params: ({ event }) => event },
                target: 'loadingMember',
              },
              {
                guard: { type: 'changeEnded', params: ({ event }) => event },
                target: 'dropping',
                actions: { type: 'keepEnd', params: ({ event }) => event },
              },
              { target: 'dropping' },
            ],
          },
        },
        loadingMember: {
          entry: 'forgetPassword',
          on: { cancel: { target: 'dropping' } },
          invoke: {
            src: 'loadMember',
            onDone: [
              {
                guard: { type: 'memberRefused', params: ({ event }) => event },
                target: 'dropping',
                actions: { type: 'keepRefusal', params: ({ event }) => event },
              },
              {
                target: '#login.done',
                actions: { type: 'keepMember', params: ({ event }) => event },
              },
            ],
            onError: [
              {
                guard: { type: 'sessionEnded', params: errorOf },
                target: 'dropping',
                actions: { type: 'keepFailure', params: errorOf },
              },
              { target: 'memberFailed', actions: { type: 'keepFailure', params: errorOf } },
            ],
          },
          after: { memberTimeout: { target: 'memberFailed', actions: 'keepTimeout' } },
        },
        memberFailed: {
          on: {
            retry: { target: 'loadingMember', actions: 'forgetFailure' },
            cancel: { target: 'dropping', actions: 'forgetFailure' },
          },
        },
        dropping: {
          entry: ['forgetPassword', 'forgetAnswer', 'forgetChange'],
          invoke: {
            src: 'dropSession',
            onDone: { target: 'form' },
            // The session is not used, so it ends by itself.
            onError: { target: 'form', actions: { type: 'noticeMissingService', params: errorOf } },
          },
          after: { dropTimeout: { target: 'form' } },
        },
      },
    },
    done: { type: 'final', entry: ['forgetPassword', 'forgetAnswer'] },
  },
  output: ({ context }) => ({
    reason: 'signedIn',
    goTo: context.input.agentPage ? '/agentHome' : '/',
    // `done` is reached with a member only
    member: context.member as LoginMember,
    previousLogin: context.previousLogin,
    forcedChange: context.forcedChange,
  }),
});

/** The login with its services provided. */
export function loginWith(services: LoginServices & SecondStepServices & ChangePasswordServices) {
  return loginMachine.provide({
    actors: {
      getProof: filled(services.getProof),
      submitLogin: filled(services.submitLogin),
      captcha: captchaWith(services),
      storeSession: filled(services.storeSession),
      loadMember: filled(services.loadMember),
      dropSession: filled(services.dropSession),
      secondStep: secondStepWith(services),
      changePassword: changePasswordWith(services),
    },
  });
}
