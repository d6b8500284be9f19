import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { IconButton } from '../icon-button/index.ts';
import { Menu, type MenuItem } from './menu.tsx';

const items: MenuItem[] = [
  { id: 'limits', label: 'Limits', icon: 'shield' },
  { id: 'records', label: 'Records', icon: 'clock' },
  { id: 'bonus', label: 'Bonus, not yet', icon: 'gift', disabled: true },
  { id: 'logout', label: 'Log out', tone: 'danger' },
];

const meta = preview.meta({
  title: 'Menu',
  component: Menu,
  tags: ['new'],
  args: {
    label: 'Account',
    trigger: (props) => <IconButton {...props} icon="me" label="Account menu" />,
    items,
    onAction: fn(),
  },
  parameters: { stress: { open: { defaultOpen: true } } },
});

const page = within(document.body);
const item = (name: string) => page.getByRole('menuitem', { name });

export const ByKeyboard = meta.story({
  name: 'Selects an item by keyboard',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(item('Limits')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Log out')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item('Records')).toHaveFocus();
    await userEvent.keyboard('b{Enter}');
    // A disabled item is announced and does nothing.
    await expect(item('Bonus, not yet')).toHaveFocus();
    await expect(args.onAction).not.toHaveBeenCalled();
    // A second letter soon after is of the same word, so an arrow key leads on.
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('records');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const ByPointer = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Log out' }));
    await expect(args.onAction).toHaveBeenCalledWith('logout');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
});

export const Open = meta.story({
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(item('Limits')).toHaveFocus());
  },
});

export const TabCloses = meta.story({
  name: 'Closes by Tab',
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(item('Limits')).toHaveFocus());
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
});
