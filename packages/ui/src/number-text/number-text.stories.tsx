import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { indianFormat } from '../samples/formats.ts';
import { NumberText } from './number-text.tsx';

const meta = preview.meta({
  title: 'NumberText',
  component: NumberText,
  tags: ['new'],
  args: { value: 1_234_567, format: indianFormat.number, missingLabel: 'Not known' },
  parameters: { stress: { missing: { value: undefined } } },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const number = canvas.getByText('12,34,567');
    await expect(number).toHaveAttribute('value', '1234567');
    await expect(number.getClientRects()).toHaveLength(1);
  },
});
export const Zero = meta.story({ args: { value: 0 } });
export const NotKnown = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not known')).toBeVisible();
  },
});
