import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clearFaults } from '../../../../../.storybook/site.tsx';
import {
  desktop,
  down,
  late,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const slow = { timeout: 15_000 };
const member = { signedIn: { as: 'mira2026' } };
const password = 'Pay4play';

const meta = preview.meta({
  title: 'Screens/Point mall',
  tags: ['!autodocs'],
  ...pageAt('/pointMall'),
  globals: phone,
});

const cards = () => [...document.querySelectorAll<HTMLElement>('main article')];
const fits = async ({ canvasElement }: Playing & { canvasElement: HTMLElement }) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);

export const Guest = meta.story({
  name: 'Shows guests the rewards and how to redeem',
  parameters: { spec: ['1.08', '2.08'] },
  tags: ['phone'],
  play: async (story) => {
    const { heading } = stepsOf(story);
    await expect(await heading('mall.guest.title')).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(8), slow);
    await fits(story);
  },
});

export const Member = meta.story({
  name: 'Shows a member their points beside the rewards',
  parameters: { spec: ['6.04'], sandbox: member },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { text, pattern } = stepsOf(story);
    await text('mall.balance');
    await story.canvas.findByText(pattern('mall.balance.worth'), {}, slow);
    await waitFor(() => expect(cards()).toHaveLength(8), slow);
  },
});

export const Filtered = meta.story({
  name: 'Lists gifts within the member’s points',
  args: { address: '/pointMall?type=GIFT&within=1' },
  parameters: { sandbox: member },
  play: async (story) => {
    const { t } = stepsOf(story);
    await waitFor(() => expect(cards()).toHaveLength(3), slow);
    await expect(story.canvas.getByRole('link', { name: t('mall.within') })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});

export const PointsFailed = meta.story({
  name: 'Says why what the points cover did not load, and asks again',
  args: { address: '/pointMall?within=1' },
  parameters: { sandbox: { ...member, faults: { pointsBalance: down } } },
  play: async (story) => {
    const { text, press } = stepsOf(story);
    await text('mall.balance.failed');
    await expect(story.canvas.queryByText(stepsOf(story).t('mall.failed'))).toBeNull();
    await clearFaults(story);
    await press('common.retry');
    await waitFor(() => expect(cards().length).toBeGreaterThan(0), slow);
  },
});

export const Redeem = meta.story({
  name: 'Redeems goods with address and password',
  args: { address: '/pointMall?item=CARDS' },
  parameters: { spec: ['7.50'], sandbox: member },
  tags: ['phone'],
  play: async (story) => {
    const { press, fill, sees, heading, t } = stepsOf(story);
    await press('mall.review');
    await sees('mall.address.required');
    await sees('mall.password.required');
    await fits(story);
    await fill('mall.address', '1 Lotus Lane');
    await fill('mall.password', password);
    await press('mall.review');
    await expect(await heading('mall.confirm.title')).toHaveFocus();
    await press(new RegExp(t('mall.confirm.submit', { points: '.+' })));
    await sees('mall.done.title');
  },
});

export const WrongPassword = meta.story({
  name: 'Keeps what was typed after a wrong password, and asks for another one',
  args: { address: '/pointMall?item=TEA' },
  parameters: { sandbox: { ...member, refusals: { pointsRedeem: 'PAYMENT_PASSWORD_WRONG' } } },
  play: async (story) => {
    const { press, fill, t, button } = stepsOf(story);
    await press('mall.quantity.more');
    await fill('mall.password', password);
    await press('mall.review');
    await press(new RegExp(t('mall.confirm.submit', { points: '.+' })));
    const reason = t('session.failure.paymentPassword');
    await story.canvas.findByText(t('mall.refused', { reason }), {}, slow);
    await expect(await button('mall.review')).toBeVisible();
    await expect(story.canvas.getByLabelText(t('mall.quantity'))).toHaveValue('2');
    const secret = story.canvas.getByLabelText(t('mall.password'));
    await waitFor(() => expect(secret).toHaveFocus());
    await expect(secret).toHaveValue('');
  },
});

export const TooFew = meta.story({
  name: 'States how many points are missing',
  args: { address: '/pointMall?item=SCOOTER' },
  parameters: { sandbox: member },
  play: async (story) => {
    const { t } = stepsOf(story);
    const start = () => t('mall.redeem.short', { points: '\u0000' }).split('\u0000')[0] ?? '';
    await waitFor(() => expect(story.canvasElement).toHaveTextContent(start()), slow);
    await expect(story.canvas.queryByRole('button', { name: t('mall.review') })).toBeNull();
  },
});

export const TooMany = meta.story({
  name: 'States how many points a quantity lacks, never a negative rest',
  args: { address: '/pointMall?item=TEA' },
  parameters: { sandbox: member },
  play: async (story) => {
    const { fill, sees, t } = stepsOf(story);
    await sees('mall.left');
    await fill('mall.quantity', '500');
    await story.userEvent.tab();
    await sees('mall.missing');
    await expect(story.canvas.queryByText(t('mall.left'))).toBeNull();
    await expect(story.canvasElement).not.toHaveTextContent(/[-−]\d/);
  },
});

export const Lost = meta.story({
  name: 'Asks again for a lost answer',
  args: { address: '/pointMall?item=TEA' },
  parameters: { sandbox: { ...member, faults: { pointsRedeem: down } } },
  play: async (story) => {
    const { press, fill, t, text, sees } = stepsOf(story);
    await fill('mall.password', password);
    await press('mall.review');
    await press(new RegExp(t('mall.confirm.submit', { points: '.+' })));
    await text('mall.lost.title');
    await clearFaults(story);
    await press('mall.lost.again');
    await sees('mall.done.title');
  },
});

export const LoginWhileTyping = meta.story({
  name: 'Keeps what was typed when the session ends',
  args: { address: '/pointMall?item=CARDS' },
  parameters: { sandbox: member },
  play: async (story) => {
    const { fill, field, logInAgain } = stepsOf(story);
    await fill('mall.address', '1 Lotus Lane');
    await logInAgain('mira2026');
    await expect(await field('mall.address')).toHaveValue('1 Lotus Lane');
  },
});

export const Records = meta.story({
  name: 'Lists redemptions with state and reason',
  args: { address: '/pointMall?view=records' },
  parameters: { spec: ['3.37'], sandbox: member },
  tags: ['phone'],
  play: async (story) => {
    const { t } = stepsOf(story);
    for (const state of ['inProcess', 'approved', 'rejected', 'done'] as const) {
      await waitFor(
        () =>
          expect(story.canvasElement.querySelector('[role=table]')).toHaveTextContent(
            t(`mall.status.${state}`),
          ),
        slow,
      );
    }
    await fits(story);
  },
});

export const RecordsOnADesktop = Records.extend({
  name: 'Redemptions, desktop',
  tags: ['desktop'],
  globals: desktop,
});

export const NoRecords = meta.story({
  name: 'No redemptions',
  args: { address: '/pointMall?view=records' },
  parameters: { sandbox: { signedIn: { as: 'tara2026' } } },
  play: async (story) => {
    await stepsOf(story).sees('mall.records.empty.title');
  },
});

export const Moves = meta.story({
  name: 'Lists every change of points',
  args: { address: '/pointMall?view=points' },
  parameters: { spec: ['7.50'], sandbox: member },
  globals: desktop,
  play: async (story) => {
    await waitFor(() => expect(story.canvas.getAllByRole('row').length).toBeGreaterThan(10), slow);
  },
});

export const Convert = meta.story({
  name: 'Converts points at the shown worth',
  args: { address: '/pointMall?view=convert' },
  parameters: { spec: ['B2.07', '7.50'], sandbox: member },
  play: async (story) => {
    const { fill, press, t } = stepsOf(story);
    await fill('mall.convert.points', '50');
    await press(new RegExp(`^${t('mall.convert.submit', { amount: '.+' })}$`));
    await waitFor(
      () => expect(story.canvas.getByLabelText(t('mall.convert.points'))).toHaveFocus(),
      slow,
    );
    await fill('mall.convert.points', '400');
    await fill('mall.password', password);
    await press(new RegExp(`^${t('mall.convert.submit', { amount: '.+' })}$`));
    const done = t('mall.convert.done', { points: '400', amount: '\u0000', reference: '\u0000' });
    await waitFor(
      () => expect(story.canvasElement).toHaveTextContent(done.split('\u0000')[0] ?? ''),
      slow,
    );
  },
});

export const LoginBeforeTheMoney = meta.story({
  name: 'Asks for a lost conversion after the session has ended',
  args: { address: '/pointMall?view=convert' },
  parameters: { spec: ['2.05'], sandbox: { ...member, faults: { pointsConvert: down } } },
  play: async (story) => {
    const { fill, press, text, t, logInAgain } = stepsOf(story);
    await fill('mall.convert.points', '400');
    await fill('mall.password', password);
    await press(new RegExp(`^${t('mall.convert.submit', { amount: '.+' })}$`));
    await text('mall.lost.title');
    await clearFaults(story);
    await logInAgain('mira2026');
    await text('mall.lost.title');
    await press('mall.lost.again');
    const done = t('mall.convert.done', { points: '400', amount: '\u0000', reference: '\u0000' });
    await waitFor(
      () => expect(story.canvasElement).toHaveTextContent(done.split('\u0000')[0] ?? ''),
      slow,
    );
  },
});

export const GuestRecords = meta.story({
  name: 'Leads guests from redemptions to the login',
  args: { address: '/pointMall?view=records' },
  play: async (story) => {
    await stepsOf(story).sees('mall.guest.records');
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { faults: { pointsRewards: late } } },
  play: async (story) => {
    await stepsOf(story).heading('mall.title');
    await waitFor(
      () => expect(story.canvasElement.querySelector('main [aria-busy=true]')).not.toBeNull(),
      slow,
    );
  },
});

export const Failed = meta.story({
  parameters: { sandbox: { faults: { pointsRewards: { kind: 'drop' } } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('mall.failed');
    await sees('platform.failure.offline');
    await expect(await button('common.retry')).toBeVisible();
  },
});
