import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { expired, offline, refused } from '../../test/failures.ts';
import {
  actMoves,
  actRules,
  fails,
  keys,
  loseAct,
  placeOf,
  startMachine,
  type Watched,
} from '../../test/fixture.ts';
import { held, settle } from '../../test/held.ts';
import { provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import { withdrawalRow } from '../../test/withdrawal-row.ts';
import type { ActTry } from '../act/act.types.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { pollMs, restMs, type Seen } from '../shared/seen.ts';
import { confirmationMachine, confirmationWith } from './withdrawal-confirmation.machine.ts';
import { selectConfirmation } from './withdrawal-confirmation.selectors.ts';
import type { ConfirmRequest, SentWithdrawal } from './withdrawal-confirmation.types.ts';

/** The platform's clock is a day ahead of the page's. */
const ahead = 86_400_000;
const deadline = 20_000;
const image = new Blob(['x'], { type: 'image/png' });
const proof = { images: [image], comment: 'Nothing here' };

const answers: { readonly [state in SentWithdrawal['state']]?: SentWithdrawal['answers'] } = {
  sent: ['received', 'notReceived', 'fullPaymentMade'],
  disputed: ['received', 'fullPaymentMade'],
};
/** The withdrawal as the platform has it, `at` milliseconds after the flow began. */
const row = (
  state: SentWithdrawal['state'],
  at = 0,
  more: Partial<SentWithdrawal> = {},
): Seen<SentWithdrawal> => ({
  serverTime: ahead + at,
  row: withdrawalRow({
    state,
    answers: answers[state] ?? [],
    ...(state === 'sent' ? { confirmBy: ahead + deadline } : {}),
    ...more,
  }),
});

function fixture(
  watched?: Watched<typeof confirmationMachine>,
  withdrawal = row('sent'),
  hidden = false,
) {
  const confirm = held<ActTry<ConfirmRequest>, Seen<SentWithdrawal>>();
  const read = held<string, Seen<SentWithdrawal>>();
  const clock = new SimulatedClock();
  const filled = confirmationWith({ confirm: confirm.service, readWithdrawal: read.service });
  const input = { newKey: keys(), now: () => clock.now(), withdrawal, hidden };
  const rig = startMachine(filled, input, watched, clock);
  const view = () => selectConfirmation(rig.actor.getSnapshot());
  return {
    ...rig,
    confirm,
    read,
    view,
    output: () => rig.actor.getSnapshot().output,
    place: () => {
      const { value, context } = rig.actor.getSnapshot();
      const { failure, readFailure, followed, hidden: isHidden } = context;
      const kinds = [failure?.kind, readFailure?.kind];
      const facts = [kinds, followed.row.state, isHidden];
      return JSON.stringify([value, facts, placeOf(view().act)]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

async function confirmed(at: Fixture, seen: Seen<SentWithdrawal>) {
  at.confirm.last().answer(seen);
  await settle();
}
async function readAs(at: Fixture, seen: Seen<SentWithdrawal>) {
  at.read.last().answer(seen);
  await settle();
}

describe('a withdrawal that was sent', () => {
  test.each(['received', 'fullPaymentMade'] as const)('is confirmed: %s', async (type) => {
    const at = fixture();
    expect(at.view()).toMatchObject({ step: 'open', withdrawal: row('sent').row });
    at.actor.send({ type });
    at.actor.send({ type });
    expect(at.view()).toMatchObject({ step: 'answering', busy: true });
    expect(at.confirm.calls).toHaveLength(1);
    expect(at.confirm.last().input).toMatchObject({
      key: 'key-1',
      request: { reference: 'W1', answer: type, images: [] },
    });
    await confirmed(at, row('received', 1));
    expect(at.output()).toEqual({ withdrawal: row('received').row });
    expect(at.view()).toMatchObject({ step: 'closed', busy: false });
  });

  test('opens a case with proof, and reports the upload progress', async () => {
    const at = fixture();
    at.actor.send({ type: 'notReceived', proof });
    const { request, report } = at.confirm.last().input;
    expect(request).toEqual({
      reference: 'W1',
      answer: 'notReceived',
      images: [image],
      comment: 'Nothing here',
    });
    report(0.5);
    expect(at.view().act?.getSnapshot().context.part).toBe(0.5);
    await confirmed(at, row('disputed', 1));
    expect(at.view()).toMatchObject({
      step: 'open',
      withdrawal: { answers: ['received', 'fullPaymentMade'] },
      proof: { images: [], comment: '' },
    });
    at.actor.send({ type: 'notReceived', proof });
    at.actor.send({ type: 'notReceived', proof: { ...proof, images: [] } });
    expect(at.view()).toMatchObject({ step: 'open', busy: false });
    at.actor.send({ type: 'received' });
    expect(at.confirm.last().input.key).toBe('key-2');
    await confirmed(at, row('received', 2));
    expect(at.output()?.withdrawal.state).toBe('received');
  });

  test('sends no comment where none was written', () => {
    const at = fixture();
    at.actor.send({ type: 'notReceived', proof: { ...proof, comment: ' ' } });
    expect(at.confirm.last().input.request).not.toHaveProperty('comment');
  });

  test.each([
    [{ images: [], comment: '' }, { images: 'required' }],
    [{ images: [image, image, image, image], comment: '' }, { images: 'tooMany' }],
    [{ images: [new Blob(['x'])], comment: '' }, { images: 'type' }],
    [{ images: [image], comment: 'x'.repeat(141) }, { comment: 'tooLong' }],
  ] as const)('has its proof validated before anything is sent', (wrong, problems) => {
    const at = fixture();
    at.actor.send({ type: 'notReceived', proof: wrong });
    expect(at.view().step).toBe('open');
    expect(at.view().problemsOf(wrong)).toEqual(problems);
    at.actor.send({
      type: 'notReceived',
      proof: { images: [image, image, image], comment: ` ${'ที่'.repeat(140)} ` },
    });
    expect(at.view()).toMatchObject({ step: 'answering' });
  });

  test.each(['requested', 'inReview', 'approved'] as const)(
    'is polled before that, as %s, and takes no answer',
    async (state) => {
      const at = fixture(undefined, row(state));
      at.actor.send({ type: 'received' });
      at.actor.send({ type: 'fullPaymentMade' });
      at.actor.send({ type: 'notReceived', proof });
      expect(at.confirm.calls).toHaveLength(0);
      at.clock.increment(pollMs - 1);
      expect(at.read.calls).toHaveLength(0);
      at.clock.increment(1);
      await readAs(at, row('sent', pollMs));
      expect(at.view().withdrawal.answers).toEqual(answers.sent);
    },
  );

  test.each(['received', 'rejected', 'forcedReceived'] as const)(
    'and is %s is final: no answer, no refund here',
    (state) => {
      const at = fixture(undefined, row(state));
      expect(at.output()).toEqual({ withdrawal: row(state).row });
    },
  );
});

describe('the deadline', () => {
  test('is decided by the platform: at its end the withdrawal is read', async () => {
    const at = fixture();
    at.clock.increment(pollMs);
    await readAs(at, row('sent', pollMs));
    at.clock.increment(deadline - pollMs - 1);
    expect(at.read.calls).toHaveLength(1);
    at.clock.increment(1);
    expect(at.read.calls).toHaveLength(2);
    expect(at.view().step).toBe('open');
    await readAs(at, row('received', deadline, { receivedBy: 'deadline' }));
    expect(at.output()).toMatchObject({ withdrawal: { receivedBy: 'deadline' } });
  });

  test('that has not passed for the platform yet is polled after a pause', async () => {
    const at = fixture(undefined, row('sent', deadline));
    at.clock.increment(restMs - 1);
    expect(at.read.calls).toHaveLength(0);
    at.clock.increment(1);
    at.read.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ step: 'open', readFailure: { kind: 'offline' } });
    at.clock.increment(restMs);
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().readFailure).toEqual({ kind: 'offline' });
    at.clock.increment(1);
    expect(at.view().readFailure).toEqual({ kind: 'timeout', afterMs: serviceTimeoutMs });
    at.actor.send({ type: 'refresh' });
    await readAs(at, row('sent', deadline + 1, { confirmBy: ahead + 2 * deadline }));
    expect(at.view().readFailure).toBeUndefined();
  });

  test('is not awaited while the page is hidden, and read at once when it is shown again', async () => {
    const at = fixture();
    at.actor.send({ type: 'hidden' });
    at.clock.increment(3 * pollMs);
    expect(at.read.calls).toHaveLength(0);
    at.actor.send({ type: 'shown' });
    await readAs(at, row('received', 3 * pollMs));
    expect(at.output()?.withdrawal.state).toBe('received');
  });

  test('is not awaited by a hidden page, also when it was hidden during an answer', async () => {
    const at = fixture(undefined, row('sent'), true);
    at.clock.increment(pollMs);
    expect(at.read.calls).toHaveLength(0);
    at.actor.send({ type: 'notReceived', proof });
    at.actor.send({ type: 'shown' });
    at.actor.send({ type: 'hidden' });
    await confirmed(at, row('disputed', pollMs));
    at.clock.increment(pollMs);
    expect(at.read.calls).toHaveLength(0);
    at.actor.send({ type: 'shown' });
    expect(at.read.calls).toHaveLength(1);
  });

  test('is not awaited after the end of the session, until the member refreshes', async () => {
    const at = fixture();
    at.clock.increment(pollMs);
    at.read.last().fail(expired);
    await settle();
    at.clock.increment(3 * pollMs);
    at.actor.send({ type: 'hidden' });
    at.actor.send({ type: 'shown' });
    expect(at.read.calls).toHaveLength(1);
    expect(at.view().readFailure).toEqual({ kind: 'expired' });
    at.actor.send({ type: 'refresh' });
    await readAs(at, row('sent', at.clock.now(), { confirmBy: ahead + at.clock.now() + 60_000 }));
    at.clock.increment(pollMs);
    expect(at.read.calls).toHaveLength(3);
  });

  test('and an answer at the same moment agree on the platform’s state', async () => {
    const at = fixture();
    at.actor.send({ type: 'notReceived', proof });
    at.confirm.last().fail(refused('WRONG_STATE'));
    await settle();
    expect(at.view().failure).toMatchObject({ code: 'WRONG_STATE' });
    await readAs(at, row('received', deadline));
    expect(at.output()).toMatchObject({ withdrawal: { state: 'received' } });
  });
});

describe('two tabs, a reload and a lost answer', () => {
  test('agree: a change in one tab reaches the other', async () => {
    const [one, other] = [fixture(), fixture()];
    one.actor.send({ type: 'received' });
    await confirmed(one, row('received', 1));
    other.actor.send({ type: 'update', seen: row('received', 1) });
    expect(other.output()).toEqual(one.output());
    expect(other.confirm.calls).toHaveLength(0);
  });

  test('never move a withdrawal back, nor on a report about another', () => {
    const at = fixture(undefined, row('disputed', 10));
    at.actor.send({ type: 'update', seen: row('sent', 9) });
    at.actor.send({ type: 'update', seen: row('received', 11, { reference: 'W2' }) });
    expect(at.view().withdrawal.state).toBe('disputed');
    at.actor.send({ type: 'update', seen: row('forcedReceived', 11) });
    expect(at.output()).toMatchObject({ withdrawal: { state: 'forcedReceived' } });
  });

  test('let a pending answer complete', async () => {
    const at = fixture();
    at.actor.send({ type: 'received' });
    for (const type of ['refresh', 'fullPaymentMade'] as const) at.actor.send({ type });
    at.actor.send({ type: 'update', seen: row('received', 1) });
    expect(at.view().step).toBe('answering');
    await confirmed(at, row('received', 2));
    expect(at.output()?.withdrawal.state).toBe('received');
  });

  test('lead to one effect: a lost answer is requested again with its key', async () => {
    const at = fixture();
    at.actor.send({ type: 'notReceived', proof });
    await loseAct(at, at.confirm);
    at.view().act?.send({ type: 'again' });
    expect(at.confirm.calls.map(({ input }) => input.key)).toEqual(Array(4).fill('key-1'));
    await loseAct(at, at.confirm);
    at.view().act?.send({ type: 'leave' });
    expect(at.view()).toMatchObject({ step: 'open', proof });
    await readAs(at, row('disputed', 9));
    // What was read says that it was taken: nothing on the page may say that it was not.
    expect(at.view()).toMatchObject({
      withdrawal: { answers: answers.disputed },
      failure: undefined,
    });
  });

  test('fail at once without their services', async () => {
    const input = { newKey: keys(), now: () => 0, withdrawal: row('sent') };
    const at = startMachine(confirmationMachine, input);
    at.actor.send({ type: 'refresh' });
    await settle();
    expect(String(at.errors[0])).toContain('the service "readWithdrawal" of this flow');
  });
});

const send = act<Fixture>;
const replies = (name: 'confirm' | 'read', state: SentWithdrawal['state']): Move<Fixture> => ({
  name: `${name} ${state}`,
  now: (at) => {
    const call = at[name].open()[0];
    return call && (() => call.answer(row(state, at.clock.now())));
  },
});
const moves: readonly Move<Fixture>[] = [
  ...(['received', 'fullPaymentMade', 'refresh'] as const).map((type) =>
    send(type, ({ actor }) => actor.send({ type })),
  ),
  send('notReceived', ({ actor }) => actor.send({ type: 'notReceived', proof })),
  send('notReceived without proof', ({ actor }) =>
    actor.send({ type: 'notReceived', proof: { images: [], comment: '' } }),
  ),
  send('update forcedReceived', ({ actor, clock }) =>
    actor.send({ type: 'update', seen: row('forcedReceived', clock.now()) }),
  ),
  send('update late', ({ actor }) => actor.send({ type: 'update', seen: row('approved', -1) })),
  send('20 s', ({ clock }) => clock.increment(20_000)),
  ...actMoves,
  replies('confirm', 'received'),
  replies('confirm', 'disputed'),
  replies('read', 'sent'),
  replies('read', 'received'),
  fails('refused', (at: Fixture) => at.confirm, refused('WRONG_STATE')),
  fails('lost', (at: Fixture) => at.confirm, expired),
  fails('not read', (at: Fixture) => at.read, offline),
  fails('session over', (at: Fixture) => at.read, expired),
  send('hidden', ({ actor }) => actor.send({ type: 'hidden' })),
  send('shown', ({ actor }) => actor.send({ type: 'shown' })),
];

provesMachine({
  machine: confirmationMachine,
  start: fixture,
  // one that takes no answer yet
  beginnings: [
    {
      start: (watched) => fixture(watched, row('approved')),
      moves: moves.slice(0, 2),
      places: 20,
    },
  ],
  moves,
  places: 600,
  walks: {
    length: 25,
    sees: (at) => at.output()?.withdrawal.state,
    reaches: ['forcedReceived', 'received'],
    rules: (at, path) => {
      const output = at.output();
      const last = path.at(-1) ?? '';
      const presses = path.filter((name) => /^(received|fullPaymentMade|notReceived)$/.test(name));
      return {
        ...actRules(at.confirm),
        'more acts than clicks':
          new Set(at.confirm.calls.map(({ input }) => input.key)).size <= presses.length,
        'not received without proof': at.confirm.calls.every(
          ({ input: { request } }) =>
            request.answer !== 'notReceived' || request.images?.length === 1,
        ),
        'the page decided an end': output === undefined || /^(confirm|read|update) /.test(last),
      };
    },
  },
});
