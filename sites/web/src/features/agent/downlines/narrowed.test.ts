import { describe, expect, it } from 'vitest';
import { type FoundDownlines, narrowed } from './narrowed.ts';

const person = (account: string, nickname: string): FoundDownlines['list'][number] => ({
  account,
  nickname,
  level: 0,
  depth: 1,
  direct: 0,
  downlines: 0,
  balance: '0.00',
  joined: 0,
  state: 'open',
  contracts: [],
  path: [],
});
const found: FoundDownlines = {
  list: [person('line17', 'Asha'), person('line18', 'Tina17'), person('line19', 'Chai')],
  totalPages: 1,
  total: 3,
  team: 61,
};
const names = (answer: FoundDownlines | undefined) => answer?.list.map(({ account }) => account);

describe('a longer search', () => {
  it('leaves who matches it by username or nickname, capitals or not', () => {
    const answer = narrowed(found, { asked: 'line1', typed: 'LINE17' });
    expect([names(answer), answer?.total, answer?.team]).toEqual([['line17'], 1, 61]);
    expect(names(narrowed(found, { asked: '1', typed: '17' }))).toEqual(['line17', 'line18']);
    expect(names(narrowed(found, { asked: 'line', typed: 'line9' }))).toEqual([]);
  });

  it('is the same answer while nothing more is typed', () => {
    expect(narrowed(found, { asked: 'Line', typed: 'line' })).toBe(found);
  });

  it.each([
    ['not all have come', { ...found, total: 40, totalPages: 2 }, 'line', 'line17'],
    ['another text was asked for', found, 'line17', 'line18'],
    ['fewer letters are typed', found, 'line17', 'line1'],
    ['nothing was asked for', found, '', 'line17'],
  ])('is for the platform where %s', (_, answer, asked, typed) => {
    expect(narrowed(answer, { asked, typed })).toBeUndefined();
  });
});
