import { Profiler } from 'react';
import { expect } from 'storybook/test';
import { showEdits, themeOf } from '../../../../.storybook/brands.ts';
import { merchantOf } from '../../../../.storybook/merchants.ts';
import preview from '../../../../.storybook/preview.tsx';
import { storyGlobalsOf } from '../../../../.storybook/story-globals.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';

const meta = preview.meta({
  title: 'Samples/Live edits',
  tags: ['!autodocs'],
});

let renders = 0;
const count = () => {
  renders += 1;
};

const countRules = () =>
  [...document.adoptedStyleSheets, ...document.styleSheets].reduce(
    (sum, { cssRules }) => sum + cssRules.length,
    0,
  );
const fillOf = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--action-primary-fill');

export const HundredEdits = meta.story({
  name: 'Applies a hundred edits without new rules, style sheets or renders',
  globals: { merchant: 'india', mode: 'light' },
  render: () => (
    <Profiler id="story" onRender={count}>
      <Card>
        <Button variant="primary">Play</Button>
      </Card>
    </Profiler>
  ),
  play: async (context) => {
    const name = merchantOf(storyGlobalsOf(context).merchant).theme;
    const scope = context.canvasElement.querySelector(`[data-theme="${name}"]`);
    if (!scope) throw new Error(`The story has no scope of ${name}.`);
    const saved = fillOf(scope);
    try {
      const before = [countRules(), document.adoptedStyleSheets.length, renders];
      for (let edit = 0; edit < 100; edit += 1) {
        const brand = `#0a6a${edit.toString(16).padStart(2, '0')}`;
        showEdits(name, { '/brand/seeds/brand': brand, '/brand/radius': edit % 28 });
        // A task each: React would put a hundred in a row into one render.
        await new Promise((done) => setTimeout(done));
        if (fillOf(scope) !== brand) throw new Error(`${brand} is not shown: ${fillOf(scope)}.`);
      }
      const after = [countRules(), document.adoptedStyleSheets.length, renders];
      await expect(after).toEqual(before);
    } finally {
      showEdits(name, {});
    }
    await expect(fillOf(scope)).toBe(saved);
  },
});

export const LastGood = meta.story({
  name: 'Keeps the last valid theme and reports errors',
  globals: { merchant: 'india', mode: 'light' },
  render: () => <span>Shown</span>,
  play: async ({ canvas }) => {
    const scope = canvas.getByText('Shown');
    const saved = fillOf(scope);
    try {
      showEdits('mayura', { '/brand/seeds/brand': '#7a1fa2' });
      await expect(fillOf(scope)).toBe('#7a1fa2');
      const wrong = showEdits('mayura', { '/brand/seeds/brand': 'purple' });
      await expect(wrong).toMatchObject({
        shown: false,
        findings: [{ pointer: '/brand/seeds/brand', severity: 'error' }],
      });
      const bright = showEdits('mayura', { '/brand/seeds/stage': '#ffee88' });
      await expect(bright.findings[0]).toMatchObject({ pointer: '/brand/seeds/stage' });
      await expect(fillOf(scope)).toBe('#7a1fa2');
      // A story drawn again gets the edited brand as well.
      await expect(themeOf('mayura').css).toContain('--action-primary-fill:#7a1fa2');

      const link = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 1] } };
      await expect(showEdits('mayura', { '/tokens/text/link': link }).shown).toBe(true);
      await expect(getComputedStyle(scope).getPropertyValue('--text-link')).toBe('#0000ff');
      await expect(showEdits('mayura', { '/tokens/text/lnik': link }).findings[0]).toMatchObject({
        pointer: '/tokens/text/lnik',
      });
    } finally {
      showEdits('mayura', {});
    }
    await expect(fillOf(scope)).toBe(saved);
  },
});

export const RoomOfAScript = meta.story({
  name: 'Applies line height and size to one script',
  globals: { merchant: 'india', mode: 'light' },
  render: () => (
    <>
      <p lang="hi" data-testid="hi">
        शाम
      </p>
      <p lang="en" data-testid="en">
        Evening
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    const room = (lang: string) => {
      const style = getComputedStyle(canvas.getByTestId(lang));
      return [
        style.getPropertyValue('--leading-body'),
        style.getPropertyValue('--leading-heading'),
        style.getPropertyValue('--size-md'),
      ];
    };
    const saved = [room('hi'), room('en')];
    try {
      const script = '/brand/typefaces/devanagari';
      const { shown } = showEdits('mayura', {
        [`${script}/leading/body`]: 1.95,
        [`${script}/leading/heading`]: 1.6,
        [`${script}/larger`]: 2,
      });
      await expect(shown).toBe(true);
      await expect(room('hi')).toEqual(['1.95', '1.6', 'calc(1rem + 2px)']);
      await expect(room('en')).toEqual(saved[1]);
      const tight = showEdits('mayura', { [`${script}/leading/body`]: 1.2 });
      await expect(tight.findings[0]).toMatchObject({ pointer: `${script}/leading/body` });
    } finally {
      showEdits('mayura', {});
    }
    await expect([room('hi'), room('en')]).toEqual(saved);
  },
});
