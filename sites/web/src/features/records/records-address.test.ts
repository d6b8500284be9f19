import { describe, expect, it } from 'vitest';
import { recordsIn, searchOf } from './records-address.ts';

const usual = {
  show: undefined,
  days: undefined,
  type: undefined,
  status: undefined,
  account: undefined,
  sort: undefined,
  page: 1,
  whole: false,
  id: undefined,
};

describe('the address of a record', () => {
  it('says nothing of what is usual', () => {
    expect(recordsIn({})).toEqual(usual);
    expect(searchOf(usual)).toEqual({});
  });

  it('comes back as it was written', () => {
    const search = {
      show: 'report',
      days: '2016-11-21..2026-11-21',
      type: 'RNG',
      status: 'won',
      account: 'line 012026',
      sort: '-validBet',
      page: '12',
      id: 'BET-1',
    };
    expect(searchOf(recordsIn(search))).toEqual(search);
  });

  it('may ask for all pages as one list', () => {
    expect(recordsIn({ page: 'all' })).toEqual({ ...usual, whole: true });
    expect(searchOf({ ...usual, whole: true })).toEqual({ page: 'all' });
  });

  it.each([
    { days: '2026-11-21..2026-11-20' },
    { days: '2026-02-30..2026-03-02' },
    { days: '2026-11-21' },
    { days: 'yesterday..today' },
    { days: '2026-11-01..2026-11-02..2026-11-03' },
    { page: '0' },
    { page: '-3' },
    { page: '1e9' },
    { page: '२' },
    { type: '<script>' },
    { status: ' '.repeat(65) },
    { id: '../..' },
    { account: ' ' },
    { sort: 'net desc' },
  ])('ignores %j, which nobody can choose on the page', (search) => {
    expect(recordsIn(search)).toEqual(usual);
  });
});
