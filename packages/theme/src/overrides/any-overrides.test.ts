import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBrand, anyColour } from '../../test/any-brand.ts';
import { modeNames, modes } from '../brand/modes.ts';
import { compileTheme } from '../compile/compile-theme.ts';
import type { AnyColor } from '../compile/token-value.ts';
import { failingMeetings } from '../derive/check-contrast.ts';
import { hexOf } from '../derive/contrast-graph.ts';
import { deriveTheme } from '../derive/derive-theme.ts';
import type { DerivedTheme } from '../derive/derive-tokens.ts';
import { alikeIn } from '../derive/status-hues.ts';
import { applyOverrides, parseOverrides, settableTokens } from './index.ts';
import { colorObject } from './read-color-value.ts';

/** `LIVERY_PROPERTY_RUNS=10000` is the long run; `LIVERY_PROPERTY_SEED` repeats one that failed. */
const runs = Number(process.env.LIVERY_PROPERTY_RUNS ?? 300);
const seed = Number(process.env.LIVERY_PROPERTY_SEED ?? Date.now() % 2 ** 31);

const colours = settableTokens.flatMap(({ name, type }) =>
  // The names of colours name colours; the scrim carries nothing.
  type === 'color' && name !== 'surface.scrim' ? [name as AnyColor] : [],
);
const override = fc.record({
  group: fc.constantFrom('', '', ...modeNames),
  token: fc.constantFrom(...colours),
  value: fc.oneof(
    { arbitrary: anyColour, weight: 4 },
    { arbitrary: fc.constantFrom(...colours).map((name) => `{${name}}`), weight: 1 },
  ),
});
type Override = typeof override extends fc.Arbitrary<infer One> ? One : never;

interface Accept {
  readonly token: string;
  readonly on: string;
  readonly mode: string;
  readonly reason: string;
}

/** A tokens.json of these overrides; of two for one token the later stands. */
function documentOf(overrides: readonly Override[], accept: readonly Accept[] = []): string {
  const root: Record<string, unknown> = { $extensions: { livery: { accept } } };
  for (const { group, token, value } of overrides) {
    const path = [...(group === '' ? [] : [group]), ...token.split('.')];
    let at = root;
    for (const step of path.slice(0, -1)) {
      at[step] ??= {};
      // Only this loop fills the document.
      at = at[step] as Record<string, unknown>;
    }
    at[path.at(-1) ?? ''] = {
      $type: 'color',
      $value: value.startsWith('{') ? value : colorObject(value),
    };
  }
  return JSON.stringify(root);
}

/** What a theme's members cannot read or tell apart, as a brand accepts it. */
function failuresOf(theme: DerivedTheme): Accept[] {
  const reason = 'A random brand wants exactly this.';
  const pairs = failingMeetings(theme).map(({ foreground, background, mode }) => ({
    token: foreground,
    on: background,
    mode,
    reason,
  }));
  const statuses = modeNames.flatMap((mode) =>
    alikeIn(theme[mode]).map(({ pair: [one, other] }) => ({
      token: `status.${other}Text`,
      on: `status.${one}Text`,
      mode,
      reason,
    })),
  );
  // A pair of two component tokens that are not set is one, and so are statuses alike to two kinds of vision.
  const unique = new Map(
    [...pairs, ...statuses].map((one) => [`${one.mode} ${one.token} ${one.on}`, one]),
  );
  return [...unique.values()];
}

describe('any brand with any overrides', () => {
  it(`has no failing pair but those that are rejected, or accepted by name (${runs} brands)`, {
    timeout: 60_000 + runs * 200,
  }, async ({ annotate }) => {
    await annotate(`${runs} brands, seed ${seed}; LIVERY_PROPERTY_SEED=${seed} repeats this run`);
    const seen = { passed: 0, rejected: 0, moved: 0 };
    fc.assert(
      fc.property(
        anyBrand,
        fc.array(override, { minLength: 1, maxLength: 6 }),
        (brand, overrides) => {
          const derived = deriveTheme(brand);
          const parsed = parseOverrides(documentOf(overrides), 'tokens.json');
          // Seeds that are refused are another test's, and so are aliases that go round in circles.
          fc.pre(derived.ok && parsed.ok);
          const { theme, findings } = applyOverrides(derived.value, parsed.value);
          const errors = findings.filter(({ severity }) => severity === 'error');
          const failures = failuresOf(theme);
          if (errors.length === 0) expect(failures).toEqual([]);
          seen[errors.length === 0 ? 'passed' : 'rejected'] += 1;
          if (theme.repairs.length > derived.value.repairs.length) seen.moved += 1;
          ownColoursAreExact(theme, overrides);
          expect(failures.filter(({ mode }) => mode.endsWith('Contrast'))).toEqual([]);
          expect(compileTheme(theme, { selector: ':root' })).not.toMatch(/NaN|undefined/);
          if (failures.length > 0) acceptedByName(derived.value, overrides, failures);
        },
      ),
      { numRuns: runs, seed, verbose: 1 },
    );
    await annotate(
      `${seen.passed} passed, ${seen.rejected} rejected, in ${seen.moved} more had to move`,
    );
    expect(Math.min(seen.passed, seen.rejected, seen.moved)).toBeGreaterThan(runs / 20);
  });
});

/** What is written as a colour for a mode of standard contrast is emitted as it is. */
function ownColoursAreExact(theme: DerivedTheme, overrides: readonly Override[]): void {
  for (const mode of modeNames.filter((name) => modes[name].contrast === 'standard')) {
    const last = new Map<AnyColor, string>();
    for (const group of ['', mode]) {
      for (const one of overrides) if (one.group === group) last.set(one.token, one.value);
    }
    for (const [token, value] of last) {
      if (value.startsWith('{')) continue;
      expect(hexOf(token, theme[mode], theme.components[mode]), `${mode} ${token}`).toBe(value);
    }
  }
}

/** Each failing pair, accepted by its own name, is a warning and no error any more. */
function acceptedByName(
  theme: DerivedTheme,
  overrides: readonly Override[],
  failures: readonly Accept[],
): void {
  // In high contrast nothing can be accepted.
  const standard = overrides.filter(({ group }) => !group.endsWith('Contrast'));
  const parsed = parseOverrides(documentOf(standard, failures), 'tokens.json');
  if (!parsed.ok) throw new TypeError(parsed.diagnostics.map(({ message }) => message).join());
  const { findings } = applyOverrides(theme, parsed.value);
  expect(findings.filter(({ code }) => code !== 'tokens/accepted')).toEqual([]);
  // A file is told at most a hundred findings.
  expect(findings).toHaveLength(Math.min(failures.length, 100));
}
