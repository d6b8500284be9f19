// A member's money from its first coming in to its last going out, in each currency: the screens, the records and the ledger say the
// same to the last minor unit.
import { asked, held, ledgerOf, told, units } from '../fixtures/books.ts';
import { beMember, englishSites, expect, type Page, test } from '../sign-in/sign-in-page.ts';

const username = 'tara2026';
/** Whose slot game is played. */
const vendor = 'LUMA';
const paymentPassword = 'Pay4play';
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const transferPath = '/wps/relay/GCS_walletTransfer';
/** Rounds in which the bonus's turnover is done in any case. */
const roundsAtMost = 30;

/** What is paid in and asked for, by site; the stake is the highest that counts towards the bonus. */
const plans = [
  { brand: 'Livery Play', deposit: '1500.25', withdrawal: '1200.15', stake: '100' },
  { brand: 'Mayura', deposit: '1500.25', withdrawal: '1200.15', stake: '100' },
  { brand: 'Shapla', deposit: '1500.25', withdrawal: '1200.15', stake: '100' },
  { brand: 'Sen Vàng', deposit: '1500001', withdrawal: '1200003', stake: '100000' },
] as const;

interface Report {
  readonly opening: string;
  readonly in: readonly { readonly kind: string; readonly amount: string }[];
  readonly out: readonly { readonly kind: string; readonly amount: string }[];
  readonly closing: string;
}
interface Bonuses {
  readonly list: readonly {
    readonly state: string;
    readonly amount: string;
    readonly turnoverLeft: string;
  }[];
}
interface Round {
  readonly round: { readonly reference: string; readonly stake: string; readonly win: string };
}

const bonusIn = async (page: Page, state: string) =>
  (await asked<Bonuses>(page, `/wps/member/bonus?state=${state}&pageNo=1&pageSize=20`)).list[0];
const ledger = (page: Page, reference: string) => ledgerOf(page, username, '', reference);
const sumOf = (
  postings: readonly { readonly book: string | undefined; readonly size: bigint }[],
  book: string,
) => postings.filter((each) => each.book === book).reduce((sum, { size }) => sum + size, 0n);

for (const { brand, deposit, withdrawal, stake } of plans) {
  const site = englishSites.find((each) => each.brand === brand);
  test(`[spec 1.06] [spec 4.43] [spec 4.45] the books of ${brand} agree from the deposit to a withdrawal that ended by force`, async ({
    page,
  }) => {
    if (!site) throw new Error(`There is no site of ${brand}.`);
    const { at } = site;
    await beMember(page, site, username);
    const before = await held(page);

    // In, by the screen, with a bonus chosen beside it.
    await page.goto(at('/member/depositv2'));
    await page.getByRole('button', { name: /^Mobile wallet A/ }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill(deposit);
    await page.getByRole('textbox', { name: 'Your wallet number' }).fill('01712345678');
    await page.getByText('Weekend bonus').click();
    await expect(page.getByText('Wagering requirement')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('heading', { name: /^Pay / })).toBeVisible();
    const paidIn = new URL(page.url()).searchParams.get('id') ?? '';
    await page.getByRole('textbox', { name: /^Reference from/ }).fill('TX 4711');
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(page.getByRole('heading', { name: /is on its way/ })).toBeVisible();
    expect(await held(page)).toBe(before);
    await told(
      page,
      '/sandbox/deposits',
      { reference: paidIn, outcome: 'arrived' },
      { method: 'PUT' },
    );
    await page.reload();
    await page.getByRole('button', { name: 'Claim this bonus' }).click();
    await expect(page.getByText('The bonus is yours under its terms.')).toBeVisible();
    const arrived = before + units(deposit);
    expect(await held(page)).toBe(arrived);
    expect(sumOf((await ledger(page, paidIn)).postings, 'wallet')).toBe(units(deposit));

    // The bonus blocks a withdrawal until its turnover is done.
    const bonus = await bonusIn(page, 'active');
    await page.goto(at('/member/withdraw'));
    await expect(page.getByText('What must happen first')).toBeVisible();
    const { net, stakes, rounds } = await playOff(page, stake);
    expect(stakes).toBeGreaterThanOrEqual(units(bonus?.turnoverLeft ?? '0'));
    expect((await bonusIn(page, 'completed'))?.amount).toBe(bonus?.amount);
    const played = arrived + net + units(bonus?.amount ?? '0');
    expect(await held(page)).toBe(played);
    for (const { reference, size } of rounds) {
      const { postings } = await ledger(page, reference);
      expect(sumOf(postings, 'wallet') + sumOf(postings, `vendor/${vendor}`)).toBe(size);
    }

    // Out, by the screen.
    await page.goto(at('/member/withdraw'));
    const reference = await withdraw(page, withdrawal);
    expect(await held(page)).toBe(played - units(withdrawal));
    for (const to of ['approved', 'sent']) {
      await told(page, '/sandbox/withdrawals', { reference, to }, { method: 'PUT' });
    }
    await page.reload();
    await page.getByRole('button', { name: 'Not received' }).click();
    await page
      .getByLabel('Images of your account')
      .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: png });
    await page.getByRole('textbox', { name: 'Comment' }).fill('Nothing there.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('We are looking for your payment')).toBeVisible();
    const forced = { reference, to: 'forcedReceived' };
    await told(page, '/sandbox/withdrawals', forced, { method: 'PUT' });
    await page.reload();
    await expect(page.getByText('This withdrawal has ended without a refund')).toBeVisible();

    // No refund: the wallet is where the request left it, and nothing is set aside any more.
    const end = played - units(withdrawal);
    expect(await held(page)).toBe(end);
    const books = await ledger(page, reference);
    expect(books.main).toBe(end);
    expect(sumOf(books.postings, 'wallet')).toBe(-units(withdrawal));
    expect(sumOf(books.postings, 'held')).toBe(0n);

    // The credit report has the same figures, and its screen shows its closing balance.
    const report = await asked<Report>(page, '/wps/member/report/credit');
    const amountOf = (lines: Report['in'], kind: string) =>
      units(lines.find((line) => line.kind === kind)?.amount ?? '0');
    expect(amountOf(report.in, 'deposit')).toBe(units(deposit));
    expect(amountOf(report.in, 'bonus')).toBe(units(bonus?.amount ?? '0'));
    expect(amountOf(report.out, 'withdrawal')).toBe(units(withdrawal));
    expect(amountOf(report.in, 'bet') - amountOf(report.out, 'bet')).toBe(net);
    expect(units(report.closing)).toBe(end);
    await page.goto(at('/member/transactionHistory?show=report'));
    const closing = page.getByText('Closing balance').locator('..');
    await expect(closing).toHaveText(new RegExp(digitsOf(report.closing)));
  });
}

/** Rounds of a slot game by the platform's calls until the bonus is the member's own. */
async function playOff(page: Page, stake: string) {
  const rounds: { readonly reference: string; readonly size: bigint }[] = [];
  const launch = { gameType: 'RNG', vassalage: vendor, vendor, gameCode: '1001' };
  const { url, launchId } = await told<{ url: string; launchId: string }>(
    page,
    '/wps/game/launchGame',
    { ...launch, platform: 'html5-desktop' },
  );
  const ticket = new URLSearchParams(url.split('#')[1]).get('ticket') ?? '';
  await told(page, '/wps/game/enter', { ticket });
  // Where vendors have wallets of their own, the money goes there first, and comes back afterwards.
  const { isSingle } = await asked<{ isSingle: boolean }>(page, '/wps/wallets/merchant');
  if (!isSingle) {
    const amount = String(Number(stake) * 25);
    await told(page, transferPath, { direction: 'toVendor', vassalage: vendor, amount });
  }
  let [net, stakes] = [0n, 0n];
  while (await bonusIn(page, 'active')) {
    expect(rounds.length, 'the turnover should be done by now').toBeLessThan(roundsAtMost);
    const { round } = await told<Round>(page, '/wps/game/round', { launchId, stake });
    await told(page, '/wps/game/round/end', { reference: round.reference });
    const size = units(round.win) - units(round.stake);
    rounds.push({ reference: round.reference, size });
    net += size;
    stakes += units(round.stake);
  }
  await told(page, '/wps/game/close', { launchId });
  if (!isSingle) await told(page, transferPath, { direction: 'allBack' });
  return { net, stakes, rounds };
}

/** Adds an account, asks for an amount and confirms it; gives the reference. */
async function withdraw(page: Page, amount: string): Promise<string> {
  await page.getByRole('button', { name: 'Add an account' }).click();
  const form = page.getByRole('form', { name: 'Add an account' });
  await form.locator('input[name="account"]').fill('123456789012');
  const bankCode = form.locator('input[name="bankCode"]');
  if (await bankCode.isVisible()) await bankCode.fill('DEMO0123456');
  await form.getByRole('button', { name: 'Save account' }).click();
  await page.getByRole('button', { name: 'Use 9012' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByLabel('Payment password', { exact: true }).fill(paymentPassword);
  await page.getByRole('button', { name: /^Withdraw / }).click();
  await expect(page).toHaveURL(/[?&]id=W/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** The digits of an amount as a screen may group them. */
const digitsOf = (amount: string) => amount.replace('.', '').split('').join('[.,]?');
