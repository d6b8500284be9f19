import { assign, setup } from 'xstate';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { isEnd, problemsOf, trimmed } from './change-password.rules.ts';
import type {
  ChangePasswordContext,
  ChangePasswordEvent,
  ChangePasswordInput,
  ChangePasswordOutput,
  ChangePasswordServices,
  ChangePasswordValues,
} from './change-password.types.ts';

const noValues: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/**
 * A change of password, forced after a login or chosen by a member. The current password is asked for only when the login
 * flow does not know it (spec §2). The passwords live in this machine's context and are forgotten when it ends.
 */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    input: {} as ChangePasswordInput,
    output: {} as ChangePasswordOutput,
  },
  actors: {
    changePassword: port<ChangePasswordValues, void>('changePassword'),
    refreshLogin: port<void, void>('refreshLogin'),
  },
  delays: { changeTimeout: serviceTimeoutMs, refreshTimeout: serviceTimeoutMs },
  guards: {
    valuesSound: ({ context }, { values }: { values: ChangePasswordValues }) =>
      Object.keys(problemsOf(context.input, values)).length === 0,
    sessionEnded: (_, { error }: { error: unknown }) => isEnd(failureFrom(error)),
  },
  actions: {
    takeValues: assign(({ context }, { values }: { values: ChangePasswordValues }) => ({
      values: trimmed(context.input, values),
    })),
    sayProblems: assign(({ context }, { values }: { values: ChangePasswordValues }) => ({
      problems: problemsOf(context.input, values),
    })),
    forgetFailure: assign({ problems: {}, failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    noticeMissingService: (_, { error }: { error: unknown }) => {
      failureFrom(error);
    },
    forgetPasswords: assign(({ context }) => ({
      values: noValues,
      input: { ...context.input, oldPassword: undefined },
    })),
    endChanged: assign({ output: { result: 'changed', goTo: '/' } }),
    endEnded: assign((_, { error }: { error: unknown }) => ({
      output: { result: 'ended' as const, failure: failureFrom(error) },
    })),
  },
}).createMachine({
  id: 'changePassword',
  context: ({ input }) => ({
    input,
    values: noValues,
    problems: {},
    failure: undefined,
    output: { result: 'cancelled' },
  }),
  initial: 'form',
  states: {
    form: {
      on: {
        submit: [
          {
            guard: { type: 'valuesSound', params: ({ event }) => event },
            target: 'submitting',
            actions: [{ type: 'takeValues', params: ({ event }) => event }, 'forgetFailure'],
          },
          {
            actions: [
              { type: 'takeValues', params: ({ event }) => event },
              { type: 'sayProblems', params: ({ event }) => event },
            ],
          },
        ],
        cancel: { target: 'closed' },
      },
    },
    submitting: {
      invoke: {
        src: 'changePassword',
        input: ({ context }) => context.values,
        onDone: { target: 'refreshing' },
        onError: [
          {
            guard: { type: 'sessionEnded', params: errorOf },
            target: 'closed',
            actions: { type: 'endEnded', params: errorOf },
          },
          { target: 'form', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
      after: { changeTimeout: { target: 'form', actions: 'keepTimeout' } },
    },
    refreshing: {
      entry: ['forgetPasswords', 'endChanged'],
      invoke: {
        src: 'refreshLogin',
        onDone: { target: 'closed' },
        // The password is changed already: the next page load refreshes the rest.
        onError: { target: 'closed', actions: { type: 'noticeMissingService', params: errorOf } },
      },
      after: { refreshTimeout: { target: 'closed' } },
    },
    closed: { type: 'final', entry: 'forgetPasswords' },
  },
  output: ({ context }) => context.output,
});

/** The change of password with its services provided. */
export function changePasswordWith(services: ChangePasswordServices) {
  return changePasswordMachine.provide({
    actors: {
      changePassword: filled(services.changePassword),
      refreshLogin: filled(services.refreshLogin),
    },
  });
}
