import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LotteryResult } from './lottery-result.tsx';

const meta = preview.meta({
  title: 'LotteryResult',
  component: LotteryResult,
  args: { numero: '12345', label: 'Latest result', noResult: 'No result yet' },
  parameters: { stress: { missing: { numero: null } } },
});

export const Digits = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Latest result: 1, 2, 3, 4, 5' })).toBeVisible();
  },
});
export const Items = meta.story({ args: { numero: '01 02 10' } });
export const BeforeTheFirstDraw = meta.story({
  args: { numero: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No result yet')).toBeVisible();
  },
});
export const Partial = meta.story({
  name: 'Marks numbers of a draw that goes on',
  args: { numero: '901', partial: 'Drawing now' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Latest result (Drawing now): 9, 0, 1' }),
    ).toBeVisible();
    await expect(canvas.getByText('Drawing now')).toBeVisible();
  },
});
export const TwentyItems = meta.story({
  args: { numero: Array.from({ length: 20 }, (_, index) => index + 1).join(',') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+14')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /19, 20$/ })).toBeVisible();
  },
});
