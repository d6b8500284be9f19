import {
  type EnglishSite,
  expect,
  expectMember,
  logIn,
  mayura,
  onEverySite,
  type Page,
  test,
} from './sign-in/sign-in-page.ts';

/** A slot of the first provider, whose code is LUMA. */
const slot = '/game?gameType=RNG&gameCode=1001';
const vendor = 'LUMA';
const username = 'tara2026';

const frame = (page: Page) => page.frameLocator('iframe');
const session = (page: Page) => page.getByRole('region', { name: 'Your session' });

/** What the platform answers the member, read beside the page. */
async function asked<Value>(page: Page, path: string): Promise<Value> {
  return page.evaluate(async (address) => {
    const headers = { Token: sessionStorage.getItem('token') ?? '' };
    const answer = await fetch(address, { headers });
    return (await answer.json()).value;
  }, path);
}

/** Money as an integer of ten thousandths, so that no float comes between. */
function units(money: string): bigint {
  const [whole = '0', part = ''] = money.replace('-', '').split('.');
  const size = BigInt(whole + part.slice(0, 4).padEnd(4, '0'));
  return money.startsWith('-') ? -size : size;
}

interface Wallets {
  readonly wallets: readonly { readonly vassalage?: string; readonly balance: string }[];
  readonly sumBalance: string;
}

/** Main wallet, the vendor's, and the sum of all. */
async function held(page: Page) {
  const { wallets, sumBalance } = await asked<Wallets>(page, '/wps/wallets/merchant');
  const of = (code?: string) =>
    units(wallets.find(({ vassalage }) => vassalage === code)?.balance ?? '0');
  return { main: of(), there: of(vendor), sum: units(sumBalance) };
}

/** The member's ledger as the platform's own page shows it: what each account holds, and the postings of a reference. */
async function ledger(page: Page, reference: string) {
  const sheet = await page.evaluate(
    async (account) => (await fetch(`/sandbox?account=${account}`)).text(),
    username,
  );
  const rows = [...sheet.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell),
  );
  const amount = (text = '') => units(text.split(' ')[0] ?? '');
  const balanceOf = (book: string) =>
    amount(rows.find((cells) => cells.length === 2 && cells[0] === book)?.[1]);
  return {
    main: balanceOf('wallet'),
    there: balanceOf(`vendor/${vendor}`),
    postings: rows
      .filter((cells) => cells.length === 5 && cells[4] === reference)
      .map(([, book, kind, size]) => ({ book, kind, size: amount(size) })),
  };
}

const onlyVendorWallets = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/sandbox/settings', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ vendorWallets: true }),
    });
  });

onEverySite((site: EnglishSite) => {
  test('[spec B2.04] [spec 7.20] [spec 7.35] a stake that the vendor’s wallet cannot pay is moved there with one press, and wallets, records and ledger agree', async ({
    page,
  }) => {
    await logIn(page, site, username);
    await expectMember(page);
    await onlyVendorWallets(page);
    const before = await held(page);
    expect(before.there).toBe(0n);
    await page.goto(site.at(slot));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const play = frame(page).getByRole('button', { name: 'Play one round' });
    await expect(play).toBeEnabled();
    await play.click();
    await expect(session(page).getByText('No stake was taken')).toBeVisible();
    expect(await held(page)).toEqual(before);

    // The game is still there, and not covered.
    await expect(play).toBeEnabled();
    await session(page)
      .getByRole('button', { name: /which is what is missing$/ })
      .click();
    await expect(session(page).getByText('The money is in the wallet of Lumatide.')).toBeVisible();
    const moved = await held(page);
    expect(moved.there).toBeGreaterThan(0n);
    expect(moved.main).toBe(before.main - moved.there);
    expect(moved.sum).toBe(before.sum);

    const ended = page.waitForResponse('**/wps/game/round/end');
    await play.click();
    const { round } = (await (await ended).json()).value as {
      round: { reference: string; stake: string; win: string };
    };
    const [stake, win] = [units(round.stake), units(round.win)];
    expect(stake).toBe(moved.there);
    const after = await held(page);
    expect(after).toEqual({
      main: moved.main,
      there: moved.there - stake + win,
      sum: moved.sum - stake + win,
    });

    const bets = await asked<{ list: { reference: string; stake: string; win: string }[] }>(
      page,
      '/wps/member/history/bets?pageNo=1&pageSize=20',
    );
    const bet = bets.list.find(({ reference }) => reference === round.reference);
    expect([units(bet?.stake ?? ''), units(bet?.win ?? '')]).toEqual([stake, win]);
    const records = await asked<{ list: { reference: string; wallet: string; amount: string }[] }>(
      page,
      '/wps/member/history/transactions?pageNo=1&pageSize=20',
    );
    const own = records.list.filter(({ reference }) => reference === round.reference);
    expect(new Set(own.map(({ wallet }) => wallet))).toEqual(new Set([vendor]));
    expect(own.reduce((sum, { amount }) => sum + units(amount), 0n)).toBe(win - stake);

    const books = await ledger(page, round.reference);
    expect([books.main, books.there]).toEqual([after.main, after.there]);
    expect(books.postings).toContainEqual({
      book: `vendor/${vendor}`,
      kind: 'stake',
      size: -stake,
    });
    expect(books.postings.reduce((sum, { size }) => sum + size, 0n)).toBe(win - stake);
  });
});

test('limits and help open below the session bar while the game stays, and a limit that is set there holds at once', async ({
  page,
}) => {
  await logIn(page, mayura, username);
  await expectMember(page);
  await page.goto(mayura.at(slot));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const play = frame(page).getByRole('button', { name: 'Play one round' });
  await expect(play).toBeEnabled();
  await session(page).getByRole('button', { name: 'Help' }).click();
  await expect(session(page).getByRole('table', { name: 'Prize table' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(session(page).getByRole('table')).toHaveCount(0);

  await session(page).getByRole('button', { name: 'Limits' }).click();
  await session(page).getByRole('textbox', { name: 'At most' }).fill('0.01');
  await session(page).getByRole('button', { name: 'Set limit' }).click();
  await expect(session(page).getByText('The limit is set, and holds now.')).toBeVisible();
  await expect(session(page).getByRole('progressbar')).toHaveCount(1);
  await session(page).getByRole('textbox', { name: 'At most' }).fill('5');
  await session(page).getByRole('button', { name: 'Set limit' }).click();
  await expect(session(page).getByText(/^Enter less than .*0\.01/)).toBeVisible();
  await session(page).getByRole('button', { name: 'Limits' }).click();
  const before = await held(page);
  await play.click();
  const why = session(page).getByRole('alert');
  await expect(why).toHaveText('No stake was taken: a limit that you set yourself is reached.');
  await expect(session(page).getByText(/left of/)).toBeVisible();
  expect(await held(page)).toEqual(before);
});

test('a balance that is hidden stays hidden over a game, and after another page load', async ({
  page,
}) => {
  await logIn(page, mayura, username);
  await expectMember(page);
  await page.goto(mayura.at(slot));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const balance = session(page).getByRole('group', { name: 'Balance' });
  await expect(balance).toContainText('2,500.50');
  await balance.getByRole('button').click();
  await expect(balance).toContainText('*****');
  await page.reload();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(balance).toContainText('*****');
  await expect(balance).not.toContainText('2,500');
});

test('[spec 9.10] a launch of a lottery leads to its slip', async ({ page }) => {
  await page.goto(
    mayura.at('/game?gameType=LOTT&vendor=TCG_SEA&gameCode=PK10&defaultPlayType=PLACE'),
  );
  await expect(page).toHaveURL(/\/lottery\?.*gameCode=PK10/);
  await expect(page).toHaveURL(/playType=PLACE/);
  await expect(page.getByRole('region', { name: 'Your slip' })).toBeVisible();
  await page.goto(mayura.at('/game?gameType=LOTT&vassalage=TCG_LOTTO_VN'));
  await expect(page).toHaveURL(/\/lottery\?vendor=TCG_LOTTO_VN/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
