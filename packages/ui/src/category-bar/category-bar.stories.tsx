import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { categories } from '../samples/ways.tsx';
import { CategoryBar } from './category-bar.tsx';

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = preview.meta({
  title: 'CategoryBar',
  component: CategoryBar,
  args: { label: 'Game categories', categories, current: 'rng' },
  parameters: { room: 'page', stress: { missing: { categories: [] } } },
});

const page = within(document.body);

export const OnADesktop = meta.story({
  name: 'Desktop',
  globals: desktop,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Game categories' });
    const slots = within(nav).getByRole('link', { name: /Slots/ });
    await expect(slots).toHaveAttribute('aria-current', 'page');
    await expect(slots).toHaveTextContent('HOT');
    await expect(within(nav).getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
});

export const VendorsByKeyboard = meta.story({
  name: 'Opens the provider list by keyboard',
  parameters: { spec: ['9.31'] },
  globals: desktop,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Vendors of live games' });
    canvas.getByRole('link', { name: 'Live' }).focus();
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const vendors = await page.findByRole('group', { name: 'Vendors of live games' });
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(getComputedStyle(within(vendors).getByRole('list')).justifyContent).toBe('center');
    within(vendors)
      .getByRole('link', { name: /Northlight/ })
      .focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('group')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Vendors of slots' }));
    const many = await page.findByRole('group', { name: 'Vendors of slots' });
    await expect(getComputedStyle(within(many).getByRole('list')).justifyContent).not.toBe(
      'center',
    );
  },
});

export const OnAPhone = meta.story({
  name: 'Scrolls to the current category',
  args: { current: 'promotions' },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('list');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const { left, right } = canvas
      .getByRole('link', { name: 'Promotions' })
      .getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const target of canvas.getAllByRole('link')) {
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const RightToLeft = meta.story({
  name: 'Right to left',
  args: { current: 'promotions' },
  globals: { ...phone, language: 'RTL' },
  play: async ({ canvas }) => {
    const { left, right } = canvas
      .getByRole('link', { name: 'Promotions' })
      .getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});
