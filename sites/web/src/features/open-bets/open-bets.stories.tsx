import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clearFaults } from '../../../../../.storybook/site.tsx';
import {
  down,
  late,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const slow = { timeout: 15_000 };
const member = { signedIn: { as: 'mira2026' } } as const;

const meta = preview.meta({
  title: 'Screens/Open bets',
  tags: ['!autodocs'],
  ...pageAt('/help', member),
  globals: phone,
});

async function open(story: Playing) {
  const { press, dialog } = stepsOf(story);
  await press('session.member.bets');
  return within(await dialog('around.bets.title'));
}

export const Empty = meta.story({
  name: 'No open bets',
  tags: ['phone'],
  parameters: { sandbox: { signedIn: { as: 'empty2026' } } },
  play: async (story) => {
    const panel = await open(story);
    const { t } = stepsOf(story);
    await expect(await panel.findByText(t('around.bets.empty.title'), {}, slow)).toBeVisible();
  },
});

export const Slip = meta.story({
  name: 'Shows a slip until its draw, with its stake and the way to it',
  args: { address: '/lottery?gameCode=VN_NORTH_HA_NOI' },
  tags: ['phone'],
  play: async (story) => {
    const { press, pattern } = stepsOf(story);
    await story.userEvent.click(await story.canvas.findByRole('option', { name: '13' }, slow));
    await press('lottery.add');
    await press(pattern('lottery.send'));
    await story.canvas.findByText(pattern('lottery.done'), {}, slow);
    const panel = await open(story);
    await expect(await panel.findByText(pattern('around.bets.staked'), {}, slow)).toBeVisible();
    await expect(panel.getAllByRole('timer')[0]).toHaveTextContent(/\d\d:\d\d:\d\d/);
    await expect(panel.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/lottery?gameCode=VN_NORTH_HA_NOI'),
    );
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { ...member, faults: { drawTickets: late, openRound: late } } },
  play: async (story) => {
    const panel = await open(story);
    await expect(await panel.findByText(stepsOf(story).t('common.loading'))).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Offers to load open bets again',
  parameters: { sandbox: { ...member, faults: { drawTickets: down } } },
  play: async (story) => {
    const panel = await open(story);
    const { t } = stepsOf(story);
    await expect(await panel.findByText(t('around.bets.failed'), {}, slow)).toBeVisible();
    await clearFaults(story);
    await story.userEvent.click(panel.getByRole('button', { name: t('common.retry') }));
    await waitFor(() => expect(panel.queryByText(t('around.bets.failed'))).toBeNull(), slow);
  },
});
