import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Popover } from './popover.tsx';

const meta = preview.meta({
  title: 'Popover',
  component: Popover,
  args: {
    label: 'Turnover',
    trigger: (props) => <Button {...props}>What is turnover?</Button>,
    children:
      'The sum of your bets on games that count. It has to be reached before a bonus is paid.',
  },
  parameters: { stress: { open: { defaultOpen: true } } },
});

const page = within(document.body);

export const ByKeyboard = meta.story({
  name: 'Opens by Enter and closes by Escape',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What is turnover?' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await page.findByRole('dialog', { name: 'Turnover' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const PressElsewhere = meta.story({
  name: 'Closes on an outside click',
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    await page.findByRole('dialog');
    await userEvent.click(
      canvasElement.ownerDocument.elementFromPoint(innerWidth - 4, 4) as Element,
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});

export const WithChoices = meta.story({
  args: {
    label: 'Limit',
    trigger: (props) => <Button {...props}>Set a limit</Button>,
    children: (close) => (
      <>
        <TextField label="A day" defaultValue="5,000" inputMode="decimal" />
        <Button variant="primary" onClick={close}>
          Save
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set a limit' }));
    await userEvent.click(await page.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
});
