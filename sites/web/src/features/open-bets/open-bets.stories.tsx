import type { SportsBet } from '@livery/api/contract/sports';
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

const noon = Date.UTC(2026, 0, 15, 12, 0, 0);
const bet: SportsBet = {
  reference: 'B260115K7QM4X',
  gameType: 'SPORTS',
  vassalage: 'FB',
  eventId: 'M1',
  sport: 'FOOTBALL',
  sportName: 'Football',
  language: 'EN',
  home: 'Lantern Town',
  away: 'Palm Coast',
  startTime: noon + 3_600_000,
  eventStatus: 'open',
  market: 'WINNER',
  pick: 'HOME',
  price: '2.62',
  seen: '2.62',
  stake: '10.00',
  win: '0.00',
  status: 'open',
  time: noon - 60_000,
};
/** As far as a match can be while a bet on it is open, and each kind of bet. */
const matches: SportsBet[] = [
  bet,
  {
    ...bet,
    reference: 'B260115K7QM4Y',
    market: 'HANDICAP',
    pick: 'AWAY',
    line: '0.75',
    price: '1.91',
    eventStatus: 'started',
    startTime: noon - 1_200_000,
  },
  {
    ...bet,
    reference: 'B260115K7QM4Z',
    market: 'TOTAL',
    pick: 'OVER',
    line: '2.25',
    price: '1.85',
    eventStatus: 'postponed',
  },
];

export const Matches = meta.story({
  name: 'Shows bets on matches before the start, under way and postponed',
  tags: ['phone'],
  globals: { ...phone, language: 'EN' },
  parameters: { sandbox: { ...member, values: { sportsBets: { list: matches, totalPages: 2 } } } },
  play: async (story) => {
    const panel = await open(story);
    await expect(await panel.findByText('Palm Coast minus 0.75', {}, slow)).toBeInTheDocument();
    await expect(panel.getByText('Over 2.25')).toBeVisible();
    await expect(panel.getAllByRole('link', { name: 'Lantern Town – Palm Coast' })).toHaveLength(3);
    const { t } = stepsOf(story);
    await expect(panel.getByRole('button', { name: t('around.bets.more') })).toBeVisible();
  },
});

export const MoreThanCounted = Matches.extend({
  name: 'Says on home that there are more than have come',
  args: { address: '/' },
  play: async (story) => {
    const { t } = stepsOf(story);
    const list = await waitFor(() => {
      document.getElementById('service')?.scrollIntoView();
      return story.canvas.getByRole('list', { name: t('around.you.title') });
    }, slow);
    await waitFor(
      () => expect(list).toHaveTextContent(/More than \d+ wait for their result/),
      slow,
    );
  },
});

export const MalayOdds = Matches.extend({
  name: 'Writes lines and prices of matches as Vietnamese members read them',
  globals: { ...phone, language: 'VI' },
  play: async (story) => {
    const panel = await open(story);
    // 2.62 is −0.62 in Malay odds; the sign is spoken as a word.
    const [price] = await panel.findAllByText(/−0,62/, {}, slow);
    await expect(price).toHaveAttribute('aria-hidden', 'true');
    await expect(panel.getByText(/2,25/)).toBeVisible();
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
