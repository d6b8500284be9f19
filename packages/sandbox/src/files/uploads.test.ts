import { maxImageBytes, uploadDetail } from '@livery/api/contract/files';
import { describe, expect, it } from 'vitest';
import { newKey } from '../money/money.fixture.ts';
import { imageOf, openPaymentsSandbox } from '../payments/payments.fixture.ts';
import { uploads } from './uploads.ts';

const mine = { from: 'MAYURA/tara2026', to: 'MAYURA/tara2026' };

/** tara2026 with a deposit that takes proofs. */
async function open() {
  const opened = openPaymentsSandbox();
  const tara = await opened.member('tara2026');
  const { reference } = await tara.act('depositCreate', { method: 'qr', amount: '100' });
  return {
    ...opened,
    tara,
    send: (images: File[], key?: string) =>
      opened.parts('depositProof', tara.token, { reference, images }, key),
  };
}

describe('an image', () => {
  it('of exactly 5 MB is accepted, also three at once, and one byte more is rejected', async () => {
    const { send } = await open();
    expect(maxImageBytes).toBe(5_242_880);
    expect(await send([imageOf(maxImageBytes + 1)])).toMatchObject({ code: 'FILE_TOO_LARGE' });
    const largest = imageOf(maxImageBytes);
    const { proofs } = (await send([largest, largest, largest])).value;
    expect(proofs).toHaveLength(3);
    expect(proofs).toContainEqual(
      expect.objectContaining({ type: 'image/png', size: maxImageBytes }),
    );
  });

  it.each([
    { what: 'a PNG', image: imageOf(), type: 'image/png' },
    { what: 'a JPEG', image: imageOf(100, 'image/jpeg', 'a.JPEG'), type: 'image/jpeg' },
    {
      what: 'a JPEG under the name of a PNG',
      image: new File([imageOf(100, 'image/jpeg')], 'a.png', { type: 'image/png' }),
      type: 'image/jpeg',
    },
    { what: 'one without an ending', image: imageOf(100, 'image/png', 'blob'), type: 'image/png' },
  ])('may be $what, detected by its bytes', async ({ image, type }) => {
    const { send } = await open();
    expect((await send([image])).value.proofs).toEqual([expect.objectContaining({ type })]);
  });

  it.each([
    { what: 'a page', image: new File(['<html>'], 'a.png', { type: 'image/png' }) },
    { what: 'nothing', image: new File([], 'a.png', { type: 'image/png' }) },
    { what: 'a GIF', image: new File(['GIF89a'], 'a.gif', { type: 'image/gif' }) },
    { what: 'a program by its name', image: imageOf(100, 'image/png', 'a.exe') },
    { what: 'a page by its type', image: new File([imageOf()], 'a.png', { type: 'text/html' }) },
  ])('may not be $what', async ({ image }) => {
    const { send, store } = await open();
    expect(await send([imageOf(), image])).toMatchObject({ code: 'FILE_TYPE_WRONG' });
    // All or none: the good one beside it was not kept.
    expect(await store.transaction((tx) => tx.range(uploads, 'byAccount', mine))).toEqual([]);
  });

  it('is one of at most three, including those already stored', async () => {
    const { send } = await open();
    const four = [imageOf(), imageOf(), imageOf(), imageOf()];
    expect(await send(four)).toMatchObject({ code: 'FILES_TOO_MANY' });
    expect((await send(four.slice(0, 2))).success).toBe(true);
    expect(await send(four.slice(0, 2))).toMatchObject({ code: 'FILES_TOO_MANY' });
    expect((await send(four.slice(0, 1))).value.proofs).toHaveLength(3);
  });

  it('is stored once for one key', async () => {
    const { send } = await open();
    const key = newKey();
    const [one, other] = await Promise.all([send([imageOf()], key), send([imageOf()], key)]);
    expect(other?.value.proofs).toEqual(one?.value.proofs);
    expect(one?.value.proofs).toHaveLength(1);
    const another = await send([imageOf(101)], key);
    expect(another).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('must be present, and be a file', async () => {
    const { parts, tara, send } = await open();
    expect(await send([])).toMatchObject({ status: 400 });
    const text = { reference: 'D', images: 'not a file' };
    expect(await parts('depositProof', tara.token, text)).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    });
  });
});

it('can be read back by whoever sent it, and by nobody else', async () => {
  const { send, tara, member, no } = await open();
  const bytes = imageOf(50_000);
  const [proof] = (await send([bytes])).value.proofs as { id: string }[];
  const id = proof?.id ?? '';
  const read = await tara.call(uploadDetail, { id });
  expect(read).toMatchObject({ id, type: 'image/png', size: 50_000 });
  expect(Buffer.from(read.content, 'base64').equals(await buffer(bytes))).toBe(true);
  const penny = await member('penny2026');
  const failures = [
    await no(penny.call(uploadDetail, { id })),
    await no(penny.call(uploadDetail, { id: 'unknown' })),
  ];
  expect(failures[0]).toMatchObject({ code: 'NOT_FOUND' });
  expect(failures[1]).toEqual(failures[0]);
});

async function buffer(image: File): Promise<Buffer> {
  return Buffer.from(await image.arrayBuffer());
}
