import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  late,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const hanoi = '/lottery?gameCode=VN_NORTH_HA_NOI';
const member = { signedIn: { as: 'mira2026' } };
const slow = { timeout: 15_000 };

const meta = preview.meta({
  title: 'Screens/Lottery',
  tags: ['!autodocs'],
  ...pageAt('/lottery'),
  globals: phone,
});

const cards = () => [...document.querySelectorAll<HTMLElement>('main article')];
/** Whether nothing is wider than the window. */
const fits = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
/** Ticks numbers of the grid. */
async function tick(story: Playing, ...numbers: string[]) {
  for (const name of numbers) {
    await story.userEvent.click(await story.canvas.findByRole('option', { name }, slow));
  }
}

export const Lobby = meta.story({
  name: 'Shows all lotteries with result and countdown',
  tags: ['phone'],
  parameters: { spec: ['2.73'] },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await expect(await heading('lottery.title')).toBeVisible();
    await waitFor(() => expect(cards().length).toBeGreaterThan(20), slow);
    await expect(within(cards()[0] as HTMLElement).getByRole('timer')).toBeVisible();
    await fits(story);
  },
});

export const LobbyOnADesktop = meta.story({
  name: 'Lobby, desktop',
  tags: ['desktop'],
  globals: desktop,
  play: async () => {
    await waitFor(() => expect(cards().length).toBeGreaterThan(20), slow);
  },
});

export const OfOneDay = meta.story({
  name: 'Lists the lotteries of a day of the week',
  args: { address: '/lottery?tag=VN_NORTH&day=5' },
  parameters: { spec: ['9.24'] },
  play: async () => {
    await waitFor(() => expect(cards()).toHaveLength(1), slow);
  },
});

export const NothingFound = meta.story({
  name: 'Leads from an empty search to all lotteries',
  args: { address: '/lottery?name=zzz' },
  play: async (story) => {
    const { sees, t } = stepsOf(story);
    await sees('lottery.empty.none.title');
    await story.userEvent.click(
      await story.canvas.findByRole('link', { name: t('lottery.empty.all') }),
    );
    await waitFor(() => expect(cards().length).toBeGreaterThan(20), slow);
  },
});

export const NoFavourites = meta.story({
  name: 'Explains how a favourite is made',
  args: { address: '/lottery?list=fav' },
  parameters: { sandbox: member },
  play: async (story) => {
    await stepsOf(story).sees('lottery.empty.fav.title');
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { faults: { lotteryGameList: late } } },
  play: async (story) => {
    await expect(await stepsOf(story).heading('lottery.title')).toBeVisible();
    await waitFor(
      () => expect(story.canvasElement.querySelector('main [aria-busy=true]')).not.toBeNull(),
      slow,
    );
  },
});

export const Failed = meta.story({
  name: 'Offers to load the lotteries again',
  parameters: { sandbox: { faults: { lotteryGameList: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('home.lotteries.error');
    await expect(await button('common.retry')).toBeEnabled();
  },
});

export const Slip = meta.story({
  name: 'Takes numbers of the grid on the slip, with their total',
  args: { address: hanoi },
  tags: ['phone'],
  parameters: { spec: ['2.18'] },
  play: async (story) => {
    const { press, sees, t } = stepsOf(story);
    await sees('lottery.slip.empty');
    await tick(story, '07', '42');
    await press('lottery.add');
    await press('lottery.quick');
    const slip = story.canvas.getByRole('region', { name: t('lottery.slip') });
    await waitFor(() => expect(within(slip).getAllByRole('listitem')).toHaveLength(3));
    await sees('lottery.random');
    await expect(within(slip).getByRole('timer')).toHaveTextContent(t('home.lotteries.closes'));
    await fits(story);
  },
});

export const SlipOnADesktop = Slip.extend({
  name: 'Slip, desktop',
  tags: ['desktop'],
  globals: desktop,
});

export const Typed = meta.story({
  name: 'Explains which typed numbers do not fit',
  args: { address: `${hanoi}&playType=TAIL3` },
  play: async (story) => {
    const { press, t } = stepsOf(story);
    const field = await story.canvas.findByRole(
      'textbox',
      { name: t('lottery.typed', { digits: 3 }) },
      slow,
    );
    await story.userEvent.type(field, '123 45');
    await press('lottery.add');
    await expect(
      await story.canvas.findByText(t('lottery.typed.wrong', { digits: 3, numbers: '45' })),
    ).toBeVisible();
    await expect(field).toHaveValue('123 45');
  },
});

export const Keno = meta.story({
  name: 'Takes as many numbers as the bet has',
  args: { address: '/lottery?gameCode=KENO_20&playType=KENO_3' },
  play: async (story) => {
    const { press, t } = stepsOf(story);
    await tick(story, '05', '11', '77', '78');
    await expect(story.canvas.getByRole('option', { name: '78' })).toHaveAttribute(
      'aria-selected',
      'false',
    );
    await press('lottery.add');
    const slip = story.canvas.getByRole('region', { name: t('lottery.slip') });
    await expect(await within(slip).findByText('05 · 11 · 77')).toBeVisible();
    const [title] = story.canvas.getAllByText(t('lottery.prizes'));
    await story.userEvent.click(title as HTMLElement);
    await expect(
      await story.canvas.findByRole('table', { name: t('lottery.prizes') }),
    ).toBeVisible();
  },
});

export const Placed = meta.story({
  name: 'Places a slip, which then waits for its draw',
  args: { address: hanoi },
  parameters: { sandbox: member },
  play: async (story) => {
    const { press, pattern, sees, t } = stepsOf(story);
    await tick(story, '13');
    await press('lottery.add');
    await press(pattern('lottery.send'));
    await story.canvas.findByText(pattern('lottery.done'), {}, slow);
    await sees('lottery.state.open');
    await sees('lottery.slip.empty');
    const placed = story.canvas.getByRole('region', { name: t('lottery.tickets') });
    await expect(within(placed).getByRole('timer')).toHaveTextContent(t('lottery.ticket.drawIn'));
  },
});

export const Refused = meta.story({
  name: 'Keeps a slip that was not placed',
  args: { address: hanoi },
  parameters: { sandbox: { ...member, faults: { drawBet: down } } },
  play: async (story) => {
    const { press, pattern, sees } = stepsOf(story);
    await tick(story, '13');
    await press('lottery.add');
    await press(pattern('lottery.send'));
    await sees('lottery.lost.title');
    await expect(story.canvas.getAllByText('13').length).toBeGreaterThan(1);
  },
});

export const DrawClosed = meta.story({
  name: 'Keeps a slip whose draw closed while it was sent, for the next draw',
  args: { address: hanoi },
  parameters: { sandbox: { ...member, refusals: { drawBet: 'DRAW_CLOSED' } } },
  play: async (story) => {
    const { press, pattern, button } = stepsOf(story);
    await tick(story, '13');
    await press('lottery.add');
    await press(pattern('lottery.send'));
    await story.canvas.findByText(pattern('lottery.moved'), {}, slow);
    // It can be sent again as it is.
    await expect(story.canvas.getAllByText('13').length).toBeGreaterThan(1);
    await expect(await button(pattern('lottery.send'))).toBeEnabled();
  },
});

export const Session = meta.story({
  name: 'Shows a member how they stand while they bet on draws',
  args: { address: hanoi },
  parameters: { sandbox: member, spec: ['B2.08', 'B2.09'] },
  play: async (story) => {
    const { press, sees } = stepsOf(story);
    await sees('play.bar.net');
    await press('play.bar.limits');
    await sees('play.limits.title');
    await fits(story);
  },
});

export const TimeUp = meta.story({
  name: 'Takes no more bets of a member whose own time limit is used up',
  args: { address: hanoi },
  tags: ['phone'],
  parameters: {
    sandbox: {
      ...member,
      values: {
        protection: {
          limits: [{ kind: 'time', period: 'day', amount: '60', used: '60', left: '0', since: 1 }],
        },
      },
    },
  },
  play: async (story) => {
    const { t } = stepsOf(story);
    const found = await waitFor(
      // Its name is known when the words of the page are there.
      () => within(document.body).getByRole('alertdialog', { name: t('play.timeUp.title') }),
      slow,
    );
    const cover = within(found);
    await expect(cover.queryByRole('button', { name: t('play.check.continue') })).toBeNull();
    await waitFor(() => expect(cover.getByText(t('play.limits.title'))).toBeVisible(), slow);
    await story.userEvent.keyboard('{Escape}');
    await story.userEvent.click(cover.getByRole('button', { name: t('play.leave') }));
    await waitFor(() => expect(cards().length).toBeGreaterThan(20), slow);
  },
});

export const AnotherDraw = meta.story({
  name: 'Asks before a slip goes to another draw than the one it was filled for',
  args: { address: '/lottery?gameCode=PK10' },
  parameters: { sandbox: member },
  play: async (story) => {
    const { press, pattern, t, passMinutes } = stepsOf(story);
    await press('lottery.quick');
    const draw = () => story.canvas.getByText(t('lottery.draw')).nextElementSibling?.textContent;
    const before = draw();
    await passMinutes(10);
    // Whoever comes back to the page is shown the draw that is open now.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(draw()).not.toBe(before), slow);
    await press(pattern('lottery.send'));
    await story.canvas.findByText(pattern('lottery.moved'), {}, slow);
    await expect(story.canvas.queryByText(pattern('lottery.done'))).toBeNull();
    await press(pattern('lottery.send'));
    await story.canvas.findByText(pattern('lottery.done'), {}, slow);
  },
});

export const WithoutResults = meta.story({
  name: 'Offers to load results and bets again',
  args: { address: hanoi },
  parameters: { sandbox: { ...member, faults: { drawResults: down, drawTickets: down } } },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('lottery.results.failed');
    await sees('lottery.tickets.failed');
  },
});

export const RulesFailed = meta.story({
  name: 'Offers to load the rules again',
  args: { address: hanoi },
  parameters: { sandbox: { faults: { drawRules: down } } },
  play: async (story) => {
    await stepsOf(story).sees('lottery.rules.failed');
  },
});

export const RulesLoading = meta.story({
  name: 'Lottery loading',
  args: { address: hanoi },
  parameters: { sandbox: { faults: { drawRules: late } } },
  play: async (story) => {
    await waitFor(
      () => expect(story.canvasElement.querySelector('main [aria-busy=true]')).not.toBeNull(),
      slow,
    );
  },
});

export const Unknown = meta.story({
  name: 'Leads from an unknown lottery to all',
  args: { address: '/lottery?gameCode=nothing' },
  play: async (story) => {
    await stepsOf(story).sees('lottery.unknown.title');
  },
});

export const Vietnam = meta.story({
  name: 'Shows the stations of Vietnam with their results',
  args: { address: '/vnlottery' },
  tags: ['phone'],
  parameters: { spec: ['2.19'] },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await expect(await heading('lottery.vn.title')).toBeVisible();
    await expect(await heading('lottery.vn.history')).toBeVisible();
    await fits(story);
  },
});

export const VietnamOnADesktop = Vietnam.extend({
  name: 'Vietnam, desktop',
  tags: ['desktop'],
  globals: desktop,
});

export const VietnamRecent = meta.story({
  name: 'Lists the stations that a member bet on lately',
  args: { address: '/vnlottery' },
  parameters: { spec: ['7.31'], sandbox: member },
  play: async (story) => {
    const { t } = stepsOf(story);
    await story.userEvent.click(
      await story.canvas.findByRole('link', { name: t('lottery.list.recent') }, slow),
    );
    const asked = await waitFor(async () => {
      const table = story.canvas.getByRole('table', { name: t('lottery.vn.stations') });
      const stations = within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
      // The platform's demo member has played six lotteries; a region has six stations and more.
      await expect(stations.length).toBeLessThan(6);
      return stations;
    }, slow);
    await expect(asked.length).toBeGreaterThan(0);
    // Their results and the check of a ticket are of these stations alone.
    const check = await story.canvas.findByRole(
      'region',
      { name: t('lottery.vn.check.title') },
      slow,
    );
    for (const option of within(check).getAllByRole('option')) {
      await expect(asked.some((name) => name?.includes(option.textContent ?? '-'))).toBe(true);
    }
  },
});

export const VietnamNothingRecent = meta.story({
  name: 'Explains that a member has bet on no station',
  args: { address: '/vnlottery?list=recent' },
  parameters: { sandbox: { signedIn: { as: 'arun2026' } } },
  play: async (story) => {
    await stepsOf(story).sees('lottery.empty.recent.title');
  },
});

export const VietnamRecentFailed = meta.story({
  name: 'Offers to load recent stations again',
  args: { address: '/vnlottery?list=recent' },
  parameters: { sandbox: { ...member, faults: { vnRecentMenu: down } } },
  play: async (story) => {
    await stepsOf(story).sees('home.lotteries.error');
  },
});

export const VietnamLobby = meta.story({
  name: 'Opens the slip of a station where the platform has its lobby',
  args: { address: '/vnlottery' },
  parameters: { spec: ['7.43'], sandbox: member },
  play: async (story) => {
    const { t } = stepsOf(story);
    const [bet] = await story.canvas.findAllByRole('link', { name: t('home.lotteries.bet') }, slow);
    if (bet) await story.userEvent.click(bet);
    await stepsOf(story).heading('lottery.slip');
  },
});

export const VietnamLobbyFailed = VietnamLobby.extend({
  name: 'Opens the slip of a station while the platform has no lobby',
  parameters: { sandbox: { ...member, faults: { lobbyLaunch: down } } },
});

export const VietnamElsewhere = meta.story({
  name: 'Calls nobody away who has opened another region meanwhile',
  args: { address: '/vnlottery' },
  parameters: { sandbox: member },
  play: async (story) => {
    const { t, hold, part, heading } = stepsOf(story);
    const { asked, letGo } = hold('lobbyLaunch');
    const regions = await part('lottery.vn.regions', 'navigation');
    const [, other] = within(regions).getAllByRole('link');
    if (!other) throw new Error('There is no second region.');
    await story.userEvent.click(await part('lottery.vn.play', 'link'));
    await story.userEvent.click(other);
    await waitFor(() => expect(other).toHaveAttribute('aria-current'), slow);
    await asked;
    letGo();
    // Nothing more comes of it.
    await new Promise((done) => setTimeout(done, 1500));
    await expect(story.canvas.queryByRole('heading', { name: t('lottery.slip') })).toBeNull();
    await expect(await heading('lottery.vn.title')).toBeVisible();
  },
});

export const VietnamFailed = meta.story({
  name: 'Offers to load stations again',
  args: { address: '/vnlottery' },
  parameters: { sandbox: { faults: { vnGameMenu: down } } },
  play: async (story) => {
    await stepsOf(story).sees('home.lotteries.error');
  },
});

export const VietnamWithoutResults = meta.story({
  name: 'Shows stations without their results',
  args: { address: '/vnlottery' },
  parameters: { sandbox: { faults: { vnNumero: down } } },
  play: async (story) => {
    const { sees, heading } = stepsOf(story);
    await expect(await heading('lottery.vn.stations')).toBeVisible();
    await sees('lottery.results.failed');
  },
});
