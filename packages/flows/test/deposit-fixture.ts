import { SimulatedClock } from 'xstate';
import type { ActTry } from '../src/act/act.types.ts';
import { type depositMachine, depositWith } from '../src/deposit/deposit.machine.ts';
import { selectDeposit } from '../src/deposit/deposit.selectors.ts';
import type {
  CreateRequest,
  Deposit,
  DepositMethod,
  DepositValues,
  GiveUpRequest,
  PaidRequest,
  ProofRequest,
} from '../src/deposit/deposit.types.ts';
import type { Seen } from '../src/shared/seen.ts';
import { expired, offline, refused } from './failures.ts';
import { actMoves, fails, keys, placeOf, reply, startMachine, type Watched } from './fixture.ts';
import { held, settle } from './held.ts';
import { act, type Move } from './walks.ts';

export const bank: DepositMethod = {
  code: 'bank',
  kind: 'bank',
  label: 'Bank transfer',
  min: '100.00',
  max: '5000.00',
  fee: '0.00',
  currency: 'INR',
  etaMinutes: 60,
  status: 'up',
  open: true,
  fields: ['accountName'],
  paidFields: ['reference'],
};
/** What the platform offers; the second is closed. */
export const methods = [bank, { ...bank, code: 'down', open: false }];
/** What may be sent. */
export const sound: DepositValues = { amount: '500', fields: { accountName: 'Mira' } };
/** An image of a payment. */
export const proof = [new Blob(['x'], { type: 'image/png' })];

/** The platform's clock is a day ahead of the page's. */
const ahead = 86_400_000;
export const minutes = 60_000;
/** The deposit as the platform has it, `at` milliseconds after the flow began. */
export const row = (
  state: Deposit['state'],
  at = 0,
  more: Partial<Deposit> = {},
): Seen<Deposit> => ({
  serverTime: ahead + at,
  row: {
    reference: 'D1',
    method: 'bank',
    kind: 'bank',
    label: 'Bank transfer',
    amount: '500.00',
    fee: '0.00',
    credited: '500.00',
    currency: 'INR',
    state,
    createdAt: ahead,
    payBy: ahead + 30 * minutes,
    expectedMinutes: 60,
    late: false,
    next: 'member',
    payTo: { name: 'Mayura Play', note: 'D1' },
    fields: {},
    timeline: [],
    proofs: [],
    ...more,
  },
});

/** A deposit fixture, from its beginning or from a deposit that was begun before. */
export function depositFixture(
  watched?: Watched<typeof depositMachine>,
  deposit?: Seen<Deposit>,
  hidden = false,
) {
  const services = {
    loadMethods: held<void, readonly DepositMethod[]>(),
    readDeposit: held<string, Seen<Deposit>>(),
    createDeposit: held<ActTry<CreateRequest>, Seen<Deposit>>(),
    sayPaid: held<ActTry<PaidRequest>, Seen<Deposit>>(),
    sendProof: held<ActTry<ProofRequest>, Seen<Deposit>>(),
    giveUp: held<ActTry<GiveUpRequest>, Seen<Deposit>>(),
  };
  const clock = new SimulatedClock();
  const filled = depositWith({
    loadMethods: services.loadMethods.service,
    readDeposit: services.readDeposit.service,
    createDeposit: services.createDeposit.service,
    sayPaid: services.sayPaid.service,
    sendProof: services.sendProof.service,
    giveUp: services.giveUp.service,
  });
  const now = () => clock.now();
  const rig = startMachine(
    filled,
    { newKey: keys(), decimals: 2, now, deposit, hidden },
    watched,
    clock,
  );
  const view = () => selectDeposit(rig.actor.getSnapshot());
  return {
    ...rig,
    services,
    view,
    output: () => rig.actor.getSnapshot().output,
    place: () => {
      const { value, context, status } = rig.actor.getSnapshot();
      const { followed, hidden, readFailure } = context;
      const poll = [hidden, readFailure?.kind === 'expired'];
      return JSON.stringify([status, value, followed?.row.state, poll, placeOf(view().act)]);
    },
  };
}
export type DepositFixture = ReturnType<typeof depositFixture>;

/** Lets the newest call of a service succeed, and its answer arrive. */
export async function answer<Name extends keyof DepositFixture['services']>(
  at: DepositFixture,
  name: Name,
  value: Parameters<ReturnType<DepositFixture['services'][Name]['last']>['answer']>[0],
) {
  // the name and the value belong to one service, which TypeScript cannot follow through a union
  (at.services[name].last().answer as (value: unknown) => void)(value);
  await settle();
}
/** A deposit whose methods are there to choose from. */
export async function atMethods() {
  const at = depositFixture();
  await answer(at, 'loadMethods', methods);
  return at;
}
/** A deposit that is being begun. */
export async function creating() {
  const at = await atMethods();
  at.actor.send({ type: 'choose', method: 'bank' });
  at.actor.send({ type: 'submit', values: sound });
  return at;
}
/** A deposit that waits for its payment. */
export const paying = () => depositFixture(undefined, row('created'));
/** A deposit that is paid. */
export const waiting = (hidden = false) => depositFixture(undefined, row('paid'), hidden);

const send = act<DepositFixture>;
/** The services that move money. */
export const acts = ['createDeposit', 'sayPaid', 'sendProof', 'giveUp'] as const;
const after = { createDeposit: 'created', sayPaid: 'paid', sendProof: 'paid', giveUp: 'cancelled' };
const seen = (state: Deposit['state']) => (at: DepositFixture) => row(state, at.clock.now());
/** What begins and ends the poll of a deposit. */
export const pollMoves: readonly Move<DepositFixture>[] = [
  send('hidden', ({ actor }) => actor.send({ type: 'hidden' })),
  send('shown', ({ actor }) => actor.send({ type: 'shown' })),
  fails('session over', (at) => at.services.readDeposit, expired),
];
/** Everything else that can happen to a deposit. */
export const depositMoves: readonly Move<DepositFixture>[] = [
  send('choose', ({ actor }) => actor.send({ type: 'choose', method: 'bank' })),
  send('offered', ({ actor }) => actor.send({ type: 'offered', methods })),
  send('choose closed', ({ actor }) => actor.send({ type: 'choose', method: 'down' })),
  send('submit', ({ actor }) => actor.send({ type: 'submit', values: sound })),
  send('submit nothing', ({ actor }) =>
    actor.send({ type: 'submit', values: { amount: '', fields: {} } }),
  ),
  ...(['retry', 'back', 'giveUp', 'refresh'] as const).map((type) =>
    send(type, ({ actor }) => actor.send({ type })),
  ),
  send('paid', ({ actor }) => actor.send({ type: 'paid', fields: {} })),
  send('proof', ({ actor }) => actor.send({ type: 'sendProof', images: proof })),
  send('no proof', ({ actor }) => actor.send({ type: 'sendProof', images: [] })),
  send('update paid', (at) => at.actor.send({ type: 'update', seen: seen('paid')(at) })),
  send('update late', ({ actor }) => actor.send({ type: 'update', seen: row('created', -1) })),
  send('20 s', ({ clock }) => clock.increment(20_000)),
  ...actMoves,
  reply(
    'methods',
    (at: DepositFixture) => at.services.loadMethods,
    (call) => call.answer(methods),
  ),
  reply(
    'no methods',
    (at: DepositFixture) => at.services.loadMethods,
    (call) => call.fail(offline),
  ),
  reply(
    'not read',
    (at: DepositFixture) => at.services.readDeposit,
    (call) => call.fail(offline),
  ),
  ...(['created', 'paid', 'arrived'] as const).map(
    (state): Move<DepositFixture> => ({
      name: `read ${state}`,
      now: (at) => {
        const call = at.services.readDeposit.open()[0];
        return call && (() => call.answer(seen(state)(at)));
      },
    }),
  ),
  ...acts.flatMap((name): Move<DepositFixture>[] => [
    {
      name: `${name} yes`,
      now: (at) => {
        const call = at.services[name].open()[0];
        return call && (() => call.answer(seen(after[name] as Deposit['state'])(at)));
      },
    },
    fails(`${name} no`, (at) => at.services[name], refused('NO')),
    // after the end of the session the act waits for the member at once
    fails(`${name} lost`, (at) => at.services[name], expired),
  ]),
];
