import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../icon/index.ts';
import { CountBadge } from './count-badge.tsx';

const meta = preview.meta({
  title: 'CountBadge',
  component: CountBadge,
  args: { count: 3, label: '3 new messages' },
  parameters: { stress: { missing: { count: 0 } } },
});

export const Few = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('3 new messages')).toBeInTheDocument();
  },
});
export const None = meta.story({
  args: { count: 0, label: 'No new messages' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No new messages')).toBeNull();
  },
});
export const Many = meta.story({
  args: { count: 1204, label: '1204 new messages', tone: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});
export const InBengaliDigits = meta.story({
  args: { count: 12, label: '১২', format: (count) => count.toLocaleString('bn-u-nu-beng') },
});
export const OnAnIcon = meta.story({
  name: 'On an icon',
  args: { tone: 'alert', children: <Icon name="mail" /> },
});
