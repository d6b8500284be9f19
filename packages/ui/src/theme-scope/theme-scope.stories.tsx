import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { ThemeScope } from './theme-scope.tsx';
import { themeSelector } from './theme-sheets.ts';

const meta = preview.meta({ component: ThemeScope, args: { children: null } });

const sheet = (name: string, colour: string) => ({
  name,
  css: `${themeSelector(name)}{--sample:${colour}}${themeSelector(name)}[data-mode="dark"]{--sample:black}`,
});
const sampleOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('--sample');

export const Nested = meta.story({
  name: 'Scopes nest, each with its own brand and mode',
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
  name: 'A hundred edits add no rule, no sheet and no render below',
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

export const LeavesThePageAlone = meta.story({
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
