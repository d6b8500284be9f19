import { actWith } from '../act/act.machine.ts';
import { whenDone, whenOver } from '../act/act.outcome.ts';
import { errorOf } from '../shared/failure.ts';
import { filled } from '../shared/port.ts';
import { type Followed, follow } from '../shared/seen.ts';
import { depositSetup } from './deposit.setup.ts';
import type { Deposit, DepositContext, DepositServices } from './deposit.types.ts';

/** Where an act of a deposit that was begun leads: to what the platform answered, or to what it says of the deposit. */
const afterAct = whenDone(
  { target: '#deposit.following.routing', keep: 'keepDone' },
  { target: '#deposit.following.reading', keep: 'keepRefusal' },
);

/**
 * A deposit: a method, an amount, the payment outside of the site, "I have paid" with a proof, and the wait for the money.
 * The platform keeps the deposit: the flow can start from its row, and a reload or another device continues from there. The
 * row is polled while somebody can see it: not while the page is hidden, and not after the end of the session.
 */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  context: ({ input }) => ({
    input,
    hidden: input.hidden ?? false,
    methods: [],
    method: undefined,
    values: { amount: '', fields: {} },
    images: [],
    imagesProblem: undefined,
    failure: undefined,
    readFailure: undefined,
    followed: input.deposit && follow(input.deposit, input.now()),
    unknown: undefined,
  }),
  initial: 'starting',
  on: { hidden: { actions: 'hide' }, shown: { actions: 'show' } },
  states: {
    starting: { always: [{ guard: 'begun', target: 'following' }, { target: 'loading' }] },
    loading: {
      entry: 'forgetFailure',
      invoke: {
        src: 'loadMethods',
        onDone: {
          target: 'method',
          actions: { type: 'keepMethods', params: ({ event }) => ({ methods: event.output }) },
        },
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: errorOf } },
      },
      after: { loadTimeout: { target: 'loadFailed', actions: 'keepTimeout' } },
    },
    loadFailed: { on: { retry: { target: 'loading' } } },
    method: {
      on: {
        offered: { actions: { type: 'keepMethods', params: ({ event }) => event } },
        choose: {
          guard: { type: 'methodOpen', params: ({ event }) => event },
          target: 'amount',
          actions: [{ type: 'takeMethod', params: ({ event }) => event }, 'forgetFailure'],
        },
      },
    },
    amount: {
      on: {
        submit: {
          guard: { type: 'valuesSound', params: ({ event }) => event },
          target: 'creating',
          actions: [{ type: 'takeValues', params: ({ event }) => event }, 'forgetFailure'],
        },
        back: { target: 'method' },
        offered: { actions: { type: 'keepMethods', params: ({ event }) => event } },
      },
    },
    creating: {
      invoke: {
        id: 'act',
        src: 'createDeposit',
        input: ({ context }) => ({
          request: { method: context.method?.code ?? '', ...context.values },
          newKey: context.input.newKey,
        }),
        onDone: whenOver(
          { target: 'following', keep: 'keepDone' },
          { target: 'amount', keep: 'keepRefusal' },
          { target: 'closed', keep: 'endUnknown' },
        ),
      },
    },
    following: {
      initial: 'routing',
      // a row that is being read again can be acted on all the same
      on: {
        paid: {
          guard: 'awaitsPayment',
          target: '.acting.sayingPaid',
          actions: [{ type: 'takePaidFields', params: ({ event }) => event }, 'forgetFailure'],
        },
        giveUp: {
          guard: 'awaitsPayment',
          target: '.acting.givingUp',
          actions: 'forgetFailure',
        },
        sendProof: [
          {
            guard: { type: 'proofSound', params: ({ event }) => event },
            target: '.acting.sendingProof',
            actions: [{ type: 'takeImages', params: ({ event }) => event }, 'forgetFailure'],
          },
          {
            guard: 'awaitsArrival',
            actions: { type: 'sayImagesProblem', params: ({ event }) => event },
          },
        ],
        update: {
          guard: { type: 'later', params: ({ event }) => event },
          target: '.routing',
          actions: { type: 'keepSeen', params: ({ event }) => event },
        },
        refresh: { target: '.reading' },
        shown: { guard: 'mayRead', target: '.reading', actions: 'show' },
      },
      states: {
        routing: {
          always: [
            { guard: 'awaitsPayment', target: 'paying' },
            { guard: 'awaitsArrival', target: 'waiting' },
            { target: '#deposit.closed' },
          ],
        },
        paying: { after: { nextRead: { guard: 'mayPoll', target: 'reading' } } },
        waiting: { after: { nextRead: { guard: 'mayPoll', target: 'reading' } } },
        reading: {
          invoke: {
            src: 'readDeposit',
            input: ({ context }) => referenceOf(context),
            onDone: {
              target: 'routing',
              actions: { type: 'keepSeen', params: ({ event }) => ({ seen: event.output }) },
            },
            onError: { target: 'routing', actions: { type: 'keepReadFailure', params: errorOf } },
          },
          after: { readTimeout: { target: 'routing', actions: 'keepReadTimeout' } },
        },
        acting: {
          // while an act runs, its own answer is the later word
          on: { hidden: { actions: 'hide' }, shown: { actions: 'show' }, '*': {} },
          initial: 'sayingPaid',
          states: {
            sayingPaid: {
              invoke: {
                id: 'act',
                src: 'sayPaid',
                input: ({ context }) => ({
                  request: { reference: referenceOf(context), fields: context.values.fields },
                  newKey: context.input.newKey,
                }),
                onDone: afterAct,
              },
            },
            sendingProof: {
              exit: 'forgetImages',
              invoke: {
                id: 'act',
                src: 'sendProof',
                input: ({ context }) => ({
                  request: { reference: referenceOf(context), images: [...context.images] },
                  newKey: context.input.newKey,
                }),
                onDone: afterAct,
              },
            },
            givingUp: {
              invoke: {
                id: 'act',
                src: 'giveUp',
                input: ({ context }) => ({
                  request: { reference: referenceOf(context) },
                  newKey: context.input.newKey,
                }),
                onDone: afterAct,
              },
            },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) =>
    context.unknown
      ? { result: 'unknown', failure: context.unknown }
      : { result: 'settled', deposit: followedIn(context).row },
});

/** The deposit with its services provided. */
export function depositWith(services: DepositServices) {
  return depositMachine.provide({
    actors: {
      loadMethods: filled(services.loadMethods),
      readDeposit: filled(services.readDeposit),
      createDeposit: actWith(services.createDeposit),
      sayPaid: actWith(services.sayPaid),
      sendProof: actWith(services.sendProof),
      giveUp: actWith(services.giveUp),
    },
  });
}

/** The states of `following`, and the end that they lead to, are reached with a deposit only. */
const followedIn = ({ followed }: DepositContext) => followed as Followed<Deposit>;
const referenceOf = (context: DepositContext) => followedIn(context).row.reference;
