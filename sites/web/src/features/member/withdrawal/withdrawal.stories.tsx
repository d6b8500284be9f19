import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { platformSwitch } from '../../../../../../.storybook/site.tsx';
import {
  as,
  buttonsThatSay,
  chooseFile,
  desktop,
  down,
  late,
  type Playing,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const tara = as('tara2026');

const meta = preview.meta({
  title: 'Screens/Member/Withdraw',
  tags: ['!autodocs'],
  ...pageAt('/member/withdraw', tara),
  globals: phone,
});

/** Fills in an account in the member's own name, by the first kind that the merchant pays to. */
async function addsAccount(story: Playing, number = '123456789012'): Promise<void> {
  const { press, t } = stepsOf(story);
  await press('withdrawal.payee.add');
  const form: HTMLElement = await waitFor(
    () => story.canvas.getByRole('form', { name: t('withdrawal.payee.add') }),
    slow,
  );
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[name]:not([readonly])')];
  const byName = (name: string) => fields.find((each) => each.name === name);
  const account = byName('account');
  const code = byName('bankCode');
  if (account) await story.userEvent.type(account, number);
  if (code) await story.userEvent.type(code, 'DEMO0123456');
  await press('withdrawal.payee.submit');
}

/** From the request, which an open withdrawal blocks, to that withdrawal. */
async function openBlocking(story: Playing): Promise<void> {
  const { heading, t } = stepsOf(story);
  await heading('withdrawal.blocks.title');
  const name = t('withdrawal.block.openWithdrawal.see');
  await story.userEvent.click(await story.canvas.findByRole('link', { name }, slow));
}

export const NoAccount = meta.story({
  name: 'Refuses a wrong account number, and adds an account',
  parameters: { spec: ['2.40'] },
  play: async (story) => {
    const { sees, press, field, heading, t } = stepsOf(story);
    await heading('withdrawal.payees.title');
    await sees('withdrawal.payees.none');
    await sees('withdrawal.list.none');
    await addsAccount(story, '12');
    const account = document.querySelector<HTMLInputElement>('input[name="account"]');
    await expect(account).toHaveAttribute('aria-invalid', 'true');
    await expect(await field('withdrawal.payee.name')).toHaveAttribute('readonly');
    if (account) await story.userEvent.type(account, '3456789012');
    await press('withdrawal.payee.submit');
    await story.canvas.findByRole(
      'button',
      { name: t('withdrawal.payee.use', { account: '9012' }) },
      slow,
    );
  },
});

export const RemovedUnheard = meta.story({
  name: 'Takes an account away whose removal was not answered',
  parameters: { sandbox: { ...tara, faults: { payeeRemove: { kind: 'drop' } } } },
  play: async (story) => {
    const { heading, press, sees, t } = stepsOf(story);
    await heading('withdrawal.payees.title');
    await addsAccount(story);
    await press(new RegExp(t('withdrawal.payee.remove', { account: '9012' })));
    const password = await waitFor(() => {
      const field = document.querySelector<HTMLInputElement>('main input[name="password"]');
      if (!field) throw new Error('the question is not open');
      return field;
    }, slow);
    await story.userEvent.type(password, 'Pay4play');
    await press('withdrawal.payee.remove.submit');
    await sees('withdrawal.payees.none');
  },
});

export const Amount = meta.story({
  name: 'Says what is wrong with an amount, and reviews a right one',
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { press, button, t, heading, sees } = stepsOf(story);
    await heading('withdrawal.payees.title');
    await addsAccount(story);
    await press(new RegExp(t('withdrawal.payee.use', { account: '9012' })));
    await press('withdrawal.review');
    await sees('withdrawal.amount.required');
    const least = await waitFor(() => {
      const group = story.canvas.getByRole('group', { name: t('withdrawal.amount.quick') });
      return within(group).getAllByRole('button')[0] as HTMLElement;
    }, slow);
    await story.userEvent.click(least);
    await press('withdrawal.review');
    await heading('withdrawal.review.title');
    await sees('withdrawal.review.final');
    await button('withdrawal.review.back');
  },
});

/** From no account to the press that asks for the least amount. */
async function asksForTheLeast(story: Playing): Promise<void> {
  const { press, heading, t } = stepsOf(story);
  await heading('withdrawal.payees.title');
  await addsAccount(story);
  await press(new RegExp(t('withdrawal.payee.use', { account: '9012' })));
  const least = await waitFor(() => {
    const group = story.canvas.getByRole('group', { name: t('withdrawal.amount.quick') });
    return within(group).getAllByRole('button')[0] as HTMLElement;
  }, slow);
  await story.userEvent.click(least);
  await press('withdrawal.review');
  await heading('withdrawal.review.title');
  const password = document.querySelector<HTMLInputElement>('main input[name="password"]');
  if (password) await story.userEvent.type(password, 'Pay4play{Enter}');
}

export const TooSmall = meta.story({
  name: 'Names the least when the platform refuses an amount below it',
  parameters: { sandbox: { ...tara, refusals: { withdrawalCreate: 'AMOUNT_TOO_SMALL' } } },
  play: async (story) => {
    await asksForTheLeast(story);
    const alert = await story.canvas.findByRole('alert', {}, slow);
    await expect(alert.textContent).toMatch(stepsOf(story).pattern('withdrawal.amount.tooSmall'));
  },
});

export const WrongPassword = meta.story({
  name: 'Has a refused payment password typed again',
  parameters: { sandbox: { ...tara, refusals: { withdrawalCreate: 'PAYMENT_PASSWORD_WRONG' } } },
  play: async (story) => {
    await asksForTheLeast(story);
    const { sees, t } = stepsOf(story);
    await sees('withdrawal.refused', { reason: t('session.failure.paymentPassword') });
    const password = document.querySelector('main input[name="password"]');
    await waitFor(() => expect(password).toHaveFocus(), slow);
    await expect(password).toHaveValue('');
    await expect(password).not.toHaveAttribute('aria-invalid', 'true');
  },
});

export const TooLarge = meta.story({
  name: 'Names the most when the platform refuses an amount above it',
  parameters: { sandbox: { ...tara, refusals: { withdrawalCreate: 'AMOUNT_TOO_LARGE' } } },
  play: async (story) => {
    await asksForTheLeast(story);
    const alert = await story.canvas.findByRole('alert', {}, slow);
    await expect(alert.textContent).toMatch(stepsOf(story).pattern('withdrawal.amount.tooLarge'));
  },
});

export const Blocked = meta.story({
  name: 'Shows the turnover that blocks it, and gives the bonus up',
  parameters: { sandbox: { signedIn: { as: 'mira2026' } } },
  tags: ['phone'],
  play: async (story) => {
    const { button, heading, pattern, press, sees } = stepsOf(story);
    await heading('withdrawal.blocks.title');
    await waitFor(() => expect(story.canvas.getByRole('progressbar')).toBeVisible(), slow);
    // Its name goes on with that of the bonus; the second press answers the question.
    (await button(pattern('withdrawal.giveUp'))).focus();
    await story.userEvent.keyboard('{Enter}{Enter}');
    await sees('withdrawal.giveUp.keep');
    await expect(document.activeElement).not.toBe(await button(pattern('withdrawal.giveUp')));
    await press(pattern('withdrawal.giveUp'));
    await heading('withdrawal.payees.title');
    await waitFor(() => expect(story.canvas.queryByRole('progressbar')).toBeNull(), slow);
    await sees('withdrawal.giveUp.done');
    await sees('withdrawal.list.title');
  },
});

export const OneBlocks = meta.story({
  name: 'Offers to give up the bonus that blocks it, and no other one',
  args: { address: '/promoDetail?id=birthday' },
  parameters: { sandbox: { signedIn: { as: 'mira2026' } } },
  globals: desktop,
  play: async (story) => {
    const { heading, openMenu, part, pattern, press, t, text } = stepsOf(story);
    // A reward that holds back itself alone, newer than the bonus that holds everything back.
    await press(pattern('promotions.act.claim'));
    await text('promotions.state.claimed');
    await openMenu();
    for (const way of ['session.member.centre', 'centre.member.withdraw'] as const) {
      await story.userEvent.click(await part(way, 'link'));
    }
    await heading('withdrawal.blocks.title');
    await waitFor(() => expect(story.canvas.getByRole('progressbar')).toBeVisible(), slow);
    await expect(buttonsThatSay(story, t('withdrawal.giveUp'))).toHaveLength(1);
  },
});

export const NoPaymentPassword = meta.story({
  name: 'Asks for a payment password first',
  parameters: { sandbox: { signedIn: { as: 'empty2026' } } },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('withdrawal.secret.title');
    await expect(document.querySelectorAll('main input[type="password"]')).toHaveLength(3);
  },
});

export const Sent = meta.story({
  name: 'An excluded member says that the money came',
  parameters: { sandbox: { signedIn: { as: 'paused2026' } }, spec: ['4.43', 'B2.16'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { heading, press, sees, text } = stepsOf(story);
    await openBlocking(story);
    await heading('withdrawal.confirm.title');
    await expect(story.canvas.getByRole('timer')).toBeVisible();
    await press('withdrawal.confirm.received');
    await press('withdrawal.confirm.yes');
    await sees('withdrawal.receivedBy.member');
    await text('withdrawal.one.back');
    await expect(story.canvas.queryByRole('timer')).toBeNull();
  },
});

export const Silence = meta.story({
  name: 'Counts as received when the time is over',
  parameters: { sandbox: { signedIn: { as: 'paused2026' } }, spec: ['4.44', '9.39'] },
  play: async (story) => {
    const { heading, passMinutes, sees } = stepsOf(story);
    await openBlocking(story);
    await heading('withdrawal.confirm.title');
    await passMinutes(25);
    document.dispatchEvent(new Event('visibilitychange'));
    await sees('withdrawal.receivedBy.deadline');
  },
});

export const NoProof = meta.story({
  name: 'Not received needs an image that is one',
  parameters: { sandbox: { signedIn: { as: 'paused2026' } }, spec: ['4.43'] },
  play: async (story) => {
    const { press, sees, t } = stepsOf(story);
    await openBlocking(story);
    await press('withdrawal.confirm.notReceived');
    await press('withdrawal.proof.submit');
    await sees('withdrawal.proof.images.required');
    const chooser = document.querySelector<HTMLInputElement>('main input[type="file"]');
    const pdf = new File(['%PDF-1.7'], 'paper.png', { type: 'image/png' });
    chooseFile(chooser, pdf);
    await sees('promotions.images.type', { name: 'paper.png' });
    const large = new File([new Uint8Array(15 * 2 ** 20)], 'large.png', { type: 'image/png' });
    chooseFile(chooser, large);
    await story.canvas.findByText(/^large\.png/, {}, slow);
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
    chooseFile(chooser, new File([png], 'proof.png', { type: 'image/png' }));
    await press('withdrawal.proof.submit');
    await sees('withdrawal.disputed.title');
    await story.canvas.findByRole('button', { name: t('withdrawal.confirm.received') }, slow);
  },
});

export const NoLongerBlocked = meta.story({
  name: 'Takes a block away that has gone meanwhile',
  parameters: { sandbox: { signedIn: { as: 'limit2026' } } },
  play: async (story) => {
    const { heading, t } = stepsOf(story);
    await heading('withdrawal.blocks.title');
    const name = t('withdrawal.block.openWithdrawal.see');
    const blocking = await story.canvas.findByRole('link', { name }, slow);
    const reference = new URL((blocking as HTMLAnchorElement).href).searchParams.get('id');
    const body = { reference, to: 'forcedReceived' };
    await platformSwitch(story, 'withdrawals', { method: 'PUT', body });
    document.dispatchEvent(new Event('visibilitychange'));
    await heading('withdrawal.payees.title');
  },
});

export const Forced = meta.story({
  name: 'A forced end gives nothing back, and says where to complain',
  parameters: { sandbox: { signedIn: { as: 'limit2026' } }, spec: ['4.45', 'B2.30'] },
  play: async (story) => {
    const { sees, t } = stepsOf(story);
    await openBlocking(story);
    await sees('withdrawal.disputed.title');
    const complain = story.canvas.getByRole('link', { name: t('centre.complain') });
    const reference = new URL((complain as HTMLAnchorElement).href).searchParams.get('about');
    await expect(reference).toMatch(/^W/);
    const body = { reference, to: 'forcedReceived' };
    await platformSwitch(story, 'withdrawals', { method: 'PUT', body });
    document.dispatchEvent(new Event('visibilitychange'));
    await sees('withdrawal.forced.title');
    await expect(complain).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...tara, faults: { withdrawalTerms: late, withdrawalList: late } } },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('withdrawal.title');
    await expect(story.canvas.queryByText(/\d{4}/)).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...tara, faults: { withdrawalTerms: down, withdrawalList: down } } },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('withdrawal.load.failed');
    await sees('withdrawal.list.failed');
  },
});
