import { contract } from '@livery/api/contract';
import { agentAnnouncements, announcements, notices, stories } from '@livery/api/contract/content';
import { memberInfo, updateLanguage } from '@livery/api/contract/session';
import { permission, routers } from '@livery/api/contract/system';
import { describe, expect, it } from 'vitest';
import { breaks } from '../protection/rows.ts';
import { accountKey, accounts } from '../session/rows.ts';
import { openSandbox, sandboxMerchant } from '../session/session.fixture.ts';
import { storyTexts } from './stories.ts';

describe('notices', () => {
  it('come newest first, with id, title and HTML [spec 3.02] [spec 7.49] [spec 7.51]', async () => {
    expect(contract.notices).toMatchObject({ method: 'GET', origin: 'name' });
    const list = await openSandbox().guest.call(notices, {});
    const times = list.map(({ publishTime = 0 }) => publishTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const { id, title, content } of list) {
      expect(id).toBeGreaterThan(0);
      expect(title).not.toBe('');
      expect(content).toMatch(/^<p>.+<\/p>$/);
    }
  });
});

it('the language of a member is kept with the account [spec 7.49]', async () => {
  expect(contract.updateLanguage).toMatchObject({ token: true });
  const { client, tokenOf, store } = openSandbox();
  const tara = client(await tokenOf('tara2026'));
  await tara.call(updateLanguage, { language: 'HI' });
  const kept = await store.transaction((tx) => tx.get(accounts, accountKey('MAYURA', 'tara2026')));
  expect(kept?.row.language).toBe('HI');
  const other = await store.transaction((tx) => tx.get(accounts, accountKey('MAYURA', 'mira2026')));
  expect(other?.row.language).toBeUndefined();
});

describe('announcements', () => {
  it('are of the types B, PL, PU, PR and H for platform W, execution B unless asked otherwise [spec 7.46] [spec 9.06]', async () => {
    expect(contract.announcements).toMatchObject({ method: 'GET', token: false, origin: 'name' });
    const { guest, wire } = openSandbox();
    const list = await guest.call(announcements, {});
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['B', 'PL', 'PU', 'PR', 'H']));
    const asked = new URL(wire[0]?.split(' ')[0] ?? '').searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      types: 'B,PL,PU,PR,H',
      platform: 'W',
      execution: 'B',
    });
    const times = list.map(({ publishTime }) => publishTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const inApp = await guest.call(announcements, { execution: 'A' });
    expect(inApp.map(({ title }) => title)).toEqual(['A new version of the app']);
  });

  it('are only of the asked types, in the language of the call', async () => {
    const { client } = openSandbox();
    const hindi = client(undefined, { language: () => 'HI' });
    const list = await hindi.call(announcements, { types: 'PL,PU' });
    expect(list.map(({ type, language }) => [type, language])).toEqual([
      ['PL', 'HI'],
      ['PU', 'HI'],
    ]);
    expect(list[1]?.content).toContain('MAYURA');
  });

  it.each(['timeOut', 'selfExclusion'] as const)(
    'offer nothing during a %s, and say the rest',
    async (kind) => {
      const { client, guest, tokenOf, store, sandbox } = openSandbox();
      const mira = client(await tokenOf('mira2026'));
      const everyType = await guest.call(announcements, {});
      expect(await mira.call(announcements, {})).toEqual(everyType);
      const since = await sandbox.clock.now();
      const taken = { kind, since, until: since + 3_600_000 };
      await store.transaction((tx) => tx.put(breaks, accountKey('MAYURA', 'mira2026'), taken));
      const rest = everyType.filter(({ type }) => type !== 'PR');
      expect(rest).not.toEqual(everyType);
      expect(await mira.call(announcements, {})).toEqual(rest);
      expect(await mira.call(announcements, { types: 'PR' })).toEqual([]);
      // Guests are nobody's account, and neither is who holds a session that is over.
      for (const other of [guest, client('over')]) {
        expect(await other.call(announcements, {})).toEqual(everyType);
      }
    },
  );

  it('of an unknown type are rejected', async () => {
    const { sandbox } = openSandbox();
    const ask = (query: string) =>
      sandbox.fetch(new Request(`http://localhost/wps/system/announcements?${query}`));
    for (const query of ['types=X', 'types=B,', 'platform=A']) {
      expect((await ask(query)).status).toBe(400);
    }
  });
});

describe('stories', () => {
  it.each(['news', 'blog'] as const)(
    'of the kind %s are newest first, in the language of the call [spec 2.87]',
    async (kind) => {
      const { client } = openSandbox();
      const list = await client(undefined, { language: () => 'HI' }).call(stories, { kind });
      expect(list.length).toBeGreaterThan(2);
      const times = list.map(({ publishTime }) => publishTime);
      expect(times).toEqual([...times].sort((one, other) => other - one));
      for (const story of list) {
        expect(story).toMatchObject({ kind, language: 'HI' });
        expect(`${story.title} ${story.summary} ${story.content}`).not.toMatch(/[{}]/);
      }
    },
  );

  it('have ids that name one of all', () => {
    expect(new Set(storyTexts.map(({ storyId }) => storyId)).size).toBe(storyTexts.length);
  });

  it('are in all five languages', () => {
    for (const { title, summary, paragraphs } of storyTexts)
      for (const texts of [title, summary, ...paragraphs])
        expect(Object.keys(texts)).toEqual(['EN', 'TH', 'HI', 'BN', 'VI']);
  });
});

describe('routers', () => {
  it('list the hosts of the merchant and their content, for device 0 and 3 [spec 7.34]', async () => {
    expect(contract.routers).toMatchObject({ method: 'GET', token: false, origin: 'name' });
    const { guest, sandbox } = openSandbox();
    const browser = await guest.call(routers, {});
    expect(browser.domainList.map(({ domainName }) => domainName)).toEqual(['localhost']);
    expect(browser.domainList[0]?.resources.map(({ resourceType }) => resourceType)).toEqual([
      'ANDROID_APP',
      'IOS_APP',
      'DIRECT_LINK',
    ]);
    const app = await guest.call(routers, { device: 3 });
    expect(app.domainList[0]?.resources).toEqual([
      { resourceType: 'DIRECT_LINK', url: 'https://localhost/', labelNameEn: 'Direct link' },
    ]);
    const other = await sandbox.fetch(new Request('http://localhost/wps/system/routers?device=1'));
    expect(other.status).toBe(400);
  });
});

describe('permission', () => {
  it('offers the VIP queue, for members whose rank is above 4', async () => {
    const contacts = { customerService: 'https://help.example/chat?from=site' };
    const { guest, client, tokenOf } = openSandbox({
      merchants: [{ ...sandboxMerchant('MAYURA', 'localhost', 2), contacts }],
    });
    const { customerService } = await guest.call(permission, { url: 'localhost' });
    expect(customerService.map(({ csType, path }) => [csType, path])).toEqual([
      ['LIVECHAT', 'https://help.example/chat?from=site'],
      ['VIP', 'https://help.example/chat?from=site&queue=vip'],
    ]);
    const rankOf = async (username: string) =>
      (await client(await tokenOf(username)).call(memberInfo, {})).clubLabel?.rankLevel;
    expect([await rankOf('mira2026'), await rankOf('tara2026')]).toEqual([5, 1]);
  });

  it('names two image hosts with the same images', async () => {
    const { guest, sandbox } = openSandbox({
      art: { cover: () => '', vendorIcon: ({ code }) => `<svg>${code}</svg>`, banner: () => '' },
    });
    const { imageCDNs } = await guest.call(permission, { url: 'localhost' });
    expect(imageCDNs).toHaveLength(2);
    for (const host of imageCDNs) {
      const picture = `${host}/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LUMA-COLOR.png`;
      const answer = await sandbox.fetch(new Request(`http://localhost${picture}`));
      expect(await answer.text()).toBe('<svg>LUMA</svg>');
    }
  });
});

it('announcements to agents are for agents alone, newest first [spec 2.53]', async () => {
  const { client, tokenOf, guest } = openSandbox();
  const arun = client(await tokenOf('arun2026'));
  const list = await arun.call(agentAnnouncements, {});
  const times = list.map(({ publishTime }) => publishTime);
  expect(list.length).toBeGreaterThan(1);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  for (const other of [
    guest,
    client(await tokenOf('tara2026')),
    client(await tokenOf('trial2026')),
  ]) {
    await expect(other.call(agentAnnouncements, {})).rejects.toThrow();
  }
});
