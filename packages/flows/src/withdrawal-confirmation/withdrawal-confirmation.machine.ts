import { assign, setup } from 'xstate';
import { actMachine, actWith } from '../act/act.machine.ts';
import { outcomeGuards, refusalIn } from '../act/act.outcome.ts';
import type { ActOutput } from '../act/act.types.ts';
import { errorOf, failureFrom, timeout } from '../shared/failure.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { filled, port } from '../shared/port.ts';
import { follow, isLater, mayPoll, mayRead, nextRead, type Seen } from '../shared/seen.ts';
import { isOver, problemsOf, requestOf } from './withdrawal-confirmation.rules.ts';
import type {
  ConfirmAnswer,
  ConfirmationContext,
  ConfirmationEvent,
  ConfirmationInput,
  ConfirmationOutput,
  ConfirmationServices,
  ConfirmProof,
  ConfirmRequest,
  SentWithdrawal,
} from './withdrawal-confirmation.types.ts';

type Output = ActOutput<Seen<SentWithdrawal>>;
const noProof: ConfirmProof = { images: [], comment: '' };

/**
 * The confirmation of a withdrawal (spec §4): received, not received with proof, or full payment made. The platform decides
 * when the deadline has passed: then the withdrawal is read, and nothing is decided here. So the end of the time, a reload
 * and two tabs agree: each of them follows the platform's row, and takes over any later version of it. The row is polled
 * while somebody can see it: not while the page is hidden, and not after the end of the session.
 */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    input: {} as ConfirmationInput,
    output: {} as ConfirmationOutput,
  },
  actors: {
    act: actMachine<ConfirmRequest, Seen<SentWithdrawal>>(),
    readWithdrawal: port<string, Seen<SentWithdrawal>>('readWithdrawal'),
  },
  delays: {
    readTimeout: serviceTimeoutMs,
    nextRead: ({ context: { followed, input } }) =>
      nextRead(followed.row.confirmBy, followed, input.now()),
  },
  guards: {
    mayPoll: ({ context }) => mayPoll(context),
    mayRead: ({ context }) => mayRead(context),
    over: ({ context }) => isOver(context.followed.row),
    mayAnswer: ({ context }, { answer }: { answer: ConfirmAnswer }) =>
      context.followed.row.answers.includes(answer),
    proofSound: ({ context }, { proof }: { proof: ConfirmProof }) =>
      context.followed.row.answers.includes('notReceived') &&
      Object.keys(problemsOf(proof)).length === 0,
    done: outcomeGuards.done,
    later: ({ context }, { seen }: { seen: Seen<SentWithdrawal> }) =>
      seen.row.reference === context.followed.row.reference && isLater(seen, context.followed),
  },
  actions: {
    hide: assign({ hidden: true }),
    show: assign({ hidden: false }),
    takeAnswer: assign((_, { answer }: { answer: ConfirmAnswer }) => ({ answer })),
    takeProof: assign((_, { proof }: { proof: ConfirmProof }) => ({ proof })),
    forgetFailure: assign({ failure: undefined }),
    keepRefusal: assign((_, { output }: { output: Output }) => refusalIn(output)),
    keepDone: assign(({ context }, { output }: { output: Output }) =>
      output.result === 'done'
        ? {
            followed: follow(output.value, context.input.now()),
            readFailure: undefined,
            proof: noProof,
          }
        : {},
    ),
    keepSeen: assign(({ context }, { seen }: { seen: Seen<SentWithdrawal> }) => ({
      followed: follow(seen, context.input.now()),
      readFailure: undefined,
    })),
    keepReadFailure: assign((_, { error }: { error: unknown }) => ({
      readFailure: failureFrom(error),
    })),
    keepReadTimeout: assign({ readFailure: timeout(serviceTimeoutMs) }),
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({
    input,
    hidden: input.hidden ?? false,
    followed: follow(input.withdrawal, input.now()),
    answer: 'received',
    proof: noProof,
    failure: undefined,
    readFailure: undefined,
  }),
  initial: 'routing',
  // a row that is being read again can be answered all the same
  on: {
    received: {
      guard: { type: 'mayAnswer', params: { answer: 'received' } },
      target: '.answering',
      actions: [{ type: 'takeAnswer', params: { answer: 'received' } }, 'forgetFailure'],
    },
    fullPaymentMade: {
      guard: { type: 'mayAnswer', params: { answer: 'fullPaymentMade' } },
      target: '.answering',
      actions: [{ type: 'takeAnswer', params: { answer: 'fullPaymentMade' } }, 'forgetFailure'],
    },
    notReceived: {
      guard: { type: 'proofSound', params: ({ event }) => event },
      target: '.answering',
      actions: [
        { type: 'takeAnswer', params: { answer: 'notReceived' } },
        { type: 'takeProof', params: ({ event }) => event },
        'forgetFailure',
      ],
    },
    update: {
      guard: { type: 'later', params: ({ event }) => event },
      target: '.routing',
      actions: { type: 'keepSeen', params: ({ event }) => event },
    },
    refresh: { target: '.reading' },
    hidden: { actions: 'hide' },
    shown: [{ guard: 'mayRead', target: '.reading', actions: 'show' }, { actions: 'show' }],
  },
  states: {
    routing: { always: [{ guard: 'over', target: 'closed' }, { target: 'following' }] },
    following: { after: { nextRead: { guard: 'mayPoll', target: 'reading' } } },
    reading: {
      invoke: {
        src: 'readWithdrawal',
        input: ({ context }) => context.followed.row.reference,
        onDone: {
          target: 'routing',
          actions: { type: 'keepSeen', params: ({ event }) => ({ seen: event.output }) },
        },
        onError: { target: 'routing', actions: { type: 'keepReadFailure', params: errorOf } },
      },
      after: { readTimeout: { target: 'routing', actions: 'keepReadTimeout' } },
    },
    answering: {
      // while the answer is on its way, the platform's reply to it is the later word
      on: { hidden: { actions: 'hide' }, shown: { actions: 'show' }, '*': {} },
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { followed, answer, proof, input } }) => ({
          request: requestOf(followed.row, answer, proof),
          newKey: input.newKey,
        }),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'routing',
            actions: { type: 'keepDone', params: ({ event }) => event },
          },
          // refused, or never answered: the row says what holds
          { target: 'reading', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context: { followed } }) => ({ withdrawal: followed.row }),
});

/** The confirmation with its services provided. */
export function confirmationWith(services: ConfirmationServices) {
  return confirmationMachine.provide({
    actors: { act: actWith(services.confirm), readWithdrawal: filled(services.readWithdrawal) },
  });
}
