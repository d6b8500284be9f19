// A contract between two agents, each in a browser of their own: offered, accepted, settled by the platform's clock, paid and shown to both.
import type { Locator } from '@playwright/test';
import {
  asked,
  held,
  ledgerOf,
  passUntil,
  passUntilNextHour,
  told,
  units,
} from '../fixtures/books.ts';
import { partsCome } from '../fixtures/parts-come.ts';
import {
  beMember,
  expect,
  expectMember,
  logIn,
  mayura,
  type Page,
  test,
} from '../sign-in/sign-in-page.ts';

const { at } = mayura;
const minute = 60_000;

/** A member of the line below plays a round whose stake is known. */
async function plays(page: Page, stake: string): Promise<void> {
  const { games } = await asked<{ games: { nodeId: number }[] }>(
    page,
    '/lgw/games/list?language=EN&gameType=FISH&minBet=0.05',
  );
  const code = String(games[0]?.nodeId);
  const { launchId, url } = await told<{ launchId: string; url: string }>(
    page,
    '/wps/game/launchGame',
    { gameType: 'FISH', code },
  );
  const ticket = new URLSearchParams(url.split('#')[1]).get('ticket');
  await told(page, '/wps/game/enter', { ticket });
  const { round } = await told<{ round: { reference: string } }>(page, '/wps/game/round', {
    launchId,
    stake,
  });
  await told(page, '/wps/game/round/end', { reference: round.reference });
}

/** Opens a payment's lines once the sums above it have come. */
async function openLine(summary: Locator) {
  await partsCome(summary.page(), summary);
  await summary.click();
}

test('[spec 1.13] [spec 2.64] [spec 4.46] [spec 9.40] a contract is offered, accepted in another browser, settled by the clock, and paid to both', async ({
  page,
  browser,
}) => {
  await beMember(page, mayura, 'arun2026');
  await page.goto(at('/agent/agentRealtimeSalary'));
  await page.getByRole('tab', { name: 'Given' }).click();
  await page.getByRole('combobox', { name: 'Agent' }).fill('line03');
  await page.getByRole('option', { name: /line032026/ }).click();
  await page.getByRole('textbox', { name: 'Bet amount in five minutes' }).fill('1');
  await page.getByRole('textbox', { name: 'Rate (%)' }).fill('0.41');
  await page.getByRole('button', { name: 'Review offer' }).click();
  await expect(
    page.getByText('At these figures your own contract pays 0.4%. Write that or less.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Rate (%)' }).fill('0.2');
  await page.getByRole('button', { name: 'Review offer' }).click();
  // One press, whether or not its answer comes.
  await page.getByRole('button', { name: 'Send offer' }).dblclick();
  await expect(page.getByText('The offer waits for the answer of line032026.')).toBeVisible();

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await logIn(theirs, mayura, 'line032026');
  await expectMember(theirs);
  await theirs.goto(at('/agent/agentRealtimeSalary'));
  await theirs.getByRole('tab', { name: 'Received' }).click();
  await theirs.getByRole('button', { name: /^Accept offer/ }).click();
  await expect(theirs.getByText('No contract that you have given ends with it.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Confirm: Accept offer' }).click();
  await expect(theirs.getByText('State of the contract: Active.')).toBeVisible();

  const member = await browser.newContext();
  const player = await member.newPage();
  await logIn(player, mayura, 'line062026');
  await expectMember(player);
  const begin = await passUntilNextHour(player);
  const before = { arun: await held(page), line: await held(theirs) };
  await plays(player, '50');
  expect(await held(page)).toBe(before.arun);
  // While it runs, the lines of the pay say what goes to the agent below.
  await page.goto(at('/agent/agentRealtimeSalary'));
  const running = page.getByRole('region', { name: 'Running period' });
  await expect(running.getByText('For the contract of Chai 03')).toBeVisible();
  await expect(running.locator('dd')).toHaveText(['₹0.20', '-₹0.10', '₹0.10']);
  await passUntil(player, begin + 5 * minute);

  expect(await held(page)).toBe(before.arun + units('0.1'));
  expect(await held(theirs)).toBe(before.line + units('0.1'));
  const { list } = await asked<{ list: { from: number; state: string }[] }>(
    page,
    '/wps/agent/contract/list?side=given&kind=realtime&pageNo=1&pageSize=1',
  );
  expect(list[0]?.state).toBe('active');
  const ledger = await ledgerOf(page, 'line032026', 'none', 'RT-');
  expect(ledger.postings).toEqual([{ book: 'wallet', kind: 'salary', size: units('0.1') }]);

  await theirs.goto(at('/agent/agentRealtimeSalary'));
  await openLine(theirs.locator('summary').first());
  await expect(theirs.getByText('₹50.00').first()).toBeVisible();
  await expect(theirs.locator('details').first().getByText('0.2%', { exact: true })).toBeVisible();
  await page.goto(at('/agent/agentRealtimeSalary'));
  await openLine(page.locator('summary').first());
  await expect(page.getByText('For the contract of Chai 03')).toBeVisible();
  await expect(page.locator('details').first().getByText('0.4%', { exact: true })).toBeVisible();
  await other.close();
  await member.close();
});

test('an offer that is taken back while it is being accepted is shown as ended', async ({
  page,
  browser,
}) => {
  await beMember(page, mayura, 'arun2026');
  const offer = {
    account: 'line032026',
    kind: 'realtime',
    periodType: 'Every5Minutes',
    tiers: [{ betAmount: '1', periodProfitLoss: '0', activeMembers: 0, rate: '0.2' }],
  };
  const { contractId } = await told<{ contractId: string }>(
    page,
    '/wps/agent/contract/offer',
    offer,
  );

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await beMember(theirs, mayura, 'line032026');
  await theirs.goto(at('/agent/agentRealtimeSalary'));
  await theirs.getByRole('tab', { name: 'Received' }).click();
  await theirs.getByRole('button', { name: /^Accept offer/ }).click();
  const confirm = theirs.getByRole('button', { name: 'Confirm: Accept offer' });
  await expect(confirm).toBeVisible();
  await told(page, '/wps/agent/contract/end', { contractId });
  await confirm.click();
  await expect(theirs.getByText(/The contract has changed since you read it/)).toBeVisible();
  await expect(theirs.getByRole('article').getByText('Ended', { exact: true })).toBeVisible();
  await expect(theirs.getByRole('article').getByText('Offered', { exact: true })).toHaveCount(0);
  await other.close();
});

test('[spec 4.46] a contract that ends while pay is due still pays it once, and both sides see so', async ({
  page,
  browser,
}) => {
  await beMember(page, mayura, 'arun2026');
  const { contractId } = await told<{ contractId: string }>(page, '/wps/agent/contract/offer', {
    account: 'line032026',
    kind: 'realtime',
    periodType: 'Every5Minutes',
    tiers: [{ betAmount: '1', periodProfitLoss: '0', activeMembers: 0, rate: '0.2' }],
  });
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await beMember(theirs, mayura, 'line032026');
  const asRead = { contractId, state: 'offered', request: 'new' };
  await told(theirs, '/wps/agent/contract/accept', asRead);
  const member = await browser.newContext();
  const player = await member.newPage();
  await beMember(player, mayura, 'line062026');
  const begin = await passUntilNextHour(player);
  const before = { arun: await held(page), line: await held(theirs) };
  await plays(player, '50');

  await theirs.goto(at('/agent/agentRealtimeSalary?show=received'));
  await theirs.getByRole('button', { name: /^End contract/ }).click();
  await expect(theirs.getByText(/^What the contract has earned until it ends/)).toBeVisible();
  await theirs.getByRole('button', { name: 'Confirm: End contract' }).click();
  await expect(theirs.getByText('State of the contract: Ended.')).toBeVisible();
  expect(await held(theirs)).toBe(before.line);
  await theirs.getByRole('tab', { name: 'Pay' }).click();
  await expect(theirs.getByText('You have no contract of this kind')).toBeVisible();
  const running = (of: Page) => of.getByRole('region', { name: 'Running period' });
  await expect(running(theirs).getByText('₹0.10')).toBeVisible();
  await page.goto(at('/agent/agentRealtimeSalary'));
  await expect(running(page).locator('dd')).toHaveText(['₹0.20', '-₹0.10', '₹0.10']);

  await passUntil(player, begin + 5 * minute);
  // Whoever asks first, and however often.
  for (const each of [theirs, page, theirs]) await held(each);
  expect(await held(theirs)).toBe(before.line + units('0.1'));
  expect(await held(page)).toBe(before.arun + units('0.1'));
  await plays(player, '50');
  await passUntil(player, begin + 10 * minute);
  expect(await held(theirs)).toBe(before.line + units('0.1'));
  expect(await held(page)).toBe(before.arun + units('0.3'));
  const ledger = await ledgerOf(page, 'line032026', 'none', 'RT-');
  expect(ledger.postings).toEqual([{ book: 'wallet', kind: 'salary', size: units('0.1') }]);
  for (const each of [theirs, page]) {
    await each.goto(at('/agent/agentRealtimeSalary'));
    await openLine(each.locator('summary').last());
  }
  await expect(theirs.locator('summary')).toHaveCount(1);
  await expect(theirs.locator('details').getByText('Paid to you')).toBeVisible();
  await page.goto(at('/agent/agentRealtimeSalary?show=given'));
  await expect(page.getByText('Ended by the agent who was paid by it').first()).toBeVisible();
  await other.close();
  await member.close();
});
