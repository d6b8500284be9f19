import { contract } from '@livery/api/contract';
import {
  pointsBalance,
  pointsConfig,
  pointsRedeemList,
  pointsRewards,
  pointsTransactions,
} from '@livery/api/contract/points';
import { expect, it } from 'vitest';
import { memberBook } from '../ledger/ledger.ts';
import { percent, shareOf } from '../money/amount.ts';
import { newKey, openMoney } from '../money/money.fixture.ts';
import { accountKey } from '../session/rows.ts';
import { paymentPassword } from '../session/session.fixture.ts';
import { worthOf } from './earn.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** What the seed leaves to its regular member. */
const seeded = 6599;
const tea = { rewardId: 'TEA', quantity: 2, password: paymentPassword };

it('has the seven calls of points, two with the password [spec 7.50]', () => {
  for (const id of ['pointsBalance', 'pointsRedeemList', 'pointsTransactions'] as const) {
    expect(contract[id]).toMatchObject({ method: 'GET', token: true, encrypted: false });
  }
  for (const id of ['pointsRewards', 'pointsConfig'] as const) {
    expect(contract[id]).toMatchObject({ method: 'GET', token: false, encrypted: false });
  }
  for (const id of ['pointsRedeem', 'pointsConvert'] as const) {
    expect(contract[id]).toMatchObject({ method: 'POST', token: true, idempotent: true });
    expect(contract[id].request.entries).toHaveProperty('password');
    // A password never travels in the clear.
    expect(contract[id].encrypted).toBe(true);
  }
});

it('returns the points, their value, and how they are earned and spent', async () => {
  const { member } = openMoney();
  const mira = await member('mira2026');
  expect(await mira.call(pointsBalance, {})).toEqual({ points: seeded, worth: '33.00' });
  expect(await mira.call(pointsConfig, {})).toEqual({
    rate: { points: 200, amount: '1.00' },
    minConvert: 200,
    stakePerPoint: '10.00',
    expire: false,
  });
  const { list, totalPages } = await mira.call(pointsTransactions, { pageSize: 5 });
  expect(totalPages).toBe(5);
  expect(list.map(({ kind }) => kind)).toEqual([
    'redeemed',
    'redeemed',
    'earned',
    'earned',
    'returned',
  ]);
  expect(list[0]?.balance).toBe(seeded);
  for (const [at, { balance, points }] of list.entries()) {
    const before = list[at + 1];
    if (before) expect(before.balance).toBe(balance - points);
  }
  const converted = await mira.call(pointsTransactions, { kind: 'converted' });
  expect(converted.list.map(({ points }) => points)).toEqual([-1000, -601]);
});

it('keeps points forever: after two years all can still be used [spec 9.48]', async () => {
  const { member, pass } = openMoney();
  await member('mira2026');
  pass(2 * 365 * day);
  const mira = await member('mira2026');
  expect((await mira.call(pointsBalance, {})).points).toBe(seeded);
  const points = seeded - 1;
  expect(await mira.act('pointsConvert', { points, password: paymentPassword })).toMatchObject({
    points,
  });
  expect((await mira.call(pointsBalance, {})).points).toBe(1);
});

it('shows goods and gifts with picture, price, requirement and stock, in the language of the call', async () => {
  const { member, client, sandbox } = openMoney();
  const mira = await member('mira2026');
  const { list } = await mira.call(pointsRewards, {});
  expect(list[0]).toMatchObject({ rewardId: 'LANTERN', type: 'GOODS', name: 'Paper lantern' });
  expect(list.find(({ rewardId }) => rewardId === 'UMBRELLA')?.stock).toBe(0);
  expect(list.find(({ rewardId }) => rewardId === 'FILM')?.amountRequirement).toBe('200.00');
  for (const { imageUrl } of list) {
    const picture = await sandbox.fetch(new Request(`http://localhost${imageUrl}`));
    expect(picture.headers.get('content-type')).toMatch('image/svg+xml');
  }
  const hindi = client(mira.token, { language: () => 'HI' });
  const gifts = await hindi.call(pointsRewards, { type: 'GIFT', pageSize: 2, pageNo: 2 });
  expect(gifts).toMatchObject({ totalPages: 2, list: [{ name: 'मोबाइल रिचार्ज', language: 'HI' }] });
});

it('shows guests what the mall has and how points are earned [spec 1.08]', async () => {
  const { guest, member } = openMoney();
  const { list } = await guest.call(pointsRewards, {});
  expect(list).toEqual((await (await member('mira2026')).call(pointsRewards, {})).list);
  expect(await guest.call(pointsConfig, {})).toMatchObject({ minConvert: 200, expire: false });
});

it('finds one thing by its id, and those within some points', async () => {
  const { guest } = openMoney();
  const one = await guest.call(pointsRewards, { rewardId: 'TEA' });
  expect(one.list.map(({ rewardId }) => rewardId)).toEqual(['TEA']);
  expect((await guest.call(pointsRewards, { rewardId: 'NOPE' })).list).toEqual([]);
  const cheap = await guest.call(pointsRewards, { maxPoints: 900, pageSize: 100 });
  expect(cheap.list.map(({ points }) => points).sort((a, b) => a - b)).toEqual([300, 900]);
});

it('shows nothing of the mall to a member who has excluded themselves, and keeps their points in view', async () => {
  const { member } = openMoney();
  const paused = await member('paused2026');
  expect(await paused.call(pointsRewards, {})).toEqual({ list: [], totalPages: 1 });
  expect(await paused.call(pointsBalance, {})).toMatchObject({ points: 0 });
});

it('redeems a gift: points and stock decrease, and a record is kept [spec 7.50] [spec 3.37]', async () => {
  const { member, sandbox, booksBalance } = openMoney();
  const mira = await member('mira2026');
  const record = await mira.act('pointsRedeem', tea);
  expect(record).toEqual({
    reference: expect.stringMatching(/^M261121[2-9A-Z]{6}$/),
    applyTime: await sandbox.clock.now(),
    type: 'GIFT',
    name: 'Tea voucher',
    language: 'EN',
    quantity: 2,
    points: 600,
    amountRequirement: '0.00',
    status: 'inProcess',
    remark: '',
  });
  const { list } = await mira.call(pointsRedeemList, {});
  expect(list[0]).toEqual(record);
  expect((await mira.call(pointsBalance, {})).points).toBe(seeded - 600);
  const mall = await mira.call(pointsRewards, { type: 'GIFT' });
  expect(mall.list[0]).toMatchObject({ rewardId: 'TEA', stock: 398 });
  await booksBalance();
});

it('lists redemptions in every state, newest first, those of nobody else [spec 3.37]', async () => {
  const { member } = openMoney();
  const mira = await member('mira2026');
  const { list } = await mira.call(pointsRedeemList, {});
  expect(list.map(({ status }) => status)).toEqual([
    'inProcess',
    'approved',
    'rejected',
    'done',
    'done',
  ]);
  const rejected = await mira.call(pointsRedeemList, { status: 'rejected' });
  expect(rejected.list).toMatchObject([
    {
      quantity: 1,
      points: 300,
      remark: 'This item is no longer available. Your points have been returned.',
    },
  ]);
  expect(await (await member('tara2026')).call(pointsRedeemList, {})).toEqual({
    list: [],
    totalPages: 1,
  });
});

it('advances a redemption: approved after a day, completed after four', async () => {
  const { member, pass } = openMoney();
  const latest = async () => {
    const mira = await member('mira2026');
    const { status, remark } = (await mira.call(pointsRedeemList, { pageSize: 1 })).list[0] ?? {};
    return [status, remark];
  };
  const mira = await member('mira2026');
  await mira.act('pointsRedeem', {
    ...tea,
    rewardId: 'CARDS',
    quantity: 1,
    address: '1 Lotus Lane',
  });
  pass(day - 1);
  expect(await latest()).toEqual(['inProcess', '']);
  pass(1);
  expect(await latest()).toEqual(['approved', 'Packed and waiting for the courier.']);
  pass(3 * day);
  expect(await latest()).toEqual(['done', 'Sent to your address.']);
});

it.each([
  { what: 'an unknown thing', request: { rewardId: 'NOPE' }, code: 'NOT_FOUND' },
  { what: 'a path', request: { rewardId: '../SENVANG/TEA' }, code: 'NOT_FOUND' },
  { what: 'what is gone', request: { rewardId: 'UMBRELLA', quantity: 1 }, code: 'OUT_OF_STOCK' },
  { what: 'too many at once', request: { quantity: 11 }, code: 'AMOUNT_TOO_LARGE' },
  {
    what: 'more than the points',
    request: { rewardId: 'RECHARGE', quantity: 4 },
    code: 'INSUFFICIENT_POINTS',
  },
  { what: 'goods to nowhere', request: { rewardId: 'CARDS', quantity: 1 }, code: 'FIELD_INVALID' },
  {
    what: 'goods to blanks',
    request: { rewardId: 'CARDS', quantity: 1, address: '  ' },
    code: 'FIELD_INVALID',
  },
  {
    what: 'without the stakes it needs',
    request: { rewardId: 'SCOOTER', quantity: 1, address: 'here' },
    code: 'REQUIREMENT_NOT_MET',
  },
  {
    what: 'with a wrong password',
    request: { password: 'another1' },
    code: 'PAYMENT_PASSWORD_WRONG',
  },
])('rejects redeeming $what, and keeps points and stock', async ({ request, code }) => {
  const { member, booksUnchanged, no } = openMoney();
  const mira = await member('mira2026');
  const before = await mira.call(pointsRewards, {});
  await booksUnchanged(async () => {
    const failure = await no(mira.act('pointsRedeem', { ...tea, ...request }));
    expect(failure).toMatchObject({ kind: 'refused', code });
  });
  expect(await mira.call(pointsRewards, {})).toEqual(before);
});

it('redeems once for one key, and never more than available', async () => {
  const { member, booksBalance } = openMoney();
  const mira = await member('mira2026');
  const key = newKey();
  const [first, second] = await Promise.all([
    mira.act('pointsRedeem', tea, key),
    mira.act('pointsRedeem', tea, key),
  ]);
  expect(second).toEqual(first);
  expect((await mira.call(pointsBalance, {})).points).toBe(seeded - 600);
  const recharge = { rewardId: 'RECHARGE', quantity: 2, password: paymentPassword };
  const both = await Promise.allSettled([
    mira.act('pointsRedeem', recharge),
    mira.act('pointsRedeem', recharge),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await booksBalance();
});

it.each([
  { points: 200, amount: '1.00' },
  { points: 201, amount: '1.00' },
  { points: 202, amount: '1.01' },
  { points: 203, amount: '1.02' },
  { points: 205, amount: '1.02' },
  { points: 207, amount: '1.04' },
])('converts $points points into $amount, half to even [spec 7.50]', async ({ points, amount }) => {
  const { member, booksBalance, audit } = openMoney();
  const mira = await member('mira2026');
  expect(await mira.act('pointsConvert', { points, password: paymentPassword })).toMatchObject({
    points,
    amount,
  });
  expect(await mira.balance()).toBe((1_234_567.89 + Number(amount)).toFixed(2));
  const { books } = await audit();
  const own = memberBook(accountKey('MAYURA', 'mira2026'), 'points');
  expect(books.find(({ book }) => book === own)).toMatchObject({
    currency: 'PTS',
    balance: BigInt(seeded - points),
  });
  await booksBalance();
});

it.each([
  { what: 'too few', request: { points: 199 }, code: 'AMOUNT_TOO_SMALL' },
  { what: 'more than there are', request: { points: seeded + 1 }, code: 'INSUFFICIENT_POINTS' },
  {
    what: 'with a wrong password',
    request: { password: 'another1' },
    code: 'PAYMENT_PASSWORD_WRONG',
  },
])('rejects converting $what, and leaves the ledger unchanged', async ({ request, code }) => {
  const { member, booksUnchanged, no } = openMoney();
  const mira = await member('mira2026');
  await booksUnchanged(async () => {
    const failure = await no(
      mira.act('pointsConvert', { points: 400, password: paymentPassword, ...request }),
    );
    expect(failure).toMatchObject({ kind: 'refused', code });
  });
});

it('converts once for one key, and never more than available', async () => {
  const { member, booksBalance } = openMoney();
  const mira = await member('mira2026');
  const key = newKey();
  const request = { points: 400, password: paymentPassword };
  const [first, second] = await Promise.all([
    mira.act('pointsConvert', request, key),
    mira.act('pointsConvert', request, key),
  ]);
  expect(second).toEqual(first);
  expect(await mira.balance()).toBe('1234569.89');
  const both = await Promise.allSettled([
    mira.act('pointsConvert', { points: 4000, password: paymentPassword }),
    mira.act('pointsConvert', { points: 4000, password: paymentPassword }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await mira.call(pointsBalance, {})).points).toBe(seeded - 4400);
  await booksBalance();
});

it('rounds shares half to even, on both sides of zero', () => {
  const half = { of: 1n, in: 2n };
  const rounded = [-7n, -5n, -3n, -1n, 1n, 3n, 5n, 7n].map((amount) => shareOf(amount, half));
  expect(rounded).toEqual([-4n, -2n, -2n, 0n, 0n, 2n, 2n, 4n]);
  expect([62n, 63n, 187n, 188n].map((amount) => shareOf(amount, percent('0.8')))).toEqual([
    0n,
    1n,
    1n,
    2n,
  ]);
  expect(shareOf(5n, { of: 1n, in: 3n })).toBe(2n);
});

it('counts a thousand đồng as one unit where money has no decimals', () => {
  const vietnam = { currency: { code: 'VND', decimals: 0, minBetUnit: 1000 } };
  // Of a merchant only its currency is read.
  const context = { merchant: vietnam } as Parameters<typeof worthOf>[1];
  expect([worthOf(200n, context), worthOf(201n, context)]).toEqual([1000n, 1005n]);
});
