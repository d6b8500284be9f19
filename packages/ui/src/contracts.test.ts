import { componentTokens, customProperty, type TokenName } from '@livery/theme';
import { tokenNames } from '@livery/theme/overrides';
import { expect, test } from 'vitest';
import type { ComponentContract } from './contract.ts';

const sources = import.meta.glob<string>('./*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const contracts = import.meta.glob<Record<string, unknown>>('./*/*.contract.ts', { eager: true });
const shared = import.meta.glob<Record<string, unknown>>('./styles/*.ts', { eager: true });

/** A component is a folder with a file of its name. */
const names = Object.keys(sources)
  .map((path) => /^\.\/([\w-]+)\/\1\.tsx$/.exec(path)?.[1])
  .filter((name) => name !== undefined)
  .sort();

const byProperty: ReadonlyMap<string, TokenName> = new Map(
  tokenNames.map((name) => [`var(${customProperty(name)})`, name]),
);
const tokensOfCss = (css: string) =>
  [...css.matchAll(/var\(--[\w-]+\)/g)].flatMap(([use]) => byProperty.get(use) ?? []);

const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const kebab = (pascal: string) =>
  pascal.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The component's own code, without what is about it: stories, tests, the contract. */
function ownSources(name: string) {
  return Object.entries(sources).filter(
    ([path]) => path.startsWith(`./${name}/`) && !/\.(stories|test|contract)\.tsx?$/.test(path),
  );
}

/** Of shared styles only what is imported counts: each is asked for the text that it puts into the rule. */
function tokensOfShared(text: string): TokenName[] {
  const imports = text.matchAll(/import \{([^}]*)\} from '\.\.\/styles\/([\w-]+)\.ts'/g);
  return [...imports].flatMap(([, list = '', file]) =>
    list.split(',').flatMap((name) => {
      const value = shared[`./styles/${file}.ts`]?.[name.trim()];
      return Array.isArray(value) ? tokensOfCss(value.flat().join('')) : [];
    }),
  );
}

function readFrom(name: string) {
  const texts = ownSources(name).map(([, text]) => text);
  const styles = ownSources(name).flatMap(([path, text]) =>
    path.endsWith('.styles.ts') ? [text] : [],
  );
  const all = texts.join('\n');
  const css = styles.join('\n');
  const own = [...all.matchAll(/\bown\('([\w.]+)',\s*'([\w.]+)'/g)].map(
    ([, token = '', fallback = '']) => ({ name: token, fallback }),
  );
  const tokens = [
    ...[...all.matchAll(/\bvars\.(\w+\.\w+)/g)].map(([, token]) => token),
    ...own.map(({ fallback }) => fallback),
    ...texts.flatMap(tokensOfShared),
  ];
  const uses = [...all.matchAll(/from '\.\.\/([\w-]+)\//g)].map(([, folder = '']) => folder);
  return {
    parts: [...css.matchAll(/export const (\w+) = styled/g)].map(([, part = '']) => kebab(part)),
    tokens: [...new Set(tokens)].sort(),
    uses: [...new Set(uses)].filter((folder) => names.includes(folder)).sort(),
    /** Attribute and value of each `[data-x='y']` on a part. Where a scope stands is the scope's own. */
    selected: [...css.matchAll(/\[data-([\w-]+)='([^']+)'\]/g)]
      .map(([, attribute = '', value = '']) => [attribute, value] as const)
      .filter(([attribute]) => attribute !== 'mode'),
    own,
    all,
  };
}

/** By component, in camel case; the list's own type knows each name by itself. */
const settable: Readonly<Record<string, Readonly<Record<string, TokenName>>>> = componentTokens;

test('there are components to look at', () => {
  expect(names.length).toBeGreaterThan(40);
});

test.each(names)('%s keeps its contract', (name) => {
  const file = `packages/ui/src/${name}/${name}.contract.ts`;
  const found = contracts[`./${name}/${name}.contract.ts`]?.[`${camel(name)}Contract`];
  expect(
    found,
    `${file} is missing, or exports no ${camel(name)}Contract. Write it as packages/ui/src/contract.ts says; \`npm run new -- component\` shows one.`,
  ).toBeDefined();
  // What the contracts themselves are checked against, by `satisfies`.
  const contract = found as ComponentContract;
  const { all, selected, own: _, ...read } = readFrom(name);

  expect(
    {
      parts: contract.parts,
      tokens: contract.tokens,
      uses: contract.uses,
    },
    `${file} says other things than the component does. Bring the file up to date.`,
  ).toEqual(read);

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

test.each(names)(
  '%s reads each token that a brand may set for it, and no other component’s',
  (name) => {
    const { own, all } = readFrom(name);
    const list = 'packages/theme/src/component-tokens.ts';
    const read = [...new Set(own.map(({ name: token }) => token))].sort();
    const listed = Object.keys(settable[camel(name)] ?? {}).map(
      (token) => `${camel(name)}.${token}`,
    );
    expect(read, `${list} and the styles of ${name} name other tokens.`).toEqual(listed.sort());
    const byHand = [...all.matchAll(/var\(--[\w-]+, \$\{vars\.\w+\.\w+\}\)/g)].map(
      ([text]) => text,
    );
    expect(byHand, `Put it into ${list}, and read it as own('${camel(name)}.…', …)`).toEqual([]);
  },
);

test('every component with settable tokens is a component, and none that protects members', () => {
  expect(
    Object.keys(settable).filter((component) => !names.map(camel).includes(component)),
  ).toEqual([]);
  const guards = names.filter((name) => /\bvars\.protection\./.test(readFrom(name).all));
  expect(guards).toContain('site-footer');
  expect(guards.filter((name) => settable[camel(name)])).toEqual([]);
});
