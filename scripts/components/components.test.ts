import { expect, test } from 'vitest';
import { componentFiles } from '../new/component-files.ts';
import { checkComponents, componentsFiles, findHoles, readComponents } from './components.ts';
import { library } from './library.ts';
import { checkParts } from './parts.ts';
import { readsOf } from './reads.ts';

/** A component as the scaffold writes it, with the exempt one beside it. */
function filesOf(name: string) {
  return componentFiles(name).map(({ path, text }) => ({ file: `${library}/${path}`, text }));
}
const exempt = [
  ...filesOf('visually-hidden').filter(({ file }) => !file.endsWith('.stories.tsx')),
  {
    file: `${library}/visually-hidden/visually-hidden.stories.tsx`,
    text: "const meta = preview.meta({ title: 'X', component: X });\nexport const A = meta.story({ play: run });",
  },
];
const screen = {
  file: 'sites/web/src/screens/status/status.tsx',
  text: "import { VisuallyHidden } from '@livery/ui/visually-hidden';",
};
const whole = [...filesOf('payout-card'), ...exempt, screen];
const holesOf = (sources: typeof whole) =>
  findHoles(readComponents(sources)).map(({ file, found }) => `${file}: ${found}`);

test('finds no gap in a scaffolded component', () => {
  expect(readComponents(whole).map(({ name }) => name)).toEqual(['payout-card', 'visually-hidden']);
  expect(holesOf(whole)).toEqual([]);
});

test.each([
  ['payout-card.contract.ts', 'payout-card.contract.ts: no contract'],
  [
    'payout-card.stories.tsx',
    'payout-card.stories.tsx: no story that the stress stories can render',
  ],
])('reports a missing %s', (missing, hole) => {
  const rest = whole.filter(({ file }) => !file.endsWith(missing));
  expect(holesOf(rest)).toContain(`${library}/payout-card/${hole}`);
});

test.each([
  ['play: async', 'then: async', 'no story with a play function'],
  ['export const Info = meta.story', 'const Info = story', 'fewer than two stories'],
  ['component: PayoutCard', 'title: "Card"', 'no story that the stress stories can render'],
])('reports a gap in stories with %s as %s', (before, after, hole) => {
  const sources = whole.map(({ file, text }) => ({ file, text: text.replace(before, after) }));
  expect(holesOf(sources)).toContain(`${library}/payout-card/payout-card.stories.tsx: ${hole}`);
});

test.each([
  ["title: 'PayoutCard'", "title: 'Payout card'", 'the title "Payout card"'],
  ["title: 'PayoutCard',", '', 'no title'],
])(
  'rejects stories with %s as %s, which are not titled by the component',
  (before, after, found) => {
    const sources = whole.map(({ file, text }) => ({ file, text: text.replace(before, after) }));
    expect(holesOf(sources)).toEqual([`${library}/payout-card/payout-card.stories.tsx: ${found}`]);
  },
);

test('reports a component without a docstring', () => {
  const sources = whole.map(({ file, text }) => ({
    file,
    text: text.replace('/** A title with what belongs to it. */\n', ''),
  }));
  expect(holesOf(sources)).toContain(
    `${library}/payout-card/payout-card.tsx: an exported component without a docstring`,
  );
});

test.each([
  ['<Title data-part="title">', '<Title>', 'Title of payout-card without its name as a part'],
  [
    '<Title data-part="title">',
    '<Title data-part="titel">',
    'Title of payout-card without its name as a part',
  ],
  [
    '<Title data-part="title">{title}</Title>',
    '<Title data-part="title"><b data-part="bold">{title}</b></Title>',
    'data-part on an element that is no part of the component',
  ],
])('rejects %s written as %s', (before, after, found) => {
  const sources = filesOf('payout-card').map(({ file, text }) => ({
    file,
    text: text.replace(before, after),
  }));
  expect(checkParts(sources)).toMatchObject([
    { file: `${library}/payout-card/payout-card.tsx`, found },
  ]);
});

test('rejects a part that nothing renders', () => {
  const sources = filesOf('payout-card').map(({ file, text }) => ({
    file,
    text: text.replace('<Title data-part="title">{title}</Title>', '{title}'),
  }));
  expect(checkParts(sources)).toMatchObject([{ found: 'Title, which nothing renders' }]);
});

test('requires the name of its owner on a part that another component renders', () => {
  const index = {
    file: `${library}/frame/index.ts`,
    text: "export { Box as Frame } from './frame.styles.ts';",
  };
  const owner = [
    {
      file: `${library}/frame/frame.styles.ts`,
      text: 'export const Box = styled(Inner).attrs({})`` as typeof Inner;',
    },
    { file: `${library}/frame/frame.contract.ts`, text: '' },
    index,
  ];
  const user = (attribute: string) => [
    { file: `${library}/price/price.contract.ts`, text: '' },
    {
      file: `${library}/price/price.tsx`,
      text: `import { Frame } from '../frame/index.ts'; export const price = <Frame ${attribute} />;`,
    },
  ];
  expect(checkParts([...owner, ...user('data-part="box"')])).toEqual([]);
  expect(checkParts([...owner, ...user('')])).toMatchObject([
    { found: 'Box of frame without its name as a part' },
  ]);
});

test('requires each component token in the component that a brand sets it for', () => {
  const sources = [...whole, ...filesOf('avatar')].map(({ file, text }) => ({
    file,
    text: file.includes('payout-card.styles')
      ? text.replace('vars.radius.card', "own('card.radius', 'radius.card')")
      : text,
  }));
  expect(holesOf(sources)).toEqual([
    `${library}/avatar/avatar.styles.ts: no avatar.radius, which a brand may set`,
    `${library}/payout-card/payout-card.styles.ts: card.radius, which is not listed for payout-card`,
  ]);
});

test('counts the tokens of shared styles where they are imported', () => {
  const at = (file: string, text: string) => ({ file: `${library}/${file}`, text });
  const styles = at(
    'price/price.styles.ts',
    "import { ring } from '../styles/ring.ts'; const a = [vars.text.body, ring, own('price.fill', 'surface.page')];",
  );
  const ring = at(
    'styles/ring.ts',
    'const line = css`${vars.border.focus}`; export const ring = css`${line}`; export const other = vars.text.muted;',
  );
  expect(readsOf([styles], new Map([[ring.file, ring]]))).toEqual({
    tokens: ['border.focus', 'surface.page', 'text.body'],
    own: ['price.fill'],
    folders: ['styles'],
  });
});

test('removes the tag of a new component with the first screen that uses it, at any depth', () => {
  const stories = `${library}/payout-card/payout-card.stories.tsx`;
  const unmarked = whole.map(({ file, text }) => ({
    file,
    text: text.replace("  tags: ['new'],\n", ''),
  }));
  expect(holesOf(unmarked)).toEqual([
    `${stories}: no tag \`new\` on a component that no screen uses`,
  ]);
  const drawn = {
    file: `${library}/visually-hidden/visually-hidden.tsx`,
    text: "import { PayoutCard } from '../payout-card/index.ts';",
  };
  expect(holesOf([...whole, drawn])).toEqual([
    `${stories}: the tag \`new\` on a component that a screen uses`,
  ]);
  expect(holesOf([...unmarked, drawn])).toEqual([]);
});

test('reports an unused exemption', () => {
  expect(holesOf(filesOf('visually-hidden'))).toEqual([
    'scripts/components/components.ts: an unused exemption of visually-hidden from states',
  ]);
});

test('reports an outdated file and passes current ones', () => {
  const files = componentsFiles(readComponents(whole));
  const read = (file: string) => files.get(file) ?? '';
  expect(checkComponents(whole, read)).toEqual([]);
  for (const file of ['docs/components.md', '.storybook/components.json']) {
    const stale = checkComponents(whole, (other) => (other === file ? 'older' : read(other)));
    expect(stale.map((found) => found.file)).toEqual([file]);
  }
  expect(read('docs/components.md')).toContain('| 2 | 1 | ✓ | ✓, without children | ✓ |');
});

test('lists settable tokens in the page and read tokens in the data', () => {
  const files = componentsFiles(readComponents([...whole, ...filesOf('tab-bar')]));
  expect(files.get('docs/components.md')).toMatch(
    /\[tab-bar\].*\| `fill` `text` `current` `focus` \|\n/,
  );
  const data = JSON.parse(files.get('.storybook/components.json') ?? '');
  expect(data['tab-bar']).toMatchObject({ stories: 2, parts: ['root', 'title'], uses: [] });
  expect(files.get('docs/components.md')).toContain('| payout-card | `root` `title` |');
  expect(data['tab-bar'].own).toContain('tabBar.fill');
  expect(data['tab-bar'].tokens).toContain('status.infoSurface');
});

test.each(['PayoutCard', 'payout_card', '../card', 'card-', ''])(
  'rejects the name "%s"',
  (name) => {
    expect(() => componentFiles(name)).toThrow('Use lower case with hyphens');
  },
);
