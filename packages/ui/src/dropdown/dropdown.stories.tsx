import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { iconOf } from '../samples/pictures.ts';
import { VendorIcon } from '../vendor-icon/index.ts';
import { Dropdown } from './dropdown.tsx';

const vendors = ['Blue Kiln', 'Harbour Nine', 'Northlight', 'Salon Vert', 'Tidewater', 'Low Pine'];
const itemsOf = (names: readonly string[]) =>
  names.map((name) => ({
    id: name,
    content: <VendorIcon name={name} src={iconOf(name)} href={`#${name}`} />,
  }));

const meta = preview.meta({
  title: 'Dropdown',
  component: Dropdown,
  args: {
    label: 'Vendors of slots',
    trigger: (props) => <Button {...props}>Slots</Button>,
    items: itemsOf(vendors.slice(0, 3)),
    emptyLabel: 'No vendor is open now.',
  },
  parameters: { stress: { open: { defaultOpen: true } } },
});

const page = within(document.body);

/** How far the middle of what is in the list is from its own middle, px. */
function offCentre(): number {
  const list = page.getByRole('list').getBoundingClientRect();
  const links = page.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
  const left = Math.min(...links.map((link) => link.left));
  const right = Math.max(...links.map((link) => link.right));
  return Math.abs(left + right - list.left - list.right) / 2;
}

export const Few = meta.story({
  name: 'Centres fewer than six providers',
  parameters: { spec: ['9.31'] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slots' }));
    await page.findByRole('group', { name: 'Vendors of slots' });
    const list = page.getByRole('list');
    await expect(list).toHaveAttribute('data-few');
    await expect(getComputedStyle(list).justifyContent).toBe('center');
    await expect(offCentre()).toBeLessThan(1);
  },
});
export const Six = meta.story({
  name: 'Fills rows with six providers',
  parameters: { spec: ['9.31'] },
  args: { items: itemsOf(vendors), defaultOpen: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const list = await page.findByRole('list');
    await expect(list).not.toHaveAttribute('data-few');
    const tops = page.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  },
});
export const ByKeyboard = meta.story({
  name: 'Closes by Escape and on selection',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Slots' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('group');
    page.getByRole('link', { name: /Northlight/ }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('group')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const link = await page.findByRole('link', { name: /Blue Kiln/ });
    // The page of the test stays where it is.
    document.addEventListener('click', (event) => event.preventDefault(), {
      once: true,
      capture: true,
    });
    await userEvent.click(link);
    await waitFor(() => expect(page.queryByRole('group')).toBeNull());
  },
});
export const None = meta.story({
  args: { items: [], defaultOpen: true },
  play: async () => {
    await expect(await page.findByRole('group')).toHaveTextContent('No vendor is open now.');
  },
});
