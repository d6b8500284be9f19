import { compileTheme, deriveTokens, parseBrand } from '@livery/theme';
import { applyOverrides, parseOverrides } from '@livery/theme/overrides';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Popover } from '../popover/index.ts';
import { ThemeScope } from './theme-scope.tsx';
import { themeSelector } from './theme-sheets.ts';

const meta = preview.meta({
  title: 'ThemeScope',
  component: ThemeScope,
  args: { children: null },
});

const sheet = (name: string, colour: string) => ({
  name,
  css: `${themeSelector(name)}{--sample:${colour}}${themeSelector(name)}[data-mode="dark"]{--sample:black}`,
});
const sampleOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('--sample');

export const Nested = meta.story({
  name: 'Nests scopes with their own brand and mode',
  render: () => (
    <ThemeScope theme={sheet('outer', 'red')} mode="dark">
      <span>outer</span>
      <ThemeScope theme={sheet('inner', 'blue')}>
        <span>inner</span>
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    await expect(sampleOf(canvas.getByText('outer'))).toBe('black');
    await expect(sampleOf(canvas.getByText('inner'))).toBe('blue');
  },
});

let renders = 0;
function Counted() {
  renders += 1;
  return <span>counted</span>;
}
const counted = <Counted />;

function Editor() {
  const [edit, setEdit] = useState(0);
  return (
    <ThemeScope theme={sheet('edited', `rgb(${edit}, 0, 0)`)}>
      <Button onClick={() => setEdit((last) => last + 1)}>Edit</Button>
      {counted}
    </ThemeScope>
  );
}

const countRules = () =>
  [...document.adoptedStyleSheets, ...document.styleSheets].reduce(
    (sum, { cssRules }) => sum + cssRules.length,
    0,
  );

export const HundredEdits = meta.story({
  name: 'Applies a hundred edits without rendering',
  render: () => <Editor />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.click(button);
    const [rules, sheets, rendered] = [countRules(), document.adoptedStyleSheets.length, renders];
    for (let edit = 0; edit < 100; edit++) {
      button.click();
      // Each edit is painted on its own: React would put a hundred in a row into one.
      await new Promise((done) => setTimeout(done));
    }
    await waitFor(() => expect(sampleOf(canvas.getByText('counted'))).toBe('rgb(101, 0, 0)'));
    await expect([countRules(), document.adoptedStyleSheets.length, renders]).toEqual([
      rules,
      sheets,
      rendered,
    ]);
  },
});

/** A brand of the engine's own making, with `tokens` as its tokens.json. */
function brand(name: string, tokens: object) {
  const parsed = parseBrand(
    JSON.stringify({ schema: 1, name, seeds: { brand: '#0a6a72' }, radius: 12 }),
    'brand.json',
  );
  const overrides = parseOverrides(JSON.stringify(tokens), 'tokens.json');
  if (!parsed.ok || !overrides.ok) throw new TypeError('The brand above is right.');
  const { theme } = applyOverrides(deriveTokens(parsed.value), overrides.value);
  return { name, css: compileTheme(theme, { selector: themeSelector(name) }) };
}
const radius = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
const sharp = brand('sharp', {
  button: { radius: radius(0) },
  card: { radius: radius(40) },
  popover: { radius: radius(33) },
  light: {
    button: {
      primaryFill: { $type: 'color', $value: '{action.accentFill}' },
      primaryText: { $type: 'color', $value: '{action.accentText}' },
    },
  },
});
const plain = brand('plain', { card: { radius: radius(2) } });

const cornerOf = (element: Element | null) => element && getComputedStyle(element).borderRadius;
const fillOf = (element: Element) => getComputedStyle(element).backgroundColor;

export const ComponentsApart = meta.story({
  name: 'Limits component tokens to their scope',
  render: () => (
    <ThemeScope theme={sharp} contrast="standard">
      <Button variant="primary">Outer</Button>
      <Card>Outer card</Card>
      <ThemeScope theme={plain} contrast="standard">
        <Button variant="primary">Inner</Button>
        <Card>Inner card</Card>
        <Popover
          label="Inner panel"
          defaultOpen
          trigger={(props) => <Button {...props}>Open</Button>}
        >
          <Button variant="primary">In the panel</Button>
        </Popover>
        <ThemeScope theme={sharp} mode="dark">
          <Button variant="primary">Innermost</Button>
        </ThemeScope>
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvasElement }) => {
    // The open panel hides what is behind it from assistive technology, not from the eye.
    const all = within(canvasElement.ownerDocument.body);
    const button = (name: string) => all.getByRole('button', { name, hidden: true });
    await expect(cornerOf(button('Outer'))).toBe('0px');
    await expect(cornerOf(all.getByText('Outer card'))).toBe('40px');
    // The inner brand sets neither the button's corners nor its fill: those of its own controls hold, not the outer ones.
    await expect(cornerOf(button('Inner'))).not.toBe('0px');
    await expect(fillOf(button('Inner'))).toBe('rgb(10, 106, 114)');
    await expect(fillOf(button('Outer'))).not.toBe(fillOf(button('Inner')));
    await expect(cornerOf(all.getByText('Inner card'))).toBe('2px');
    // An overlay leaves the place of its trigger and keeps its scope.
    const panel = await all.findByRole('dialog', { name: 'Inner panel' });
    await expect(cornerOf(panel)).toBe('12px');
    await expect(cornerOf(button('In the panel'))).toBe(cornerOf(button('Inner')));
    await expect(fillOf(button('In the panel'))).toBe(fillOf(button('Inner')));
    // In dark mode this brand has its corners still, and no fill of its own.
    await expect(cornerOf(button('Innermost'))).toBe('0px');
    await expect(fillOf(button('Innermost'))).not.toBe(fillOf(button('Outer')));
  },
});

export const LeavesThePageAlone = meta.story({
  name: 'Leaves the page unchanged',
  render: () => (
    <ThemeScope theme={sheet('alone', 'green')} mode="dark" lang="bn" dir="ltr">
      <span>scoped</span>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const scope = canvas.getByText('scoped').parentElement;
    await expect(scope).toHaveAttribute('lang', 'bn');
    await expect(scope).toHaveAttribute('data-mode', 'dark');
    await expect(document.documentElement).not.toHaveAttribute('data-mode');
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
  },
});
