import { componentTokens } from '@livery/theme';
import { type ESTree, Visitor } from 'vite';
import { isStory, isTest } from '../check/rooms.ts';
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

/** Where a component does without one of them, and why. As short as can be. */
const exemptions: readonly {
  readonly component: string;
  readonly duty: Duty;
  readonly why: string;
}[] = [
  {
    component: 'visually-hidden',
    duty: 'states',
    why: 'words that are spoken and not seen have one state',
  },
];

/** A component, and what there is of each duty. */
export interface Component {
  readonly name: string;
  /** Stories in its file of stories. */
  readonly states: number;
  /** Stories that do something and look at what comes of it. */
  readonly plays: number;
  /** Exported components and properties without a docstring: `Button`, `ButtonProps`. */
  readonly undocumented: readonly string[];
  /** What its stress story draws it without, besides the long words; undefined when it has none. */
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
  /** Its stories carry the mark `new`. */
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
          ...(stories
            ? readStories(stories)
            : { states: 0, plays: 0, stress: undefined, isNew: false }),
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
  // A set takes in what is added while it is walked, each name once.
  for (const name of used) for (const part of imported.get(name) ?? []) used.add(part);
  return used;
}

function readStories(source: Source): Pick<Component, 'states' | 'plays' | 'stress' | 'isNew'> {
  let states = 0;
  let plays = 0;
  let ofComponent = false;
  let isNew = false;
  let missing: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (name === 'meta') {
        ofComponent = property(first, 'component') !== undefined;
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
  return { states, plays, isNew, stress: ofComponent && states > 0 ? missing : undefined };
}

function property(object: ESTree.Node | undefined, name: string): ESTree.Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  for (const entry of object.properties) {
    if (entry.type !== 'Property' || entry.key.type !== 'Identifier') continue;
    if (entry.key.name === name) return entry.value;
  }
  return undefined;
}

function textsOf(array: ESTree.Node | undefined): string[] {
  if (array?.type !== 'ArrayExpression') return [];
  return array.elements.flatMap((element) =>
    element?.type === 'Literal' && typeof element.value === 'string' ? [element.value] : [],
  );
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

const mends: Readonly<Record<Duty, (name: string) => Omit<Finding, 'file' | 'line'>>> = {
  states: () => ({
    found: 'fewer than two stories',
    why: 'a designer judges a brand by every state that a member can meet.',
    mend: 'Write one story for each state.',
  }),
  play: () => ({
    found: 'no story with a play',
    why: 'a story without one proves only what its drawing and axe can fail on.',
    mend: 'Give a story a play that does what a member can, or looks at what they would hear.',
  }),
  docs: () => ({
    found: 'an exported component without a docstring',
    why: 'its page in the workshop and the editor say nothing about it.',
    mend: 'Write /** … */ above it: what it is, and when to use it.',
  }),
  stress: () => ({
    found: 'nothing that the stress stories could draw',
    why: 'right to left, twice the text size and the longest words break what nobody looked at.',
    mend: 'Give preview.meta() of its stories the `component`, and export a story.',
  }),
  contract: (name) => ({
    found: 'no contract',
    why: 'operators, the panel and the tests learn from it what a brand may change.',
    mend: `Write ${name}.contract.ts as ${library}/contract.ts says.`,
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
        ...mends[duty](component.name),
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
      found: `an exemption of ${component} from ${duty}`,
      why: 'the component has it, or is gone.',
      mend: 'Take the line out of `exemptions`.',
    }));
  return [...holes, ...idle, ...components.flatMap(wrongMark), ...components.flatMap(wrongOwn)];
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
            found: 'the mark `new` on a component that a screen draws',
            why: 'designers take a marked component for one that may still change.',
            mend: "Take 'new' out of the tags of preview.meta().",
          }
        : {
            found: 'no mark `new` on a component that no screen draws',
            why: 'designers take it for one that screens have proved.',
            mend: "Give preview.meta() of its stories `tags: ['new']`.",
          }),
    },
  ];
}

/** What a brand may set for a component is what its styles read, and no other component's. */
function wrongOwn({ name, own }: Component): Finding[] {
  const listed = ownOf(name);
  const finding = (found: string, mend: string): Finding => ({
    file: `${library}/${name}/${name}.styles.ts`,
    line: 1,
    found,
    why: 'docs, the editor and the panel offer a brand what the list has, and nothing else takes effect.',
    mend,
  });
  return [
    ...own
      .filter((token) => !listed.includes(token))
      .map((token) =>
        finding(
          `${token}, which is not listed for ${name}`,
          'List it in packages/theme/src/component-tokens.ts, or read what is listed.',
        ),
      ),
    ...listed
      .filter((token) => !own.includes(token))
      .map((token) =>
        finding(
          `no ${token}, which a brand may set`,
          `Read it as own('${token}', …), or take it out of packages/theme/src/component-tokens.ts.`,
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
      found: 'a table that is out of date',
      why: 'it says what each component has, and a component has changed.',
      mend: 'Run `npm run components` and commit the file.',
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
    `${components.length} components. Each has a story for each state, a play for what keyboard and pointer can do, a docstring, a place in the stress`,
    'stories (right to left, twice the text size, the longest words, data that is missing) and a [contract](../packages/ui/src/contract.ts):',
    'its parts and looks.',
    '',
    'The last column is what a brand may [set for the component alone](theming.md#one-component-apart): `radius` of button is the token',
    '`button.radius`, and that of tab-bar would be `tabBar.radius`.',
    '',
    '| Component | States | Plays | Docs | Stress | Contract | A brand may set |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...exemptions.map(({ component, duty, why }) => `\\* ${component}, ${duty}: ${why}.`),
    '',
    '## Parts',
    '',
    'Every element of a component carries its name as `data-part`, by which tests and the tools of an operator find it. A component that is',
    'built of another passes its own name on: the root of a toggle-button is a button, and is named `root` once. Those without a row are made',
    'of other components alone.',
    '',
    '| Component | Parts |',
    '|---|---|',
    ...components
      .filter(({ parts }) => parts.length > 0)
      .map(({ name, parts }) => `| ${name} | ${parts.map((part) => `\`${part}\``).join(' ')} |`),
    '',
  ].join('\n');
}
