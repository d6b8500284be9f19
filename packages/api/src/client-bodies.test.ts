import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { json, scripted } from '../test/scripted-client.ts';
import { endpoint } from './endpoint.ts';

const good = json({ success: true, value: {} });
const proofs = {
  id: 'proofs',
  method: 'POST',
  path: '/wps/proofs',
  response: v.object({}),
} as const;
const request = v.object({
  orderNo: v.string(),
  amount: v.optional(v.number()),
  proof: v.optional(v.union([v.instance(Blob), v.array(v.instance(Blob))])),
});

/** The request as a server reads it. */
async function received(body: 'json' | 'form' | 'multipart', sent: v.InferInput<typeof request>) {
  const made = scripted([good]);
  await made.client.call(endpoint({ ...proofs, body, request }), sent);
  const { init } = made.sent[0] ?? {};
  return new Request('http://platform.example/', init);
}

describe('a body', () => {
  it('is JSON unless the endpoint specifies another type', async () => {
    const read = await received('json', { orderNo: 'A&1', amount: 2 });
    expect(read.headers.get('Content-Type')).toBe('application/json');
    expect(await read.json()).toEqual({ orderNo: 'A&1', amount: 2 });
  });

  it('is sent as a form, without undefined fields', async () => {
    const read = await received('form', { orderNo: 'A&1 ä', amount: 2, proof: undefined as never });
    expect(read.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded(;|$)/);
    expect(Object.fromEntries(await read.formData())).toEqual({ orderNo: 'A&1 ä', amount: '2' });
  });

  it('is sent as multipart: each file is a part with its name and type, and the rest is text', async () => {
    const files = [
      new File(['one'], 'one.png', { type: 'image/png' }),
      new File(['two'], 'two.jpg', { type: 'image/jpeg' }),
    ];
    const read = await received('multipart', { orderNo: 'A1', amount: 2, proof: files });
    // The boundary is the browser's to choose, so the client must not have written the type.
    expect(read.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=/);
    const form = await read.formData();
    expect([form.get('orderNo'), form.get('amount')]).toEqual(['A1', '2']);
    const parts = form.getAll('proof').filter((part) => part instanceof File);
    expect(parts.map(({ name, type }) => ({ name, type }))).toEqual([
      { name: 'one.png', type: 'image/png' },
      { name: 'two.jpg', type: 'image/jpeg' },
    ]);
    expect(await Promise.all(parts.map((part) => part.text()))).toEqual(['one', 'two']);
  });

  it('may have a single file as a part', async () => {
    const read = await received('multipart', { orderNo: 'A1', proof: new Blob(['x']) });
    const form = await read.formData();
    expect([...form.keys()]).toEqual(['orderNo', 'proof']);
    expect(form.get('proof')).toBeInstanceOf(File);
  });
});
