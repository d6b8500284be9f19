import { assign, setup } from 'xstate';
import { actMachine, actWith } from '../act/act.machine.ts';
import { outcomeGuards, refusalIn, whenOver } from '../act/act.outcome.ts';
import type { ActOutput } from '../act/act.types.ts';
import { refusedWith } from '../shared/amount.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { blockingCodes, endOf, problemsOf, trimmed } from './transfer.rules.ts';
import type {
  Transfer,
  TransferContext,
  TransferEvent,
  TransferInput,
  TransferOutput,
  TransferServices,
  TransferTargets,
  TransferValues,
} from './transfer.types.ts';

/**
 * A transfer to the upline or a direct downline. The money arrives at once and cannot be taken back, so the member reviews
 * the transfer first. A refusal leads back to the form with everything that was typed.
 */
export const transferMachine = setup({
  types: {
    context: {} as TransferContext,
    events: {} as TransferEvent,
    input: {} as TransferInput,
    output: {} as TransferOutput,
  },
  actors: {
    loadTargets: port<void, TransferTargets>('loadTargets'),
    act: actMachine<TransferValues, Transfer>(),
  },
  delays: { loadTimeout: serviceTimeoutMs },
  guards: {
    valuesSound: ({ context }, { values }: { values: TransferValues }) =>
      Object.keys(problemsOf(context, values)).length === 0,
    blocked: (_, { targets }: { targets: TransferTargets }) => targets.blocks.length > 0,
    blockedNow: (_, { output }: { output: ActOutput<Transfer> }) =>
      output.result === 'refused' && refusedWith(output.failure, blockingCodes),
    ...outcomeGuards,
  },
  actions: {
    keepTargets: assign((_, { targets }: { targets: TransferTargets }) => ({ targets })),
    takeValues: assign((_, { values }: { values: TransferValues }) => ({
      values: trimmed(values),
    })),
    sayProblems: assign(({ context }, { values }: { values: TransferValues }) => ({
      problems: problemsOf(context, values),
    })),
    forgetFailure: assign({ problems: {}, failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureFrom(error) })),
    keepTimeout: assign({ failure: timeout(serviceTimeoutMs) }),
    keepRefusal: assign((_, { output }: { output: ActOutput<Transfer> }) => refusalIn(output)),
    end: assign((_, { output }: { output: ActOutput<Transfer> }) => ({ output: endOf(output) })),
    forgetPassword: assign(({ context }) => ({ values: { ...context.values, password: '' } })),
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => ({
    input,
    targets: undefined,
    values: { account: input.account ?? '', amount: '', password: '' },
    problems: {},
    failure: undefined,
    output: { result: 'left' },
  }),
  initial: 'loading',
  on: { leave: { target: '.closed' } },
  states: {
    loading: {
      invoke: {
        src: 'loadTargets',
        onDone: [
          {
            guard: { type: 'blocked', params: ({ event }) => ({ targets: event.output }) },
            target: 'blocked',
            actions: { type: 'keepTargets', params: ({ event }) => ({ targets: event.output }) },
          },
          {
            target: 'form',
            actions: { type: 'keepTargets', params: ({ event }) => ({ targets: event.output }) },
          },
        ],
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: errorOf } },
      },
      after: { loadTimeout: { target: 'loadFailed', actions: 'keepTimeout' } },
    },
    loadFailed: { on: { reload: { target: 'loading', actions: 'forgetFailure' } } },
    blocked: {
      on: {
        reload: { target: 'loading', actions: 'forgetFailure' },
        update: [
          {
            guard: { type: 'blocked', params: ({ event }) => event },
            actions: { type: 'keepTargets', params: ({ event }) => event },
          },
          { target: 'form', actions: { type: 'keepTargets', params: ({ event }) => event } },
        ],
      },
    },
    form: {
      on: {
        // a block that has come says so when the transfer is sent
        update: { actions: { type: 'keepTargets', params: ({ event }) => event } },
        submit: [
          {
            guard: { type: 'valuesSound', params: ({ event }) => event },
            target: 'confirming',
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
    confirming: { on: { confirm: { target: 'transferring' }, back: { target: 'form' } } },
    transferring: {
      // the transfer is on its way: only its answer leads on
      on: { '*': {} },
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => ({ request: context.values, newKey: context.input.newKey }),
        onDone: [
          {
            guard: { type: 'blockedNow', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          ...whenOver(
            { target: 'done', keep: 'end' },
            { target: 'form', keep: 'keepRefusal' },
            { target: 'closed', keep: 'end' },
          ),
        ],
      },
    },
    done: { type: 'final', entry: 'forgetPassword' },
    closed: { type: 'final', entry: 'forgetPassword' },
  },
  output: ({ context }) => context.output,
});

/** The transfer with its services provided. */
export function transferWith(services: TransferServices) {
  return transferMachine.provide({
    actors: { loadTargets: filled(services.loadTargets), act: actWith(services.transfer) },
  });
}
