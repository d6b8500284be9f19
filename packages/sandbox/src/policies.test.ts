import { contract, type EndpointId } from '@livery/api/contract';
import { examples } from '@livery/api/examples';
import { describe, expect, it } from 'vitest';
import { newKey, openMoney } from './money/money.fixture.ts';
import { policies } from './policies.ts';
import { type Caller, openDuringOf, type Restriction } from './policy.ts';
import { breaks, limits, timeSpent } from './protection/rows.ts';
import { rawCalls } from './session/raw-call.fixture.ts';
import { accounts } from './session/rows.ts';
import { password, paymentPassword } from './session/session.fixture.ts';

// The contract's keys are endpoint ids.
const ids = Object.keys(contract) as EndpointId[];
/** Last, since they end the session, or change what the member who makes them may do. */
const ending: readonly EndpointId[] = [
  'acceptTerms',
  'takeBreak',
  'limitSet',
  'changePassword',
  'logout',
];
const withToken = [...ids.filter((id) => contract[id].token && !ending.includes(id)), ...ending];

const people: Readonly<Record<Exclude<Caller, 'guest'>, readonly string[]>> = {
  other: ['staff2026'],
  trial: ['trial2026'],
  member: ['tara2026'],
  agent: ['arun2026', 'bela2026', 'chand2026', 'devi2026'],
};

/** Codes by which a policy refuses; a handler may refuse for reasons of its own. */
const codeOf: Readonly<Record<Restriction, string>> = {
  break: 'TIME_OUT',
  excluded: 'SELF_EXCLUDED',
  overTime: 'LIMIT_REACHED',
  unconfirmed: 'AGE_NOT_CONFIRMED',
};

type Money = ReturnType<typeof openMoney>;
const day = 24 * 60 * 60_000;

/** Puts a member under a restriction, as their own act did before. */
async function restrict({ store }: Money, username: string, restriction: Restriction, now: number) {
  const account = `MAYURA/${username}`;
  await store.transaction(async (tx) => {
    if (restriction === 'unconfirmed') {
      const found = await tx.get(accounts, account);
      if (found) await tx.put(accounts, account, { ...found.row, openedBy: 'MAYURA/arun2026' });
      return;
    }
    if (restriction === 'overTime') {
      const limit = {
        account,
        kind: 'time',
        period: 'day',
        amount: '1',
        since: now - day,
      } as const;
      await tx.put(limits, `${account}/time/day`, limit);
      const hour = Math.floor(now / 3_600_000) * 3_600_000;
      const stretches = [[hour, hour + 3_600_000]] as const;
      await tx.put(timeSpent, `${account}/${hour}`, { account, hour, stretches });
      return;
    }
    const kind = restriction === 'break' ? 'timeOut' : 'selfExclusion';
    await tx.put(breaks, account, { kind, since: now, until: now + day });
  });
}

describe('the policies', () => {
  it('name every call, and somebody who may make it', () => {
    expect(Object.keys(policies).sort()).toEqual([...ids].sort());
    for (const id of ids) expect([id, policies[id].who.length > 0]).toEqual([id, true]);
  });

  for (const caller of ['other', 'trial', 'member', 'agent'] as const) {
    for (const restriction of [
      undefined,
      'break',
      'excluded',
      'overTime',
      'unconfirmed',
    ] as const) {
      it(`decide what ${caller} may do${restriction ? ` under ${restriction}` : ''}`, async () => {
        for (const username of people[caller]) {
          const money = openMoney();
          const send = rawCalls(money.sandbox);
          const { token } = await money.member(username);
          if (restriction)
            await restrict(money, username, restriction, await money.sandbox.clock.now());
          for (const id of withToken) {
            const { who } = policies[id];
            const { request } = examples[id];
            const openDuring = openDuringOf(policies[id], request);
            const { envelope } = await send(id, request, token);
            const wanted = !(who as readonly Caller[]).includes(caller)
              ? (who as readonly Caller[]).includes('member')
                ? 'REAL_ACCOUNT_NEEDED'
                : 'NOT_AGENT'
              : restriction && !openDuring.includes(restriction)
                ? codeOf[restriction]
                : undefined;
            const refusedBy = ['REAL_ACCOUNT_NEEDED', 'NOT_AGENT', ...Object.values(codeOf)].find(
              (code) => code === envelope.code,
            );
            expect([username, id, refusedBy]).toEqual([username, id, wanted]);
          }
        }
      });
    }
  }

  it('refuse a guest every call that takes a token', async () => {
    const send = rawCalls(openMoney().sandbox);
    for (const id of withToken) {
      const { status, envelope } = await send(id, examples[id].request);
      expect([id, status, envelope.code]).toEqual([id, 401, 'EXPIRED']);
    }
  });

  it('refuse every call of a closed platform but the two that tell of it', async () => {
    const { sandbox, member } = openMoney();
    const { token } = await member('tara2026');
    const send = rawCalls(sandbox);
    // While it is open, for the keys.
    await send('securityOverview', {}, token);
    await send('login', {});
    await sandbox.status.set({ status: 1 });
    for (const id of ids) {
      const { envelope } = await send(id, examples[id].request, token);
      const isOpen = id === 'systemStatus' || id === 'permission';
      expect([id, envelope.code === 'NOT_OPEN']).toEqual([id, !isOpen]);
    }
  });
});

describe('an act whose answer was lost', () => {
  const transfer = { account: 'arun2026', amount: '5.00', password: paymentPassword };

  it.each([
    ['the platform has closed', (money: Money) => money.sandbox.status.set({ status: 1 })],
    [
      'the member takes a break',
      async (money: Money) => restrict(money, 'tara2026', 'break', await money.sandbox.clock.now()),
    ],
    ['the session has ended', async (money: Money) => void money.pass(2 * day)],
  ])('gets its own answer when %s', async (_, change) => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    const key = newKey();
    const sent = await tara.act('transferCreate', transfer, key);
    await change(money);
    expect(await tara.act('transferCreate', transfer, key)).toEqual(sent);
  });
});

describe('a refusal of an act', () => {
  const transfer = { account: 'arun2026', amount: '999999.00', password: paymentPassword };

  it('is marked as kept for its key, at the first attempt and at each later one', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    const key = newKey();
    for (let tries = 0; tries < 2; tries += 1) {
      const no = await money.no(tara.act('transferCreate', transfer, key));
      expect(no).toMatchObject({ kind: 'refused', kept: true });
    }
  });

  it('is not marked when it came before the act was looked at', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    await money.sandbox.status.set({ status: 1 });
    const no = await money.no(tara.act('transferCreate', transfer));
    expect(no).toMatchObject({ code: 'NOT_OPEN' });
    expect(no).not.toHaveProperty('kept');
  });
});

describe('the payment password', () => {
  it('is set first by a member who has none: the login password never stands in for it', async () => {
    const money = openMoney();
    const { token } = await money.member('first2026');
    const send = rawCalls(money.sandbox);
    const paying = ids.filter((id) => policies[id].paymentPassword);
    expect(paying).toContain('withdrawalCreate');
    await money.booksUnchanged(async () => {
      for (const id of paying) {
        const { envelope } = await send(id, { ...examples[id].request, password }, token);
        expect([id, envelope.code]).toEqual([id, 'PAYMENT_PASSWORD_MISSING']);
      }
    });
  });

  const transfer = { account: 'arun2026', amount: '5.00', password: paymentPassword };

  it('is refused after five wrong ones, also when it is right, until five minutes have passed', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = money.no(
        tara.act('transferCreate', { ...transfer, password: `Wrong202${tries}` }),
      );
      expect(await wrong).toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG' });
    }
    expect(await money.no(tara.act('transferCreate', transfer))).toMatchObject({
      code: 'TOO_MANY',
    });
    money.pass(5 * 60_000);
    expect(await tara.act('transferCreate', transfer)).toMatchObject({ amount: '5.00' });
  });

  it('counts a wrong one once, however often its act is sent again', async () => {
    const money = openMoney();
    const tara = await money.member('tara2026');
    const key = newKey();
    for (let tries = 0; tries < 6; tries += 1) {
      const wrong = tara.act('transferCreate', { ...transfer, password: 'Wrong2026' }, key);
      expect(await money.no(wrong)).toMatchObject({ code: 'PAYMENT_PASSWORD_WRONG', kept: true });
    }
    expect(await tara.act('transferCreate', transfer)).toMatchObject({ amount: '5.00' });
  });
});

it.each([
  'favouriteAdd',
  'favouriteRemove',
  'favouriteList',
  'recentGames',
  'recentGameList',
  'depositCreate',
  'withdrawalCreate',
  'transferCreate',
  'pointsRedeem',
  'bonusClaim',
  'rafflePromotion',
] as const)('[spec 6.03] a trial account has no %s', (id) => {
  expect(policies[id].who).not.toContain('trial');
  expect(policies[id].who).toContain('member');
});
