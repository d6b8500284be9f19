import { type ContractKind, consolidatedContract, contractList } from '@livery/api/contract/agents';
import { describe, expect, it } from 'vitest';
import { asRead, openAgents } from './agents.fixture.ts';

const wage = (rate: string, betAmount = '1000') => [{ betAmount, rate }];
const offer = (account: string, rate: string, kind: ContractKind = 'daily') => ({
  account,
  kind,
  tiers: wage(rate),
});

describe('an offer', () => {
  it('waits for the downline, who accepts it [spec 4.46]', async () => {
    const { member, received } = openAgents();
    const arun = await member('arun2026');
    const tiers = [
      { betAmount: '100000.00', periodProfitLoss: '1000.00', activeMembers: 5, rate: '10' },
      { betAmount: '190000.00', periodProfitLoss: '2000.00', activeMembers: 9, rate: '12.5' },
    ];
    const offered = await arun.act('contractOffer', {
      account: 'Line032026',
      kind: 'dividend',
      tiers,
    });
    expect(offered).toMatchObject({
      account: 'line032026',
      nickname: 'Chai 03',
      periodType: 'Monthly',
      side: 'given',
      request: 'new',
      state: 'offered',
      rate: '12.5',
      tiers,
    });
    const line = await member('line032026');
    expect((await line.call(consolidatedContract, {})).dividend).toEqual({ enabled: true });
    const accepted = await line.act('contractAccept', asRead(offered));
    expect(accepted).toMatchObject({ side: 'received', account: 'arun2026', state: 'active' });
    expect((await line.call(consolidatedContract, {})).dividend.contract).toEqual(accepted);
    expect(await received('line032026', 'dividend')).toEqual(accepted);
  });

  it('has the labels of a dividend: valid bet, profit and loss, active members and rate [spec 3.38]', async () => {
    const { received } = openAgents();
    const { tiers } = await received('line012026', 'dividend');
    expect(tiers).toEqual([
      { betAmount: '100000.00', periodProfitLoss: '1000.00', activeMembers: 5, rate: '20' },
    ]);
  });

  it('can be rejected or terminated by the downline, and taken back by the upline [spec 4.46]', async () => {
    const { member, received, pass } = openAgents();
    const arun = await member('arun2026');
    const line = await member('line032026');
    type Offer = Awaited<ReturnType<typeof received>>;
    const answers = [
      [(it: Offer) => line.act('contractReject', asRead(it)), 'rejected', undefined],
      [(it: Offer) => line.act('contractTerminate', asRead(it)), 'terminated', 'downline'],
      [
        (it: Offer) => arun.act('contractEndRequest', { contractId: it.contractId }),
        'terminated',
        'upline',
      ],
    ] as const;
    for (const [act, state, endedBy] of answers) {
      pass(1000);
      const offered = await arun.act('contractOffer', offer('line032026', '0.2', 'hourly'));
      const { contractId } = offered;
      const answer = await act(offered);
      expect([answer.state, answer.endedBy]).toEqual([state, endedBy]);
      expect(await received('line032026', 'hourly')).toMatchObject({ contractId, state });
    }
  });

  it.each([
    ['a member who is not below', 'mira2026', 'NOT_IN_LINE'],
    ['one two levels below', 'line052026', 'NOT_IN_LINE'],
    ['nobody', 'nobody', 'NOT_IN_LINE'],
    ['oneself', 'arun2026', 'NOT_IN_LINE'],
    ['a downline who is no agent', 'tara2026', 'NOT_AGENT'],
  ])('is rejected to %s', async (_who, account, code) => {
    const { member, no } = openAgents();
    const arun = await member('arun2026');
    const before = await arun.call(contractList, {});
    expect(await no(arun.act('contractOffer', offer(account, '0.1')))).toMatchObject({ code });
    expect(await arun.call(contractList, {})).toEqual(before);
  });

  it.each([
    ['above the agent’s own rate', '0.81', '1000', 'TERMS_INVALID'],
    ['of nothing', '0', '1000', 'TERMS_INVALID'],
    ['of more than everything', '100.01', '1000', 'TERMS_INVALID'],
    ['from half a paisa on', '0.5', '10.005', 'AMOUNT_INVALID'],
  ])('%s is rejected', async (_what, rate, betAmount, code) => {
    const { member, no } = openAgents();
    const arun = await member('arun2026');
    const wrong = { account: 'line032026', kind: 'daily', tiers: wage(rate, betAmount) } as const;
    expect(await no(arun.act('contractOffer', wrong))).toMatchObject({ code });
  });

  it('of a kind that the agent has no contract for is rejected', async () => {
    const { member, no } = openAgents();
    const line = await member('line012026');
    const failure = await no(line.act('contractOffer', offer('line052026', '0.1', 'hourly')));
    expect(failure).toMatchObject({ code: 'TERMS_INVALID' });
  });

  it('is limited to one at a time for each kind', async () => {
    const { member, no, received } = openAgents();
    const arun = await member('arun2026');
    const { tiers } = await received('line012026', 'dividend');
    const second = arun.act('contractOffer', { account: 'line012026', kind: 'dividend', tiers });
    expect(await no(second)).toMatchObject({ code: 'WRONG_STATE' });
  });
});

describe('a contract at a lower rate', () => {
  it('ends the contracts further down that are above it, and no others [spec 4.46]', async () => {
    const { member, received } = openAgents();
    const arun = await member('arun2026');
    const line = await member('line012026');
    const old = await received('line012026', 'daily');
    const offered = await arun.act('contractOffer', offer('line012026', '0.45'));
    expect((await received('line052026', 'daily')).state).toBe('active');

    await line.act('contractAccept', asRead(offered));
    expect((await line.call(consolidatedContract, {})).dailySalary.contract?.rate).toBe('0.45');
    const { list } = await arun.call(contractList, { side: 'given', kind: 'daily' });
    expect(list.find((each) => each.contractId === old.contractId)).toMatchObject({
      state: 'terminated',
      endedBy: 'newer',
    });
    // 0.5 per cent is above 0.45; and who gets nothing has nothing to give on.
    const ended = { state: 'terminated', endedBy: 'lowerRate' };
    expect(await received('line052026', 'daily')).toMatchObject(ended);
    expect(await received('line172026', 'daily')).toMatchObject(ended);
    expect((await received('line032026', 'daily')).state).toBe('active');
    expect((await received('line012026', 'realtime')).state).toBe('active');
  });

  it('ends an offer further down that is above it, and no contract of another kind', async () => {
    const { member, received } = openAgents();
    const arun = await member('arun2026');
    const line = await member('line012026');
    const below = await member('line052026');
    const other = await line.act('contractOffer', offer('line052026', '0.2', 'realtime'));
    await below.act('contractAccept', asRead(other));
    const waiting = await line.act('contractOffer', offer('line052026', '0.48'));
    const offered = await arun.act('contractOffer', offer('line012026', '0.1'));
    await line.act('contractAccept', asRead(offered));
    const { list } = await line.call(contractList, { side: 'given', kind: 'daily' });
    expect(list.find(({ contractId }) => contractId === waiting.contractId)).toMatchObject({
      state: 'terminated',
      endedBy: 'lowerRate',
    });
    expect((await received('line052026', 'realtime')).state).toBe('active');
  });

  it('that is not below theirs leaves the contracts further down as they are', async () => {
    const { member, received } = openAgents();
    const arun = await member('arun2026');
    const offered = await arun.act('contractOffer', offer('line012026', '0.5'));
    await (await member('line012026')).act('contractAccept', asRead(offered));
    expect((await received('line052026', 'daily')).state).toBe('active');
    expect((await received('line172026', 'daily')).state).toBe('active');
  });
});

describe('the end of a contract', () => {
  it('is requested by the upline, and the downline agrees or keeps it [spec 4.46]', async () => {
    const { member, received } = openAgents();
    const arun = await member('arun2026');
    const line = await member('line012026');
    const { contractId } = await received('line012026', 'daily');
    const asked = await arun.act('contractEndRequest', { contractId });
    expect(asked).toMatchObject({ request: 'termination', state: 'active' });
    const kept = await line.act('contractReject', asRead(asked));
    expect(kept).toMatchObject({ request: 'new', state: 'active' });
    await arun.act('contractEndRequest', { contractId });
    const ended = await line.act('contractAccept', asRead(asked));
    expect(ended).toMatchObject({ state: 'terminated', endedBy: 'upline' });
    expect(await received('line052026', 'daily')).toMatchObject({ state: 'terminated' });
  });

  it('can be declared by the downline at any time, once', async () => {
    const { member, received, no, now } = openAgents();
    const line = await member('line012026');
    const contract = await received('line012026', 'realtime');
    const ended = await line.act('contractTerminate', asRead(contract), 'one-key-');
    expect(ended).toMatchObject({ state: 'terminated', endedBy: 'downline' });
    // Whoever disputes the last period needs both moments.
    expect(contract.begunTime).toBeGreaterThan(contract.time);
    expect(ended).toMatchObject({ begunTime: contract.begunTime, decidedTime: now() });
    for (const id of ['contractTerminate', 'contractAccept', 'contractReject'] as const) {
      expect(await no(line.act(id, asRead(ended)))).toMatchObject({ code: 'WRONG_STATE' });
    }
    // the same act again is answered as before
    expect(await line.act('contractTerminate', asRead(contract), 'one-key-')).toEqual(ended);
  });

  it('is not confirmed by a late answer to an offer', async () => {
    const { member, received, no } = openAgents();
    const arun = await member('arun2026');
    const line = await member('line012026');
    const offered = await received('line012026', 'dividend');
    await line.act('contractAccept', asRead(offered));
    await arun.act('contractEndRequest', { contractId: offered.contractId });
    for (const id of ['contractAccept', 'contractReject', 'contractTerminate'] as const) {
      expect(await no(line.act(id, asRead(offered)))).toMatchObject({ code: 'WRONG_STATE' });
    }
    expect(await received('line012026', 'dividend')).toMatchObject({
      state: 'active',
      request: 'termination',
    });
  });
});

it.each(['contractAccept', 'contractReject', 'contractTerminate', 'contractEndRequest'] as const)(
  'a contract of others is answered like one that does not exist (%s)',
  async (id) => {
    const { member, received, no } = openAgents();
    const own = await received('line012026', 'daily');
    const ask = async (who: string, contract: typeof own) => {
      const agent = await member(who);
      return id === 'contractEndRequest'
        ? agent.act('contractEndRequest', { contractId: contract.contractId })
        : agent.act(id, asRead(contract));
    };
    const unknown = await no(ask('bela2026', { ...own, contractId: 'C000000AAAAAA' }));
    expect(unknown).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
    expect(await no(ask('bela2026', own))).toEqual(unknown);
    // The other side of it has other rights.
    const other = id === 'contractEndRequest' ? 'line012026' : 'arun2026';
    expect(await no(ask(other, own))).toEqual(unknown);
    expect((await received('line012026', 'daily')).state).toBe('active');
  },
);

it('an agent cannot end the contract with the operator', async () => {
  const { member, received, no } = openAgents();
  const contract = await received('arun2026', 'daily');
  expect(contract.account).toBeUndefined();
  const arun = await member('arun2026');
  const unknown = { code: 'NOT_FOUND' };
  expect(await no(arun.act('contractTerminate', asRead(contract)))).toMatchObject(unknown);
  expect(
    await no(arun.act('contractEndRequest', { contractId: contract.contractId })),
  ).toMatchObject(unknown);
});

it('the list has contracts in every state, those given and those received', async () => {
  const { member } = openAgents();
  const { list } = await (await member('arun2026')).call(contractList, { pageSize: 100 });
  expect(new Set(list.map(({ state }) => state))).toEqual(
    new Set(['offered', 'active', 'rejected', 'terminated']),
  );
  expect(new Set(list.map(({ side }) => side))).toEqual(new Set(['given', 'received']));
  expect(list.some(({ request }) => request === 'termination')).toBe(true);
  const times = list.map(({ time }) => time);
  expect(times).toEqual([...times].sort((a, b) => b - a));
});
