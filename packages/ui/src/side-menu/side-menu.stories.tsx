import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { centreMenu } from '../samples/ways.tsx';
import { SideMenu } from './side-menu.tsx';

const meta = preview.meta({
  title: 'SideMenu',
  component: SideMenu,
  args: { label: 'Member centre', items: centreMenu, current: 'deposit' },
  parameters: { stress: { missing: { items: [] } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

const page = within(document.body);

export const CurrentInAGroup = meta.story({
  name: 'Opens the group of the current page',
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Deposit');
    await expect(current).toBeVisible();
    await expect(canvas.getByText('Betting record')).not.toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Platform information 120 new messages' }),
    ).toHaveTextContent('99+');
  },
});

export const ByKeyboard = meta.story({
  name: 'Opens and closes groups by keyboard',
  args: { current: 'account' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'My account' })).toHaveFocus();
    await userEvent.tab();
    const money = canvas.getByText('Money').closest('summary');
    await expect(money).toHaveFocus();
    await expect(canvas.getByText('Deposit')).not.toBeVisible();
    await userEvent.click(money as HTMLElement);
    await expect(canvas.getByText('Deposit')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'My wallet' })).toHaveFocus();
    await userEvent.click(money as HTMLElement);
    await expect(canvas.getByText('Deposit')).not.toBeVisible();
  },
});

function OnThePhone() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer
        open={open}
        side="start"
        title="Member centre"
        closeLabel="Close"
        onClose={() => setOpen(false)}
      >
        <SideMenu
          label="Member centre"
          items={centreMenu}
          current="rewards"
          onTake={() => setOpen(false)}
        />
      </Drawer>
    </>
  );
}

export const InADrawer = meta.story({
  name: 'Closes its drawer on selection',
  render: () => <OnThePhone />,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = await page.findByRole('dialog', { name: 'Member centre' });
    await waitFor(() =>
      expect(drawer.closest('[data-state]')).toHaveAttribute('data-state', 'open'),
    );
    // The page that the link leads to is not here.
    drawer.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(within(drawer).getByRole('link', { name: 'My account' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});
