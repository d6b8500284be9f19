import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { holdTimers } from '../samples/held-timers.ts';
import { type Toast, Toasts, type ToastsProps } from './toast.tsx';

const saved: Toast = { id: 'saved', tone: 'success', children: 'Your limits are saved.' };

const meta = preview.meta({
  title: 'Toasts',
  component: Toasts,
  args: { label: 'Messages', toasts: [saved], dismissLabel: 'Dismiss', onDismiss: () => {} },
  render: (args) => <Kept {...args} />,
  parameters: { stress: { open: {} } },
});

function Kept(props: ToastsProps) {
  const [toasts, setToasts] = useState(props.toasts);
  return (
    <>
      <Button onClick={() => setToasts((all) => [...all, saved])}>Save</Button>
      <Toasts
        {...props}
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((each) => each.id !== id))}
      />
    </>
  );
}

const page = within(document.body);

export const Saved = meta.story({
  name: 'Closes after six seconds without focus',
  args: { toasts: [] },
  play: async ({ canvas }) => {
    const before = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const message = await page.findByRole('status');
    await expect(message).toHaveTextContent('Your limits are saved.');
    page.getByRole('button', { name: 'Dismiss' }).focus();
    // A pointer that comes and goes leaves it the focus.
    await userEvent.hover(message);
    await userEvent.unhover(message);
    await new Promise((done) => setTimeout(done, 300));
    page.getByRole('button', { name: 'Dismiss' }).blur();
    await waitFor(() => expect(page.queryByRole('status')).toBeNull(), { timeout: 20_000 });
    // The time began again when the focus left.
    await expect(performance.now() - before).toBeGreaterThanOrEqual(6300);
  },
});
export const EveryTone = meta.story({
  name: 'Every tone',
  args: {
    toasts: [
      { id: 'info', tone: 'info', children: 'The next draw is at 18:30.' },
      saved,
      { id: 'warning', tone: 'warning', children: 'You are offline.' },
      {
        id: 'danger',
        tone: 'danger',
        children: 'The bet was not taken: the draw has closed.',
        action: <Button size="sm">Next draw</Button>,
      },
    ],
  },
  play: async ({ mount }) => {
    // They stay in view for as long as anybody looks.
    const timers = holdTimers(6000);
    try {
      await mount();
      const failed = await page.findByRole('alert');
      await expect(failed).toHaveTextContent('The bet was not taken');
      await userEvent.click(within(failed).getByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
    } finally {
      timers.release();
    }
  },
});
