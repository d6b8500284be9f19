import { assign, setup } from 'xstate';
import { actMachine, actWith } from '../act/act.machine.ts';
import { outcomeGuards, refusalIn, whenOver } from '../act/act.outcome.ts';
import type { ActOutput } from '../act/act.types.ts';
import { refusedWith } from '../shared/amount.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { blockingCodes, endOf, payeeOf, problemsOf, trimmed } from './withdrawal.rules.ts';
import type {
  Withdrawal,
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalInput,
  WithdrawalOutput,
  WithdrawalRequest,
  WithdrawalServices,
  WithdrawalStart,
  WithdrawalValues,
} from './withdrawal.types.ts';

/**
 * A request for a withdrawal: what blocks it, an account, an amount, the password. Once it is sent, no event of this flow or
 * another cancels it.
 */
export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    input: {} as WithdrawalInput,
    output: {} as WithdrawalOutput,
  },
  actors: {
    loadStart: port<void, WithdrawalStart>('loadStart'),
    act: actMachine<WithdrawalRequest, Withdrawal>(),
  },
  delays: { loadTimeout: serviceTimeoutMs },
  guards: {
    blocked: (_, { start }: { start: WithdrawalStart }) => start.terms.blocks.length > 0,
    payeeOffered: ({ context }, { payee }: { payee: string }) =>
      payeeOf(context.start, payee) !== undefined,
    payeeStands: ({ context: { payee } }, { start }: { start: WithdrawalStart }) =>
      payee !== undefined && payeeOf(start, payee.id) !== undefined,
    valuesSound: ({ context }, { values }: { values: WithdrawalValues }) =>
      Object.keys(problemsOf(context, values)).length === 0,
    ...outcomeGuards,
    blockedNow: (_, { output }: { output: ActOutput<Withdrawal> }) =>
      output.result === 'refused' && refusedWith(output.failure, blockingCodes),
  },
  actions: {
    keepStart: assign((_, { start }: { start: WithdrawalStart }) => ({ start })),
    takePayee: assign(({ context }, { payee }: { payee: string }) => ({
      payee: payeeOf(context.start, payee),
      problems: {},
    })),
    takeValues: assign((_, { values }: { values: WithdrawalValues }) => ({
      values: trimmed(values),
    })),
    sayProblems: assign(({ context }, { values }: { values: WithdrawalValues }) => ({
      problems: problemsOf(context, values),
    })),
    forgetFailure: assign({ problems: {}, failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    keepRefusal: assign((_, { output }: { output: ActOutput<Withdrawal> }) => refusalIn(output)),
    end: assign((_, { output }: { output: ActOutput<Withdrawal> }) => ({ output: endOf(output) })),
    forgetPassword: assign(({ context }) => ({ values: { ...context.values, password: '' } })),
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({
    input,
    start: undefined,
    payee: undefined,
    values: { amount: '', password: '' },
    problems: {},
    failure: undefined,
    output: { result: 'left' },
  }),
  initial: 'loading',
  on: { reload: { target: '.loading', actions: 'forgetFailure' }, leave: { target: '.closed' } },
  states: {
    loading: {
      on: { reload: {} },
      invoke: {
        src: 'loadStart',
        onDone: [
          {
            guard: { type: 'blocked', params: ({ event }) => ({ start: event.output }) },
            target: 'blocked',
            actions: { type: 'keepStart', params: ({ event }) => ({ start: event.output }) },
          },
          {
            guard: { type: 'payeeStands', params: ({ event }) => ({ start: event.output }) },
            target: 'amount',
            actions: { type: 'keepStart', params: ({ event }) => ({ start: event.output }) },
          },
          {
            target: 'payee',
            actions: { type: 'keepStart', params: ({ event }) => ({ start: event.output }) },
          },
        ],
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: errorOf } },
      },
      after: { loadTimeout: { target: 'loadFailed', actions: 'keepTimeout' } },
    },
    loadFailed: {},
    blocked: {
      on: {
        update: [
          {
            guard: { type: 'blocked', params: ({ event }) => event },
            actions: { type: 'keepStart', params: ({ event }) => event },
          },
          {
            guard: { type: 'payeeStands', params: ({ event }) => event },
            target: 'amount',
            actions: { type: 'keepStart', params: ({ event }) => event },
          },
          { target: 'payee', actions: { type: 'keepStart', params: ({ event }) => event } },
        ],
      },
    },
    payee: {
      on: {
        update: [
          {
            guard: { type: 'blocked', params: ({ event }) => event },
            target: 'blocked',
            actions: { type: 'keepStart', params: ({ event }) => event },
          },
          { actions: { type: 'keepStart', params: ({ event }) => event } },
        ],
        choose: {
          guard: { type: 'payeeOffered', params: ({ event }) => event },
          target: 'amount',
          actions: { type: 'takePayee', params: ({ event }) => event },
        },
      },
    },
    amount: {
      on: {
        back: { target: 'payee' },
        // a block that has come says so when the request is sent
        update: { actions: { type: 'keepStart', params: ({ event }) => event } },
        submit: [
          {
            guard: { type: 'valuesSound', params: ({ event }) => event },
            target: 'requesting',
            actions: [{ type: 'takeValues', params: ({ event }) => event }, 'forgetFailure'],
          },
          {
            actions: [
              { type: 'takeValues', params: ({ event }) => event },
              { type: 'sayProblems', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    requesting: {
      // the request is on its way: only its answer leads on
      on: { '*': {} },
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { payee, values, input } }) => ({
          // `amount` is reached with an account only
          request: { payee: payee?.id ?? '', ...values },
          newKey: input.newKey,
        }),
        onDone: [
          {
            guard: { type: 'blockedNow', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          ...whenOver(
            { target: 'requested', keep: 'end' },
            { target: 'amount', keep: 'keepRefusal' },
            { target: 'closed', keep: 'end' },
          ),
        ],
      },
    },
    requested: { type: 'final', entry: 'forgetPassword' },
    closed: { type: 'final', entry: 'forgetPassword' },
  },
  output: ({ context }) => context.output,
});

/** The withdrawal with its services provided. */
export function withdrawalWith(services: WithdrawalServices) {
  return withdrawalMachine.provide({
    actors: { loadStart: filled(services.loadStart), act: actWith(services.withdraw) },
  });
}
