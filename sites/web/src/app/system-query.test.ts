import { createClient } from '@livery/api';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { nextLook, type System, systemQuery } from './system-query.ts';

const permission = {
  whitelabel: { code: 'MAYURA', domain: 'india.localhost' },
  register: { enabled: true, byUsername: true, byMobile: false },
  resources: [],
  customerService: [],
  analytics: {},
  domainRoute: [],
  imageCDNs: ['/lgw/img'],
  launchGameCDNs: [],
  location: { ip: '203.0.113.9' },
  maintenance: { active: false },
  regionRestriction: { restricted: false },
};

/** A platform with these two answers; `asked` lists what it was asked, in order. */
function platform(answers: { status?: unknown; permission?: unknown; refusal?: string }) {
  const asked: string[] = [];
  const client = createClient({
    fetch: async (url) => {
      asked.push(url);
      const value = url.startsWith('/wps/system/status') ? answers.status : answers.permission;
      if (value === undefined && answers.refusal) {
        return Response.json({ success: false, code: answers.refusal }, { status: 400 });
      }
      return value === undefined
        ? new Response('<html>Bad gateway</html>', { status: 502 })
        : Response.json({ success: true, value });
    },
    merchantCode: 'MAYURA',
    language: () => 'EN',
    token: () => undefined,
    sleep: async () => undefined,
    random: () => 0,
    now: () => 0,
  });
  const cache = new QueryClient();
  const look = (): Promise<System> =>
    cache.fetchQuery({ ...systemQuery(client, 'india.localhost', 'MAYURA'), staleTime: 0 });
  return { asked, look, answers };
}

describe('system status', () => {
  it.each([
    [0, 'site'],
    [1, 'maintenance'],
    [2, 'region'],
    [7, 'unavailable'],
  ])('selects by status %i the root %s [spec 2.24] [spec 4.04]', async (status, root) => {
    expect((await platform({ status: { status }, permission }).look()).root).toBe(root);
  });

  it('asks both calls at once and nothing else, with the host for the permission call', async () => {
    const { asked, look } = platform({ status: { status: 0 }, permission });
    await look();
    expect(asked).toEqual(['/wps/system/status', '/wps/system/permission?url=india.localhost']);
  });

  it('takes an answer that is missing or unreadable for any other value', async () => {
    expect((await platform({ status: { status: 0 } }).look()).root).toBe('unavailable');
    expect((await platform({ status: 'soon', permission }).look()).root).toBe('unavailable');
  });

  it('[spec 8.18] takes a host that is another merchant’s, or that is refused, for no address of the site', async () => {
    const whitelabel = { code: 'OTHER', domain: 'india.localhost' };
    const other = { status: { status: 0 }, permission: { ...permission, whitelabel } };
    expect((await platform(other).look()).root).toBe('address');
    const refused = { status: { status: 0 }, refusal: 'DOMAIN_INVALID' };
    expect((await platform(refused).look()).root).toBe('address');
  });

  it('counts failed tries and forgets them when the site opens', async () => {
    const { look, answers } = platform({});
    expect((await look()).failedTries).toBe(1);
    expect((await look()).failedTries).toBe(2);
    Object.assign(answers, { status: { status: 0 }, permission });
    expect(await look()).toMatchObject({ root: 'site', failedTries: 0 });
  });

  it('looks again later and later while unavailable, each minute in maintenance, and else never', () => {
    expect(nextLook({ root: 'unavailable', failedTries: 1 })).toBe(5_000);
    expect(nextLook({ root: 'unavailable', failedTries: 3 })).toBe(20_000);
    expect(nextLook({ root: 'maintenance', failedTries: 0 })).toBe(60_000);
    expect(nextLook({ root: 'region', failedTries: 0 })).toBeUndefined();
    expect(nextLook({ root: 'site', failedTries: 0 })).toBeUndefined();
  });
});
