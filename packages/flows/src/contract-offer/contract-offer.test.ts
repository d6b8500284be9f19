import { describe, expect, test } from 'vitest';
import { expired, offline, refused } from '../../test/failures.ts';
import {
  actMoves,
  actRules,
  fails,
  keys,
  loseAct,
  placeOf,
  reply,
  startMachine,
  type Watched,
} from '../../test/fixture.ts';
import { held, settle } from '../../test/held.ts';
import { count, provesMachine } from '../../test/proves-machine.ts';
import { act, type Move } from '../../test/walks.ts';
import type { ActTry } from '../act/act.types.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { offerMachine, offerWith } from './contract-offer.machine.ts';
import { selectOffer } from './contract-offer.selectors.ts';
import type {
  AgentContract,
  AnswerRequest,
  ContractAnswer,
  ContractStanding,
} from './contract-offer.types.ts';

/** One tier, which pays the contract's rate from the first bet on. */
const contract = (more: Partial<AgentContract> = {}): AgentContract => {
  const rate = more.rate ?? '0.45';
  const tier = { betAmount: '0', periodProfitLoss: '0', activeMembers: 0, rate };
  return { ...plain, rate, tiers: [tier], ...more };
};
const plain: AgentContract = {
  contractId: 'C1',
  kind: 'daily',
  periodType: 'Daily',
  side: 'received',
  account: 'arun2026',
  request: 'new',
  state: 'offered',
  rate: '0.45',
  tiers: [],
  time: 1,
};
const active = contract({ state: 'active' });
const asked = contract({ state: 'active', request: 'termination' });
const current = contract({ contractId: 'C0', state: 'active', rate: '0.6' });
const below = (rate: string) => contract({ contractId: `B-${rate}`, side: 'given', rate });
const given = [below('0.5'), below('0.45'), below('0.1')];
const standing = (more: Partial<ContractStanding> = {}): ContractStanding => ({
  contract: contract(),
  current,
  given,
  ...more,
});

function fixture(watched?: Watched<typeof offerMachine>) {
  const read = held<string, ContractStanding>();
  const answer = held<ActTry<AnswerRequest>, AgentContract>();
  const filled = offerWith({ readStanding: read.service, answer: answer.service });
  const rig = startMachine(filled, { newKey: keys(), contractId: 'C1' }, watched);
  const view = () => selectOffer(rig.actor.getSnapshot());
  return {
    ...rig,
    read,
    answer,
    view,
    output: () => rig.actor.getSnapshot().output,
    place: () => {
      const { value, context, status } = rig.actor.getSnapshot();
      const { failure, readFailure, standing: known, answer: chosen } = context;
      const facts = [failure?.kind, readFailure?.kind, chosen, known?.contract.state];
      return JSON.stringify([status, value, facts, placeOf(view().act)]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

async function read(at: Fixture, more: Partial<ContractStanding> = {}) {
  at.read.last().answer(standing(more));
  await settle();
}
async function atStanding(more: Partial<ContractStanding> = {}) {
  const at = fixture();
  await read(at, more);
  return at;
}
async function answered(answer: ContractAnswer, more: Partial<ContractStanding> = {}) {
  const at = await atStanding(more);
  at.actor.send({ type: 'choose', answer });
  at.actor.send({ type: 'confirm' });
  return at;
}

describe('what may be answered', () => {
  test.each([
    ['an offer', contract(), ['accept', 'reject', 'terminate']],
    ['a contract whose end is asked for', asked, ['accept', 'reject', 'terminate']],
    ['an active contract', active, ['terminate']],
    ['a rejected contract', contract({ state: 'rejected' }), []],
    ['a terminated contract', contract({ state: 'terminated' }), []],
    ['an offer that the agent has made', contract({ side: 'given' }), []],
    ['a contract with the house', contract({ state: 'active', account: undefined }), []],
  ] as const)('to %s [spec 4.46]', async (_, row, answers) => {
    const at = await atStanding({ contract: row });
    expect(at.view()).toMatchObject({ step: 'standing', answers });
    for (const answer of ['accept', 'reject', 'terminate'] as const) {
      at.actor.send({ type: 'choose', answer });
      const allowed = answers.some((open) => open === answer);
      expect(at.view().step).toBe(allowed ? 'confirming' : 'standing');
      at.actor.send({ type: 'back' });
      expect(at.view()).toMatchObject({ answer: undefined, consequences: undefined });
    }
  });
});

describe('the lower-rate rule [spec 4.46]', () => {
  test.each([
    ['accept', contract(), current, ['B-0.5']],
    ['accept', contract({ rate: '0.44' }), current, ['B-0.5', 'B-0.45']],
    ['accept', contract({ rate: '0.5' }), current, []],
    // At the same rate, but from more bets on.
    [
      'accept',
      contract({
        rate: '0.5',
        tiers: [{ betAmount: '1', periodProfitLoss: '0', activeMembers: 0, rate: '0.5' }],
      }),
      current,
      ['B-0.5', 'B-0.45', 'B-0.1'],
    ],
    ['reject', contract(), undefined, []],
    ['terminate', contract(), undefined, []],
    ['terminate', active, undefined, ['B-0.5', 'B-0.45', 'B-0.1']],
    ['accept', asked, undefined, ['B-0.5', 'B-0.45', 'B-0.1']],
    ['reject', asked, undefined, []],
  ] as const)(
    'is shown before the answer is given: %s, %#',
    async (answer, row, replaces, ends) => {
      const at = await atStanding({ contract: row });
      at.actor.send({ type: 'choose', answer });
      const consequences = at.view().consequences;
      expect(consequences?.replaces).toEqual(replaces);
      expect(consequences?.endsBelow.map(({ contractId }) => contractId)).toEqual(ends);
      expect(at.answer.calls).toHaveLength(0);
    },
  );

  test('ends what is settled by a period that does not fit into the new one', async () => {
    const dividend = (more: Partial<AgentContract>) =>
      contract({ kind: 'dividend', rate: '10', ...more });
    const at = await atStanding({
      contract: dividend({ periodType: 'Semimonthly' }),
      given: [
        dividend({ contractId: 'week', side: 'given', periodType: 'Weekly' }),
        dividend({ contractId: 'month', side: 'given', periodType: 'Monthly' }),
        dividend({ contractId: 'day', side: 'given', periodType: 'Daily' }),
      ],
    });
    at.actor.send({ type: 'choose', answer: 'accept' });
    const ends = at.view().consequences?.endsBelow.map(({ contractId }) => contractId);
    expect(ends).toEqual(['week', 'month']);
  });

  test('is checked again when the contract changes meanwhile', async () => {
    const at = await atStanding();
    at.actor.send({ type: 'choose', answer: 'accept' });
    at.actor.send({ type: 'refresh' });
    at.actor.send({ type: 'confirm' });
    await read(at, { given: [] });
    at.actor.send({ type: 'confirm' });
    expect(at.view()).toMatchObject({ step: 'standing', answer: undefined });
    expect(at.answer.calls).toHaveLength(0);
  });
});

describe('an answer', () => {
  test.each([
    ['accept', contract()],
    ['reject', contract()],
    ['terminate', active],
    ['accept', asked],
  ] as const)('is sent once, with the contract as it was read: %s, %#', async (answer, row) => {
    const at = await answered(answer, { contract: row });
    at.actor.send({ type: 'confirm' });
    at.actor.send({ type: 'choose', answer });
    expect(at.view()).toMatchObject({ step: 'answering', busy: true, answer, canLeave: false });
    const { contractId, state, request } = row;
    expect(at.answer.calls.map(({ input }) => [input.key, input.request])).toEqual([
      ['key-1', { answer, contract: { contractId, state, request } }],
    ]);
  });

  test('that succeeds notifies other tabs and reads the contracts that it ended', async () => {
    const at = await answered('accept');
    at.answer.last().answer(active);
    await settle();
    expect(at.emitted).toEqual([{ type: 'moved', contractId: 'C1' }]);
    expect(at.view()).toMatchObject({ step: 'reading', busy: true, contract: active, answers: [] });
    await read(at, { contract: active, current: undefined, given: [below('0.1')] });
    expect(at.view()).toMatchObject({ step: 'standing', answers: ['terminate'] });
    at.actor.send({ type: 'leave' });
    expect(at.output()).toEqual({ contract: active });
  });

  test('that is rejected reads the current state, gives the reason, and the next is a new act', async () => {
    const at = await answered('accept');
    at.answer.last().fail(refused('WRONG_STATE'));
    await settle();
    expect(at.emitted).toEqual([]);
    await read(at, { contract: asked });
    expect(at.view()).toMatchObject({ step: 'standing', failure: { code: 'WRONG_STATE' } });
    at.actor.send({ type: 'choose', answer: 'reject' });
    expect(at.view().failure).toBeUndefined();
    at.actor.send({ type: 'confirm' });
    expect(at.answer.last().input.key).toBe('key-2');
  });

  test('that is lost is requested again with its key, and then the contract is read', async () => {
    const at = await answered('terminate');
    await loseAct(at, at.answer);
    at.view().act?.send({ type: 'again' });
    await loseAct(at, at.answer);
    expect(new Set(at.answer.calls.map(({ input }) => input.key)).size).toBe(1);
    at.view().act?.send({ type: 'leave' });
    expect(at.view()).toMatchObject({ step: 'reading', failure: undefined });
  });
});

describe('a contract', () => {
  test('that cannot be read is read again on request, and the request can time out', async () => {
    const at = fixture();
    expect(at.read.last().input).toBe('C1');
    at.read.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ step: 'unread', readFailure: { kind: 'offline' } });
    at.actor.send({ type: 'refresh' });
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().step).toBe('reading');
    at.clock.increment(1);
    const timeout = { kind: 'timeout', afterMs: serviceTimeoutMs };
    expect(at.view()).toMatchObject({ step: 'unread', readFailure: timeout });
    at.actor.send({ type: 'leave' });
    expect(at.output()).toEqual({ contract: undefined });
  });

  test('that cannot be read again stays as the answer left it', async () => {
    const at = await answered('accept');
    at.answer.last().answer(active);
    await settle();
    at.read.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({
      step: 'standing',
      contract: active,
      readFailure: { kind: 'offline' },
    });
    at.actor.send({ type: 'refresh' });
    at.clock.increment(serviceTimeoutMs);
    expect(at.view()).toMatchObject({ step: 'standing', readFailure: { kind: 'timeout' } });
    at.actor.send({ type: 'refresh' });
    await read(at);
    expect(at.view().readFailure).toBeUndefined();
  });

  test('that changes while it is read is read once more, and the older answer is ignored', async () => {
    const at = fixture();
    const first = at.read.last();
    at.actor.send({ type: 'refresh' });
    expect(first.signal.aborted).toBe(true);
    first.answer(standing());
    await settle();
    expect(at.view()).toMatchObject({ step: 'reading', contract: undefined });
    await read(at, { contract: active });
    expect(at.view().contract).toEqual(active);
  });

  test('fails at once without its services', async () => {
    const at = startMachine(offerMachine, { newKey: keys(), contractId: 'C1' });
    await settle();
    expect(String(at.errors[0])).toContain('the service "readStanding" of this flow');
  });
});

const send = act<Fixture>;
const ofAct = (at: Fixture) => at.answer;
const ofRead = (at: Fixture) => at.read;
const answers = ['accept', 'reject', 'terminate'] as const;
const moves: readonly Move<Fixture>[] = [
  ...answers.map((answer) =>
    send(`choose ${answer}`, ({ actor }) => actor.send({ type: 'choose', answer })),
  ),
  ...(['confirm', 'back', 'refresh', 'leave'] as const).map((type) =>
    send(type, ({ actor }) => actor.send({ type })),
  ),
  send('20 s', ({ clock }) => clock.increment(serviceTimeoutMs)),
  ...actMoves,
  reply('read offer', ofRead, (call) => call.answer(standing())),
  reply('read active', ofRead, (call) => call.answer(standing({ contract: active }))),
  fails('not read', ofRead, offline),
  reply('yes', ofAct, (call) => call.answer(active)),
  fails('no', ofAct, refused('WRONG_STATE')),
  fails('lost', ofAct, expired),
];

provesMachine({
  machine: offerMachine,
  start: fixture,
  moves,
  places: 300,
  walks: {
    length: 30,
    sees: (at) => {
      const output = at.output();
      return output && (output.contract?.state ?? 'unread');
    },
    reaches: ['active', 'offered', 'unread'],
    rules: (at, path) => {
      const output = at.output();
      const { step, answer, consequences } = at.view();
      return {
        ...actRules(at.answer),
        'more acts than confirmations':
          new Set(at.answer.calls.map(({ input }) => input.key)).size <= count(path, 'confirm'),
        'an answer was sent that was not chosen': at.answer.calls.every(({ input }) =>
          path.includes(`choose ${input.request.answer}`),
        ),
        'an answer was sent for a contract other than the one read': at.answer.calls.every(
          ({ input: { request } }) =>
            request.contract.state === 'offered' || request.answer === 'terminate',
        ),
        'confirmed without its consequences':
          step !== 'confirming' || (answer !== undefined && consequences !== undefined),
        'emitted without a success': at.emitted.length === count(path, 'yes'),
        'left while the platform may still act': !output || at.answer.open().length === 0,
      };
    },
  },
});
