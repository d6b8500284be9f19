import { assign, setup } from 'xstate';
import { actMachine, actWith } from '../act/act.machine.ts';
import { outcomeGuards, refusalIn, whenOver } from '../act/act.outcome.ts';
import type { ActOutput } from '../act/act.types.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { problemsOf, requestOf, trimmed } from './point-redeem.rules.ts';
import type {
  RedeemContext,
  RedeemEvent,
  RedeemInput,
  RedeemOutput,
  RedeemRecord,
  RedeemRequest,
  RedeemServices,
  RedeemStart,
  RedeemValues,
} from './point-redeem.types.ts';

type Output = ActOutput<RedeemRecord>;

/**
 * Redeems points for an item of the point mall (spec §7). What the member has and what the mall has left are read first, and
 * again after each refusal, because another tab or member may have been faster; the member sees the cost before confirming.
 */
export const redeemMachine = setup({
  types: {
    context: {} as RedeemContext,
    events: {} as RedeemEvent,
    input: {} as RedeemInput,
    output: {} as RedeemOutput,
  },
  actors: {
    readStart: port<string, RedeemStart>('readStart'),
    act: actMachine<RedeemRequest, RedeemRecord>(),
  },
  delays: { readTimeout: serviceTimeoutMs },
  guards: {
    inMall: (_, { start }: { start: RedeemStart }) => start.reward !== undefined,
    readBefore: ({ context }) => context.start !== undefined,
    valuesSound: ({ context }, { values }: { values: RedeemValues }) =>
      Object.keys(problemsOf(context.start, values)).length === 0,
    ...outcomeGuards,
  },
  actions: {
    keepStart: assign((_, { start }: { start: RedeemStart }) => ({
      start,
      readFailure: undefined,
    })),
    keepReadFailure: assign((_, { error }: { error: unknown }) => ({
      readFailure: failureFrom(error),
    })),
    keepReadTimeout: assign({ readFailure: timeout(serviceTimeoutMs) }),
    takeValues: assign((_, { values }: { values: RedeemValues }) => ({ values: trimmed(values) })),
    sayProblems: assign(({ context }, { values }: { values: RedeemValues }) => ({
      problems: problemsOf(context.start, values),
    })),
    forgetFailure: assign({ problems: {}, failure: undefined }),
    keepRefusal: assign((_, { output }: { output: Output }) => refusalIn(output)),
    end: assign((_, { output }: { output: Output }) => ({ output: endOf(output) })),
    forgetPassword: assign(({ context }) => ({ values: { ...context.values, password: '' } })),
  },
}).createMachine({
  id: 'redeem',
  context: ({ input }) => ({
    input,
    start: undefined,
    values: { quantity: 1, address: '', password: '' },
    problems: {},
    failure: undefined,
    readFailure: undefined,
    output: { result: 'left' },
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readStart',
        input: ({ context }) => context.input.rewardId,
        onDone: [
          {
            guard: { type: 'inMall', params: ({ event }) => ({ start: event.output }) },
            target: 'form',
            actions: { type: 'keepStart', params: ({ event }) => ({ start: event.output }) },
          },
          {
            target: 'gone',
            actions: { type: 'keepStart', params: ({ event }) => ({ start: event.output }) },
          },
        ],
        onError: [
          {
            guard: 'readBefore',
            target: 'form',
            actions: { type: 'keepReadFailure', params: errorOf },
          },
          { target: 'unread', actions: { type: 'keepReadFailure', params: errorOf } },
        ],
      },
      after: {
        readTimeout: [
          { guard: 'readBefore', target: 'form', actions: 'keepReadTimeout' },
          { target: 'unread', actions: 'keepReadTimeout' },
        ],
      },
      on: { leave: { target: 'closed' } },
    },
    unread: { on: { refresh: { target: 'reading' }, leave: { target: 'closed' } } },
    gone: { on: { leave: { target: 'closed' } } },
    form: {
      on: {
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
        refresh: { target: 'reading' },
        leave: { target: 'closed' },
      },
    },
    confirming: {
      on: {
        confirm: { target: 'redeeming' },
        back: { target: 'form' },
        // the stock or the points differ from what the member saw
        refresh: { target: 'reading' },
        leave: { target: 'closed' },
      },
    },
    redeeming: {
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { input, start, values } }) => ({
          request: requestOf(input.rewardId, start, values),
          newKey: input.newKey,
        }),
        onDone: whenOver(
          { target: 'redeemed', keep: 'end' },
          { target: 'reading', keep: 'keepRefusal' },
          { target: 'closed', keep: 'end' },
        ),
      },
    },
    redeemed: { type: 'final', entry: 'forgetPassword' },
    closed: { type: 'final', entry: 'forgetPassword' },
  },
  output: ({ context }) => context.output,
});

/** The redemption with its services provided. */
export function redeemWith(services: RedeemServices) {
  return redeemMachine.provide({
    actors: { readStart: filled(services.readStart), act: actWith(services.redeem) },
  });
}

function endOf(output: Output): RedeemOutput {
  if (output.result === 'done') return { result: 'redeemed', record: output.value };
  return { result: 'unknown', failure: output.failure };
}
