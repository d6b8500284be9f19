import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, scripted } from '../test/scripted-client.ts';
import { endpoint } from './endpoint.ts';
import { createXhrUpload } from './xhr-upload.ts';

const send = endpoint({
  id: 'send',
  method: 'POST',
  path: '/wps/send',
  body: 'multipart',
  idempotent: true,
  request: v.object({ file: v.instance(Blob) }),
  response: v.object({ id: v.number() }),
});
const request = { file: new Blob(['0123456789']) };
const good = '{"success":true,"value":{"id":7}}';
const idempotencyKey = 'upload-1';

/** A browser's request, played by hand. */
class FakeXhr {
  status = 0;
  responseText = '';
  readonly upload: {
    onprogress:
      | ((event: Pick<ProgressEvent, 'lengthComputable' | 'loaded' | 'total'>) => void)
      | null;
    onload: (() => void) | null;
  } = { onprogress: null, onload: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  opened: string[] = [];
  headers: Record<string, string> = {};
  body: unknown;
  aborts = 0;
  retryAfter: string | null = null;
  open(method: string, url: string) {
    this.opened.push(`${method} ${url}`);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'Retry-After' ? this.retryAfter : null;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.aborts += 1;
    this.onabort?.();
    this.onloadend?.();
  }
  progress(loaded: number, total: number, lengthComputable = true) {
    this.upload.onprogress?.({ loaded, total, lengthComputable });
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
  break() {
    this.onerror?.();
    this.onloadend?.();
  }
}

/** A client that uploads through requests played by hand. */
function uploading(timeoutMs = 15_000) {
  const requests: FakeXhr[] = [];
  const upload = createXhrUpload(() => {
    const made = new FakeXhr();
    requests.push(made);
    // See FakeXhr: everything that the upload touches is there.
    return made as unknown as XMLHttpRequest;
  });
  const { client, sent, slept } = scripted([], { upload: async () => upload, timeoutMs });
  const progress: number[] = [];
  const call = (signal?: AbortSignal) =>
    client.call(send, request, {
      idempotencyKey,
      signal,
      onProgress: (fraction) => progress.push(fraction),
    });
  const next = async (at: number) => {
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(at));
    // What it waits for has been seen to be there.
    return requests[at] as FakeXhr;
  };
  return { call, next, requests, progress, sent, slept };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('an upload', () => {
  it('reports progress from 0 to 1 and returns the parsed value', async () => {
    const { call, next, progress, sent } = uploading();
    const value = call();
    const xhr = await next(0);
    xhr.progress(0, 10);
    xhr.progress(4, 10);
    xhr.progress(9, 0, false);
    xhr.upload.onload?.();
    xhr.answer(200, good);
    expect(await value).toEqual({ id: 7 });
    expect(progress).toEqual([0, 0.4, 1]);
    expect(sent).toHaveLength(0);
  });

  it('has the headers and the body of any other call', async () => {
    const { call, next } = uploading();
    const value = call();
    const xhr = await next(0);
    xhr.answer(200, good);
    await value;
    expect(xhr.opened).toEqual(['POST /wps/send']);
    expect(xhr.headers).toEqual({
      accept: 'application/json',
      merchant: 'MAYURA',
      language: 'HI',
      'idempotency-key': '"upload-1"',
    });
    expect(xhr.body).toBeInstanceOf(FormData);
  });

  it('stops at once when its caller leaves, and is not sent again', async () => {
    const { call, next, requests } = uploading();
    const leaving = new AbortController();
    const found = failure(call(leaving.signal));
    const xhr = await next(0);
    leaving.abort();
    expect(xhr.aborts).toBe(1);
    expect(await found).toEqual({ kind: 'aborted' });
    expect(requests).toHaveLength(1);
  });

  it('is sent once more with its key when the connection breaks', async () => {
    const { call, next, requests } = uploading();
    const value = call();
    (await next(0)).break();
    (await next(1)).answer(200, good);
    expect(await value).toEqual({ id: 7 });
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      '"upload-1"',
      '"upload-1"',
    ]);
  });

  it('waits as long as the platform requests', async () => {
    const { call, next, slept } = uploading();
    const value = call();
    const xhr = await next(0);
    xhr.retryAfter = '1';
    xhr.answer(503, '');
    (await next(1)).answer(200, good);
    await value;
    expect(slept).toEqual([1150]);
  });

  it.each([
    { status: 413, text: '<html>', want: { kind: 'http', status: 413 } },
    { status: 401, text: '', want: { kind: 'expired' } },
    {
      status: 200,
      text: '{"success":false,"code":"BIG","message":"Too large"}',
      want: { kind: 'refused', code: 'BIG', message: 'Too large', captcha: false },
    },
  ])('fails as every call does: HTTP $status $want.kind', async ({ status, text, want }) => {
    const { call, next } = uploading();
    const found = failure(call());
    (await next(0)).answer(status, text);
    expect(await found).toEqual(want);
  });

  it('can take long while data flows, and times out when it stalls', async () => {
    vi.useFakeTimers();
    const { call, requests } = uploading(1000);
    const found = failure(call());
    await vi.advanceTimersByTimeAsync(0);
    const xhr = requests[0] as FakeXhr;
    for (const loaded of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(900);
      xhr.progress(loaded, 10);
    }
    expect(xhr.aborts).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await found).toEqual({ kind: 'timeout', afterMs: 1000 });
    expect(xhr.aborts).toBe(1);
  });

  it('uses fetch in a client that cannot report progress', async () => {
    const { client, sent } = scripted([async () => new Response(good)]);
    const options = { idempotencyKey, onProgress: () => {} };
    expect(await client.call(send, request, options)).toEqual({ id: 7 });
    expect(sent).toHaveLength(1);
  });

  it('uses fetch without a progress listener', async () => {
    const upload = async () => {
      throw new Error('loaded for nothing');
    };
    const { client, sent } = scripted([async () => new Response(good)], { upload });
    expect(await client.call(send, request, { idempotencyKey })).toEqual({ id: 7 });
    expect(sent).toHaveLength(1);
  });
});
