import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../card/index.ts';
import { iconOf } from '../samples/pictures.ts';
import { stripLabels } from '../samples/samples.ts';
import { VendorIcon } from '../vendor-icon/index.ts';
import { Strip } from './strip.tsx';

const pages = ['First', 'Second', 'Third'].map((word) => (
  <Card key={word} padding="lg">
    {word} page
  </Card>
));

const meta = preview.meta({
  title: 'Strip',
  component: Strip,
  args: { label: 'Notices', labels: stripLabels, fit: 'page' as const, children: pages },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { stress: { missing: { children: [] } } },
});

export const Pages = meta.story({
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: /^Page/ })).toHaveLength(3);

    await userEvent.click(next);
    const second = canvas.getByRole('button', { name: 'Page 2 of 3' });
    await waitFor(() => expect(second).toHaveAttribute('aria-current'));

    await userEvent.click(canvas.getByRole('button', { name: 'Page 3 of 3' }));
    await waitFor(() => expect(next).toBeDisabled());
  },
});
export const RightToLeft = Pages.extend({ globals: { language: 'RTL' } });

const vendors = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const name = `Vendor ${index + 1}`;
    return <VendorIcon key={name} name={name} src={iconOf(name)} href={`#${name}`} />;
  });

export const EightVendors = meta.story({
  name: 'Shows arrows for more than seven providers',
  parameters: { spec: ['9.30'] },
  args: { label: 'Vendors', fit: 'item', children: vendors(8) },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await waitFor(() => expect(next).toBeEnabled());
    await expect(previous).toBeDisabled();
    const edge = canvas.getByRole('list').getBoundingClientRect();
    const last = canvas.getByRole('link', { name: 'Vendor 8' });
    await expect(last.getBoundingClientRect().left).toBeGreaterThan(edge.right - 4);
    await userEvent.click(next);
    await waitFor(() => expect(next).toBeDisabled());
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(edge.right + 1);
    await userEvent.click(previous);
    await waitFor(() => expect(previous).toBeDisabled());
  },
});
export const SevenVendors = meta.story({
  name: 'Hides arrows for seven providers',
  parameters: { spec: ['9.30'] },
  args: { label: 'Vendors', fit: 'item', children: vendors(7) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list.scrollWidth).toBeGreaterThan(list.clientWidth));
    await expect(canvas.queryByRole('button')).toBeNull();
    // The keyboard still goes along it.
    canvas.getByRole('link', { name: 'Vendor 7' }).focus();
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
  },
});
export const TwentyOnAPhone = meta.story({
  name: 'Twenty on a phone',
  args: { label: 'Vendors', fit: 'item', children: vendors(20) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const EverythingFits = meta.story({
  args: { fit: 'item' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Third page')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const OnAPhone = meta.story({
  name: 'Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
  },
});
