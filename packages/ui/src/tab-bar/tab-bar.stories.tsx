import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TabBar, type TabBarItem } from './tab-bar.tsx';

const items: TabBarItem[] = [
  { href: '/', icon: 'home', label: 'Home', current: true },
  { href: '/rng', icon: 'games', label: 'Games' },
  { href: '/promotions', icon: 'gift', label: 'Promotions' },
  { href: '/wallet', icon: 'wallet', label: 'Wallet' },
  { href: '/member', icon: 'me', label: 'Me' },
];

const meta = preview.meta({
  title: 'TabBar',
  component: TabBar,
  parameters: { room: 'page' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    label: 'Main',
    items,
  },
});

export const Phone = meta.story({
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('link')) {
      const { width, height } = tab.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});
export const LongWords = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    items: [
      { href: '/', icon: 'home', label: 'Trang chủ' },
      { href: '/rng', icon: 'games', label: 'Trò chơi' },
      { href: '/promotions', icon: 'gift', label: 'Khuyến mãi', current: true },
      { href: '/wallet', icon: 'wallet', label: 'ওয়ালেট ও লেনদেন' },
      { href: '/member', icon: 'me', label: 'บัญชีของฉัน' },
    ],
  },
});
export const HiddenOnDesktop = meta.story({
  name: 'Hides on desktop',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
