import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Money } from './money.tsx';

const meta = preview.meta({
  title: 'Money',
  component: Money,
  args: { text: '₹52,70,00,000.00' },
});

export const Plain = meta.story();
export const Gain = meta.story({
  args: { text: '+₹1,250.00', tone: 'gain' },
  globals: { language: 'RTL' },
  play: async ({ canvas }) => {
    const amount = canvas.getByText('+₹1,250.00');
    // In one line, and in its own direction whatever stands around it.
    await expect(amount.getClientRects()).toHaveLength(1);
    await expect(amount.tagName).toBe('BDI');
  },
});
export const Loss = meta.story({ args: { text: '−₹1,250.00', tone: 'loss' } });
