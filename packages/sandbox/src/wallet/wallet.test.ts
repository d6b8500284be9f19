import { contract } from '@livery/api/contract';
import { balance, consolidatedFunds, merchantWallet } from '@livery/api/contract/wallet';
import { expect, it } from 'vitest';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import type { MovementKind } from '../ledger/rows.ts';
import { newKey, openMoney } from '../money/money.fixture.ts';
import { breaks } from '../protection/rows.ts';
import { accountKey, accounts } from '../session/rows.ts';

const tara = accountKey('MAYURA', 'tara2026');
const day = 24 * 60 * 60_000;

/** A sandbox of a merchant whose vendors each have a wallet. */
async function openWallets() {
  const opened = openMoney();
  await opened.sandbox.settings.set({ vendorWallets: true });
  return opened;
}

/** Posts a movement between two books, in minor units. */
function move(
  { store }: Pick<ReturnType<typeof openMoney>, 'store'>,
  id: string,
  { kind, from, to, amount }: { kind: MovementKind; from: string; to: string; amount: bigint },
) {
  return store.transaction((tx) =>
    post(tx, {
      id: `MAYURA-${id}`,
      merchant: 'MAYURA',
      kind,
      time: Date.parse('2026-11-21T09:20:00Z'),
      reference: id,
      postings: [
        { book: from, amount: -amount, currency: 'INR' },
        { book: to, amount, currency: 'INR' },
      ],
    }),
  );
}

it('returns the sum of all wallets [spec 7.19] [spec 3.31]', async () => {
  expect(contract.balance).toMatchObject({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    token: true,
    encrypted: false,
  });
  const { member } = await openWallets();
  const who = await member('tara2026');
  await who.act('walletTransfer', { direction: 'toVendor', vassalage: 'LUMA', amount: '100' });
  expect(await who.call(balance, {})).toEqual({ sumBalance: '2500.50' });
});

it('lists the main wallet of the member with those at vendors, or alone [spec 7.35]', async () => {
  expect(contract.merchantWallet).toMatchObject({ method: 'GET', token: true, encrypted: false });
  const { member } = await openWallets();
  const who = await member('tara2026');
  await who.act('walletTransfer', { direction: 'toVendor', vassalage: 'LUMA', amount: '100.5' });
  const all = await who.call(merchantWallet, { isSingle: false });
  expect(all.isSingle).toBe(false);
  expect(all.wallets.slice(0, 2)).toEqual([
    { name: 'Wallet', balance: '2400.00', open: true },
    { vassalage: 'LUMA', name: 'Lumatide', balance: '100.50', open: true },
  ]);
  expect(all.wallets.find(({ vassalage }) => vassalage === 'NIMB')?.open).toBe(false);
  expect(all.sumBalance).toBe('2500.50');
  expect(await who.call(merchantWallet, { isSingle: true })).toEqual({
    isSingle: false,
    wallets: [{ name: 'Wallet', balance: '2400.00', open: true }],
    sumBalance: '2400.00',
  });
  expect(await who.call(merchantWallet, {})).toEqual(all);
});

it('moves money to a vendor, back, and all of it back at once [spec 7.20] [spec 7.52]', async () => {
  expect(contract.walletTransfer).toMatchObject({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    token: true,
    encrypted: false,
    idempotent: true,
  });
  const { member, booksBalance } = await openWallets();
  const who = await member('tara2026');
  const to = (vassalage: string, amount: string) =>
    who.act('walletTransfer', { direction: 'toVendor', vassalage, amount });
  expect(await to('LUMA', '100')).toMatchObject({
    moved: [{ vassalage: 'LUMA', amount: '100.00' }],
    balance: '2400.50',
  });
  await to('KITE', '50.5');
  const back = { direction: 'toWallet', vassalage: 'LUMA', amount: '40' } as const;
  expect(await who.act('walletTransfer', back)).toMatchObject({ balance: '2390.00' });
  expect(await who.act('walletTransfer', { direction: 'allBack' })).toMatchObject({
    moved: [
      { vassalage: 'LUMA', amount: '60.00' },
      { vassalage: 'KITE', amount: '50.50' },
    ],
    balance: '2500.50',
  });
  expect(await who.act('walletTransfer', { direction: 'allBack' })).toMatchObject({ moved: [] });
  await booksBalance();
});

it.each([
  { what: 'to an unknown vendor', vassalage: 'NOPE', amount: '1', code: 'NOT_FOUND' },
  { what: 'to one under maintenance', vassalage: 'NIMB', amount: '1', code: 'NOT_AVAILABLE' },
  { what: 'of nothing', vassalage: 'LUMA', amount: '0', code: 'AMOUNT_INVALID' },
  { what: 'of half a paisa', vassalage: 'LUMA', amount: '0.005', code: 'AMOUNT_INVALID' },
  {
    what: 'of more than there is',
    vassalage: 'LUMA',
    amount: '2500.51',
    code: 'INSUFFICIENT_FUNDS',
  },
  {
    what: 'of more than anybody has',
    vassalage: 'LUMA',
    amount: '1000000001',
    code: 'AMOUNT_TOO_LARGE',
  },
])(
  'rejects a transfer $what, and leaves the ledger unchanged',
  async ({ vassalage, amount, code }) => {
    const { member, booksUnchanged, no } = await openWallets();
    const who = await member('tara2026');
    await booksUnchanged(async () => {
      for (const direction of ['toVendor', 'toWallet'] as const) {
        const failure = await no(who.act('walletTransfer', { direction, vassalage, amount }));
        expect(failure).toMatchObject({ kind: 'refused', code });
      }
    });
  },
);

it('requires a vendor and an amount unless all goes back', async () => {
  const { member, sandbox } = openMoney();
  const { token } = await member('tara2026');
  // The client refuses to send such requests, so these go over the wire by hand.
  for (const request of [{ vassalage: 'LUMA' }, { amount: '1' }, {}]) {
    const answer = await sandbox.fetch(
      new Request(`http://localhost${contract.walletTransfer.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token, 'idempotency-key': newKey() },
        body: JSON.stringify({ direction: 'toVendor', ...request }),
      }),
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  }
});

it('leaves the balance at a vendor under maintenance there', async () => {
  const opened = await openWallets();
  const who = await opened.member('tara2026');
  await move(opened, 'stuck', {
    kind: 'vendorIn',
    from: memberBook(tara, 'wallet'),
    to: memberBook(tara, 'vendor/NIMB'),
    amount: 1_000n,
  });
  expect(await who.act('walletTransfer', { direction: 'allBack' })).toMatchObject({ moved: [] });
  expect((await who.call(consolidatedFunds, {})).vendors).toEqual([
    { vassalage: 'NIMB', name: 'Nimbus Foundry', balance: '10.00' },
  ]);
});

it('transfers nothing to a vendor during a break, and everything back [spec B2.16]', async () => {
  const { member, store, sandbox, no } = await openWallets();
  const who = await member('tara2026');
  const to = { direction: 'toVendor', vassalage: 'LUMA', amount: '10' } as const;
  await who.act('walletTransfer', to);
  const now = await sandbox.clock.now();
  const taken = { kind: 'selfExclusion', since: now, until: now + 180 * day } as const;
  await store.transaction((tx) => tx.put(breaks, tara, taken));
  expect(await no(who.act('walletTransfer', to))).toMatchObject({ code: 'SELF_EXCLUDED' });
  expect(await who.act('walletTransfer', { direction: 'allBack' })).toMatchObject({
    balance: '2500.50',
  });
});

it('is closed to a trial account', async () => {
  const { member, no } = openMoney();
  const trial = await member('trial2026');
  const failure = await no(trial.act('walletTransfer', { direction: 'allBack' }));
  expect(failure).toMatchObject({ code: 'REAL_ACCOUNT_NEEDED' });
});

it('moves nothing to a vendor where all vendors play from one wallet, and what is there back', async () => {
  const { member, sandbox, no, booksUnchanged } = await openWallets();
  const who = await member('tara2026');
  const to = { direction: 'toVendor', vassalage: 'LUMA', amount: '10' } as const;
  await who.act('walletTransfer', to);
  await sandbox.settings.set({ vendorWallets: false });
  await booksUnchanged(async () => {
    expect(await no(who.act('walletTransfer', to))).toMatchObject({ code: 'NOT_AVAILABLE' });
  });
  expect(await who.call(merchantWallet, {})).toEqual({
    isSingle: true,
    wallets: [
      { name: 'Wallet', balance: '2490.50', open: true },
      { vassalage: 'LUMA', name: 'Lumatide', balance: '10.00', open: true },
    ],
    sumBalance: '2500.50',
  });
  await who.act('walletTransfer', { direction: 'allBack' });
  expect((await who.call(merchantWallet, {})).wallets).toHaveLength(1);
});

it('moves money once per key', async () => {
  const { member, booksBalance } = await openWallets();
  const who = await member('tara2026');
  const request = { direction: 'toVendor', vassalage: 'LUMA', amount: '2000' } as const;
  const key = newKey();
  const [first, second] = await Promise.all([
    who.act('walletTransfer', request, key),
    who.act('walletTransfer', request, key),
  ]);
  expect(second).toEqual(first);
  const both = await Promise.allSettled([
    who.act('walletTransfer', { ...request, amount: '300' }),
    who.act('walletTransfer', { ...request, amount: '300' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await who.call(merchantWallet, { isSingle: true })).sumBalance).toBe('200.50');
  await booksBalance();
});

it('returns all of a member’s money in one answer, with the net deposits since registration [spec 7.26] [spec B2.06]', async () => {
  expect(contract.consolidatedFunds).toMatchObject({
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    token: true,
  });
  const opened = await openWallets();
  const who = await opened.member('tara2026');
  const [bank, fees] = [houseBook('MAYURA', 'bank'), houseBook('MAYURA', 'fees')];
  const [wallet, held] = [memberBook(tara, 'wallet'), memberBook(tara, 'held')];
  await move(opened, 'd1', { kind: 'deposit', from: bank, to: wallet, amount: 50_000n });
  await move(opened, 'f1', { kind: 'depositFee', from: wallet, to: fees, amount: 500n });
  await move(opened, 'w1', { kind: 'withdrawal', from: wallet, to: held, amount: 20_000n });
  await move(opened, 'w1-sent', { kind: 'withdrawal', from: held, to: bank, amount: 20_000n });
  await move(opened, 'w2', { kind: 'withdrawal', from: wallet, to: held, amount: 7_000n });
  await move(opened, 'w2-back', {
    kind: 'withdrawalReturn',
    from: held,
    to: wallet,
    amount: 7_000n,
  });
  // One that was sent and came back from the bank was no withdrawal in the end.
  await move(opened, 'w0', { kind: 'withdrawal', from: wallet, to: bank, amount: 900n });
  await move(opened, 'w0-back', { kind: 'withdrawalReturn', from: bank, to: wallet, amount: 900n });
  await move(opened, 'w3', { kind: 'withdrawal', from: wallet, to: held, amount: 3_000n });
  await who.act('walletTransfer', { direction: 'toVendor', vassalage: 'LUMA', amount: '10' });
  await who.act('bonusClaim', { bonusId: 'WEEKEND-49' });
  const openedAt = await opened.store.transaction(
    async (tx) => (await tx.get(accounts, tara))?.row.openedAt,
  );
  expect(await who.call(consolidatedFunds, {})).toEqual({
    wallet: '2755.50',
    vendors: [{ vassalage: 'LUMA', name: 'Lumatide', balance: '10.00' }],
    held: '30.00',
    bonus: '200.00',
    turnoverLeft: '1600.00',
    points: 0,
    sumBalance: '2765.50',
    netDeposits: { deposits: '500.00', withdrawals: '200.00', net: '300.00', since: openedAt },
  });
});

it('is zero for a new account', async () => {
  const { member } = openMoney();
  const funds = await (await member('empty2026')).call(consolidatedFunds, {});
  expect(funds).toMatchObject({
    wallet: '0.00',
    vendors: [],
    held: '0.00',
    bonus: '0.00',
    points: 0,
    sumBalance: '0.00',
    netDeposits: { deposits: '0.00', withdrawals: '0.00', net: '0.00' },
  });
});
