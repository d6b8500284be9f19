import { describe, expect, it } from 'vitest';
import { brandMigrations, currentVersion } from './chain.ts';
import { type Migration, migrate } from './migrate.ts';

/** A format that was renamed once and nested once. */
const chain: readonly Migration[] = [
  {
    from: 1,
    migrate: ({ colour, ...rest }) => ({ ...rest, brand: colour }),
  },
  {
    from: 2,
    migrate: ({ brand, ...rest }) => ({ ...rest, seeds: { brand } }),
  },
];

describe('migrate', () => {
  it('applies every step from the document’s version to the current one', () => {
    const old = { schema: 1, name: 'Old', colour: '#0a6a72' };
    expect(migrate(old, chain, 3)).toEqual({
      ok: true,
      value: { schema: 3, name: 'Old', seeds: { brand: '#0a6a72' } },
      from: 1,
    });
    expect(old).toEqual({ schema: 1, name: 'Old', colour: '#0a6a72' });
  });

  it('starts in the middle, and leaves a current document unchanged', () => {
    expect(migrate({ schema: 2, brand: 'x' }, chain, 3)).toMatchObject({
      value: { schema: 3, seeds: { brand: 'x' } },
      from: 2,
    });
    const present = { schema: 3, seeds: {} };
    expect(migrate(present, chain, 3)).toEqual({ ok: true, value: present, from: 3 });
  });

  it('keeps a member named __proto__ as data', () => {
    const read = JSON.parse('{"schema":1,"__proto__":{"polluted":1}}');
    expect(migrate(read, chain, 3).ok).toBe(true);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it.each([
    [4, 'newer'],
    [99, 'newer'],
    [0, 'older'],
    [-1, 'older'],
  ])('rejects version %d as %s', (schema, reason) => {
    expect(migrate({ schema }, chain, 3)).toEqual({ ok: false, reason, version: schema });
  });

  it.each([null, 7, [], {}, { schema: '1' }, { schema: 1.5 }])(
    'leaves %j to the schema',
    (value) => {
      expect(migrate(value, chain, 3)).toEqual({ ok: true, value, from: undefined });
    },
  );
});

it('the chain of brand.json reaches the current version without a gap', () => {
  expect(brandMigrations.map(({ from }) => from)).toEqual(
    Array.from({ length: currentVersion - 1 }, (_, index) => index + 1),
  );
});
