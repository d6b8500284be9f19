import { expect, it, vi } from 'vitest';
import { FileChangedError, fileOfParts } from './file-parts.ts';

const size = 5000;

/** A platform with so many lines; `grows` says how many more there are at each call. */
function platform(total: number, grows = () => 0) {
  const all = Array.from({ length: total }, (_, at) => `line${at}\r\n`);
  let more = 0;
  return vi.fn(async ({ pageNo }: { pageNo: number; until?: number }) => {
    more += grows();
    const totalLines = total + more;
    const list = all.slice((pageNo - 1) * size, pageNo * size);
    const head = pageNo === 1 ? 'Account\r\n' : '';
    return {
      fileName: 'team.csv',
      text: head + list.join(''),
      lines: list.length,
      totalLines,
      totalPages: Math.max(1, Math.ceil(totalLines / size)),
      until: 7,
    };
  });
}

it('brings 100,000 lines in twenty parts of one moment, and says how far it is', async () => {
  const bring = platform(100_000);
  const told: string[] = [];
  const file = await fileOfParts(bring, (lines, all) => told.push(`${lines}/${all}`));
  expect(bring).toHaveBeenCalledTimes(20);
  expect(bring.mock.calls.slice(1).every(([{ until }]) => until === 7)).toBe(true);
  expect([told[0], told.at(-1), told.length]).toEqual(['5000/100000', '100000/100000', 20]);
  const lines = file.text.trimEnd().split('\r\n');
  expect(lines.length).toBe(100_001);
  expect(new Set(lines).size).toBe(lines.length);
});

it('brings a file without lines', async () => {
  expect((await fileOfParts(platform(0), () => {})).text).toBe('Account\r\n');
});

it('begins anew when lines come meanwhile, and gives up when they keep coming', async () => {
  let left = 1;
  const once = platform(12_000, () => (bringCount(once) === 2 && left-- > 0 ? 1 : 0));
  const file = await fileOfParts(once, () => {});
  expect(file.text.trimEnd().split('\r\n')).toHaveLength(12_001);
  expect(once.mock.calls.map(([{ pageNo }]) => pageNo)).toEqual([1, 2, 1, 2, 3]);
  const always = platform(12_000, () => 1);
  await expect(fileOfParts(always, () => {})).rejects.toThrow(FileChangedError);
});

function bringCount({ mock }: { mock: { calls: unknown[] } }): number {
  return mock.calls.length;
}
