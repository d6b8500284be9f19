import { expect } from 'storybook/test';
import { stalePairs } from '../../../../.storybook/keep-pairs.ts';
import { undeclaredPairs } from '../../../../.storybook/panel/declared-pairs.ts';
import { paintedPairs } from '../../../../.storybook/panel/painted-pairs.ts';
import preview from '../../../../.storybook/preview.tsx';
import { AllStates } from './all-states.tsx';

const meta = preview.meta({
  title: 'All states',
  component: AllStates,
  tags: ['matrix', '!autodocs'],
  parameters: { room: 'page' },
  // What a component puts on something must be in the engine's table: only there is its contrast proven.
  play: async ({ canvasElement, globals }) => {
    await expect(undeclaredPairs(paintedPairs(canvasElement))).toEqual([]);
    // Which colours meet differs by the window's width alone: brand, mode and direction change no more than the colours.
    const isSmall = globals.viewport?.value === 'small';
    const sheet = isSmall ? 'All states, small phone' : 'All states';
    await expect(await stalePairs(sheet, canvasElement)).toEqual([]);
  },
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
  globals: { viewport: { value: 'small', isRotated: false } },
});
export const RightToLeft = meta.story({ globals: { language: 'RTL' } });
