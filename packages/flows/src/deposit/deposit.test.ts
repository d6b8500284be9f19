import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import {
  actMoves,
  actRules,
  fails,
  keys,
  loseAct,
  onBench,
  placeOf,
  reply,
  type Watched,
} from '../../test/bench.ts';
import { expired, offline, refused } from '../../test/failures.ts';
import { held, settle } from '../../test/held.ts';
import { count, provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import type { ActTry } from '../act/act.types.ts';
import { pollMs, restMs, type Seen } from '../shared/seen.ts';
import { depositMachine, depositWith } from './deposit.machine.ts';
import { selectDeposit } from './deposit.selectors.ts';
import { serviceTimeoutMs } from './deposit.setup.ts';
import type {
  CreateRequest,
  Deposit,
  DepositMethod,
  DepositValues,
  GiveUpRequest,
  PaidRequest,
  ProofRequest,
} from './deposit.types.ts';

const bank: DepositMethod = {
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
const methods = [bank, { ...bank, code: 'down', open: false }];
const sound: DepositValues = { amount: '500', fields: { accountName: 'Mira' } };
const proof = [new Blob(['x'], { type: 'image/png' })];

/** The platform's clock stands a day ahead of the page's. */
const ahead = 86_400_000;
const minutes = 60_000;
/** The deposit as the platform has it, `at` milliseconds after the flow began. */
const row = (state: Deposit['state'], at = 0, more: Partial<Deposit> = {}): Seen<Deposit> => ({
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

function bench(watched?: Watched<typeof depositMachine>, deposit?: Seen<Deposit>) {
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
  const rig = onBench(filled, { newKey: keys(), now, deposit }, watched, clock);
  const view = () => selectDeposit(rig.actor.getSnapshot());
  return {
    ...rig,
    services,
    view,
    output: () => rig.actor.getSnapshot().output,
    place: () => {
      const { value, context, status } = rig.actor.getSnapshot();
      return JSON.stringify([status, value, context.followed?.row.state, placeOf(view().act)]);
    },
  };
}
type Bench = ReturnType<typeof bench>;

async function answer<Name extends keyof Bench['services']>(
  at: Bench,
  name: Name,
  value: Parameters<ReturnType<Bench['services'][Name]['last']>['answer']>[0],
) {
  // the name and the value belong to one service, which TypeScript cannot follow through a union
  (at.services[name].last().answer as (value: unknown) => void)(value);
  await settle();
}
async function atMethods() {
  const at = bench();
  await answer(at, 'loadMethods', methods);
  return at;
}
async function creating() {
  const at = await atMethods();
  at.actor.send({ type: 'choose', method: 'bank' });
  at.actor.send({ type: 'submit', values: sound });
  return at;
}
const paying = () => bench(undefined, row('created'));
const waiting = () => bench(undefined, row('paid'));

describe('a method', () => {
  test('is chosen of those that the platform offers now', async () => {
    const at = await atMethods();
    expect(at.view()).toMatchObject({ step: 'method', busy: false, methods });
    at.actor.send({ type: 'choose', method: 'down' });
    at.actor.send({ type: 'choose', method: 'other' });
    expect(at.view()).toMatchObject({ step: 'method', method: undefined });
    at.actor.send({ type: 'choose', method: 'bank' });
    expect(at.view()).toMatchObject({ step: 'amount', method: bank });
    at.actor.send({ type: 'back' });
    expect(at.view().step).toBe('method');
  });

  test('list that fails or hangs is asked for once more', async () => {
    const at = bench();
    expect(at.view()).toMatchObject({ step: 'loading', busy: true });
    at.services.loadMethods.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ step: 'loadFailed', failure: { kind: 'offline' } });
    at.actor.send({ type: 'retry' });
    expect(at.view()).toMatchObject({ step: 'loading', failure: undefined });
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('loading');
    at.clock.increment(1);
    expect(at.view()).toMatchObject({
      step: 'loadFailed',
      failure: { kind: 'timeout', afterMs: serviceTimeoutMs },
    });
  });
});

describe('an amount', () => {
  test.each([
    [{ ...sound, amount: ' ' }, { amount: 'required' }],
    [{ ...sound, amount: '99.99' }, { amount: 'tooSmall' }],
    [{ ...sound, amount: '5000.01' }, { amount: 'tooLarge' }],
    [{ amount: '500', fields: { accountName: ' ' } }, { fields: ['accountName'] }],
  ] as const)('and its fields are judged before anything is sent: %o', async (values, problems) => {
    const at = await atMethods();
    at.actor.send({ type: 'choose', method: 'bank' });
    at.actor.send({ type: 'submit', values });
    expect(at.view()).toMatchObject({ step: 'amount', problems });
    expect(at.view().values.amount).toBe(values.amount.trim());
    expect(at.view().problemsOf(values)).toEqual(problems);
    at.actor.send({ type: 'back' });
    at.actor.send({ type: 'choose', method: 'bank' });
    expect(at.view().problems).toEqual({});
    at.actor.send({ type: 'submit', values: { ...sound, amount: ' 500 ' } });
    expect(at.view()).toMatchObject({ step: 'creating', problems: {} });
    expect(at.services.createDeposit.last().input.request).toEqual({ method: 'bank', ...sound });
  });

  test('without a method has no problems to tell', () => {
    expect(bench().view().problemsOf(sound)).toEqual({});
  });
});

describe('a deposit', () => {
  test('is begun once, and says where to pay and until when by the clock of the platform', async () => {
    const at = await creating();
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view()).toMatchObject({ step: 'creating', busy: true, canLeave: false });
    expect(at.services.createDeposit.calls).toHaveLength(1);
    await answer(at, 'createDeposit', row('created'));
    expect(at.view()).toMatchObject({ step: 'paying', busy: false, deposit: row('created').row });
    at.clock.increment(minutes);
    expect(at.view().payWithinMs(at.clock.now())).toBe(29 * minutes);
  });

  test('that is refused keeps what was typed, and the next is another act', async () => {
    const at = await creating();
    at.services.createDeposit.last().fail(refused('LIMIT_REACHED'));
    await settle();
    expect(at.view()).toMatchObject({
      step: 'amount',
      values: sound,
      failure: { kind: 'refused', code: 'LIMIT_REACHED' },
    });
    at.actor.send({ type: 'submit', values: sound });
    expect(at.view().failure).toBeUndefined();
    expect(at.services.createDeposit.last().input.key).toBe('key-2');
  });

  test('whose answer is lost is asked for again with its key, until the member leaves', async () => {
    const at = await creating();
    await loseAct(at, at.services.createDeposit);
    expect(new Set(at.services.createDeposit.calls.map(({ input }) => input.key)).size).toBe(1);
    at.view().act?.send({ type: 'leave' });
    expect(at.output()).toEqual({ result: 'unknown', failure: { kind: 'offline' } });
  });

  test.each([
    ['created', 'paying'],
    ['paid', 'waiting'],
  ] as const)('that is %s goes on after a reload', (state, step) => {
    const at = bench(undefined, row(state));
    expect(at.view()).toMatchObject({ step, deposit: row(state).row });
    expect(at.services.loadMethods.calls).toHaveLength(0);
    at.actor.send({ type: 'leave' });
    expect(at.output()).toEqual({ result: 'left', deposit: row(state).row });
  });

  test.each(['arrived', 'failed', 'expired', 'cancelled'] as const)(
    'that is %s is at its end',
    (state) => {
      const at = bench(undefined, row(state));
      expect(at.output()).toEqual({ result: 'settled', deposit: row(state).row });
      expect(at.view().step).toBe('closed');
      expect(at.view().payWithinMs(0)).toBeUndefined();
    },
  );

  test('is left before it is begun', async () => {
    const at = await atMethods();
    at.actor.send({ type: 'leave' });
    expect(at.output()).toEqual({ result: 'left', deposit: undefined });
  });
});

describe('"I have paid"', () => {
  test('opens a case, once', async () => {
    const at = paying();
    at.actor.send({ type: 'sendProof', images: proof });
    expect(at.view().step).toBe('paying');
    at.actor.send({ type: 'paid', fields: { reference: ' U1 ' } });
    at.actor.send({ type: 'paid', fields: {} });
    at.actor.send({ type: 'giveUp' });
    expect(at.view()).toMatchObject({ step: 'sayingPaid', busy: true, canLeave: false });
    expect(at.services.sayPaid.calls).toHaveLength(1);
    expect(at.services.sayPaid.last().input.request).toEqual({
      reference: 'D1',
      fields: { reference: 'U1' },
    });
    await answer(at, 'sayPaid', row('paid', 1, { caseNumber: 'C1' }));
    expect(at.view()).toMatchObject({ step: 'waiting', deposit: { caseNumber: 'C1' } });
    at.actor.send({ type: 'paid', fields: {} });
    at.actor.send({ type: 'giveUp' });
    expect(at.view().step).toBe('waiting');
  });

  test('that is refused reads what became of the deposit, and says why', async () => {
    const at = paying();
    at.actor.send({ type: 'paid', fields: {} });
    at.services.sayPaid.last().fail(refused('FIELD_INVALID'));
    await settle();
    expect(at.services.readDeposit.last().input).toBe('D1');
    await answer(at, 'readDeposit', row('created', 5));
    expect(at.view()).toMatchObject({ step: 'paying', failure: { code: 'FIELD_INVALID' } });
    at.actor.send({ type: 'paid', fields: {} });
    expect(at.view().failure).toBeUndefined();
    expect(at.services.sayPaid.last().input.key).toBe('key-2');
  });

  test('whose answer is lost reads the deposit, when the member does not ask again', async () => {
    const at = paying();
    at.actor.send({ type: 'paid', fields: {} });
    await loseAct(at, at.services.sayPaid);
    at.view().act?.send({ type: 'leave' });
    expect(at.view().failure).toEqual({ kind: 'offline' });
    await answer(at, 'readDeposit', row('paid', 9));
    expect(at.view().step).toBe('waiting');
  });

  test('can be said while the deposit is being read', () => {
    const at = paying();
    at.actor.send({ type: 'refresh' });
    const read = at.services.readDeposit.last();
    expect(at.view()).toMatchObject({ step: 'paying', busy: false });
    at.actor.send({ type: 'paid', fields: {} });
    expect(read.signal.aborted).toBe(true);
    expect(at.view().step).toBe('sayingPaid');
  });
});

describe('a deposit that is not paid', () => {
  test('is given up when the member says so', async () => {
    const at = paying();
    at.actor.send({ type: 'giveUp' });
    expect(at.view()).toMatchObject({ step: 'givingUp', busy: true });
    expect(at.services.giveUp.last().input.request).toEqual({ reference: 'D1' });
    await answer(at, 'giveUp', row('cancelled', 1));
    expect(at.output()).toEqual({ result: 'settled', deposit: row('cancelled', 1).row });
  });

  test('that was paid meanwhile is not given up', async () => {
    const at = paying();
    at.actor.send({ type: 'giveUp' });
    at.services.giveUp.last().fail(refused('WRONG_STATE'));
    await settle();
    await answer(at, 'readDeposit', row('paid', 1));
    expect(at.view()).toMatchObject({ step: 'waiting', failure: { code: 'WRONG_STATE' } });
  });

  test('expires by word of the platform, and not of the page', async () => {
    const at = paying();
    for (let ms = 0; ms < 30 * minutes - pollMs; ms += pollMs) {
      at.clock.increment(pollMs);
      await answer(at, 'readDeposit', row('created', at.clock.now()));
    }
    at.clock.increment(pollMs);
    expect(at.view().payWithinMs(at.clock.now())).toBe(0);
    const reads = at.services.readDeposit.calls.length;
    at.services.readDeposit.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ step: 'paying', readFailure: { kind: 'offline' } });
    at.clock.increment(restMs - 1);
    expect(at.services.readDeposit.calls).toHaveLength(reads);
    at.clock.increment(1);
    await answer(at, 'readDeposit', row('expired', at.clock.now()));
    expect(at.output()).toMatchObject({ result: 'settled', deposit: { state: 'expired' } });
  });
});

describe('a deposit that is paid', () => {
  test('is read again until it has arrived', async () => {
    const at = waiting();
    at.clock.increment(pollMs - 1);
    expect(at.services.readDeposit.calls).toHaveLength(0);
    at.clock.increment(1);
    await answer(at, 'readDeposit', row('paid', pollMs));
    expect(at.view().step).toBe('waiting');
    at.clock.increment(pollMs);
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().readFailure).toBeUndefined();
    at.clock.increment(1);
    expect(at.view().readFailure).toEqual({ kind: 'timeout', afterMs: serviceTimeoutMs });
    at.clock.increment(pollMs);
    await answer(at, 'readDeposit', row('paid', pollMs * 3));
    expect(at.view().readFailure).toBeUndefined();
    at.clock.increment(pollMs);
    await answer(at, 'readDeposit', row('arrived', pollMs * 4));
    expect(at.output()).toMatchObject({ result: 'settled', deposit: { state: 'arrived' } });
  });

  test('moves by word from elsewhere, but never back', () => {
    const at = waiting();
    at.actor.send({ type: 'told', seen: row('created', -1) });
    expect(at.view().step).toBe('waiting');
    at.actor.send({ type: 'told', seen: row('arrived', 1, { reference: 'D2' }) });
    expect(at.view().step).toBe('waiting');
    at.actor.send({ type: 'told', seen: row('failed', 1) });
    expect(at.output()).toMatchObject({ result: 'settled', deposit: { state: 'failed' } });
  });

  test('takes a proof, saying how much of it has been sent', async () => {
    const at = waiting();
    at.actor.send({ type: 'sendProof', images: proof });
    const { request, report } = at.services.sendProof.last().input;
    expect(request).toEqual({ reference: 'D1', images: proof });
    report(0.5);
    expect(at.view().step).toBe('sendingProof');
    expect(at.view().act?.getSnapshot().context.part).toBe(0.5);
    const proofs = [{ id: 'f1', type: 'image/png' as const, size: 1 }];
    await answer(at, 'sendProof', row('paid', 1, { proofs }));
    expect(at.view()).toMatchObject({ step: 'waiting', deposit: { proofs } });
    expect(at.actor.getSnapshot().context.images).toEqual([]);
  });

  test('takes three images in all', () => {
    const image = { id: 'f1', type: 'image/png' as const, size: 1 };
    const at = bench(undefined, row('paid', 0, { proofs: [image, image] }));
    at.actor.send({ type: 'sendProof', images: [...proof, ...proof] });
    expect(at.view()).toMatchObject({ step: 'waiting', problems: { images: 'tooMany' } });
    at.actor.send({ type: 'sendProof', images: proof });
    expect(at.view()).toMatchObject({ step: 'sendingProof', problems: {} });
  });

  test('whose proof is refused says why', async () => {
    const at = waiting();
    at.actor.send({ type: 'sendProof', images: proof });
    at.services.sendProof.last().fail(refused('FILE_TYPE_WRONG'));
    await settle();
    await answer(at, 'readDeposit', row('paid', 1));
    expect(at.view()).toMatchObject({ step: 'waiting', failure: { code: 'FILE_TYPE_WRONG' } });
  });
});

const send = act<Bench>;
const acts = ['createDeposit', 'sayPaid', 'sendProof', 'giveUp'] as const;
const after = { createDeposit: 'created', sayPaid: 'paid', sendProof: 'paid', giveUp: 'cancelled' };
const seen = (state: Deposit['state']) => (at: Bench) => row(state, at.clock.now());
const moves: readonly Move<Bench>[] = [
  send('choose', ({ actor }) => actor.send({ type: 'choose', method: 'bank' })),
  send('choose closed', ({ actor }) => actor.send({ type: 'choose', method: 'down' })),
  send('submit', ({ actor }) => actor.send({ type: 'submit', values: sound })),
  send('submit nothing', ({ actor }) =>
    actor.send({ type: 'submit', values: { amount: '', fields: {} } }),
  ),
  ...(['retry', 'back', 'giveUp', 'refresh', 'leave'] as const).map((type) =>
    send(type, ({ actor }) => actor.send({ type })),
  ),
  send('paid', ({ actor }) => actor.send({ type: 'paid', fields: {} })),
  send('proof', ({ actor }) => actor.send({ type: 'sendProof', images: proof })),
  send('no proof', ({ actor }) => actor.send({ type: 'sendProof', images: [] })),
  send('told paid', (at) => at.actor.send({ type: 'told', seen: seen('paid')(at) })),
  send('told late', ({ actor }) => actor.send({ type: 'told', seen: row('created', -1) })),
  send('20 s', ({ clock }) => clock.increment(20_000)),
  ...actMoves,
  reply(
    'methods',
    (at: Bench) => at.services.loadMethods,
    (call) => call.answer(methods),
  ),
  reply(
    'no methods',
    (at: Bench) => at.services.loadMethods,
    (call) => call.fail(offline),
  ),
  reply(
    'not read',
    (at: Bench) => at.services.readDeposit,
    (call) => call.fail(offline),
  ),
  ...(['created', 'paid', 'arrived'] as const).map(
    (state): Move<Bench> => ({
      name: `read ${state}`,
      now: (at) => {
        const call = at.services.readDeposit.open()[0];
        return call && (() => call.answer(seen(state)(at)));
      },
    }),
  ),
  ...acts.flatMap((name): Move<Bench>[] => [
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

provesMachine({
  machine: depositMachine,
  start: bench,
  beginnings: [
    { start: (watched) => bench(watched, row('paid')), moves: moves.slice(0, 6), places: 20 },
  ],
  moves,
  places: 400,
  walks: {
    start: (seed) => bench(undefined, seed % 3 === 0 ? row('created') : undefined),
    length: 30,
    sees: (at) => at.output()?.result,
    reaches: ['left', 'settled', 'unknown'],
    rules: (at, path) => {
      const output = at.output();
      const all = acts.map((name) => at.services[name]);
      const used = all.map(({ calls }) => new Set(calls.map(({ input }) => input.key)));
      const { step, values, deposit } = at.view();
      return {
        ...Object.assign({}, ...all.map(actRules)),
        'two acts are in flight': all.reduce((sum, act) => sum + act.open().length, 0) <= 1,
        'two kinds of acts have one key':
          new Set(used.flatMap((of) => [...of])).size ===
          used.reduce((sum, { size }) => sum + size, 0),
        'more than one deposit was begun': count(path, 'createDeposit yes') <= 1,
        'settled without the word of the platform':
          output?.result !== 'settled' || !['created', 'paid'].includes(output.deposit.state),
        'a paid deposit waits for its payment': step !== 'paying' || deposit?.state === 'created',
        'a refusal lost what was typed':
          path.at(-1) !== 'createDeposit no' || values.amount === '500',
      };
    },
  },
});

test('without its services is noticed at once', async () => {
  const at = onBench(depositMachine, { newKey: keys(), now: () => 0, deposit: row('paid') });
  at.actor.send({ type: 'refresh' });
  await settle();
  expect(String(at.errors[0])).toContain('the service "readDeposit" of this flow');
});
