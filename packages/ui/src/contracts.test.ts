import { componentTokens } from '@livery/theme';
import { isStyledComponent } from 'styled-components';
import { expect, test } from 'vitest';
import type { ComponentContract } from './contract.ts';

const sources = import.meta.glob<string>('./*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const contracts = import.meta.glob<Record<string, unknown>>('./*/*.contract.ts', { eager: true });
const styles = import.meta.glob<Record<string, unknown>>('./*/*.styles.ts', { eager: true });

/** A component is a folder with a file of its name. */
const names = Object.keys(sources)
  .map((path) => /^\.\/([\w-]+)\/\1\.tsx$/.exec(path)?.[1])
  .filter((name) => name !== undefined)
  .sort();

const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const kebab = (pascal: string) =>
  pascal.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The component's own code, without what is about it: stories, tests, the contract. */
function ownSources(name: string) {
  return Object.entries(sources).filter(
    ([path]) => path.startsWith(`./${name}/`) && !/\.(stories|test|contract)\.tsx?$/.test(path),
  );
}

/** The elements that its styles export. */
const partsOf = (name: string) =>
  Object.entries(styles)
    .filter(([path]) => path.startsWith(`./${name}/`))
    .flatMap(([, exports]) => Object.entries(exports))
    .filter(([, value]) => isStyledComponent(value))
    .map(([part]) => kebab(part))
    .sort();

function readFrom(name: string) {
  const all = ownSources(name)
    .map(([, text]) => text)
    .join('\n');
  const css = ownSources(name)
    .flatMap(([path, text]) => (path.endsWith('.styles.ts') ? [text] : []))
    .join('\n');
  return {
    /** Attribute and value of each `[data-x='y']` on a part. Where a scope stands is the scope's own. */
    selected: [...css.matchAll(/\[data-([\w-]+)='([^']+)'\]/g)]
      .map(([, attribute = '', value = '']) => [attribute, value] as const)
      .filter(([attribute]) => attribute !== 'mode'),
    all,
  };
}

/** By component, in camel case; the list's own type knows each name by itself. */
const settable: Readonly<Record<string, unknown>> = componentTokens;

test('there are components to check', () => {
  expect(names.length).toBeGreaterThan(40);
});

test.each(names)('%s follows its contract', (name) => {
  const file = `packages/ui/src/${name}/${name}.contract.ts`;
  const found = contracts[`./${name}/${name}.contract.ts`]?.[`${camel(name)}Contract`];
  expect(
    found,
    `${file} is missing, or exports no ${camel(name)}Contract. Write it as packages/ui/src/contract.ts says; \`npm run new -- component\` shows one.`,
  ).toBeDefined();
  // What the contracts themselves are checked against, by `satisfies`.
  const contract = found as ComponentContract;
  const { all, selected } = readFrom(name);

  expect(
    contract.parts.toSorted(),
    `${file} names other parts than its styles export. Bring the file up to date.`,
  ).toEqual(partsOf(name));

  const choices: Record<string, readonly string[]> = {
    variant: contract.variants ?? [],
    size: contract.sizes ?? [],
    tone: contract.tones ?? [],
    ...contract.choices,
  };
  const untold = selected.filter(([attribute, value]) => !choices[attribute]?.includes(value));
  expect(untold, `${file} does not name these values, which the styles select on.`).toEqual([]);
  // A component that takes its types from the contract spells no values itself.
  const unknown = Object.entries(choices).flatMap(([attribute, values]) =>
    values
      .filter((value) => !all.includes(value) && !all.includes('Contract'))
      .map((value) => `${attribute}: ${value}`),
  );
  expect(unknown, `${file} names values that the component does not know.`).toEqual([]);
});

test.each(names)('%s falls back to a semantic token only through the list', (name) => {
  const byHand = [...readFrom(name).all.matchAll(/var\(--[\w-]+, \$\{vars\.\w+\.\w+\}\)/g)].map(
    ([text]) => text,
  );
  expect(
    byHand,
    `Put it into packages/theme/src/component-tokens.ts, and read it as own('${camel(name)}.…', …)`,
  ).toEqual([]);
});

test('every entry with settable tokens is a component, and none protects members', () => {
  expect(
    Object.keys(settable).filter((component) => !names.map(camel).includes(component)),
  ).toEqual([]);
  const guards = names.filter((name) => /\bvars\.protection\./.test(readFrom(name).all));
  expect(guards).toContain('site-footer');
  expect(guards.filter((name) => settable[camel(name)])).toEqual([]);
});
