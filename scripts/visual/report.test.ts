import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Report, summaryOf, writeReport } from './report.ts';

const differing = (name: string, pixels: number) => ({
  name,
  difference: {
    pixels,
    before: Buffer.from('before'),
    after: Buffer.from('after'),
    marked: Buffer.from('marked'),
    at: { x: 0, y: 0, width: 1, height: 1 },
  },
});
const report: Report = {
  base: '0123456789abcdef',
  results: [
    differing('Screens/Home / <Full>, phone', 3),
    { name: 'Screens/Home / Empty, phone', difference: undefined },
    differing('All states, desktop', 80),
  ],
  failures: [],
  added: ['Screens/Home / Late'],
  gone: [],
};

test('the summary counts what differs, and names the largest difference', () => {
  expect(summaryOf(report)).toBe(
    '3 screenshots compared with 0123456789: 2 differ; the most by 80 pixels (All states, desktop); 1 stories are new',
  );
});

test('the report shows each difference before, after and marked, the largest first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-visual-'));
  try {
    const page = readFileSync(writeReport(join(folder, 'report'), report), 'utf8');
    expect([...page.matchAll(/<section><h2>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual([
      'All states, desktop',
      'Screens/Home / &lt;Full>, phone',
    ]);
    expect(
      readdirSync(join(folder, 'report')).filter((name) => name.endsWith('.png')),
    ).toHaveLength(6);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
