import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Raster } from './plate.ts';

// Off the main thread, by zlib as it was compiled for this machine.
const compressed = promisify(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, red, green and blue; no filter is adaptive and no rows are interlaced (PNG §11.2.2). */
const format = [8, 2, 0, 0, 0];

/** Opaque pixels as a PNG. Plain areas and sharp edges are smallest without filters. */
export async function pngOf({ width, height, data }: Raster): Promise<Uint8Array> {
  const stride = width * 3;
  // Each row begins with its filter: 0, none.
  const rows = new Uint8Array((stride + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(data.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(format, 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', await compressed(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** PNG §5.3. */
function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
