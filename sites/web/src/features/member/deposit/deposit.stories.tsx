import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  late,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const slow = { timeout: 15_000 };
const member = { signedIn: { as: 'tara2026' } };

const meta = preview.meta({
  title: 'Screens/Member/Deposit',
  tags: ['!autodocs'],
  ...pageAt('/member/depositv2', member),
  globals: phone,
});

const fits = ({ canvasElement }: Playing & { canvasElement: HTMLElement }) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);

/** Chooses the first way to pay that is open. */
async function choose(story: Playing) {
  const { t, heading } = stepsOf(story);
  await heading('deposit.methods');
  const [button] = story.canvas
    .getAllByRole('button')
    .filter(
      (each: HTMLElement) =>
        each.textContent === t('deposit.method.choose') && !each.hasAttribute('disabled'),
    );
  if (!button) throw new Error('no way to pay is open');
  await story.userEvent.click(button);
  return story.canvas.findByLabelText(t('deposit.amount'), { selector: 'input' }, slow);
}

export const Methods = meta.story({
  name: 'Shows limits, fee and time of each way to pay',
  parameters: { spec: ['2.39'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('deposit.methods');
    await expect(
      story.canvas.getAllByText(t('deposit.method.choose')).length,
    ).toBeGreaterThanOrEqual(2);
    await fits(story);
  },
});

export const TooLittle = meta.story({
  name: 'Says how much at least',
  play: async (story) => {
    const amount = await choose(story);
    await story.userEvent.type(amount, '1{Enter}');
    await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'), slow);
    await fits(story);
  },
});

export const Paying = meta.story({
  name: 'Says where to pay, and until when',
  tags: ['phone'],
  play: async (story) => {
    const { t, heading, button } = stepsOf(story);
    await choose(story);
    const quick = story.canvas.getByRole('group', { name: t('deposit.amount.quick') });
    await story.userEvent.click(within(quick).getAllByRole('button')[1] ?? quick);
    for (const field of document.querySelectorAll<HTMLInputElement>('main form input[name]')) {
      if (field.type !== 'hidden') await story.userEvent.type(field, '0123456789');
    }
    await story.userEvent.click(await button('deposit.continue'));
    await heading('deposit.pay.title');
    await expect(story.canvas.getByRole('timer')).toBeVisible();
    await button('deposit.pay.done');
    await fits(story);
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...member, faults: { depositMethods: late } } },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('deposit.title');
  },
});

export const Failed = meta.story({
  name: 'Ways to pay did not load',
  parameters: { sandbox: { ...member, faults: { depositMethods: down } } },
  play: async (story) => stepsOf(story).sees('deposit.failed'),
});
