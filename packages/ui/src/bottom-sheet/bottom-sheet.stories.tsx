import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { BottomSheet, type BottomSheetProps } from './bottom-sheet.tsx';

const meta = preview.meta({
  title: 'BottomSheet',
  component: BottomSheet,
  args: {
    open: false,
    title: 'Sort by',
    closeLabel: 'Close',
    onClose: () => {},
    children: (
      <RadioCards
        label="Order"
        value="hot"
        onChange={() => {}}
        options={[
          { value: 'hot', label: 'Played most' },
          { value: 'new', label: 'Newest' },
          { value: 'name', label: 'Name' },
        ]}
      />
    ),
  },
  render: (args) => <Opened {...args} />,
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { stress: { open: { open: true } } },
});

function Opened({ open: atOnce, ...props }: BottomSheetProps) {
  const [open, setOpen] = useState(atOnce);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <BottomSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const page = within(document.body);
async function openIt() {
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  const panel = await page.findByRole('dialog', { name: 'Sort by' });
  await waitFor(() => expect(panel.closest('[data-state]')).toHaveAttribute('data-state', 'open'));
  return panel;
}

export const OnAPhone = meta.story({
  name: 'Sits at the bottom and closes by Escape',
  play: async () => {
    const panel = await openIt();
    const { bottom, width } = panel.getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(innerHeight);
    await expect(width).toBe(innerWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});
export const LongerThanThePhone = meta.story({
  name: 'Keeps its close button visible',
  args: { children: <p style={{ height: '200vh' }}>A long text.</p> },
  play: async () => {
    const panel = await openIt();
    await expect(panel.offsetHeight).toBeLessThanOrEqual(innerHeight * 0.85 + 1);
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});
