import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../app/memory-store.ts';
import { createStorage, type Store } from '../../app/storage.ts';
import { choicesOf, filterOf, keepChoices, mostFilters, nameProblem } from './kept-choices.ts';
import { recordsIn } from './records-address.ts';

const key = 'records.tara2026.bets';
const open = (local: Store = memoryStore()) => ({
  local,
  storage: createStorage({ local, session: memoryStore() }),
});
const filter = (name: string) => ({ name, search: { type: 'FISH' } });

describe('what an account has chosen for a record', () => {
  it('is kept for that account and that record alone', () => {
    const { storage } = open();
    const choices = { hidden: ['win'], filters: [filter('Fish')] };
    expect(keepChoices(storage, 'tara2026', 'bets', choices)).toBe(true);
    expect(choicesOf(storage, 'tara2026', 'bets')).toEqual(choices);
    expect(choicesOf(storage, 'tara2026', 'transactions').hidden).toEqual([]);
    expect(choicesOf(storage, 'mira2026', 'bets').filters).toEqual([]);
  });

  it('leaves nothing behind when all is as usual', () => {
    const { local, storage } = open();
    keepChoices(storage, 'tara2026', 'bets', { hidden: ['win'], filters: [] });
    expect(keepChoices(storage, 'tara2026', 'bets', { hidden: [], filters: [] })).toBe(true);
    expect(local.getItem(key)).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, value: { hidden: ['win'] } })],
    ['another shape', JSON.stringify({ version: 1, value: ['win'] })],
    ['no names', JSON.stringify({ version: 1, value: { hidden: 1, filters: [{ name: '' }] } })],
  ])('counts as nothing when it is %s', (_, text) => {
    const { local, storage } = open();
    local.setItem(key, text);
    expect(choicesOf(storage, 'tara2026', 'bets')).toEqual({ hidden: [], filters: [] });
  });

  it('is read without what an address cannot say', () => {
    const { local, storage } = open();
    const search = { type: 'FISH', days: '2026-13-01..2026-13-02', page: '9', id: 'B1', evil: 1 };
    const value = { hidden: [], filters: [{ name: 'Fish', search }] };
    local.setItem(key, JSON.stringify({ version: 1, value }));
    expect(choicesOf(storage, 'tara2026', 'bets').filters).toEqual([filter('Fish')]);
  });

  it('is said not to be kept where the storage is full or refused', () => {
    const full = memoryStore();
    const refusing: Store = {
      getItem: (name) => full.getItem(name),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {},
    };
    const choices = { hidden: ['win'], filters: [] };
    expect(keepChoices(open(refusing).storage, 'tara2026', 'bets', choices)).toBe(false);
    const none = createStorage({ local: undefined, session: undefined });
    expect(keepChoices(none, 'tara2026', 'bets', choices)).toBe(false);
  });
});

it('a saved filter holds what narrows a record, and no page', () => {
  const search = {
    days: '2026-11-01..2026-11-02',
    type: 'FISH',
    sort: '-net',
    account: 'tara2026',
  };
  expect(filterOf(recordsIn({ ...search, page: '3', id: 'B1' }))).toEqual(search);
});

it('a name is there, not too long, and no other filter’s', () => {
  const others = [filter('Fish')];
  expect(nameProblem('  ', others)).toBe('none');
  expect(nameProblem('x'.repeat(41), others)).toBe('long');
  expect(nameProblem(' Fish ', others)).toBe('taken');
  expect(nameProblem('x'.repeat(40), others)).toBeUndefined();
  expect(mostFilters).toBeGreaterThan(1);
});
