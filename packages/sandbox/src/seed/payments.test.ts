import { depositDetail, depositList, depositStates } from '@livery/api/contract/deposits';
import { uploadDetail } from '@livery/api/contract/files';
import { messageList } from '@livery/api/contract/messages';
import { bonusList } from '@livery/api/contract/rewards';
import {
  withdrawalDetail,
  withdrawalList,
  withdrawalTerms,
} from '@livery/api/contract/withdrawals';
import { describe, expect, it } from 'vitest';
import { audit } from '../ledger/audit.ts';
import { openPaymentsSandbox } from '../payments/payments.fixture.ts';
import { createPasswords, quickHash } from '../session/passwords.ts';
import { memoryStore } from '../store/memory-store.ts';
import { ensureMerchant, ensurePlatform } from './seed.ts';

const day = 24 * 60 * 60_000;

describe('the member with a history', () => {
  async function mira() {
    const opened = openPaymentsSandbox();
    const own = await opened.member('mira2026');
    const deposits = (await own.call(depositList, { pageSize: 100 })).list;
    const withdrawals = (await own.call(withdrawalList, { pageSize: 100 })).list;
    return { ...opened, own, deposits, withdrawals };
  }

  it('has made sixty payments over thirteen months and has the documented balance', async () => {
    const { own, deposits, withdrawals, booksBalance, sandbox } = await mira();
    expect(deposits.length + withdrawals.length).toBeGreaterThanOrEqual(60);
    const now = await sandbox.clock.now();
    const times = [...deposits, ...withdrawals].map(({ createdAt }) => createdAt);
    expect(now - Math.min(...times)).toBeGreaterThan(370 * day);
    expect(now - Math.min(...times)).toBeLessThan(395 * day);
    expect(Math.max(...times)).toBeLessThan(now);
    expect(await own.balance()).toBe('1234567.89');
    await booksBalance();
  });

  it('has messages about payments of its own alone', async () => {
    const { own, deposits, withdrawals } = await mira();
    const known = [...deposits, ...withdrawals].map(({ reference }) => reference);
    const { list } = await own.call(messageList, { pageSize: 100 });
    const told = list.flatMap(({ reference }) => reference ?? []);
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((reference) => !known.includes(reference))).toEqual([]);
  });

  it('has deposits in every state, one of them late with proof', async () => {
    const { own, deposits } = await mira();
    expect(new Set(deposits.map(({ state }) => state))).toEqual(new Set(depositStates));
    const reference = deposits.find(({ state }) => state === 'paid')?.reference ?? '';
    const late = await own.call(depositDetail, { reference });
    expect(late).toMatchObject({ late: true, caseNumber: expect.stringMatching(/^C/) });
    const id = late.proofs[0]?.id ?? '';
    expect((await own.call(uploadDetail, { id })).content).toMatch(/^iVBORw0KGgo/);
  });

  it('has withdrawals with every outcome, and can request another once the bonus is forfeited', async () => {
    const { own, withdrawals } = await mira();
    const ends = new Set<string>();
    for (const { reference } of withdrawals) {
      const { state, receivedBy, rejection, dispute } = await own.call(withdrawalDetail, {
        reference,
      });
      ends.add([state, receivedBy, rejection?.reason, dispute?.outcome].filter(Boolean).join(' '));
    }
    expect([...ends].sort()).toEqual([
      'forcedReceived',
      'forcedReceived forcedReceived',
      'received deadline',
      'received fullPaymentMade',
      'received member',
      'received member paidAgain',
      'rejected documentsNeeded',
      'rejected payeeDiffers',
      'rejected paymentRefused',
      'rejected turnoverOpen',
    ]);
    const { blocks } = await own.call(withdrawalTerms, {});
    expect(blocks.map(({ reason }) => reason)).toEqual(['turnover']);
    const { list } = await own.call(bonusList, { state: 'active' });
    for (const { bonusId } of list) await own.act('bonusGiveUp', { bonusId });
    expect((await own.call(withdrawalTerms, {})).blocks).toEqual([]);
  });

  it('has the same balance whatever the clock', async () => {
    const { own, pass, booksBalance } = await mira();
    pass(23 * 60 * 60_000);
    expect(await own.balance()).toBe('1234567.89');
    await booksBalance();
  });
});

it.each([
  ['devi2026', 'requested', '10000.00'],
  ['chand2026', 'inReview', '20000.00'],
  ['bela2026', 'approved', '30000.00'],
  ['paused2026', 'sent', '5000.00'],
  ['limit2026', 'disputed', '3700.00'],
])('%s has a withdrawal that is %s, and holds %s', async (username, state, balance) => {
  const { member } = openPaymentsSandbox();
  const own = await member(username);
  const { list } = await own.call(withdrawalList, {});
  expect(list.map((each) => each.state)).toEqual([state]);
  expect(await own.balance()).toBe(balance);
});

describe('filling a merchant', () => {
  const parts = { passwords: createPasswords(quickHash), now: Date.parse('2026-11-21T09:20:00Z') };
  const vietnam = {
    code: 'SENVANG',
    name: 'Sen Vàng',
    hosts: [],
    mobileCountries: [],
    profile: 'demo',
    currency: { code: 'VND', decimals: 0, minBetUnit: 1000 },
    timeZone: 'Asia/Ho_Chi_Minh',
    features: {},
    languages: ['VI', 'EN'],
    defaultLanguage: 'VI',
    siteSettings: {},
    contacts: {},
    paymentMethods: [
      {
        code: 'bank-transfer',
        kind: 'bank',
        label: { VI: 'Chuyển khoản ngân hàng' },
        min: '100000',
        max: '1000000000',
        fee: '1000',
        etaMinutes: 30,
        fields: ['accountName', 'accountNumber'],
        status: 'up',
      },
    ],
  } as const;
  async function fill(seed: number) {
    const store = memoryStore();
    await ensurePlatform(store, seed);
    await ensureMerchant(store, vietnam, { ...parts, seed });
    return store.transaction((tx) => audit(tx, 'SENVANG'));
  }

  it('balances without decimals and with a fee, and is the same for the same seed', async () => {
    const [one, same, other] = [await fill(1), await fill(1), await fill(2)];
    expect(one.problems).toEqual([]);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
    const wallet = one.books.find(({ book }) => book === 'member/SENVANG/mira2026/wallet');
    expect(wallet?.balance).toBe(52_700_000_000n);
  });
});
