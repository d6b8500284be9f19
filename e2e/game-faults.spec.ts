// Each call of a hall, of the lottery lobby and of a game's frame, with every fault: a calm state, a way on, and nothing staked twice.
import { asked, passUntilNextHour } from './fixtures/books.ts';
import { partsCome } from './fixtures/parts-come.ts';
import { addCar, race, slip, tickets } from './fixtures/race.ts';
import {
  faults as commonFaults,
  during,
  type Fault,
  faultsByTurns,
  hold,
} from './sign-in/faults.ts';
import { beMember, expect, mayura, type Page, test } from './sign-in/sign-in-page.ts';

const { at } = mayura;
const slot = '/game?gameType=RNG&gameCode=1001';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Games', exact: true }).getByRole('listitem');
const start = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const frame = (page: Page) => page.frameLocator('iframe');
const oneRound = (page: Page) => frame(page).getByRole('button', { name: 'Play one round' });
const outcome = (page: Page) => frame(page).getByRole('status');
/** Presses the retry of one failure, a whole page's or a part's: the balance may have met the same silence and have such a button as well. */
const retryOf = (words: string) => (page: Page) =>
  page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ hasText: words })
    .getByRole('button', { name: 'Try again' })
    .click();

async function asMember(page: Page) {
  await beMember(page, mayura, 'mira2026');
}

/** JSON of another shape than the contract's is no answer either. */
const faults: readonly Fault[] = [
  ...commonFaults,
  {
    name: 'JSON of another shape',
    says: /invalid response/,
    play: (route) => route.fulfill({ json: { success: true, value: [{ list: 7 }] } }),
  },
];

/** A call that only reads. */
interface Reading {
  readonly name: string;
  readonly call: string;
  readonly as?: 'member';
  /** Before the fault; the call is made by `act`. */
  readonly reach?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<unknown>;
  /** What else of the page shows while it waits for this call alone. */
  readonly beside?: (page: Page) => Promise<void>;
  /** The calm state. */
  readonly calm: (page: Page, fault: Fault) => Promise<void>;
  /** What leads on, and where to; left out where nothing is missing. */
  readonly again?: (page: Page) => Promise<void>;
  readonly ends?: (page: Page) => Promise<void>;
}

const says = (words: string | RegExp) => async (page: Page) =>
  expect(page.getByText(words).first()).toBeVisible();
const saysWhy = (words: string) => async (page: Page, fault: Fault) => {
  await says(words)(page);
  await says(fault.says)(page);
};
const hasGames = async (page: Page) => expect(cards(page).first()).toBeVisible();
const hasPicker = (page: Page) =>
  expect(page.getByRole('button', { name: 'Add to slip' })).toBeVisible();

const readings: readonly Reading[] = [
  {
    name: 'the games of a hall',
    call: '**/lgw/games/list*',
    act: (page) => page.goto(at('/fish')),
    calm: saysWhy('The games did not load'),
    again: retryOf('The games did not load'),
    ends: hasGames,
  },
  {
    name: 'another page of a hall',
    call: '**/lgw/games/list?*pageNo=4*',
    reach: async (page) => {
      await page.goto(at('/live'));
      await hasGames(page);
    },
    act: (page) => page.getByRole('button', { name: 'Last page' }).click(),
    calm: saysWhy('The games did not load'),
    again: retryOf('The games did not load'),
    ends: async (page) => {
      await expect(page.getByText('The games did not load')).toHaveCount(0);
      await expect(page.getByText('Page 4 of 4')).toBeVisible();
      await expect
        .poll(async () => Number(await cards(page).last().getAttribute('aria-posinset')))
        .toBeGreaterThan(45);
    },
  },
  {
    name: 'the providers of a hall',
    call: '**/lgw/games/vendors*',
    act: (page) => page.goto(at('/fish')),
    beside: hasGames,
    calm: hasGames,
  },
  {
    name: 'the popular games of a hall',
    call: '**/lgw/games/hot*',
    act: (page) => page.goto(at('/fish')),
    beside: hasGames,
    calm: hasGames,
  },
  {
    name: 'the rooms of card games',
    call: '**/wps/relay/GLS2_roomList*',
    act: (page) => page.goto(at('/pvp')),
    beside: hasGames,
    calm: async (page) => {
      await says('The rooms did not load')(page);
      await hasGames(page);
    },
    again: retryOf('The rooms did not load'),
    ends: async (page) => {
      await expect(page.getByText('The rooms did not load')).toHaveCount(0);
    },
  },
  {
    name: 'the banners of a hall',
    call: '**/wps/system/banner*',
    act: (page) => page.goto(at('/fish')),
    beside: hasGames,
    calm: hasGames,
  },
  {
    name: 'the settings that name the classes of slots',
    call: '**/wps/system/whitelabel*',
    act: (page) => page.goto(at('/rng')),
    beside: hasGames,
    calm: hasGames,
  },
  {
    name: 'the marks of favourites',
    call: '**/lgw/games/favourites*',
    as: 'member',
    act: (page) => page.goto(at('/fish')),
    beside: hasGames,
    calm: hasGames,
  },
  ...(
    [
      ['favourite', 'fav', 'favourite_list'],
      ['recent', 'recent', 'recent_list'],
    ] as const
  ).map(
    ([what, list, path]): Reading => ({
      name: `the ${what} games of a member`,
      call: `**/lgw/games/${path}*`,
      as: 'member',
      act: (page) => page.goto(at(`/rng?list=${list}`)),
      calm: saysWhy('The games did not load'),
      again: retryOf('The games did not load'),
      ends: hasGames,
    }),
  ),
  {
    name: 'the providers of seamless games',
    call: '**/lgw/games/vendor_lanes*',
    act: (page) => page.goto(at('/seamless')),
    calm: says('The providers did not load'),
    again: retryOf('The providers did not load'),
    ends: async (page) => {
      await expect(page.getByRole('link', { name: 'Veranda Live' })).toBeVisible();
    },
  },
  {
    name: 'the games of the popup',
    call: '**/lgw/games/list*',
    act: (page) => page.goto(at('/game?isGame=VASSALAGE&gameType=RNG&vassalage=LUMA')),
    calm: saysWhy('The games did not load'),
    again: retryOf('The games did not load'),
    ends: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Lumatide' }).getByRole('link')).toHaveCount(
        15,
      );
    },
  },
  {
    name: 'the rules of a game',
    call: '**/lgw/games/rules*',
    act: (page) => page.goto(at(slot)),
    calm: saysWhy('The rules could not load'),
    again: retryOf('The rules could not load'),
    ends: (page) => expect(page.getByRole('table', { name: 'Prize table' })).toBeVisible(),
  },
  {
    name: 'the lotteries of the lobby',
    call: '**/lgw/lottery/games*',
    act: (page) => page.goto(at('/lottery')),
    calm: says('The lotteries did not load'),
    again: retryOf('The lotteries did not load'),
    ends: async (page) => {
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'what a lottery takes bets on',
    call: '**/lgw/lottery/rules*',
    act: (page) => page.goto(at(race)),
    calm: says('The rules of this lottery did not load'),
    again: retryOf('The rules of this lottery did not load'),
    ends: (page) => expect(page.getByRole('button', { name: 'Add to slip' })).toBeVisible(),
  },
  ...(
    [
      ['hot', '**/lgw/games/popular*'],
      ['recent', '**/lgw/lottery/recent*'],
    ] as const
  ).map(
    ([list, call]): Reading => ({
      name: `the ${list} lotteries of the lobby`,
      call,
      as: 'member',
      act: (page) => page.goto(at(`/lottery?list=${list}`)),
      calm: says('The lotteries did not load'),
      again: retryOf('The lotteries did not load'),
      ends: async (page) => {
        await expect(page.getByText('The lotteries did not load')).toHaveCount(0);
      },
    }),
  ),
  {
    name: 'the last draws of a lottery',
    call: '**/lgw/lottery/results*',
    act: (page) => page.goto(at(race)),
    beside: hasPicker,
    calm: async (page, fault) => {
      await saysWhy('The results did not load')(page, fault);
      await hasPicker(page);
    },
    again: retryOf('The results did not load'),
    ends: (page) => expect(page.getByRole('table', { name: 'Latest results' })).toBeVisible(),
  },
  {
    name: 'the bets of a member on a lottery',
    call: '**/wps/lottery/tickets*',
    as: 'member',
    act: (page) => page.goto(at(race)),
    beside: hasPicker,
    calm: async (page, fault) => {
      await saysWhy('Your bets did not load')(page, fault);
      await hasPicker(page);
    },
    again: retryOf('Your bets did not load'),
    ends: async (page) => {
      await expect(page.getByText('Your bets did not load')).toHaveCount(0);
    },
  },
  {
    name: 'the stations of Vietnam',
    call: '**/lgw/vn/games/game_menu*',
    act: (page) => page.goto(at('/vnlottery')),
    calm: saysWhy('The lotteries did not load'),
    again: retryOf('The lotteries did not load'),
    ends: (page) => expect(page.getByRole('table', { name: 'Stations' })).toBeVisible(),
  },
  {
    name: 'the results of Vietnam',
    call: '**/lgw/vn/games/numero*',
    act: (page) => page.goto(at('/vnlottery')),
    beside: (page) => expect(page.getByRole('table', { name: 'Stations' })).toBeVisible(),
    calm: async (page, fault) => {
      await saysWhy('The results did not load')(page, fault);
      await expect(page.getByRole('table', { name: 'Stations' })).toBeVisible();
    },
    again: retryOf('The results did not load'),
    ends: async (page) => {
      await expect(page.getByText('The results did not load')).toHaveCount(0);
    },
  },
  ...(
    [
      ['position', '**/wps/member/report/position*'],
      ['wallets', '**/wps/wallets/merchant*'],
      ['limits', '**/wps/member/protection'],
    ] as const
  ).map(
    ([what, call]): Reading => ({
      name: `the ${what} of a member above a game`,
      call,
      as: 'member',
      reach: async (page) => {
        await page.goto(at(slot));
      },
      act: (page) => start(page).click(),
      beside: (page) => expect(oneRound(page)).toBeEnabled(),
      // The game is played in any case; what is not known is not made up.
      calm: async (page) => {
        await expect(oneRound(page)).toBeEnabled();
        await expect(page.getByRole('region', { name: 'Your session' })).toBeVisible();
      },
    }),
  ),
  ...['open', 'launchGame', 'enter'].map(
    (call): Reading => ({
      name: `the opening of a game (${call})`,
      call: `**/wps/game/${call}`,
      as: 'member',
      reach: async (page) => {
        await page.goto(at(slot));
      },
      act: (page) => start(page).click(),
      calm: saysWhy('The game did not open'),
      again: retryOf('The game did not open'),
      ends: (page) => expect(oneRound(page)).toBeEnabled(),
    }),
  ),
];

for (const [index, reading] of readings.entries()) {
  const { name, call, as, reach, act, beside, calm, again, ends } = reading;
  for (const fault of faultsByTurns(faults, index)) {
    test(`${name}, ${fault.name}: a calm state, and the next try succeeds`, async ({ page }) => {
      await page.clock.install();
      if (as === 'member') await asMember(page);
      await reach?.(page);
      await during(page, call, fault, async () => {
        await act(page);
        await beside?.(page);
      });
      await calm(page, fault);
      await page.unroute(call);
      await again?.(page);
      await ends?.(page);
    });
  }

  test(`${name}, slow: nothing is said to have failed, and it comes in the end`, async ({
    page,
  }) => {
    if (as === 'member') await asMember(page);
    await reach?.(page);
    const release = await hold(page, call);
    const sent = page.waitForRequest(call);
    await act(page);
    await sent;
    await beside?.(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText(/did not load|could not load|did not open/)).toHaveCount(0);
    release();
    await (ends ?? beside)?.(page);
  });
}

for (const fault of faults) {
  test(`a round whose answer is lost, ${fault.name}: asked for again, and staked once`, async ({
    page,
  }) => {
    await page.clock.install();
    await asMember(page);
    await page.goto(at(slot));
    await start(page).click();
    await expect(oneRound(page)).toBeEnabled();
    const keys = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/game/round')) keys.add(request.headers()['idempotency-key']);
    });
    const held = () => asked<{ sumBalance: string }>(page, '/wps/v2/wallets/balance');
    const before = Number((await held()).sumBalance);
    await during(page, '**/wps/game/round', fault, () => oneRound(page).click());
    await expect(async () => {
      await page.clock.fastForward(20_000);
      await expect(page.getByText('No answer has come')).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.unroute('**/wps/game/round');
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(outcome(page)).toHaveText(/Stake .* return /);
    expect(keys.size, 'every attempt has the key of the round').toBe(1);
    const [stake = 0, win = 0] = ((await outcome(page).locator('strong').textContent()) ?? '')
      .split(', return ')
      .map((text) => Number(/\d[\d,]*(\.\d+)?/.exec(text)?.[0].replaceAll(',', '')));
    await expect
      .poll(async () => Math.round((Number((await held()).sumBalance) - before) * 100))
      .toBe(Math.round((win - stake) * 100));
  });

  test(`a slip whose answer is lost, ${fault.name}: asked for again, and placed once`, async ({
    page,
  }) => {
    await page.clock.install();
    await asMember(page);
    await passUntilNextHour(page);
    await page.goto(at(race));
    await addCar(page, '07');
    await during(page, '**/wps/lottery/bet', fault, () =>
      slip(page).getByRole('button', { name: /^Bet / }).click(),
    );
    await expect(async () => {
      await page.clock.fastForward(20_000);
      await expect(slip(page).getByText('No answer yet')).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.unroute('**/wps/lottery/bet');
    await slip(page).getByRole('button', { name: 'Ask again' }).click();
    await expect(slip(page).getByText(/^Your bet is placed/)).toBeVisible();
    expect(await tickets(page)).toHaveLength(1);
  });
}

test('double presses turn two pages, open one game and play one round', async ({ page }) => {
  const made: string[] = [];
  page.on('request', (request) => made.push(new URL(request.url()).pathname));
  const times = (path: string) => made.filter((each) => each === path).length;
  await asMember(page);
  await page.goto(at('/fish'));
  await hasGames(page);
  // The pager stands still at the foot of the window once the page is scrolled.
  await partsCome(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(300);
  await page.getByRole('button', { name: 'Next page' }).dblclick();
  await expect(page.getByText(/^Page 3 of/)).toBeVisible();
  await page.goto(at(slot));
  await start(page).dblclick();
  await expect(oneRound(page)).toBeEnabled();
  expect(times('/wps/game/launchGame')).toBe(1);
  await oneRound(page).dblclick();
  await expect(outcome(page)).toHaveText(/Stake .* return /);
  expect(times('/wps/game/round')).toBe(1);
});
