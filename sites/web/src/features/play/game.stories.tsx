import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const slot = '/game?gameType=RNG&gameCode=1001';
const member = { signedIn: { as: 'mira2026' } };

/** Another game that the member left open, on this device or another. */
const other = {
  launchId: 'L-1',
  vassalage: 'KITE',
  gameType: 'RNG',
  nodeId: 1002,
  name: 'Monsoon Gate',
  language: 'EN',
  openedAt: Date.UTC(2026, 0, 15, 11, 40),
} as const;

const interrupted = {
  reference: 'G-1',
  launchId: other.launchId,
  stake: '25.00',
  win: '0.00',
  status: 'open',
  startedAt: other.openedAt,
} as const;

const meta = preview.meta({
  title: 'Screens/Game',
  tags: ['!autodocs'],
  ...pageAt(slot),
  globals: phone,
});

export const Rules = meta.story({
  name: 'Shows rules, return and prize table before play',
  parameters: { spec: ['2.15', 'B2.23'] },
  tags: ['phone'],
  play: async (story) => {
    const { heading, text, button } = stepsOf(story);
    await expect(await heading('play.rules.title')).toBeVisible();
    await expect(await heading('play.prizes.title')).toBeVisible();
    await expect(await text('platform.login.required')).toBeVisible();
    await expect(await button('play.start')).toBeEnabled();
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const SeveralBets = meta.story({
  name: 'Lists the prizes and the return of each bet of a vendor’s table',
  args: { address: '/game?gameType=LIVE&vassalage=PALM' },
  parameters: { spec: ['B2.23'] },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await expect(await heading('play.prizes.title')).toBeVisible();
    await expect(story.canvas.getAllByRole('table')).toHaveLength(5);
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const OnADesktop = meta.story({
  name: 'Desktop',
  tags: ['desktop'],
  globals: desktop,
  play: async (story) => {
    await expect(await stepsOf(story).heading('play.prizes.title')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { faults: { gameRules: late } } },
  play: async (story) => {
    await expect(await stepsOf(story).button('play.start')).toBeVisible();
    await waitFor(() =>
      expect(story.canvasElement.querySelector('main [aria-busy=true]')).not.toBeNull(),
    );
  },
});

export const Failed = meta.story({
  name: 'Offers to ask for the rules again',
  parameters: { sandbox: { faults: { gameRules: down } } },
  play: async (story) => {
    const { text, button } = stepsOf(story);
    await expect(await text('play.rules.failed')).toBeVisible();
    await expect(await button('common.retry')).toBeVisible();
  },
});

export const Unknown = meta.story({
  name: 'An address that names no game',
  args: { address: '/game?gameCode=1001' },
  play: async (story) => {
    await expect(await stepsOf(story).text('play.unknown.title')).toBeVisible();
  },
});

export const Opening = meta.story({
  name: 'Loads in the frame, with the session above',
  parameters: { sandbox: { ...member, faults: { launchGame: late } }, spec: ['B2.09'] },
  play: async (story) => {
    const { press, text } = stepsOf(story);
    await press('play.start');
    await expect(await text('play.loading')).toBeVisible();
    await expect(story.canvas.getByRole('timer')).toBeVisible();
  },
});

export const Limits = meta.story({
  name: 'Shows and lowers limits below the session bar',
  parameters: { sandbox: { ...member, faults: { launchGame: late } }, spec: ['B2.11'] },
  tags: ['phone'],
  play: async (story) => {
    const { press, sees, button } = stepsOf(story);
    await press('play.start');
    await press('play.bar.limits');
    await sees('play.limits.title');
    await press('play.limits.set');
    await sees('play.limits.required');
    await expect(await button('play.bar.limits')).toHaveAttribute('aria-expanded', 'true');
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await story.userEvent.keyboard('{Escape}');
    await expect(await button('play.bar.limits')).toHaveFocus();
  },
});

export const HelpInPlace = meta.story({
  name: 'Shows rules, prizes and ways to help below the session bar',
  parameters: { sandbox: { ...member, faults: { launchGame: late } } },
  tags: ['phone'],
  play: async (story) => {
    const { press, sees, heading } = stepsOf(story);
    await press('play.start');
    await press('play.bar.help');
    await sees('play.help.centre');
    await expect(await heading('play.prizes.title')).toBeVisible();
  },
});

export const MoveMoney = meta.story({
  name: 'Moves money to the provider’s wallet',
  args: { address: `${slot}&vassalage=LUMA` },
  parameters: {
    sandbox: {
      ...member,
      settings: { vendorWallets: true },
      faults: { launchGame: late },
    },
  },
  tags: ['phone'],
  play: async (story) => {
    const { press, sees, field } = stepsOf(story);
    await press('play.start');
    await press('play.bar.topUp');
    await sees('play.topUp.title');
    await press('wallet.topUp.move');
    await expect(await field('wallet.topUp.amount')).toBeInvalid();
  },
});

export const NotOpened = meta.story({
  name: 'Says that nothing was staked when the game does not open',
  parameters: { sandbox: { ...member, faults: { launchGame: down } } },
  play: async (story) => {
    const { press, text, button } = stepsOf(story);
    await press('play.start');
    await expect(await text('play.failed')).toBeVisible();
    await press('play.leave');
    await expect(await button('play.start')).toBeVisible();
  },
});

export const ClosedMeanwhile = meta.story({
  name: 'Says that the provider has closed since the list was read',
  parameters: { sandbox: { ...member, refusals: { launchGame: 'NOT_AVAILABLE' } } },
  play: async (story) => {
    const { press, sees, button } = stepsOf(story);
    await press('play.start');
    await sees('play.maintenance');
    await expect(await button('play.leave')).toBeVisible();
  },
});

export const OnBreak = meta.story({
  name: 'Offers no other try during a break',
  parameters: { sandbox: { ...member, refusals: { launchGame: 'TIME_OUT' } } },
  play: async (story) => {
    const { press, sees, text, button, t } = stepsOf(story);
    await press('play.start');
    await sees('session.failure.timeOut');
    await expect(await text('play.failed')).toBeVisible();
    await expect(await button('play.leave')).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: t('common.retry') })).toBeNull();
  },
});

export const AnotherOpen = meta.story({
  name: 'Offers the game that is open, and to close it for this one',
  parameters: { sandbox: { ...member, values: { openRound: { games: [other] } } } },
  tags: ['phone'],
  play: async (story) => {
    const { press, sees, button } = stepsOf(story);
    await press('play.start');
    await sees('play.gameOpen.title', { name: other.name });
    await expect(await button('play.gameOpen.resume')).toBeEnabled();
    await expect(await button('play.gameOpen.close')).toBeEnabled();
    await press('play.leave');
    await expect(await button('play.start')).toBeVisible();
  },
});

export const RoundInterrupted = meta.story({
  name: 'Offers an interrupted round before anything else',
  parameters: {
    sandbox: {
      ...member,
      values: {
        openRound: {
          games: [other],
          round: interrupted,
        },
      },
    },
  },
  tags: ['phone'],
  play: async (story) => {
    const { press, sees, button, t } = stepsOf(story);
    await press('play.start');
    await sees('play.roundOpen.title', { name: other.name });
    await expect(await button('play.roundOpen.resume')).toBeEnabled();
    // A game with a stake in it is not closed for another.
    await expect(story.canvas.queryByRole('button', { name: t('play.gameOpen.close') })).toBeNull();
  },
});

export const UnderMaintenance = meta.story({
  name: 'Says that a provider is closed in place of the way to play',
  args: { address: '/game?gameType=RNG&vassalage=NIMB' },
  parameters: { sandbox: member },
  play: async (story) => {
    const { sees, t } = stepsOf(story);
    await sees('play.maintenance');
    await expect(story.canvas.queryByRole('button', { name: t('play.start') })).toBeNull();
  },
});

const closedGame = { ...other, vassalage: 'NIMB', nodeId: 1044 };

export const RoundUnderMaintenance = meta.story({
  name: 'Leads to an interrupted round although its provider is closed',
  args: { address: `/game?gameType=RNG&vassalage=NIMB&gameCode=${closedGame.nodeId}` },
  parameters: {
    sandbox: { ...member, values: { openRound: { games: [closedGame], round: interrupted } } },
  },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('play.maintenance');
    await expect(await button('play.start')).toBeEnabled();
  },
});
