import { componentTokens } from '@livery/theme';
import { type ESTree, Visitor } from 'vite';
import { isStory, isTest } from '../check/layers.ts';
import { type Finding, parse, type Source } from '../check/source.ts';
import { library } from './library.ts';
import { checkParts, partName, styledExports } from './parts.ts';
import { readsOf } from './reads.ts';

/** By component, in camel case; the list's own type knows each name by itself. */
const settable: Readonly<Record<string, Readonly<Record<string, string>>>> = componentTokens;

const camelCase = (kebab: string) =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a brand may set for it alone: `tabBar.fill`. */
const ownOf = (name: string) =>
  Object.keys(settable[camelCase(name)] ?? {}).map((token) => `${camelCase(name)}.${token}`);

/** What every component has. */
export const duties = ['states', 'play', 'docs', 'stress', 'contract'] as const;
export type Duty = (typeof duties)[number];

/** Exemptions of a component, with the reason. Keep it as short as possible. */
const exemptions: readonly {
  readonly component: string;
  readonly duty: Duty;
  readonly why: string;
}[] = [
  {
    component: 'visually-hidden',
    duty: 'states',
    why: 'screen-reader-only text has one state',
  },
];

/** A component, and its state for each requirement. */
export interface Component {
  readonly name: string;
  /** Stories in its file of stories. */
  readonly states: number;
  /** Stories with a play function. */
  readonly plays: number;
  /** Exported components and properties without a docstring: `Button`, `ButtonProps`. */
  readonly undocumented: readonly string[];
  /** What its stress story omits, besides using long text; undefined when it has none. */
  readonly stress: readonly string[] | undefined;
  readonly contract: boolean;
  /** The elements that it is made of, as `data-part` names them in the page. */
  readonly parts: readonly string[];
  /** Semantic tokens that it reads itself. */
  readonly tokens: readonly string[];
  /** Tokens of components that it reads: `tabBar.fill`. */
  readonly own: readonly string[];
  /** Components that it is built of. */
  readonly uses: readonly string[];
  /** The title of its stories in Storybook's sidebar. */
  readonly title: string | undefined;
  /** The component that its stories document, as in code: `PayoutCard`. */
  readonly documented: string | undefined;
  /** Its stories have the tag `new`. */
  readonly isNew: boolean;
  /** A screen draws it, or a component that is not new. */
  readonly isUsed: boolean;
}

/** Every component of the library, by name, from the sources of the repository. */
export function readComponents(sources: readonly Source[]): Component[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const folder = new RegExp(`^${library}/([\\w-]+)/\\1\\.tsx$`);
  const used = usedComponents(sources);
  const names = new Set(sources.flatMap(({ file }) => folder.exec(file)?.[1] ?? []));
  return sources
    .flatMap((source) => {
      const name = folder.exec(source.file)?.[1];
      if (name === undefined) return [];
      const own = ownSources(name, sources);
      const { folders, ...reads } = readsOf(own, byFile);
      const stories = byFile.get(`${library}/${name}/${name}.stories.tsx`);
      return [
        {
          name,
          ...(stories ? readStories(stories) : noStories),
          undocumented: undocumentedIn(source),
          contract: byFile.has(`${library}/${name}/${name}.contract.ts`),
          parts: own.filter(isStyles).flatMap(styledExports).map(partName),
          ...reads,
          uses: folders.filter((each) => each !== name && names.has(each)),
          isUsed: used.has(name),
        },
      ];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The component's own code, without what is about it: stories, tests, the contract. */
const ownSources = (name: string, sources: readonly Source[]) =>
  sources.filter(
    ({ file }) =>
      file.startsWith(`${library}/${name}/`) && !/\.(stories|test|contract)\.tsx?$/.test(file),
  );

const isStyles = ({ file }: Source) => file.endsWith('.styles.ts');

/** Components that a site imports, or a component that some site draws does. */
function usedComponents(sources: readonly Source[]): ReadonlySet<string> {
  const imported = new Map<string, string[]>();
  const used = new Set<string>();
  for (const { file, text } of sources) {
    if (isStory(file) || isTest(file)) continue;
    const [, owner] = new RegExp(`^${library}/([\\w-]+)/`).exec(file) ?? [];
    if (owner !== undefined) {
      const names = [...text.matchAll(/from '\.\.\/([\w-]+)\//g)].map(([, name = '']) => name);
      imported.set(owner, [...(imported.get(owner) ?? []), ...names]);
    } else if (file.startsWith('sites/'))
      for (const [, name = ''] of text.matchAll(/'@livery\/ui\/([\w-]+)'/g)) used.add(name);
  }
  // A set includes what is added during iteration, each name once.
  for (const name of used) for (const part of imported.get(name) ?? []) used.add(part);
  return used;
}

type OfStories = Pick<Component, 'states' | 'plays' | 'stress' | 'title' | 'documented' | 'isNew'>;

const noStories: OfStories = {
  states: 0,
  plays: 0,
  stress: undefined,
  title: undefined,
  documented: undefined,
  isNew: false,
};

function readStories(source: Source): OfStories {
  let states = 0;
  let plays = 0;
  let title: string | undefined;
  let documented: string | undefined;
  let isNew = false;
  let missing: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (name === 'meta') {
        const component = property(first, 'component');
        documented = nameOf(component);
        title = textOf(property(first, 'title'));
        isNew = textsOf(property(first, 'tags')).includes('new');
        missing = keysOf(property(property(property(first, 'parameters'), 'stress'), 'missing'));
        // One play for all the stories of a file.
        if (property(first, 'play')) plays += 1;
      }
      if (name !== 'story' && name !== 'extend') return;
      states += 1;
      if (property(first, 'play')) plays += 1;
    },
  }).visit(parse(source).program);
  // The stress stories draw each file's component as its plainest story does (.storybook/stress.tsx).
  const stress = documented !== undefined && states > 0 ? missing : undefined;
  return { states, plays, title, documented, isNew, stress };
}

function property(object: ESTree.Node | undefined, name: string): ESTree.Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  for (const entry of object.properties) {
    if (entry.type !== 'Property' || entry.key.type !== 'Identifier') continue;
    if (entry.key.name === name) return entry.value;
  }
  return undefined;
}

/** `Card`, and of one that is generic `Table<Bet>` as well. */
function nameOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'TSInstantiationExpression') return nameOf(node.expression);
  return node?.type === 'Identifier' ? node.name : undefined;
}

function textOf(node: ESTree.Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function textsOf(array: ESTree.Node | undefined): string[] {
  if (array?.type !== 'ArrayExpression') return [];
  return array.elements.flatMap((element) => textOf(element ?? undefined) ?? []);
}

function keysOf(object: ESTree.Node | undefined): string[] {
  if (object?.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((entry) =>
    entry.type === 'Property' && entry.key.type === 'Identifier' ? [entry.key.name] : [],
  );
}

/** Exported functions with a capital letter that no docstring stands above. */
function undocumentedIn({ text }: Source): string[] {
  return [...text.matchAll(/(\*\/\n)?^export (?:function|const) ([A-Z]\w*)/gm)].flatMap(
    ([, docstring, name = '']) => (docstring ? [] : [name]),
  );
}

const fixes: Readonly<Record<Duty, (name: string) => Omit<Finding, 'file' | 'line'>>> = {
  states: () => ({
    found: 'fewer than two stories',
    why: 'designers review a brand in every state that a member can meet.',
    fix: 'Add one story for each state.',
  }),
  play: () => ({
    found: 'no story with a play function',
    why: 'a story without one covers only what rendering and axe can fail on.',
    fix: 'Add a play function that does what a member can do, or checks what a screen reader announces.',
  }),
  docs: () => ({
    found: 'an exported component without a docstring',
    why: 'its Storybook page and the editor have no description.',
    fix: 'Add /** … */ above it: what it is, and when to use it.',
  }),
  stress: () => ({
    found: 'no story that the stress stories can render',
    why: 'right-to-left text, double text size and the longest words break untested components.',
    fix: 'Add `component` to preview.meta() of its stories, and export a story.',
  }),
  contract: (name) => ({
    found: 'no contract',
    why: 'operators, the panel and the tests read from it what a brand may change.',
    fix: `Add ${name}.contract.ts as described in ${library}/contract.ts.`,
  }),
};

/** Whether a component does what a duty asks. */
function does(component: Component, duty: Duty): boolean {
  switch (duty) {
    case 'states':
      return component.states > 1;
    case 'play':
      return component.plays > 0;
    case 'docs':
      return component.undocumented.length === 0;
    case 'stress':
      return component.stress !== undefined;
    case 'contract':
      return component.contract;
  }
}

const isExempt = (name: string, wanted: Duty) =>
  exemptions.some(({ component, duty }) => component === name && duty === wanted);

/** Each hole, and each exemption that nobody needs any more. */
export function findHoles(components: readonly Component[]): Finding[] {
  const holes = components.flatMap((component) =>
    duties
      .filter((duty) => !does(component, duty) && !isExempt(component.name, duty))
      .map((duty) => ({
        file: `${library}/${component.name}/${component.name}.${duty === 'docs' ? 'tsx' : duty === 'contract' ? 'contract.ts' : 'stories.tsx'}`,
        line: 1,
        ...fixes[duty](component.name),
      })),
  );
  const idle = exemptions
    .filter(({ component: name, duty }) => {
      const component = components.find((each) => each.name === name);
      return !component || does(component, duty);
    })
    .map(({ component, duty }) => ({
      file: 'scripts/components/components.ts',
      line: 1,
      found: `an unused exemption of ${component} from ${duty}`,
      why: 'the component has this part, or no longer exists.',
      fix: 'Remove the line from `exemptions`.',
    }));
  return [
    ...holes,
    ...idle,
    ...components.flatMap(wrongTitle),
    ...components.flatMap(wrongMark),
    ...components.flatMap(wrongOwn),
  ];
}

/** The sidebar lists a component by its name in code, so that designers and developers use one name. */
function wrongTitle({ name, title, documented }: Component): Finding[] {
  if (documented === undefined || title === documented) return [];
  return [
    {
      file: `${library}/${name}/${name}.stories.tsx`,
      line: 1,
      found: title === undefined ? 'no title' : `the title "${title}"`,
      why: `the sidebar lists a component by its name in code, ${documented}.`,
      fix: `Write \`title: '${documented}'\` into preview.meta().`,
    },
  ];
}

/** The mark `new` says that no screen has proved the component yet, so it comes and goes with the first that draws it. */
function wrongMark({ name, isNew, isUsed }: Component): Finding[] {
  if (isNew !== isUsed) return [];
  return [
    {
      file: `${library}/${name}/${name}.stories.tsx`,
      line: 1,
      ...(isNew
        ? {
            found: 'the tag `new` on a component that a screen uses',
            why: 'designers expect that a component with this tag may still change.',
            fix: "Remove 'new' from the tags of preview.meta().",
          }
        : {
            found: 'no tag `new` on a component that no screen uses',
            why: 'designers expect that screens already use it.',
            fix: "Add `tags: ['new']` to preview.meta() of its stories.",
          }),
    },
  ];
}

/** What a brand may set for a component is what its styles read, and no other component's. */
function wrongOwn({ name, own }: Component): Finding[] {
  const listed = ownOf(name);
  const finding = (found: string, fix: string): Finding => ({
    file: `${library}/${name}/${name}.styles.ts`,
    line: 1,
    found,
    why: 'docs, the editor and the panel offer brands each listed token, and no other token takes effect.',
    fix,
  });
  return [
    ...own
      .filter((token) => !listed.includes(token))
      .map((token) =>
        finding(
          `${token}, which is not listed for ${name}`,
          'List it in packages/theme/src/component-tokens.ts, or read a listed token.',
        ),
      ),
    ...listed
      .filter((token) => !own.includes(token))
      .map((token) =>
        finding(
          `no ${token}, which a brand may set`,
          `Read it as own('${token}', …), or remove it from packages/theme/src/component-tokens.ts.`,
        ),
      ),
  ];
}

/** What `npm run components` writes, by path from the root of the repository. */
export function componentsFiles(components: readonly Component[]): ReadonlyMap<string, string> {
  return new Map([
    ['docs/components.md', renderPage(components)],
    ['.storybook/components.json', renderData(components)],
  ]);
}

/**
 * What `npm run check` has to say: the holes, and a file that is older than the components.
 *
 * @param read gives the text of a file, by its path from the root; empty where there is none
 */
export function checkComponents(
  sources: readonly Source[],
  read: (file: string) => string,
): Finding[] {
  const components = readComponents(sources);
  const holes = [...findHoles(components), ...checkParts(sources)];
  if (holes.length > 0) return holes;
  return [...componentsFiles(components)]
    .filter(([file, text]) => read(file) !== text)
    .map(([file]) => ({
      file,
      line: 1,
      found: 'an outdated table',
      why: 'it lists the parts of each component, and a component has changed.',
      fix: 'Run `npm run components` and commit the file.',
    }));
}

/**
 * The data by which `livery diff` and the Livery panel tell the components that a token touches: the parts of each, what a brand may
 * set for it alone, the semantic tokens that it reads itself, the components that it is built of, and its stories.
 */
function renderData(components: readonly Component[]): string {
  const lines = components.map(
    ({ name, states, parts, tokens, uses }) =>
      `  ${JSON.stringify(name)}: ${JSON.stringify({ stories: states, parts, own: ownOf(name), uses, tokens })}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The page docs/components.md. It changes only when a component does. */
export function renderPage(components: readonly Component[]): string {
  const rows = components.map((component) => {
    const { name, states, plays, stress } = component;
    const cells = {
      states: String(states),
      play: String(plays),
      docs: '✓',
      stress: stress && stress.length > 0 ? `✓, without ${stress.join(', ')}` : '✓',
      contract: '✓',
    };
    const apart = ownOf(name)
      .map((token) => `\`${token.slice(token.indexOf('.') + 1)}\``)
      .join(' ');
    const shown = duties.map((duty) =>
      does(component, duty) ? cells[duty] : isExempt(name, duty) ? `${cells[duty]} *` : '**none**',
    );
    return `| [${name}](../${library}/${name}) | ${shown.join(' | ')} | ${apart} |`;
  });
  return [
    '# Components',
    '',
    '<!-- Written by `npm run components`. Change a component, not this page. -->',
    '',
    `${components.length} components. Each has a story for each state, a play function for keyboard and pointer interaction, a docstring, a stress story`,
    '(right to left, double text size, the longest words, missing data) and a [contract](../packages/ui/src/contract.ts) with its parts and variants.',
    '',
    'The last column lists the [component tokens](theming.md#component-tokens) that a brand may set: `radius` of button is the token `button.radius`;',
    'names with several words are in camel case, as in `tabBar.fill`.',
    '',
    '| Component | States | Plays | Docs | Stress | Contract | A brand may set |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...exemptions.map(({ component, duty, why }) => `\\* ${component}, ${duty}: ${why}.`),
    '',
    '## Parts',
    '',
    'Every element of a component has its name as `data-part`; tests and the tools of an operator find it by this name. A component that wraps',
    'another passes its own name on: the root of a toggle-button is a button, and is named `root` once. A component without a row consists of',
    'other components only.',
    '',
    '| Component | Parts |',
    '|---|---|',
    ...components
      .filter(({ parts }) => parts.length > 0)
      .map(({ name, parts }) => `| ${name} | ${parts.map((part) => `\`${part}\``).join(' ')} |`),
    '',
  ].join('\n');
}
