// What a member is owed and where their money lies: claimed and moved once, and the books agree.
import { asked, giveVendorsWallets, held, passUntilNextHour, units } from '../fixtures/books.ts';
import { partsCome } from '../fixtures/parts-come.ts';
import { beMember, expect, mayura, type Page, test } from '../sign-in/sign-in-page.ts';
import { answerTo } from '../sites.ts';

const { at } = mayura;

async function asMember(page: Page) {
  await beMember(page, mayura, 'mira2026');
}

interface Missions {
  readonly missions: readonly { title: string; reward: string; state: string }[];
}

test('[spec 2.48] [spec 2.51] a mission whose answer is lost is paid once, and its badge goes down', async ({
  page,
}) => {
  await asMember(page);
  await passUntilNextHour(page);
  const before = await held(page);
  const { missions } = await asked<Missions>(page, '/wps/mission/summary');
  const mission = missions.find(({ state }) => state === 'claimable');
  let asks = 0;
  await page.route('**/wps/mission/claim', async (route) => {
    const answer = await answerTo(route);
    asks += 1;
    if (asks === 1) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await page.goto(at('/member/missionLeaderboard'));
  await page.getByRole('button', { name: `Claim: ${mission?.title}` }).dblclick();
  await expect(page.getByText(/is in your wallet\. Reference/)).toBeVisible();
  expect(asks).toBeGreaterThan(1);
  expect(await held(page)).toBe(before + units(mission?.reward ?? '0'));
});

test('[spec 2.38] money goes to a vendor’s wallet and comes back with one press', async ({
  page,
}) => {
  await asMember(page);
  await giveVendorsWallets(page);
  const before = await held(page);
  await page.goto(at('/member/transferFund'));
  const card = page.getByRole('listitem').filter({ hasText: 'Lumatide' });
  await partsCome(page, card);
  await card.getByRole('button', { name: 'Move money here: Lumatide' }).click();
  await card.getByRole('textbox', { name: 'Another amount' }).fill('120.5');
  await card.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(card.getByText('The money is in the wallet of Lumatide.')).toBeVisible();
  expect(await held(page)).toBe(before);
  await card.getByRole('button', { name: 'Take all back: Lumatide' }).click();
  await expect(card.getByText('₹120.50 is back in your main wallet.')).toBeVisible();
  await expect(card.getByText('The money is in the wallet of Lumatide.')).toHaveCount(0);
  expect(await held(page)).toBe(before);
  const { wallets } = await asked<{ wallets: { name: string; balance: string }[] }>(
    page,
    '/wps/wallets/merchant',
  );
  expect(units(wallets.find(({ name }) => name === 'Lumatide')?.balance ?? '1')).toBe(0n);
});
