import { describe, expect, it } from 'vitest';
import { failure, json, type Step, scripted } from '../test/scripted-client.ts';
import type { ClientOptions } from './client-options.ts';
import { contract } from './contract.ts';
import { endpoint } from './endpoint.ts';

const { systemStatus, banners } = contract;
const post = endpoint({ ...systemStatus, method: 'POST', encrypted: false });
const effect = endpoint({ ...systemStatus, effect: true, encrypted: false });

/** A client whose requests stay open until they are answered, each with its place in the order of asking. */
function held(options: Partial<ClientOptions> = {}) {
  const open: ((status: number) => void)[] = [];
  const aborted: number[] = [];
  const hold: Step = (init) =>
    new Promise((resolve, reject) => {
      const at = open.length;
      open.push((status) => void json({ success: true, value: { status } })(init).then(resolve));
      init.signal?.addEventListener('abort', () => {
        aborted.push(at);
        reject(new DOMException('gone', 'AbortError'));
      });
    });
  return { ...scripted([hold], options), open, aborted };
}

describe('two identical reads at a time', () => {
  it('make one request and share its answer', async () => {
    const { client, sent, open } = held();
    const both = [client.call(systemStatus, {}), client.answer(systemStatus, {})] as const;
    open[0]?.(1);
    expect(await Promise.all(both)).toEqual([
      { status: 1 },
      { value: { status: 1 }, serverTime: 0 },
    ]);
    expect(sent).toHaveLength(1);
  });

  it('are two requests one after the other', async () => {
    const { client, open } = held();
    const first = client.call(systemStatus, {});
    open[0]?.(1);
    await first;
    const second = client.call(systemStatus, {});
    open[1]?.(2);
    expect(await second).toEqual({ status: 2 });
  });

  it('continue for one when the other leaves', async () => {
    const { client, sent, open, aborted } = held();
    const leaving = new AbortController();
    const gone = failure(client.call(systemStatus, {}, { signal: leaving.signal }));
    const stays = client.call(systemStatus, {}, { signal: new AbortController().signal });
    leaving.abort();
    expect(await gone).toEqual({ kind: 'aborted' });
    open[0]?.(1);
    expect(await stays).toEqual({ status: 1 });
    expect(aborted).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('are aborted when both leave, and a later caller sends a new request', async () => {
    const { client, open, aborted } = held();
    const leaving = [new AbortController(), new AbortController()];
    const gone = leaving.map(({ signal }) => failure(client.call(systemStatus, {}, { signal })));
    leaving[0]?.abort();
    expect(aborted).toEqual([]);
    leaving[1]?.abort();
    expect(aborted).toEqual([0]);
    const next = client.call(systemStatus, {});
    open[1]?.(2);
    expect(await next).toEqual({ status: 2 });
    expect(await Promise.all(gone)).toEqual([{ kind: 'aborted' }, { kind: 'aborted' }]);
  });

  it('share their failure, and report the end of a session once', async () => {
    const reasons: string[] = [];
    const secured = endpoint({ ...systemStatus, token: true, encrypted: false });
    const { client, sent } = scripted([async () => new Response('', { status: 401 })], {
      token: () => 't',
      onExpired: (reason) => reasons.push(reason),
    });
    const both = [client.call(secured, {}), client.call(secured, {})].map(failure);
    expect(await Promise.all(both)).toEqual([{ kind: 'expired' }, { kind: 'expired' }]);
    expect(sent).toHaveLength(1);
    expect(reasons).toEqual(['expired']);
  });

  it('do not send for a caller who has left before', async () => {
    const { client, sent } = held();
    const found = failure(client.call(systemStatus, {}, { signal: AbortSignal.abort() }));
    expect(await found).toEqual({ kind: 'aborted' });
    expect(sent).toHaveLength(0);
  });
});

describe('two calls that differ', () => {
  it('are two requests: by address, language or token', async () => {
    const now = { language: 'EN', token: 'a' };
    const secured = endpoint({ ...systemStatus, token: true, encrypted: false });
    const { client, sent } = held({ language: () => now.language, token: () => now.token });
    const ask = () => void client.call(secured, {}).catch(() => undefined);
    ask();
    now.language = 'HI';
    ask();
    now.token = 'b';
    ask();
    void client.call(banners, {}).catch(() => undefined);
    void client.call(banners, { groupName: 'index' }).catch(() => undefined);
    expect(sent).toHaveLength(5);
  });

  it.each([
    { name: 'a POST', acting: post },
    { name: 'a GET with an effect', acting: effect },
  ])('are two requests when they have an effect: $name', async ({ acting }) => {
    const { client, open } = held();
    const both = [client.call(acting, {}), client.call(acting, {})];
    await new Promise((done) => setTimeout(done));
    open[0]?.(1);
    open[1]?.(2);
    expect(await Promise.all(both)).toEqual([{ status: 1 }, { status: 2 }]);
  });

  it('are two requests when an effect is between them', async () => {
    const { client, open } = held();
    const before = client.call(systemStatus, {});
    const between = client.call(post, {});
    await new Promise((done) => setTimeout(done));
    open[1]?.(0);
    await between;
    const after = client.call(systemStatus, {});
    open[2]?.(2);
    expect(await after).toEqual({ status: 2 });
    open[0]?.(1);
    expect(await before).toEqual({ status: 1 });
  });
});
