import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const file = import.meta.resolve(
  '@expo-google-fonts/hind-siliguri/400Regular/HindSiliguri_400Regular.ttf',
);

/**
 * A designer's whole file, Latin and Bengali, as WOFF2.
 *
 * @param fsType what it permits (OpenType, table OS/2); default everything
 */
export async function wholeFont(fsType = 0): Promise<Buffer> {
  const font = await readFile(new URL(file));
  const tables = font.readUInt16BE(4);
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    const isOs2 = font.toString('latin1', at, at + 4) === 'OS/2';
    if (isOs2) font.writeUInt16BE(fsType, font.readUInt32BE(at + 8) + 8);
  }
  // Every letter that it can have, so that nothing is left out.
  const letters = Array.from({ length: 0xd000 - 0x20 }, (_, index) => 0x20 + index);
  return subsetFont(font, String.fromCodePoint(...letters), { targetFormat: 'woff2' });
}
