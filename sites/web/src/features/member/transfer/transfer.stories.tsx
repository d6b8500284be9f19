import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  as,
  desktop,
  down,
  fits,
  type Playing,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Member/Transfer',
  tags: ['!autodocs'],
  ...pageAt('/member/transferUpline', as('tara2026')),
  globals: phone,
});

/** Types an amount and the payment password, and goes to the review. */
async function reviews(story: Playing, amount: string): Promise<void> {
  const { fill, press } = stepsOf(story);
  await fill('transfer.amount', amount);
  await fill('transfer.password', 'Pay4play');
  await press('transfer.review');
}

export const ToUpline = meta.story({
  name: 'Reviews a transfer to the only person, makes it, and lists it',
  parameters: { spec: ['2.41', '6.07'] },
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { heading, sees, press, pattern, t } = stepsOf(story);
    await heading('transfer.title');
    await sees('transfer.upline');
    await press('transfer.review');
    await sees('transfer.amount.required');
    await sees('transfer.password.required');
    await reviews(story, '1000');
    await heading('transfer.review.title');
    await sees('transfer.review.final');
    await press('transfer.review.back');
    await press('transfer.review');
    await press(pattern('transfer.review.submit'));
    await sees('transfer.fact.reference');
    await story.canvas.findByText(t('transfer.list.sentTo', { name: 'arun2026' }), {}, slow);
    await fits(story);
  },
});

export const ManyDownlines = meta.story({
  name: 'Finds one of many by a part of the name',
  parameters: { spec: ['2.41'], sandbox: as('arun2026') },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { heading, press, sees, t } = stepsOf(story);
    await heading('transfer.title');
    await press('transfer.review');
    await sees('transfer.to.required');
    const who = await story.canvas.findByRole('combobox', { name: t('transfer.to') }, slow);
    await story.userEvent.type(who, 'tara');
    await waitFor(() => {
      const options = [...document.querySelectorAll('[role="option"]')];
      if (options.length !== 1) throw new Error(`${options.length} options`);
    }, slow);
    await story.userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(who).toHaveValue('Tara (tara2026)');
    await reviews(story, '2000');
    await heading('transfer.review.title');
    await sees('transfer.downline');
    await fits(story);
  },
});

export const OutOfReach = meta.story({
  name: 'Says that a link names somebody out of reach, and lets another be chosen',
  args: { address: '/member/transferUpline?account=gina2026' },
  parameters: { spec: ['2.41'] },
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { heading, press, sees, t } = stepsOf(story);
    await heading('transfer.title');
    const said = await sees('transfer.to.outOfReach', { account: 'gina2026' });
    // The only person in the line does not take that one's place.
    const who = await story.canvas.findByRole('combobox', { name: t('transfer.to') }, slow);
    await expect(who).toHaveValue('');
    await press('transfer.review');
    await sees('transfer.to.required');
    await expect(who).toHaveFocus();
    await story.userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(who).toHaveValue('Arun (arun2026)');
    await waitFor(() => expect(said).not.toBeInTheDocument());
    await reviews(story, '1000');
    await heading('transfer.review.title');
    await sees('transfer.upline');
    await fits(story);
  },
});

export const Nobody = meta.story({
  name: 'Explains that nobody is in the line',
  parameters: { sandbox: as('bela2026') },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('transfer.nobody');
    await sees('transfer.list.none');
  },
});

export const Blocked = meta.story({
  name: 'Says which turnover blocks it',
  parameters: { sandbox: as('mira2026') },
  play: async (story) => {
    const { heading, pattern } = stepsOf(story);
    await heading('transfer.blocks.title');
    await story.canvas.findByText(pattern('transfer.block.turnover'), {}, slow);
    await expect(document.querySelector('main form')).toBeNull();
  },
});

export const Excluded = meta.story({
  name: 'Says until when somebody is excluded',
  parameters: { sandbox: as('paused2026'), spec: ['B2.16'] },
  play: async (story) => {
    const { heading, pattern } = stepsOf(story);
    await heading('transfer.blocks.title');
    await story.canvas.findByText(pattern('transfer.block.selfExcluded'), {}, slow);
  },
});

export const NoPaymentPassword = meta.story({
  name: 'Asks for a payment password first',
  parameters: { sandbox: as('empty2026') },
  play: async (story) => {
    await stepsOf(story).heading('transfer.secret.title');
    await expect(document.querySelectorAll('main input[type="password"]')).toHaveLength(3);
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...as('tara2026'), faults: { transferTargets: down } } },
  play: async (story) => stepsOf(story).sees('transfer.load.failed'),
});
