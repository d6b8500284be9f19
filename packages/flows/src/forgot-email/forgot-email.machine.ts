import { assign, setup } from 'xstate';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import type {
  ForgotEmailContext,
  ForgotEmailEvent,
  ForgotEmailOutput,
  ForgotEmailServices,
  ForgotEmailValues,
} from './forgot-email.types.ts';

/** Password reset by email: post the form, then a confirmation (spec §4). */
export const forgotEmailMachine = setup({
  types: {
    context: {} as ForgotEmailContext,
    events: {} as ForgotEmailEvent,
    output: {} as ForgotEmailOutput,
  },
  actors: { requestMail: port<ForgotEmailValues, void>('requestMail') },
  delays: { mailTimeout: serviceTimeoutMs },
  actions: {
    takeValues: assign((_, { values }: { values: ForgotEmailValues }) => ({
      // Spec §5: inputs are trimmed.
      values: { username: values.username.trim(), email: values.email.trim() },
      failure: undefined,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    endSent: assign({ output: { result: 'sent' as const } }),
  },
}).createMachine({
  id: 'forgotEmail',
  context: {
    values: { username: '', email: '' },
    failure: undefined,
    output: { result: 'cancelled' },
  },
  initial: 'form',
  states: {
    form: {
      on: {
        submit: {
          target: 'sending',
          actions: { type: 'takeValues', params: ({ event }) => event },
        },
        close: { target: 'closed' },
      },
    },
    sending: {
      on: { close: { target: 'closed' } },
      invoke: {
        src: 'requestMail',
        input: ({ context }) => context.values,
        onDone: { target: 'sent', actions: 'endSent' },
        onError: { target: 'form', actions: { type: 'keepFailure', params: errorOf } },
      },
      after: { mailTimeout: { target: 'form', actions: 'keepTimeout' } },
    },
    sent: { on: { close: { target: 'closed' } } },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.output,
});

/** The request with its services provided. */
export function forgotEmailWith({ requestMail }: ForgotEmailServices) {
  return forgotEmailMachine.provide({ actors: { requestMail: filled(requestMail) } });
}
