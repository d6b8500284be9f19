import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  as,
  buttonsThatSay,
  desktop,
  down,
  fits,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const member = as('mira2026');

const meta = preview.meta({
  title: 'Screens/Member/Rewards',
  tags: ['!autodocs'],
  ...pageAt('/member/bonusDetails', member),
  globals: phone,
});

const cards = () =>
  [...document.querySelectorAll<HTMLElement>('main h2')].map((each) => each.closest('li'));

export const PastTheLast = meta.story({
  name: 'Leads from a page of bonuses past the last one to the last',
  args: { address: '/member/bonusDetails?page=99' },
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('rewards.bonuses.title');
    await waitFor(() => expect(cards().length).toBeGreaterThan(0), slow);
    await expect(story.canvas.queryByText(t('rewards.bonuses.none'))).toBeNull();
  },
});

export const Bonuses = meta.story({
  name: 'Shows each bonus with its terms and state',
  parameters: { spec: ['2.45'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('rewards.bonuses.title');
    await waitFor(() => expect(cards().length).toBeGreaterThan(4), slow);
    await expect(buttonsThatSay(story, t('rewards.claim')).length).toBeGreaterThan(0);
    await expect(story.canvas.getAllByRole('progressbar').length).toBeGreaterThan(0);
    await fits(story);
  },
});

export const GivenUp = meta.story({
  name: 'Asks before a bonus is given up, and says that it has gone',
  args: { address: '/member/bonusDetails?status=active' },
  play: async (story) => {
    const { t, heading, sees } = stepsOf(story);
    await heading('rewards.bonuses.title');
    await waitFor(() => expect(buttonsThatSay(story, t('rewards.giveUp'))).toHaveLength(1), slow);
    const [giveUp] = buttonsThatSay(story, t('rewards.giveUp'));
    if (giveUp) await story.userEvent.click(giveUp);
    const yes = t('promotions.ask.yes', { act: t('rewards.giveUp') });
    await waitFor(() => expect(buttonsThatSay(story, yes)).toHaveLength(1), slow);
    const [sure] = buttonsThatSay(story, yes);
    if (sure) await story.userEvent.click(sure);
    await sees('rewards.bonuses.none');
  },
});

export const Missions = meta.story({
  name: 'Pays a mission once, and shows who leads',
  args: { address: '/member/missionLeaderboard' },
  parameters: { spec: ['2.48'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading, pattern } = stepsOf(story);
    await heading('rewards.missions.title');
    await waitFor(() => expect(cards().length).toBeGreaterThan(1), slow);
    const before = buttonsThatSay(story, t('rewards.claim')).length;
    await expect(before).toBeGreaterThan(0);
    const [claim] = buttonsThatSay(story, t('rewards.claim'));
    if (claim) await story.userEvent.click(claim);
    await waitFor(
      () => expect(buttonsThatSay(story, t('rewards.claim'))).toHaveLength(before - 1),
      slow,
    );
    await story.canvas.findByText(pattern('rewards.paid'), {}, slow);
    const board = await story.canvas.findByRole('table', { name: t('rewards.board.title') }, slow);
    await expect(within(board).getAllByText(t('rewards.board.sample')).length).toBeGreaterThan(0);
    await fits(story);
  },
});

export const Rebate = meta.story({
  name: 'Pays the rebate out',
  args: { address: '/member/manualRebate' },
  parameters: {
    spec: ['2.50'],
    sandbox: { ...member, settings: { siteSettings: { MANPLAYREB3: true } } },
  },
  play: async (story) => {
    const { t, heading, pattern } = stepsOf(story);
    await heading('rewards.rebate.title');
    await waitFor(() => expect(buttonsThatSay(story, t('rewards.claim'))).toHaveLength(1), slow);
    const [claim] = buttonsThatSay(story, t('rewards.claim'));
    if (claim) await story.userEvent.click(claim);
    await story.canvas.findByText(pattern('rewards.paid'), {}, slow);
    // The button goes when its account is read again: the focus stays beside what was paid, and leaves for no row of the table.
    await waitFor(() => expect(buttonsThatSay(story, t('rewards.claim'))).toHaveLength(0), slow);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(pattern('rewards.paid')));
    await fits(story);
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...member, faults: { bonusList: down } } },
  play: async (story) => stepsOf(story).sees('rewards.bonuses.failed'),
});

export const OnABreak = meta.story({
  name: 'Offers no missions to who has excluded themselves',
  args: { address: '/member/missionLeaderboard' },
  parameters: { sandbox: as('paused2026'), spec: ['B2.16'] },
  play: async (story) => {
    await stepsOf(story).sees('rewards.break.title');
    await expect(story.canvas.queryByRole('alert')).toBeNull();
  },
});
