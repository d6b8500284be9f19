import type { RequestOf } from '@livery/api';
import { setPayeeName } from '@livery/api/contract/account';
import {
  agentAccountCalls,
  agentAccountChoices,
  type agentAccountCreate,
  agentFirstPassword,
  agentInvitation,
  agentLinkAdd,
} from '@livery/api/contract/agent-accounts';
import { contractList } from '@livery/api/contract/agents';
import { depositCreate } from '@livery/api/contract/deposits';
import { launchGame } from '@livery/api/contract/launch';
import { acceptTerms, register } from '@livery/api/contract/registration';
import { changePassword, login, memberInfo } from '@livery/api/contract/session';
import { teamDownlines } from '@livery/api/contract/team';
import { examples } from '@livery/api/examples';
import { describe, expect, it } from 'vitest';
import { openAgents } from '../agents/agents.fixture.ts';
import { newKey } from '../money/money.fixture.ts';
import { breaks } from '../protection/rows.ts';
import { filled } from '../registration/registration.fixture.ts';
import { rawCalls } from '../session/raw-call.fixture.ts';
import { accountKey, accounts } from '../session/rows.ts';
import { sandboxMerchant } from '../session/session.fixture.ts';

type Asked = RequestOf<typeof agentAccountCreate>;

const nila: Asked = { username: 'nila2026', password: 'K7M2QX9PRS', role: 'member' };

/** An agent's sandbox with the rows of accounts to look at. */
async function openDesk(username = 'arun2026', ...options: Parameters<typeof openAgents>) {
  const opened = openAgents(...options);
  await opened.sandbox.settings.set({ siteSettings: { REGMOBVERF3: false } });
  const own = await opened.member(username);
  const rowOf = async (name: string) =>
    (await opened.store.transaction((tx) => tx.get(accounts, accountKey('MAYURA', name))))?.row;
  const firstLogin = async (name: string, password = nila.password) =>
    opened.guest.call(login, { username: name, password, proof: await opened.proof() });
  const create = (asked: Partial<Asked> = {}, key?: string) =>
    own.act('agentAccountCreate', { ...nila, ...asked }, key);
  const joins = async (username: string, by: Partial<RequestOf<typeof register>>) =>
    opened.guest.call(register, { ...filled, username, proof: await opened.proof(), ...by });
  return { ...opened, own, rowOf, firstLogin, create, joins };
}

describe('an account that an agent opens', () => {
  it('is directly below the agent, and its holder chooses a password first [spec 1.14] [spec 2.55]', async () => {
    const { own, create, rowOf, firstLogin, client, booksUnchanged } = await openDesk();
    await booksUnchanged(async () => {
      expect(await create({ nickname: ' Nila ' })).toMatchObject({
        account: 'nila2026',
        nickname: 'Nila',
        type: 0,
        offers: [],
      });
    });
    expect(await rowOf('nila2026')).toMatchObject({
      upline: 'MAYURA/arun2026',
      openedBy: 'MAYURA/arun2026',
      contact: {},
    });
    const { list } = await own.call(teamDownlines, { search: 'nila' });
    expect(list.map(({ account }) => account)).toEqual(['nila2026']);
    const { token, firstTimeLogin } = await firstLogin('nila2026');
    expect(firstTimeLogin).toBe(true);
    const holder = client(token);
    await holder.call(changePassword, {
      oldPassword: nila.password,
      newPassword: 'Another4fun',
      confirmNewPassword: 'Another4fun',
    });
    expect((await firstLogin('nila2026', 'Another4fun')).firstTimeLogin).toBe(false);
  });

  it('can neither play nor pay in before its holder confirms age and terms', async () => {
    const { create, firstLogin, client, no, rowOf } = await openDesk();
    await create();
    expect((await rowOf('nila2026'))?.consents).toBeUndefined();
    const holder = client((await firstLogin('nila2026')).token);
    expect(await holder.call(memberInfo, {})).toMatchObject({
      termsVersion: '',
      agreementDue: true,
    });
    const play = () => holder.call(launchGame, examples.launchGame.request);
    const payIn = () =>
      holder.call(depositCreate, examples.depositCreate.request, { idempotencyKey: newKey() });
    const unconfirmed = { code: 'AGE_NOT_CONFIRMED' };
    expect(await no(play())).toMatchObject(unconfirmed);
    expect(await no(payIn())).toMatchObject(unconfirmed);
    // Whoever opened it knows its password: nobody can be reached or paid by it before its holder has taken it over.
    const early = holder.call(acceptTerms, { version: '2026-1', ageConfirmed: true });
    expect(await no(early)).toMatchObject({ code: 'WRONG_STATE' });
    const named = holder.call(setPayeeName, { payeeName: 'Arun Agent' });
    expect(await no(named)).toMatchObject(unconfirmed);
    await holder.call(changePassword, {
      oldPassword: nila.password,
      newPassword: 'Another4fun',
      confirmNewPassword: 'Another4fun',
    });
    const silent = holder.call(acceptTerms, { version: '2026-1' });
    expect(await no(silent)).toMatchObject(unconfirmed);
    const old = holder.call(acceptTerms, { version: '2025-9', ageConfirmed: true });
    expect(await no(old)).toMatchObject({ code: 'TERMS_NOT_ACCEPTED' });
    await holder.call(acceptTerms, { version: '2026-1', ageConfirmed: true });
    expect(await holder.call(memberInfo, {})).toMatchObject({
      termsVersion: '2026-1',
      agreementDue: false,
    });
    await play();
    expect((await rowOf('nila2026'))?.consents?.ageConfirmedAt).toBeGreaterThan(0);
  });

  it('as an agent is one level down, and is offered rates up to one’s own', async () => {
    const { own, create, firstLogin, client } = await openDesk();
    const choices = await own.call(agentAccountChoices, {});
    expect(choices).toEqual({
      agentType: 2,
      needsLegalBasis: false,
      rates: [
        { kind: 'dividend', periodType: 'Monthly', topRate: '40' },
        { kind: 'daily', periodType: 'Daily', topRate: '0.8' },
        { kind: 'hourly', periodType: 'Hourly', topRate: '0.5' },
        { kind: 'realtime', periodType: 'Every5Minutes', topRate: '0.4' },
      ],
    });
    const created = await create({
      role: 'agent',
      rates: [
        { kind: 'daily', rate: '0.8' },
        { kind: 'dividend', rate: '10.5' },
      ],
    });
    expect(created.type).toBe(2);
    expect(created.offers).toMatchObject([
      { kind: 'daily', rate: '0.8', state: 'offered', account: 'nila2026' },
      { kind: 'dividend', rate: '10.5', state: 'offered', account: 'nila2026' },
    ]);
    const holder = client((await firstLogin('nila2026')).token);
    await holder.call(changePassword, {
      oldPassword: nila.password,
      newPassword: 'Another4fun',
      confirmNewPassword: 'Another4fun',
    });
    await holder.call(acceptTerms, { version: '2026-1', ageConfirmed: true });
    const received = await holder.call(contractList, { side: 'received' });
    expect(received.list.map(({ kind }) => kind).sort()).toEqual(['daily', 'dividend']);
    // One's own terms up to the rate: nothing is given on that is not earned.
    const tiersOf = (kind: string) => received.list.find((each) => each.kind === kind)?.tiers;
    expect(tiersOf('daily')).toMatchObject([
      { betAmount: '1000.00', rate: '0.6' },
      { betAmount: '10000.00', rate: '0.8' },
    ]);
    expect(tiersOf('dividend')).toMatchObject([{ betAmount: '50000.00', rate: '10.5' }]);
  });

  it.each([
    [
      'a rate above one’s own',
      { role: 'agent', rates: [{ kind: 'daily', rate: '0.81' }] },
      'TERMS',
    ],
    ['no rate at all', { role: 'agent', rates: [{ kind: 'daily', rate: '0' }] }, 'TERMS'],
    [
      'a kind twice',
      {
        role: 'agent',
        rates: [
          { kind: 'daily', rate: '0.1' },
          { kind: 'daily', rate: '0.2' },
        ],
      },
      'FIELD',
    ],
    ['rates of a member', { role: 'member', rates: [{ kind: 'daily', rate: '0.1' }] }, 'FIELD'],
    ['a name that is too short', { username: 'nila' }, 'FIELD'],
    ['a name that begins with a digit', { username: '2026nila' }, 'FIELD'],
    ['a nickname that is too short', { nickname: 'N' }, 'FIELD'],
  ] satisfies [string, Partial<Asked>, 'FIELD' | 'TERMS'][])(
    'is refused for %s, and nothing is opened',
    async (_, asked, what) => {
      const { create, no, rowOf, member } = await openDesk();
      expect(await no(create(asked))).toMatchObject({ code: `${what}_INVALID` });
      expect(await rowOf('username' in asked ? asked.username : 'nila2026')).toBeUndefined();
      const { list } = await (await member('arun2026')).call(contractList, { side: 'given' });
      expect(list.filter(({ account }) => account === 'nila2026')).toEqual([]);
    },
  );

  it('names the kind and one’s own rate when a rate is too high', async () => {
    const { create, no } = await openDesk();
    const rates = [
      { kind: 'daily', rate: '0.8' },
      { kind: 'hourly', rate: '0.6' },
    ] as const;
    expect(await no(create({ role: 'agent', rates: [...rates] }))).toMatchObject({
      message:
        'rates, hourly: tiers, row 1, rate: expected at most 0.5 per cent, which your own contract pays at these figures.',
    });
  });

  it.each([
    ['taken, whatever its letters', { username: 'Tara2026' }, 'USERNAME_TAKEN'],
    ['weak', { password: '12345678' }, 'PASSWORD_WEAK'],
    ['the username', { password: 'Nila2026' }, 'PASSWORD_WEAK'],
    ['not of the rule', { password: 'short' }, 'PASSWORD_WEAK'],
  ] satisfies [string, Partial<Asked>, string][])(
    'is refused for a name or password that is %s',
    async (_, asked, code) => {
      const { create, no, rowOf } = await openDesk();
      const before = await rowOf('tara2026');
      expect(await no(create(asked))).toMatchObject({ code });
      expect(await rowOf('nila2026')).toBeUndefined();
      expect(await rowOf('tara2026')).toEqual(before);
    },
  );

  it('is one for one press, and a lost answer is found again by its key', async () => {
    const { create, no } = await openDesk();
    const key = newKey();
    const [first, second] = await Promise.all([create({}, key), create({}, key)]);
    expect(second).toEqual(first);
    expect(await create({}, key)).toEqual(first);
    expect(await no(create())).toMatchObject({ code: 'USERNAME_TAKEN' });
  });

  it('is not opened without end', async () => {
    const { create, no } = await openDesk();
    for (let at = 10; at < 40; at += 1) await create({ username: `nila20${at}` });
    expect(await no(create())).toMatchObject({ code: 'TOO_MANY' });
  });

  it('is a member’s alone below the last level, and without a legal basis', async () => {
    const { create, no, own } = await openDesk('devi2026');
    expect(await own.call(agentAccountChoices, {})).toEqual({ needsLegalBasis: false, rates: [] });
    expect(await no(create({ role: 'agent' }))).toMatchObject({ code: 'NOT_AVAILABLE' });
    expect(await create()).toMatchObject({ type: 0 });

    const licensed = { ...sandboxMerchant('MAYURA', 'localhost', 2), profile: 'licensed' } as const;
    const house = await openDesk('arun2026', { merchants: [licensed] });
    expect(await house.own.call(agentAccountChoices, {})).toEqual({
      needsLegalBasis: true,
      rates: [],
    });
    const agent = house.create({ role: 'agent', rates: [{ kind: 'daily', rate: '0.1' }] });
    expect(await house.no(agent)).toMatchObject({ code: 'NOT_AVAILABLE' });
  });

  it('has a first password that the platform made, another one each time, and never tells', async () => {
    const { own, create, wire } = await openDesk();
    const { password } = await own.call(agentFirstPassword, {});
    expect(password).not.toBe((await own.call(agentFirstPassword, {})).password);
    wire.length = 0;
    await create({ password });
    expect(wire.join()).not.toContain(password);
  });
});

describe('the code of an agent', () => {
  it('counts who came by it and by each named link [spec 1.14]', async () => {
    const { own, joins, create, rowOf } = await openDesk();
    const { code, recommender } = await own.call(agentInvitation, {});
    expect(recommender).toEqual({ id: (await rowOf('arun2026'))?.id, account: 'arun2026' });
    const link = await own.call(agentLinkAdd, { name: ' Cricket group ' });
    expect(link).toMatchObject({ name: 'Cricket group', joined: 0 });
    expect(link.code).toMatch(new RegExp(`^${code}-[0-9A-Z]{4}$`));
    await joins('kavi2026', { referralCode: link.code });
    await joins('noor2026', { affiliateCode: link.code.toLowerCase() });
    await joins('omar2026', { referralCode: code });
    await create();
    const found = await own.call(agentInvitation, {});
    expect([found.joined, found.links]).toEqual([1, [{ ...link, joined: 2 }]]);
    for (const name of ['kavi2026', 'noor2026', 'omar2026']) {
      expect((await rowOf(name))?.upline).toBe('MAYURA/arun2026');
    }
  });

  it('has a link once for each name, twenty at most, of a length', async () => {
    const { own, no } = await openDesk();
    const link = await own.call(agentLinkAdd, { name: 'Cricket' });
    expect(await own.call(agentLinkAdd, { name: 'CRICKET ' })).toEqual(link);
    for (const name of ['  ', 'x'.repeat(41)]) {
      expect(await no(own.call(agentLinkAdd, { name }))).toMatchObject({ code: 'FIELD_INVALID' });
    }
    for (let at = 1; at < 20; at += 1) await own.call(agentLinkAdd, { name: `Link ${at}` });
    expect(await no(own.call(agentLinkAdd, { name: 'One more' }))).toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  it('still brings people by a link that was taken away', async () => {
    const { own, joins } = await openDesk();
    const { code } = await own.call(agentLinkAdd, { name: 'Old' });
    await joins('kavi2026', { referralCode: code });
    await own.call(agentAccountCalls.agentLinkRemove, { code });
    await joins('noor2026', { referralCode: code });
    expect(await own.call(agentInvitation, {})).toMatchObject({ joined: 2, links: [] });
  });

  it('keeps its links from other agents, who can neither see nor remove them', async () => {
    const { own, member, no } = await openDesk();
    const { code } = await own.call(agentLinkAdd, { name: 'Mine' });
    const other = await member('line012026');
    expect((await other.call(agentInvitation, {})).links).toEqual([]);
    const taken = await no(other.call(agentAccountCalls.agentLinkRemove, { code }));
    const unknown = await no(other.call(agentAccountCalls.agentLinkRemove, { code: '255V-ZZZZ' }));
    // Said alike, whether there is such a link or not.
    expect({ ...taken, time: 0 }).toEqual({ ...unknown, time: 0 });
    expect((await own.call(agentInvitation, {})).links).toHaveLength(1);
  });

  it('brings nobody to an agent whom the house has closed', async () => {
    const { own, joins, store, rowOf, no } = await openDesk();
    const link = await own.call(agentLinkAdd, { name: 'Late' });
    const { code } = await own.call(agentInvitation, {});
    await store.transaction(async (tx) => {
      const key = accountKey('MAYURA', 'arun2026');
      const found = await tx.get(accounts, key);
      if (found) await tx.put(accounts, key, { ...found.row, excluded: true });
    });
    await joins('kavi2026', { referralCode: link.code });
    expect((await rowOf('kavi2026'))?.upline).toBeUndefined();
    for (const affiliateCode of [code, link.code]) {
      expect(await no(joins('noor2026', { affiliateCode }))).toMatchObject({
        code: 'AFFILIATE_WRONG',
      });
    }
  });

  it('tells nobody by its code that an agent has excluded themselves, who brings in nobody by hand', async () => {
    const { own, joins, create, store, rowOf, sandbox, no } = await openDesk();
    const { code } = await own.call(agentInvitation, {});
    const now = await sandbox.clock.now();
    await store.transaction((tx) =>
      tx.put(breaks, accountKey('MAYURA', 'arun2026'), {
        kind: 'selfExclusion',
        since: now,
        until: now + 86_400_000,
      }),
    );
    await joins('kavi2026', { affiliateCode: code });
    expect((await rowOf('kavi2026'))?.upline).toBe(accountKey('MAYURA', 'arun2026'));
    expect(await no(create({}))).toMatchObject({ code: 'SELF_EXCLUDED' });
    expect(await no(own.call(agentLinkAdd, { name: 'More' }))).toMatchObject({
      code: 'SELF_EXCLUDED',
    });
  });
});

it('is for agents alone: others are refused by every call', async () => {
  const { member, sandbox } = openAgents();
  const send = rawCalls(sandbox);
  const { token } = await member('tara2026');
  for (const id of Object.keys(agentAccountCalls) as (keyof typeof agentAccountCalls)[]) {
    const request = { ...nila, name: 'x', code: 'x' };
    const { status, envelope } = await send(id, request, token);
    expect([id, status, envelope.code]).toEqual([id, 403, 'NOT_AGENT']);
  }
});
