import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { vipLevels, vipProgress } from '../samples/vip-levels.ts';
import { VipLadder } from './vip-ladder.tsx';

const meta = preview.meta({
  title: 'VipLadder',
  component: VipLadder,
  args: {
    levels: vipLevels,
    current: 2,
    progress: vipProgress,
    label: 'VIP levels',
    labels: { current: 'Your level', reached: 'Reached' },
  },
  parameters: { stress: { missing: { progress: undefined, levels: [] } } },
});

export const OnTheWay = meta.story({
  name: 'Next level',
  play: async ({ canvas }) => {
    const [first, second, third] = [...canvas.getByRole('list', { name: 'VIP levels' }).children];
    await expect(first).toHaveTextContent('Reached');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(second).toHaveTextContent('Your level');
    const own = within(second instanceof HTMLElement ? second : document.body);
    await expect(own.getByRole('progressbar', { name: 'To Silver' })).toHaveAttribute(
      'aria-valuetext',
      '₹1,24,000 of ₹2,00,000',
    );
    await expect(third).not.toHaveAttribute('aria-current');
    await expect(third).toHaveTextContent('from ₹2,00,000 of bets');
  },
});
export const Visitor = meta.story({
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your level')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});
export const AtTheTop = meta.story({
  name: 'Top level',
  args: { current: 5, progress: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Reached')).toHaveLength(3);
  },
});
export const Foreign = meta.story({
  name: 'Level in another language',
  args: {
    levels: [
      { rank: 1, name: 'Bạc', perks: ['Hoàn tiền 0,5%'], requirement: 'from ₹50,000', lang: 'vi' },
    ],
    current: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bạc')).toHaveAttribute('lang', 'vi');
    await expect(canvas.getByText('Hoàn tiền 0,5%').closest('li')).toHaveAttribute('lang', 'vi');
    await expect(canvas.getByText('from ₹50,000').closest('[lang]')).not.toHaveAttribute(
      'lang',
      'vi',
    );
  },
});
export const OneLevel = meta.story({ args: { levels: vipLevels.slice(0, 1), current: 1 } });
