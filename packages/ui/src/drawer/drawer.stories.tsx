import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Drawer, type DrawerProps } from './drawer.tsx';

const meta = preview.meta({
  title: 'Drawer',
  component: Drawer,

  args: {
    open: false,
    title: 'Filters',
    closeLabel: 'Close',
    onClose: () => {},
    children: (
      <>
        <Checkbox>Only games that I have played</Checkbox>
        <Checkbox>With a jackpot</Checkbox>
      </>
    ),
    actions: <Button variant="primary">Show 48 games</Button>,
  },
  render: (args) => <Opened {...args} />,
  parameters: { stress: { open: { open: true } } },
});

function Opened({ open: atOnce, ...props }: DrawerProps) {
  const [open, setOpen] = useState(atOnce);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const page = within(document.body);
async function openIt() {
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  const panel = await page.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(panel.closest('[data-state]')).toHaveAttribute('data-state', 'open'));
  return panel;
}
const gone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

export const FromTheEnd = meta.story({
  name: 'Closes by Escape, button or outside click',
  play: async ({ canvas }) => {
    const panel = await openIt();
    await expect(panel.contains(document.activeElement)).toBe(true);
    await expect(Math.round(panel.getBoundingClientRect().right)).toBe(innerWidth);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await openIt();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await gone();
    const again = await openIt();
    await userEvent.click(again.closest('[data-state]')?.firstElementChild as Element);
    await gone();
  },
});
export const FromTheStart = meta.story({
  name: 'From the start',
  args: { side: 'start' },
  play: async () => {
    const panel = await openIt();
    await expect(Math.round(panel.getBoundingClientRect().left)).toBe(0);
  },
});
export const RightToLeft = meta.story({
  globals: { language: 'RTL' },
  play: async () => {
    const panel = await openIt();
    await expect(Math.round(panel.getBoundingClientRect().left)).toBe(0);
  },
});
export const Spoken = meta.story({
  name: 'Names the hidden close button in the page’s language',
  globals: { language: 'TH' },
  play: async () => {
    await openIt();
    await expect(page.getByRole('button', { name: 'ปิด' })).toBeInTheDocument();
  },
});
