import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  as,
  desktop,
  down,
  fits,
  late,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const member = as('mira2026');

const meta = preview.meta({
  title: 'Screens/Member/Referral',
  tags: ['!autodocs'],
  ...pageAt('/member/referral?days=2025-11-21..2026-11-21&type=monthly', member),
  globals: phone,
});

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

export const Full = meta.story({
  name: 'Shows the link, its terms, who joined and what was earned',
  parameters: { spec: ['2.47'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('referral.title');
    await story.canvas.findByText(/\/register\?referralCode=255T$/, { selector: 'strong' }, slow);
    await story.canvas.findByRole('img', { name: t('referral.qr') }, slow);
    await heading('referral.how');
    const joined = await story.canvas.findByRole('table', { name: t('referral.joined') }, slow);
    await expect(rowsOf(joined)).toHaveLength(5);
    await expect(within(joined).getAllByText(t('referral.bet.yes'))).toHaveLength(2);
    await story.canvas.findByRole('table', { name: t('referral.earnings') }, slow);
    await fits(story);
  },
});

export const Empty = meta.story({
  name: 'Nobody has joined yet',
  parameters: { sandbox: { signedIn: { as: 'tara2026' } } },
  play: async (story) => {
    const { heading, sees } = stepsOf(story);
    await heading('referral.title');
    await sees('referral.joined.none');
    await sees('referral.earnings.none');
    await fits(story);
  },
});

export const Agent = meta.story({
  name: 'Tells an agent that contracts pay',
  parameters: { sandbox: { signedIn: { as: 'arun2026' } } },
  play: async (story) => {
    const { t, heading, sees } = stepsOf(story);
    await heading('referral.title');
    await sees('referral.how.contract');
    await expect(story.canvas.queryByText(t('referral.paid'))).toBeNull();
  },
});

export const OnBreak = meta.story({
  name: 'Shows no link to who has excluded themselves',
  parameters: { sandbox: as('paused2026'), spec: ['B2.16'] },
  play: async (story) => {
    const { t, heading, sees } = stepsOf(story);
    await heading('referral.title');
    await sees('referral.break');
    await expect(story.canvas.queryByRole('img', { name: t('referral.qr') })).toBeNull();
    await expect(story.canvas.queryByText(t('referral.how'))).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...member, faults: { referralOverview: late } } },
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('referral.title');
    await expect(story.canvas.queryByText(t('referral.link'))).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...member, faults: { referralOverview: down } } },
  play: async (story) => stepsOf(story).sees('referral.failed'),
});
