import { contractList } from '@livery/api/contract/agents';
import { expect, it } from 'vitest';
import { accountKey, accounts } from '../session/rows.ts';
import { sandboxMerchant } from '../session/session.fixture.ts';
import { asRead, openAgents } from './agents.fixture.ts';

const tier = (betAmount: string, rate: string) => ({ betAmount, rate });
const daily = (...tiers: ReturnType<typeof tier>[]) =>
  ({ account: 'line032026', kind: 'daily', tiers }) as const;

it.each([
  [
    'falling amounts',
    daily(tier('2000', '0.1'), tier('1000', '0.2')),
    'row 2, betAmount: expected at least 2000',
  ],
  [
    'an overlap',
    daily(tier('2000', '0.1'), tier('2000.00', '0.2')),
    'row 2, betAmount: expected more than 2000',
  ],
  [
    'a rate that falls',
    daily(tier('1000', '0.2'), tier('2000', '0.1')),
    'row 2, rate: expected more than 0.2',
  ],
  [
    'a rate above one’s own',
    daily(tier('1000', '0.2'), tier('2000', '0.9')),
    'row 2, rate: expected at most 0.6 per cent, which your own contract pays',
  ],
  [
    'a tier at whose figures one’s own contract pays nothing',
    daily(tier('0.01', '0.1')),
    'row 1, rate: expected the figures of your own first tier at least',
  ],
])('the refusal of %s names the row and the fix', async (_, request, message) => {
  const { member, no, booksUnchanged } = openAgents();
  const arun = await member('arun2026');
  await booksUnchanged(async () => {
    const failure = await no(arun.act('contractOffer', request));
    expect(failure).toMatchObject({ kind: 'refused', code: 'TERMS_INVALID' });
    expect(failure).toMatchObject({ message: expect.stringContaining(message) });
  });
});

it('a downline that was closed gets no offer', async () => {
  const { member, no, store } = openAgents();
  const arun = await member('arun2026');
  const key = accountKey('MAYURA', 'line032026');
  await store.transaction(async (tx) => {
    const row = (await tx.get(accounts, key))?.row;
    if (row) await tx.put(accounts, key, { ...row, excluded: true });
  });
  const failure = await no(arun.act('contractOffer', daily(tier('1000', '0.1'))));
  expect(failure).toMatchObject({ code: 'ACCOUNT_EXCLUDED' });
});

it('an offer that is withdrawn while it is accepted ends one way for both', async () => {
  const { member, received } = openAgents();
  const arun = await member('arun2026');
  const line = await member('line012026');
  const offered = await received('line012026', 'dividend');
  const outcomes = await Promise.allSettled([
    arun.act('contractEndRequest', { contractId: offered.contractId }),
    line.act('contractAccept', asRead(offered)),
  ]);
  const now = await received('line012026', 'dividend');
  const [taken, accepted] = outcomes.map(({ status }) => status === 'fulfilled');
  expect(now.state === 'active').toBe(accepted);
  // Accepted first, the upline's act asks for its end; taken back first, there is nothing to accept.
  if (accepted && taken) expect(now.request).toBe('termination');
  else expect(now).toMatchObject({ state: 'terminated', endedBy: 'upline' });
});

it('an offer that was sent twice under one key is made once', async () => {
  const { member } = openAgents();
  const arun = await member('arun2026');
  const request = daily(tier('1000', '0.1'));
  const first = await arun.act('contractOffer', request, 'offer-key-1');
  expect(await arun.act('contractOffer', request, 'offer-key-1')).toEqual(first);
  const { list } = await arun.call(contractList, { side: 'given', kind: 'daily' });
  expect(list.filter(({ state }) => state === 'offered')).toHaveLength(1);
});

it('a dividend is offered by the periods that fit into one’s own', async () => {
  const { member, no } = openAgents();
  const arun = await member('arun2026');
  const offer = (periodType: 'Weekly' | 'Semimonthly') =>
    arun.act('contractOffer', {
      account: 'line032026',
      kind: 'dividend',
      periodType,
      tiers: [{ ...tier('100000', '10'), periodProfitLoss: '1000', activeMembers: 5 }],
    });
  expect(await no(offer('Weekly'))).toMatchObject({
    code: 'TERMS_INVALID',
    message: expect.stringContaining('Daily, Semimonthly, Monthly'),
  });
  expect(await offer('Semimonthly')).toMatchObject({ periodType: 'Semimonthly' });
});

it.each([
  ['betAmount', { betAmount: '10000000000000.01' }],
  ['periodProfitLoss', { periodProfitLoss: '10000000000000.01' }],
])(
  'a threshold larger than any amount may be is refused, and never none at all: %s',
  async (field, large) => {
    const { member, no } = openAgents();
    const arun = await member('arun2026');
    const offer = (more: object) =>
      arun.act('contractOffer', {
        account: 'line032026',
        kind: 'dividend',
        periodType: 'Monthly',
        tiers: [{ ...tier('100000', '10'), periodProfitLoss: '1000', activeMembers: 5, ...more }],
      });
    expect(await no(offer(large))).toMatchObject({
      code: 'AMOUNT_INVALID',
      message: expect.stringContaining(`${field}: expected at most 10000000000000.`),
    });
    expect(await offer({ [field]: '10000000000000' })).toMatchObject({
      tiers: [{ [field]: '10000000000000.00' }],
    });
  },
);

it('without a legal basis nothing is offered, and an offer made before is accepted no more [spec B2.31]', async () => {
  const merchant = sandboxMerchant('MAYURA', 'localhost', 2);
  const { member, received, no } = openAgents({
    merchants: [{ ...merchant, profile: 'licensed' }],
  });
  const arun = await member('arun2026');
  const tiers = [{ betAmount: '1000', rate: '0.1' }];
  const offer = arun.act('contractOffer', { account: 'line022026', kind: 'daily', tiers });
  expect(await no(offer)).toMatchObject({ code: 'NOT_AVAILABLE' });
  const line = await member('line012026');
  const offered = await received('line012026', 'dividend');
  expect(await no(line.act('contractAccept', asRead(offered)))).toMatchObject({
    code: 'NOT_AVAILABLE',
  });
});
