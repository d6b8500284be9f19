import { expect, waitFor } from 'storybook/test';
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

const meta = preview.meta({
  title: 'Screens/Lobby',
  tags: ['!autodocs'],
  ...pageAt('/rng'),
  globals: phone,
});

const slow = { timeout: 15_000 };
/** A way through the page, such as a list of games; the current one is marked. */
const way = (story: Playing, name: string | RegExp) =>
  story.canvas.findByRole('link', { name }, slow);
const cards = () => [...document.querySelectorAll<HTMLElement>('[aria-posinset]')];
/** A list that fits a page has so many games. */
const shown = (count: number) =>
  waitFor(() => expect(cards()[0]).toHaveAttribute('aria-setsize', String(count)), slow);
/** A list of several pages has the places of all of them. */
const whole = () => waitFor(() => expect(placesOf(cards()[0])).toBeGreaterThan(15), slow);
const placesOf = (card: Element | undefined) => Number(card?.ariaSetSize);
const lobby = (story: Playing, type: Parameters<ReturnType<typeof stepsOf>['t']>[0]) => {
  const { t } = stepsOf(story);
  return t('halls.lobby', { name: t(type) });
};

export const Slots = meta.story({
  name: 'Shows the slots with their providers and the jackpot',
  parameters: { spec: ['2.17', '2.70'] },
  play: async (story) => {
    const { t, sees } = stepsOf(story);
    await expect(
      await story.canvas.findByRole('heading', { name: lobby(story, 'halls.type.RNG') }, slow),
    ).toBeVisible();
    await whole();
    await expect(await way(story, 'Tideglass')).toHaveAttribute('href', '/rng?vassalage=TIDE');
    await expect(story.canvas.getByRole('button', { name: t('halls.vendors.next') })).toBeVisible();
    await sees('home.jackpot.illustration');
  },
});

export const OnADesktop = Slots.extend({ name: 'Desktop', tags: ['desktop'], globals: desktop });

export const LiveCasino = meta.story({
  name: 'Hides the arrows for seven providers or fewer',
  args: { address: '/live' },
  parameters: { spec: ['2.16', '2.21'] },
  play: async (story) => {
    const { t } = stepsOf(story);
    await whole();
    await expect(await way(story, 'Silkroom')).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: t('halls.vendors.next') })).toBeNull();
    await expect(await way(story, lobby(story, 'halls.type.LIVE'))).toHaveAttribute(
      'aria-current',
      'page',
    );
    // Without classes of games, too, the filters are closed until they are opened.
    await expect(
      story.canvas.getByRole('button', { name: t('halls.filter.more'), expanded: false }),
    ).toBeVisible();
  },
});

export const Provider = meta.story({
  name: 'Shows the games of one provider',
  args: { address: '/rng?vassalage=HALC' },
  play: async (story) => {
    const { t } = stepsOf(story);
    await shown(5);
    await expect(await way(story, 'Halcyon Reels')).toHaveAttribute('aria-current', 'true');
    await story.userEvent.click(await way(story, t('halls.vendors.all')));
    await whole();
  },
});

export const NoGames = meta.story({
  name: 'Leads from a provider without games to all games',
  args: { address: '/rng?vassalage=GROV' },
  play: async (story) => {
    const { press, sees } = stepsOf(story);
    await sees('halls.empty.hall.title');
    await press('halls.empty.all');
    await whole();
  },
});

export const Maintenance = meta.story({
  name: 'Explains that a provider is under maintenance',
  args: { address: '/rng?vassalage=NIMB' },
  play: async (story) => {
    const { sees, t } = stepsOf(story);
    await sees('halls.closed.title', { provider: 'Nimbus Foundry' });
    await waitFor(() => expect(cards()[0]).toHaveTextContent(t('halls.closed.card')), slow);
  },
});

export const Pages = meta.story({
  name: 'Turns to the last page and back',
  parameters: { spec: ['2.72'] },
  play: async (story) => {
    const { press, button } = stepsOf(story);
    const leadsOn = async (turn: 'first' | 'prev' | 'next' | 'last', leads: boolean) =>
      waitFor(async () => {
        const found = await button(`halls.turn.${turn}`);
        await expect(found.ariaDisabled).toBe(leads ? null : 'true');
      }, slow);
    // The provider's name comes with a call of its own.
    const first = () => cards()[0]?.querySelector('[title]')?.textContent;
    await whole();
    const opened = first();
    await leadsOn('prev', false);
    await press('halls.turn.last');
    await leadsOn('next', false);
    await press('halls.turn.prev');
    await leadsOn('next', true);
    await press('halls.turn.first');
    await leadsOn('first', false);
    await press('halls.turn.next');
    await leadsOn('first', true);
    await waitFor(() => expect(first()).not.toBe(opened), slow);
    await press('halls.turn.prev');
    await waitFor(() => expect(first()).toBe(opened), slow);
  },
});

export const Scrolled = meta.story({
  name: 'Loads each page as it comes near, and the pager shows the page in view',
  parameters: { spec: ['4.30', '9.33'] },
  play: async (story) => {
    const { t } = stepsOf(story);
    await whole();
    const pages = Math.ceil(placesOf(cards()[0]) / 15);
    const pager = story.canvas.getByRole('navigation', { name: t('halls.pages') });
    await expect(pager).toHaveTextContent(t('halls.page', { page: 1, pages }));
    const place = () => Number(cards().at(-1)?.ariaPosInSet);
    await waitFor(async () => {
      scrollBy(0, 400);
      await expect(place()).toBeGreaterThan(45);
    }, slow);
    await waitFor(
      () => expect(pager).not.toHaveTextContent(t('halls.page', { page: 1, pages })),
      slow,
    );
    scrollTo(0, 0);
    await waitFor(() => expect(cards()[0]).toHaveAttribute('aria-posinset', '1'), slow);
  },
});

export const Searched = meta.story({
  name: 'Searches by name, and shows all games again',
  play: async (story) => {
    const { fill, press, sees, t } = stepsOf(story);
    await whole();
    await fill('halls.filter.name', 'zzzz');
    // The header has a search as well, of the whole site.
    const name = story.canvas.getByRole('searchbox', { name: t('halls.filter.name') });
    await story.userEvent.type(name, '{Enter}');
    await sees('halls.empty.none.title');
    await press('halls.empty.all');
    await whole();
  },
});

export const Filtered = meta.story({
  name: 'Opens the filters of a phone, and keeps the focus and what is typed while one is chosen',
  tags: ['phone'],
  play: async (story) => {
    const { press, fill, t } = stepsOf(story);
    await whole();
    await expect(
      story.canvas.queryByRole('combobox', { name: t('halls.filter.minBet') }),
    ).toBeNull();
    await fill('halls.filter.name', 'lantern');
    await press('halls.filter.more');
    const least = story.canvas.getByRole('combobox', { name: t('halls.filter.minBet') });
    least.focus();
    await story.userEvent.selectOptions(least, '0.1');
    await waitFor(() => expect(least).toHaveValue('0.1'), slow);
    await expect(least).toHaveFocus();
    // What was typed is searched for with it.
    await expect(story.canvas.getByRole('searchbox', { name: t('halls.filter.name') })).toHaveValue(
      'lantern',
    );
    await waitFor(() => expect(placesOf(cards()[0])).toBeLessThan(15), slow);
  },
});

export const Guest = meta.story({
  name: 'Offers guests popular games, and no lists of their own',
  parameters: { spec: ['2.71', '4.28'] },
  play: async (story) => {
    const { t } = stepsOf(story);
    await story.userEvent.click(await way(story, t('halls.list.hot')));
    await waitFor(() => expect(cards().length).toBeGreaterThan(0), slow);
    await expect(story.canvas.queryByRole('link', { name: t('halls.list.fav') })).toBeNull();
    await expect(story.canvas.queryByRole('link', { name: t('halls.list.recent') })).toBeNull();
    await expect(document.querySelector('[aria-pressed]')).toBeNull();
  },
});

export const NoPopularGames = meta.story({
  name: 'Offers no popular games where there are none',
  args: { address: '/cockfight' },
  parameters: { spec: ['2.71'], sandbox: { faults: { hotGames: down } } },
  play: async (story) => {
    const { t } = stepsOf(story);
    await shown(6);
    await expect(story.canvas.queryByRole('link', { name: t('halls.list.hot') })).toBeNull();
  },
});

export const Favourites = meta.story({
  name: 'Shows members their favourites',
  args: { address: '/rng?list=fav' },
  parameters: { spec: ['2.71'], sandbox: { signedIn: { as: 'mira2026' } } },
  play: async (story) => {
    const { t } = stepsOf(story);
    await waitFor(() => expect(cards().length).toBeGreaterThan(0), slow);
    await waitFor(
      () => expect(document.querySelectorAll("[aria-pressed='true']").length).toBe(cards().length),
      slow,
    );
    await expect(await way(story, t('halls.list.fav'))).toHaveAttribute('aria-current', 'page');
  },
});

export const NoFavourites = meta.story({
  name: 'Explains an empty list of favourites',
  args: { address: '/rng?list=fav' },
  parameters: { sandbox: { signedIn: { as: 'arun2026' } } },
  play: async (story) => {
    await stepsOf(story).sees('halls.empty.fav.title');
  },
});

export const Recent = meta.story({
  name: 'Adds the next page of recent games at the end of the list',
  args: { address: '/rng?list=recent' },
  parameters: { spec: ['4.29'], sandbox: { signedIn: { as: 'mira2026' } } },
  play: async () => {
    await waitFor(() => expect(cards().length).toBeGreaterThan(0), slow);
    await waitFor(async () => {
      scrollTo(0, document.documentElement.scrollHeight);
      await expect(Number(cards()[0]?.ariaSetSize)).toBeGreaterThan(15);
    }, slow);
  },
});

export const Trial = meta.story({
  name: 'Offers trial accounts no lists of their own',
  args: { address: '/rng?list=recent' },
  parameters: { sandbox: { signedIn: { as: 'trial2026' } } },
  play: async (story) => {
    const { t } = stepsOf(story);
    await whole();
    await expect(story.canvas.queryByRole('link', { name: t('halls.list.recent') })).toBeNull();
  },
});

export const Jackpots = meta.story({
  name: 'Shows jackpots as a lobby of their own',
  args: { address: '/rng?page=JACKPOT' },
  parameters: { spec: ['2.69'] },
  play: async (story) => {
    await waitFor(() => expect(cards().length).toBeGreaterThan(0), slow);
    await expect(await way(story, lobby(story, 'halls.type.MINI'))).toHaveAttribute(
      'href',
      '/rng?page=MINI',
    );
    await expect(await way(story, lobby(story, 'halls.type.JACKPOT'))).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { faults: { gameList: late, vendorList: late, hotGames: late } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status')).length).toBeGreaterThan(0);
  },
});

export const Failed = meta.story({
  parameters: { sandbox: { faults: { gameList: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('halls.failed');
    await expect(await button('common.retry')).toBeVisible();
  },
});

export const Undone = meta.story({
  name: 'Takes a removed favourite back',
  args: { address: '/rng?list=fav' },
  parameters: { spec: ['4.38'], sandbox: { signedIn: { as: 'tara2026' } } },
  play: async (story) => {
    const { press, sees, t } = stepsOf(story);
    await waitFor(() => expect(cards().length).toBeGreaterThan(0), slow);
    const count = cards().length;
    const name = cards()[0]?.querySelector('[title]')?.textContent ?? '';
    await story.userEvent.click(
      await story.canvas.findByRole(
        'button',
        { name: t('session.favourite.mark', { game: name }) },
        slow,
      ),
    );
    await sees('halls.fav.removed', { game: name });
    await waitFor(() => expect(cards().length).toBe(count - 1), slow);
    await press('halls.fav.undo');
    await waitFor(() => expect(cards().length).toBe(count), slow);
  },
});

export const CardGames = meta.story({
  name: 'Shows the rooms of the card games',
  args: { address: '/pvp' },
  play: async (story) => {
    const { heading, t } = stepsOf(story);
    await expect(await heading('halls.rooms.title')).toBeVisible();
    await whole();
    const rooms = story.canvas.getByRole('region', { name: t('halls.rooms.title') });
    await waitFor(() => expect(rooms.querySelectorAll('li')).toHaveLength(8), slow);
    await expect(rooms.querySelector('li')).toHaveTextContent('Quillcard');
    // A room leads to the game that is played there.
    const [first] = rooms.querySelectorAll('a');
    await expect(first?.getAttribute('href')).toMatch(/^\/game\?gameType=PVP&.*gameCode=\d+$/);
  },
});

export const ClosedRooms = meta.story({
  name: 'Shows a closed room without a way in',
  args: { address: '/pvp' },
  parameters: {
    sandbox: {
      values: {
        pvpRooms: [
          {
            roomId: 'QUIL-1',
            vassalage: 'QUIL',
            nodeId: 1,
            name: 'Amber Rummy',
            language: 'EN',
            seats: 2,
            minStake: '0.50',
            maxStake: '500.00',
            isOpen: false,
          },
        ],
      },
    },
  },
  play: async (story) => {
    const { t } = stepsOf(story);
    const rooms = await story.canvas.findByRole('region', { name: t('halls.rooms.title') }, slow);
    await waitFor(() => expect(rooms).toHaveTextContent(t('halls.closed.card')), slow);
    await expect(rooms.querySelector('a')).toBeNull();
  },
});

export const RoomsFailed = meta.story({
  name: 'Offers to load the rooms again, above the games',
  args: { address: '/pvp' },
  parameters: { sandbox: { faults: { pvpRooms: down } } },
  play: async (story) => {
    await stepsOf(story).sees('halls.rooms.failed');
    await whole();
  },
});

export const Seamless = meta.story({
  name: 'Shows all providers by category: a lobby opens in the frame, games in their popup',
  args: { address: '/seamless' },
  parameters: { spec: ['2.10'] },
  play: async (story) => {
    await whole();
    await expect(await way(story, 'Veranda Live')).toHaveAttribute(
      'href',
      '/seamless?gameType=LIVE&vassalage=VERA',
    );
    await expect(await way(story, 'House Draws')).toHaveAttribute('href', '/lottery?vendor=LOTT');
    await story.userEvent.click(await way(story, 'Tosswell'));
    const popup = await story.canvas.findByRole('dialog', { name: 'Tosswell' }, slow);
    await waitFor(() => expect(popup.querySelectorAll('a[href^="/game"]')).toHaveLength(15), slow);
  },
});

export const SeamlessLobby = meta.story({
  name: 'Opens the lobby of a seamless provider, after what a guest must know',
  args: { address: '/seamless?gameType=LIVE&vassalage=PALM' },
  parameters: { spec: ['2.10'] },
  play: async (story) => {
    const { text, button, press } = stepsOf(story);
    await expect(await text('platform.login.required')).toBeVisible();
    await expect(await stepsOf(story).heading('play.rules.title')).toBeVisible();
    await expect(await button('play.start')).toBeEnabled();
    await press('play.start');
    await stepsOf(story).field('session.login.username');
  },
});

export const NoProviders = meta.story({
  name: 'Offers to ask for the providers again',
  args: { address: '/seamless' },
  parameters: { sandbox: { faults: { vendorLanes: down } } },
  play: async (story) => {
    await stepsOf(story).sees('halls.vendors.failed');
    await whole();
  },
});

export const OwnSports = meta.story({
  name: 'Opens the sports of one provider in the frame',
  args: { address: '/fbsports' },
  parameters: {
    spec: ['2.11'],
    sandbox: { signedIn: { as: 'mira2026' }, faults: { launchGame: late } },
  },
  play: async (story) => {
    const { press, text } = stepsOf(story);
    await waitFor(
      () =>
        expect(story.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
          'Fairbound Sports',
        ),
      slow,
    );
    await press('play.start');
    await expect(await text('play.loading')).toBeVisible();
    // The game has the page to itself.
    await expect(
      story.canvas.queryByRole('navigation', { name: stepsOf(story).t('halls.lobbies') }),
    ).toBeNull();
  },
});
