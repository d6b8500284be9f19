import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = preview.meta({
  title: 'Tooltip',
  component: Tooltip,
  tags: ['new'],
  args: {
    text: 'Paid to the account that you used last.',
    children: (props) => <Button {...props}>Withdraw</Button>,
  },
  parameters: { stress: { open: { defaultOpen: true } } },
});

const page = within(document.body);

export const ByKeyboard = meta.story({
  name: 'Appears on focus and closes by Escape',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Withdraw' });
    await expect(button).toHaveFocus();
    // It fades in: in its first frame it is there, and not yet to be seen.
    await waitFor(() => expect(page.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription('Paid to the account that you used last.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
});
export const ByPointer = meta.story({
  name: 'Stays open under the pointer',
  play: async ({ canvas, canvasElement, userEvent: pointer }) => {
    const button = canvas.getByRole('button', { name: 'Withdraw' });
    // A pointer comes from somewhere: what appears beneath one that rests is not pointed at.
    await pointer.hover(canvasElement);
    await pointer.hover(button);
    const bubble = await page.findByRole('tooltip');
    // Off the button and onto the words in one step: between two, a slow machine may take longer than the words wait for the pointer.
    await pointer.hover(bubble);
    await new Promise((done) => setTimeout(done, 300));
    await expect(bubble).toBeVisible();
    await pointer.unhover(bubble);
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
  },
});
export const Open = meta.story({ args: { defaultOpen: true } });
