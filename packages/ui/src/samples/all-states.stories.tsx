import { expect, waitFor } from 'storybook/test';
import { sheetModes } from '../../../../.storybook/chromatic-modes.ts';
import { stalePairs } from '../../../../.storybook/keep-pairs.ts';
import { measureTexts } from '../../../../.storybook/measure-painted.ts';
import { merchantOf } from '../../../../.storybook/merchants.ts';
import { undeclaredPairs } from '../../../../.storybook/panel/declared-pairs.ts';
import { paintedPairs } from '../../../../.storybook/panel/painted-pairs.ts';
import preview from '../../../../.storybook/preview.tsx';
import { storyGlobalsOf } from '../../../../.storybook/story-globals.ts';
import { onWideScreen } from '../../../../.storybook/wide-screen.ts';
import { AllStates } from './all-states.tsx';

const meta = preview.meta({
  title: 'All states',
  component: AllStates,
  tags: ['matrix', '!autodocs'],
  args: { languages: [] },
  render: (args, context) => (
    <AllStates {...args} languages={merchantOf(storyGlobalsOf(context).merchant).languages} />
  ),
  parameters: { room: 'page', chromatic: { disableSnapshot: true } },
  // What a component puts on something must be in the engine's table: only there is its contrast proven.
  play: async ({ canvasElement, globals }) => {
    await expect(undeclaredPairs(paintedPairs(canvasElement))).toEqual([]);
    // Which colours meet differs by the window's width alone: brand, mode and direction change no more than the colours.
    const isSmall = globals.viewport?.value === 'small';
    const sheet = isSmall ? 'All states, small phone' : 'All states';
    // What is drawn by its size, such as the buttons of a strip, comes a moment later.
    await waitFor(async () => expect(await stalePairs(sheet, canvasElement)).toEqual([]));
  },
});

/** In no brand of its own: for the toolbar, and for pictures of every brand and mode. */
export const ByTheToolbar = meta.story({
  name: 'In the brand and mode of the toolbar',
  // The stories below are the tests.
  tags: ['!test'],
  parameters: { chromatic: { disableSnapshot: false, modes: sheetModes } },
  play: async () => undefined,
});
export const MayuraLight = meta.story({ globals: { merchant: 'india', mode: 'light' } });
export const MayuraDark = meta.story({ globals: { merchant: 'india', mode: 'dark' } });
export const ShaplaLight = meta.story({ globals: { merchant: 'bangladesh', mode: 'light' } });
export const ShaplaDark = meta.story({ globals: { merchant: 'bangladesh', mode: 'dark' } });
export const SenVangLight = meta.story({ globals: { merchant: 'vietnam', mode: 'light' } });
export const SenVangDark = meta.story({ globals: { merchant: 'vietnam', mode: 'dark' } });
export const LiveryPlayLight = meta.story({ globals: { merchant: 'default', mode: 'light' } });
export const LiveryPlayDark = meta.story({ globals: { merchant: 'default', mode: 'dark' } });
export const OnASmallPhone = meta.story({
  name: 'Small phone',
  globals: { viewport: { value: 'small', isRotated: false } },
});
export const RightToLeft = meta.story({ globals: { language: 'RTL' } });

/** Every text at 7:1 as painted; and axe's own rule for it, which looks at what is on the screen. */
const highContrast = {
  parameters: { a11y: { options: { rules: { 'color-contrast-enhanced': { enabled: true } } } } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const { count, faint } = measureTexts(canvasElement, 7);
    await expect(faint).toEqual([]);
    await expect(count).toBeGreaterThan(100);
  },
};

export const MayuraLightHighContrast = meta.story({
  ...highContrast,
  globals: { merchant: 'india', mode: 'lightContrast' },
});
export const MayuraDarkHighContrast = meta.story({
  ...highContrast,
  globals: { merchant: 'india', mode: 'darkContrast' },
});

const isWide = (colour: string) => colour.startsWith('color(display-p3 ');

/** On a screen of Display P3: what sRGB had to dull is painted in full strength, and every text still reads at 4.5:1. */
const wideScreen = {
  // A person's screen is what it is.
  tags: ['!dev'],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const before = measureTexts(canvasElement, 4.5);
    await expect(before.colours.filter(isWide)).toEqual([]);
    await onWideScreen(async () => {
      const { count, colours, faint } = measureTexts(canvasElement, 4.5);
      await expect(faint).toEqual([]);
      await expect(count).toBeGreaterThan(100);
      await expect(colours.filter(isWide).length).toBeGreaterThan(0);
    });
  },
};

export const MayuraLightOnAWideScreen = meta.story({
  name: 'Mayura Light, P3 screen',
  ...wideScreen,
  globals: { merchant: 'india', mode: 'light' },
});
export const LiveryPlayDarkOnAWideScreen = meta.story({
  name: 'Livery Play Dark, P3 screen',
  ...wideScreen,
  globals: { merchant: 'default', mode: 'dark' },
});
export const MayuraHighContrastOnAWideScreen = meta.story({
  name: 'Mayura Dark High Contrast, P3 screen',
  tags: ['!dev'],
  globals: { merchant: 'india', mode: 'darkContrast' },
  play: async ({ canvasElement }) => {
    // High contrast is proven on its own sRGB values, whatever the screen.
    await onWideScreen(async () => {
      const { colours, faint } = measureTexts(canvasElement, 7);
      await expect(faint).toEqual([]);
      await expect(colours.filter(isWide)).toEqual([]);
    });
  },
});
