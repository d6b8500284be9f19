import { assign, setup } from 'xstate';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import type { LogoutContext, LogoutEvent, LogoutOutput, LogoutServices } from './logout.types.ts';

/**
 * Logout: confirm, call the platform, clear the session, restore the merchant's keys, go to `/` (spec §4). A failed call
 * still logs out here.
 */
export const logoutMachine = setup({
  types: {
    context: {} as LogoutContext,
    events: {} as LogoutEvent,
    output: {} as LogoutOutput,
  },
  actors: {
    callLogout: port<void, void>('callLogout'),
    clearSession: port<void, void>('clearSession'),
    restoreMerchant: port<void, void>('restoreMerchant'),
  },
  delays: { callTimeout: serviceTimeoutMs, storageTimeout: serviceTimeoutMs },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    noticeMissingService: (_, { error }: { error: unknown }) => {
      failureFrom(error);
    },
    endSignedOut: assign(({ context }) => ({
      output: { result: 'signedOut' as const, goTo: '/' as const, failure: context.failure },
    })),
  },
}).createMachine({
  id: 'logout',
  context: { failure: undefined, output: { result: 'stayed' } },
  initial: 'confirming',
  states: {
    confirming: { on: { confirm: { target: 'calling' }, cancel: { target: 'closed' } } },
    calling: {
      invoke: {
        src: 'callLogout',
        onDone: { target: 'clearing' },
        onError: { target: 'clearing', actions: { type: 'keepFailure', params: errorOf } },
      },
      after: { callTimeout: { target: 'clearing', actions: 'keepTimeout' } },
    },
    clearing: {
      invoke: {
        src: 'clearSession',
        onDone: { target: 'restoring' },
        onError: {
          target: 'notCleared',
          actions: { type: 'noticeMissingService', params: errorOf },
        },
      },
      after: { storageTimeout: { target: 'notCleared' } },
    },
    restoring: {
      invoke: {
        src: 'restoreMerchant',
        onDone: { target: 'closed', actions: 'endSignedOut' },
        onError: {
          target: 'notCleared',
          actions: { type: 'noticeMissingService', params: errorOf },
        },
      },
      after: { storageTimeout: { target: 'notCleared' } },
    },
    notCleared: { on: { retry: { target: 'clearing' } } },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.output,
});

/** The logout with its services provided. */
export function logoutWith(services: LogoutServices) {
  return logoutMachine.provide({
    actors: {
      callLogout: filled(services.callLogout),
      clearSession: filled(services.clearSession),
      restoreMerchant: filled(services.restoreMerchant),
    },
  });
}
