import { contract } from '@livery/api/contract';
import { enterGame, launchGame, openRound } from '@livery/api/contract/launch';
import { merchantWallet } from '@livery/api/contract/wallet';
import { describe, expect, it } from 'vitest';
import { newKey, openMoney } from '../money/money.fixture.ts';
import { breaks, limits } from '../protection/rows.ts';
import { accountKey } from '../session/rows.ts';
import { memoryStore } from '../store/memory-store.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { vendors } from '../tables.ts';

const tara = accountKey('MAYURA', 'tara2026');

/** A member who has entered a game with a smallest stake of 0.05. */
async function playing(
  username = 'tara2026',
  gameType = 'FISH',
  options: Parameters<typeof openMoney>[0] = {},
) {
  const opened = openMoney(options);
  const query = { language: 'EN', gameType, minBet: '0.05' };
  const { games } = await opened.guest.call(contract.gameList, query);
  const open = games.find(({ vassalage: code }) => code !== 'NIMB');
  const [code, vassalage] = [String(open?.nodeId), open?.vassalage ?? ''];
  const member = await opened.member(username);
  const enter = async (again = member) => {
    const launch = await again.call(launchGame, { gameType, code });
    const ticket = new URLSearchParams(launch.url.split('#')[1]).get('ticket') ?? '';
    return { ...launch, ...(await again.call(enterGame, { ticket })) };
  };
  const { launchId } = await enter();
  return { ...opened, signIn: opened.member, member, enter, launchId, vassalage };
}

const cents = (text: string) => Math.round(Number(text) * 100);

describe('a round', () => {
  it('takes its stake when it starts and pays what it returns when it ends', async () => {
    const { member, launchId, booksBalance } = await playing();
    let held = cents(await member.balance());
    const returns = new Set<string>();
    for (let count = 0; count < 60; count += 1) {
      const started = await member.act('playRound', { launchId, stake: '1' });
      held -= 100;
      expect(cents(started.balance)).toBe(held);
      expect(started.round).toMatchObject({ stake: '1.00', status: 'open' });
      const ended = await member.act('endRound', { reference: started.round.reference });
      held += cents(started.round.win);
      expect(ended.round).toEqual({ ...started.round, status: 'ended' });
      expect(cents(ended.balance)).toBe(held);
      returns.add(ended.round.win);
    }
    expect(cents(await member.balance())).toBe(held);
    expect(returns.has('0.00')).toBe(true);
    expect(returns.size).toBeGreaterThan(2);
    await booksBalance();
  });

  it('is the same for the same key, and costs once', async () => {
    const { member, launchId } = await playing();
    const key = newKey();
    const [first, second] = await Promise.all([
      member.act('playRound', { launchId, stake: '1' }, key),
      member.act('playRound', { launchId, stake: '1' }, key),
    ]);
    expect(second).toEqual(first);
    expect(await member.balance()).toBe('2499.50');
    const end = newKey();
    const { reference } = first.round;
    const ended = await member.act('endRound', { reference }, end);
    expect(await member.act('endRound', { reference }, end)).toEqual(ended);
    expect(await member.balance()).toBe(ended.balance);
  });

  it('is only one of two requested at once', async () => {
    const { member, launchId, booksBalance } = await playing();
    const asked = [1, 2, 3].map(() => member.act('playRound', { launchId, stake: '1' }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await member.balance()).toBe('2499.50');
    await booksBalance();
  });

  it('ends once, and another begins only after it', async () => {
    const { member, launchId, no, booksUnchanged } = await playing();
    const { round } = await member.act('playRound', { launchId, stake: '1' });
    await booksUnchanged(async () => {
      const early = await no(member.act('playRound', { launchId, stake: '1' }));
      expect(early).toMatchObject({ code: 'WRONG_STATE' });
    });
    await member.act('endRound', { reference: round.reference });
    await booksUnchanged(async () => {
      const twice = await no(member.act('endRound', { reference: round.reference }));
      expect(twice).toMatchObject({ code: 'WRONG_STATE' });
    });
  });

  it.each([
    { what: 'nothing', stake: '0', code: 'AMOUNT_INVALID' },
    { what: 'half a paisa', stake: '1.005', code: 'AMOUNT_INVALID' },
    { what: 'less than the least', stake: '0.04', code: 'AMOUNT_TOO_SMALL' },
    { what: 'what no prize can be paid of exactly', stake: '0.07', code: 'AMOUNT_INVALID' },
    { what: 'more than the most', stake: '50.01', code: 'AMOUNT_TOO_LARGE' },
  ])('of $what is rejected, and leaves the ledger unchanged', async ({ stake, code }) => {
    const { member, launchId, no, booksUnchanged } = await playing();
    await booksUnchanged(async () => {
      const failure = await no(member.act('playRound', { launchId, stake }));
      expect(failure).toMatchObject({ kind: 'refused', code });
    });
  });

  it('that the wallet cannot pay is rejected, and leaves no open round', async () => {
    const { member, launchId, no, booksUnchanged } = await playing('penny2026');
    await booksUnchanged(async () => {
      const failure = await no(member.act('playRound', { launchId, stake: '0.05' }));
      expect(failure).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    });
    expect((await member.call(openRound, {})).round).toBeUndefined();
  });

  it('that would break the loss limit is rejected', async () => {
    const { member, launchId, no, store, booksUnchanged } = await playing();
    await store.transaction((tx) =>
      tx.put(limits, `${tara}/loss/day`, {
        account: tara,
        kind: 'loss',
        period: 'day',
        amount: '500',
        since: 0,
      }),
    );
    await booksUnchanged(async () => {
      const failure = await no(member.act('playRound', { launchId, stake: '5.05' }));
      expect(failure).toMatchObject({ code: 'LIMIT_REACHED' });
    });
    await member.act('playRound', { launchId, stake: '5' });
  });

  it('does not begin during a break, but one that is open still ends', async () => {
    const { member, launchId, no, store } = await playing();
    const { round } = await member.act('playRound', { launchId, stake: '1' });
    await store.transaction((tx) =>
      tx.put(breaks, tara, { kind: 'timeOut', since: 0, until: Date.parse('2027-01-01') }),
    );
    const ended = await member.act('endRound', { reference: round.reference });
    expect(ended.round.status).toBe('ended');
    const failure = await no(member.act('playRound', { launchId, stake: '1' }));
    expect(failure).toMatchObject({ code: 'TIME_OUT' });
  });

  it('of another member is answered like one that does not exist', async () => {
    const { member, launchId, no, booksUnchanged, signIn } = await playing();
    const { round } = await member.act('playRound', { launchId, stake: '1' });
    const mira = await signIn('mira2026');
    await booksUnchanged(async () => {
      const theirs = await no(mira.act('endRound', { reference: round.reference }));
      expect(theirs).toMatchObject({ code: 'NOT_FOUND' });
      expect(await no(mira.act('endRound', { reference: 'G000000XXXXXX' }))).toEqual(theirs);
    });
  });
});

describe('a round that was interrupted', () => {
  it('is offered first: other games wait, and the same game goes on with it [spec B2.29]', async () => {
    const { member, launchId, enter, no, guest } = await playing();
    const { round } = await member.act('playRound', { launchId, stake: '1' });
    expect((await member.call(openRound, {})).round).toEqual(round);
    const { games } = await guest.call(contract.gameList, { language: 'EN', gameType: 'MINI' });
    const other = { gameType: 'MINI', code: String(games[0]?.nodeId) };
    expect(await no(member.call(launchGame, other))).toMatchObject({ code: 'GAME_OPEN' });
    const again = await enter();
    expect(again.round).toEqual({ ...round, launchId: again.launchId });
    await member.act('endRound', { reference: round.reference });
    await member.call(launchGame, other);
  });

  it('outlives the session, with the name of its game', async () => {
    const { member, launchId, vassalage, enter, signIn } = await playing();
    const { round } = await member.act('playRound', { launchId, stake: '1' });
    const later = await signIn('tara2026');
    const open = await later.call(openRound, {});
    const game = expect.objectContaining({ launchId, vassalage, gameType: 'FISH' });
    expect(open).toEqual({ games: [game], round });
    expect((await enter(later)).round?.reference).toBe(round.reference);
    await later.act('endRound', { reference: round.reference });
    // The game of the first session went with it; the one of this session is open.
    expect((await later.call(openRound, {})).games).toHaveLength(1);
  });

  it('keeps its game only until it ends', async () => {
    const { member, launchId, signIn } = await playing();
    const { round } = await member.act('playRound', { launchId, stake: '1' });
    const later = await signIn('tara2026');
    await later.act('endRound', { reference: round.reference });
    expect(await later.call(openRound, {})).toEqual({ games: [] });
  });

  it('ends in its game also while the vendor is under maintenance, which takes no other', async () => {
    const { member, launchId, vassalage, enter, no, store } = await playing();
    const { round } = await member.act('playRound', { launchId, stake: '1' });
    await store.transaction(async (tx) => {
      const vendor = (await tx.get(vendors, vassalage))?.row;
      if (vendor) await tx.put(vendors, vassalage, { ...vendor, maintenance: true });
    });
    const again = await enter();
    expect(again.round?.reference).toBe(round.reference);
    const ended = await member.act('endRound', { reference: round.reference });
    expect(ended.round.status).toBe('ended');
    const next = member.act('playRound', { launchId: again.launchId, stake: '1' });
    expect(await no(next)).toMatchObject({ code: 'NOT_AVAILABLE' });
    expect(await no(enter())).toMatchObject({ code: 'NOT_AVAILABLE' });
  });

  it('ends and is paid when its game is closed', async () => {
    const { member, launchId, booksBalance } = await playing();
    const { round, balance } = await member.act('playRound', { launchId, stake: '1' });
    const closed = await member.act('closeGame', { launchId });
    expect(closed.round).toEqual({ ...round, status: 'ended' });
    expect(cents(closed.balance)).toBe(cents(balance) + cents(round.win));
    expect(await member.call(openRound, {})).toEqual({ games: [] });
    await booksBalance();
  });
});

it('gives the same result on both stores', async () => {
  const walk = async (store: Store) => {
    const { member, launchId, enter, booksBalance } = await playing('tara2026', 'FISH', { store });
    const { round } = await member.act('playRound', { launchId, stake: '1' }, 'act-stores-1');
    const again = await enter();
    const ended = await member.act('endRound', { reference: round.reference }, 'act-stores-2');
    const open = await member.call(openRound, {});
    await booksBalance();
    return [round, again, ended, open];
  };
  const sqlite = sqliteStore(':memory:');
  expect(await walk(sqlite)).toEqual(await walk(memoryStore()));
  sqlite.close();
});

describe('where each vendor has a wallet', () => {
  it('a round is staked from that of its vendor and pays into it, to the last minor unit [spec B2.04]', async () => {
    const { member, launchId, vassalage, sandbox, no, booksUnchanged, booksBalance } =
      await playing();
    await sandbox.settings.set({ vendorWallets: true });
    const wallets = async () => {
      const { wallets: all, sumBalance } = await member.call(merchantWallet, {});
      const there = all.find((each) => each.vassalage === vassalage)?.balance;
      return { main: all[0]?.balance, there, sumBalance };
    };
    await booksUnchanged(async () => {
      const failure = await no(member.act('playRound', { launchId, stake: '1' }));
      expect(failure).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    });
    await member.act('walletTransfer', { direction: 'toVendor', vassalage, amount: '10.07' });
    let held = 1_007;
    for (let count = 0; count < 8; count += 1) {
      const { round, balance } = await member.act('playRound', { launchId, stake: '0.35' });
      held -= 35;
      expect(cents(balance)).toBe(held);
      const ended = await member.act('endRound', { reference: round.reference });
      held += cents(ended.round.win);
      expect(cents(ended.balance)).toBe(held);
    }
    const after = await wallets();
    expect(after.main).toBe('2490.43');
    expect(cents(after.there ?? '')).toBe(held);
    expect(cents(after.sumBalance)).toBe(249_043 + held);
    await booksBalance();
  });

  it('a round that began before pays into the wallet that it was staked from', async () => {
    const { member, launchId, vassalage, sandbox, booksBalance } = await playing();
    const { round } = await member.act('playRound', { launchId, stake: '1' });
    await sandbox.settings.set({ vendorWallets: true });
    await member.act('endRound', { reference: round.reference });
    const { wallets } = await member.call(merchantWallet, {});
    expect(cents(wallets[0]?.balance ?? '')).toBe(249_950 + cents(round.win));
    expect(wallets.find((each) => each.vassalage === vassalage)?.balance).toBe('0.00');
    await booksBalance();
  });

  it('a trial account, which cannot move money, plays all games from one', async () => {
    const { member, guest, sandbox } = openMoney();
    await sandbox.settings.set({ vendorWallets: true });
    const query = { language: 'EN', gameType: 'FISH', minBet: '0.05' };
    const { games } = await guest.call(contract.gameList, query);
    const trial = await member('trial2026');
    expect((await trial.call(merchantWallet, {})).isSingle).toBe(true);
    const code = String(games[0]?.nodeId);
    const { url } = await trial.call(launchGame, { gameType: 'FISH', code });
    const ticket = new URLSearchParams(url.split('#')[1]).get('ticket') ?? '';
    const { balance } = await trial.call(enterGame, { ticket });
    expect(balance).toBe(await trial.balance());
  });
});
