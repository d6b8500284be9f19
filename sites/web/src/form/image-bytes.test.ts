import { expect, it } from 'vitest';
import { imagesAmong } from './image-bytes.ts';

const fileOf = (name: string, ...bytes: number[]) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

it('keeps files that begin as PNG or JPEG, in their order [spec 5.31]', async () => {
  const jpeg = fileOf('a.jpg', 0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4);
  const png = fileOf('b.png', 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const pdf = fileOf('c.jpg', 0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x34);
  const short = fileOf('d.jpg', 0xff, 0xd8);
  expect(await imagesAmong([jpeg, pdf, png, short, fileOf('e.jpg')])).toEqual([jpeg, png]);
});
