import { expect } from 'storybook/test';
import { merchantOf } from '../merchants.ts';
import preview from '../preview.tsx';
import { storyGlobalsOf } from '../story-globals.ts';
import { BrandsSideBySide } from './brands-side-by-side.tsx';
import { Pairs } from './pairs.tsx';
import { Roles } from './roles.tsx';
import { Specimens } from './specimens.tsx';

const meta = preview.meta({
  title: 'Theme',
  tags: ['!autodocs'],
  parameters: { room: 'page' },
});

export const ColourRoles = meta.story({
  render: (_, context) => {
    const { merchant, mode } = storyGlobalsOf(context);
    return <Roles theme={merchantOf(merchant).theme} mode={mode} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
});

export const EveryPairInEveryMode = meta.story({
  name: 'Contrast pairs',
  render: (_, context) => <Pairs theme={merchantOf(storyGlobalsOf(context).merchant).theme} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
});

export const Typefaces = meta.story({ render: () => <Specimens /> });

export const AllBrands = meta.story({
  render: (_, context) => <BrandsSideBySide mode={storyGlobalsOf(context).mode} />,
});
