import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract, type EndpointId } from './contract.ts';
import { examples } from './examples.ts';
import { decodeQuery, encodeQuery } from './query.ts';

const ids = Object.keys(contract) as EndpointId[];

describe('the contract', () => {
  it.each(ids)('parses the example of %s', (id) => {
    const { request, response } = contract[id];
    expect(v.safeParse(request, examples[id].request).issues).toBeUndefined();
    expect(v.safeParse(response, examples[id].value).issues).toBeUndefined();
  });

  it.each(ids.filter((id) => contract[id].method === 'GET' || contract[id].body === 'form'))(
    'keeps the request of %s whole through its query string',
    (id) => {
      const { request } = contract[id];
      const sent = v.parse(request as v.GenericSchema, examples[id].request);
      const query = new URLSearchParams(encodeQuery(sent));
      expect(v.parse(request as v.GenericSchema, decodeQuery(request, query))).toEqual(sent);
    },
  );

  it('names each endpoint by its key', () => {
    for (const id of ids) expect(contract[id].id).toBe(id);
  });

  it('uses each method and path once', () => {
    const places = ids.map((id) => `${contract[id].method} ${contract[id].path}`);
    expect(new Set(places).size).toBe(ids.length);
  });
});

/** The rows of the specification's table of calls, as it prints them. */
describe.each([
  { id: 'systemStatus', path: '/wps/system/status' },
  { id: 'whitelabel', path: '/wps/system/whitelabel' },
  { id: 'gameMenus', path: '/lgw/games/game_menus' },
  { id: 'popularLottery', path: '/lgw/games/popular' },
] as const)(
  'the table of calls [spec 7.04] [spec 7.06] [spec 7.17] [spec 7.30]',
  ({ id, path }) => {
    it(`lists ${id} as a plain GET of ${path} without token`, () => {
      expect(contract[id]).toMatchObject({ method: 'GET', path, token: false, encrypted: false });
    });
  },
);

describe('requests', () => {
  it('ask permission with the host as url [spec 7.17] [spec 7.33]', () => {
    const sent = v.parse(contract.permission.request, { url: 'india.localhost' });
    expect(encodeQuery(sent)).toBe('url=india.localhost');
    expect(contract.permission).toMatchObject({ method: 'GET', token: false, encrypted: false });
  });

  it('ask 20 popular lotteries [spec 7.30]', () => {
    expect(encodeQuery(v.parse(contract.popularLottery.request, {}))).toBe('count=20');
  });

  it('ask 50 winners [spec 7.48] [spec 9.26]', () => {
    const sent = v.parse(contract.winnerBoard.request, { language: 'EN' });
    expect(sent).toEqual({ language: 'EN', limitNum: 50 });
  });

  it('ask hot games with isPlatform 2 and the desktop platform [spec 9.22] [spec 7.36]', () => {
    const sent = v.parse(contract.hotGames.request, { merchantCode: 'MAYURA', language: 'EN' });
    expect(sent).toEqual({
      merchantCode: 'MAYURA',
      isPlatform: 2,
      platform: 'html5-desktop',
      language: 'EN',
    });
  });

  it('read the start page of the site with GET only [spec 7.51]', () => {
    for (const id of ['notices', 'popularLottery', 'winnerBoard'] as const) {
      expect(contract[id].method).toBe('GET');
    }
  });
});

describe('answers', () => {
  it('reject money as a float', () => {
    const [entry] = structuredClone(examples.winnerBoard.value);
    const wire = [{ vo: { ...entry?.vo, winAmount: 1234.5 } }];
    expect(v.safeParse(contract.winnerBoard.response, wire).success).toBe(false);
  });

  it('keep a lottery before its first draw with no result', () => {
    const [, second] = v.parse(contract.popularLottery.response, examples.popularLottery.value);
    expect(second?.numero).toBeNull();
  });

  it('drop fields that are not in the contract', () => {
    const parsed = v.parse(contract.systemStatus.response, { status: 0, internal: 'x' });
    expect(parsed).toEqual({ status: 0 });
  });
});
