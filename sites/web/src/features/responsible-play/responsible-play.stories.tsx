import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clearFaults, platformSwitch } from '../../../../../.storybook/site.tsx';
import {
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const slow = { timeout: 20_000 };
const member = { signedIn: { as: 'empty2026' } } as const;
/** The platform does it, and its answer does not arrive. */
const lost = { kind: 'drop' } as const;

/** A limit whose raise, or removal, can be confirmed so many seconds after the platform's time of an answer. */
const waiting = (kind: 'loss' | 'deposit', amount: string | null, seconds = 8) => {
  const from = Date.UTC(2026, 0, 15, 12, 0, seconds);
  const asked = from - 24 * 60 * 60_000;
  return {
    kind,
    period: 'day',
    amount: '500.00',
    used: '0.00',
    left: '500.00',
    since: asked,
    pending: { amount, asked, from },
  } as const;
};

const meta = preview.meta({
  title: 'Screens/Responsible play',
  tags: ['!autodocs'],
  ...pageAt('/responsible-play', member),
  globals: phone,
});

export const Guest = meta.story({
  name: 'Names who helps, and the ways to stop',
  parameters: { spec: ['B2.25'], sandbox: { signedIn: null } },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { sees, heading } = stepsOf(story);
    await expect(await heading('care.title')).toBeVisible();
    await sees('care.lead');
    await heading('care.help.title');
    const main = story.canvasElement.querySelector('main');
    await expect(main?.querySelector('a[href="https://play-aware.example.org"]')).toBeVisible();
    await expect(main?.querySelector('a[href^="tel:"]')).toBeVisible();
    await sees('care.guest.text');
  },
});

export const SelfExclusion = meta.story({
  name: 'Excludes a member after a question with the consequences',
  parameters: { spec: ['B2.15'] },
  tags: ['phone'],
  play: async (story) => {
    const { t, part, press, sees, pattern } = stepsOf(story);
    await story.userEvent.click(await part('care.kind.selfExclusion', 'radio'));
    await expect(
      await story.canvas.findByRole('radio', { name: t('care.length.months6') }),
    ).toBeChecked();
    await press('care.break.continue');
    await sees('care.confirm.final');
    await press('care.confirm.selfExclusion.start');
    await expect(
      await story.canvas.findByText(pattern('care.running.selfExclusion'), {}, slow),
    ).toBeVisible();
    // Nothing makes it less: no time-out, and no way to end it.
    await waitFor(() =>
      expect(story.canvas.queryByRole('radio', { name: t('care.kind.timeOut') })).toBeNull(),
    );
  },
});

export const EverywhereAtOnce = meta.story({
  name: 'A break holds on pages seen before it, also when they are not answered again',
  args: { address: '/member/depositv2' },
  parameters: { spec: ['B2.16'] },
  globals: desktop,
  play: async (story) => {
    const { t, press, sees, openMenu, part } = stepsOf(story);
    await story.userEvent.click(await part('deposit.limits.set', 'link'));
    await press('care.break.continue');
    await press('care.confirm.timeOut.start');
    await sees('care.running.longer');
    await platformSwitch(story, 'faults', { method: 'PUT', body: { protection: down } });
    await openMenu();
    await story.userEvent.click(await part('session.member.records', 'link'));
    await story.userEvent.click(await part('centre.member.depositv2', 'link'));
    await sees('deposit.break.title');
    await expect(story.canvas.queryByRole('link', { name: t('deposit.limits.set') })).toBeNull();
  },
});

export const GoesBack = meta.story({
  name: 'Starts nothing when the member goes back',
  play: async (story) => {
    const { press, sees, text } = stepsOf(story);
    await text('care.break.kind');
    await press('care.break.continue');
    await sees('care.confirm.now');
    await press('care.confirm.back');
    await waitFor(() => expect(story.canvas.queryByRole('dialog')).toBeNull());
    await expect(
      story.canvas.queryByText(stepsOf(story).pattern('care.running.timeOut')),
    ).toBeNull();
  },
});

export const NotStarted = meta.story({
  name: 'Break refused',
  parameters: { sandbox: { ...member, refusals: { takeBreak: 'WRONG_STATE' } } },
  play: async (story) => {
    const { press, sees, text } = stepsOf(story);
    await text('care.break.kind');
    await press('care.break.continue');
    await sees('care.confirm.now');
    await press('care.confirm.timeOut.start');
    await sees('care.failed');
  },
});

export const AnswerLost = meta.story({
  name: 'Shows the break that has begun though its answer was lost',
  parameters: { sandbox: { ...member, faults: { takeBreak: lost } } },
  tags: ['phone'],
  play: async (story) => {
    const { t, press, sees, text, pattern } = stepsOf(story);
    await text('care.break.kind');
    await press('care.break.continue');
    await press('care.confirm.timeOut.start');
    await expect(
      await story.canvas.findByText(pattern('care.running.timeOut'), {}, slow),
    ).toBeVisible();
    await sees('play.lost.known');
    await expect(story.canvas.queryByText(t('care.failed'))).toBeNull();
  },
});

export const NothingKnown = meta.story({
  name: 'Never says that a break did not begin while that is not known, and asks again',
  parameters: { sandbox: { ...member, faults: { takeBreak: lost } } },
  play: async (story) => {
    const { t, press, sees, text, pattern } = stepsOf(story);
    await text('care.break.kind');
    await platformSwitch(story, 'faults', { method: 'PUT', body: { protection: down } });
    await press('care.break.continue');
    await press('care.confirm.timeOut.start');
    await sees('play.lost.unknown');
    await expect(story.canvas.queryByText(t('care.failed'))).toBeNull();
    await clearFaults(story);
    await press('play.lost.look');
    await expect(
      await story.canvas.findByText(pattern('care.running.timeOut'), {}, slow),
    ).toBeVisible();
    await sees('play.lost.known');
  },
});

export const LimitAnswerLost = meta.story({
  name: 'Shows the limit that holds though its answer was lost',
  parameters: { spec: ['B2.13'], sandbox: { ...member, faults: { limitSet: lost } } },
  play: async (story) => {
    const { t, press, sees, field } = stepsOf(story);
    await story.userEvent.type(await field('play.limits.amount'), '500');
    await press('play.limits.set');
    await sees('play.lost.known');
    const name = t('play.limits.of', { kind: t('play.limits.loss'), period: t('play.limits.day') });
    await expect(await story.canvas.findByRole('progressbar', { name })).toBeVisible();
    await expect(story.canvas.queryByText(t('play.limits.unchanged'))).toBeNull();
  },
});

export const NothingAtAll = meta.story({
  name: 'Takes nothing at all as a limit, and says before what that means',
  parameters: { spec: ['B2.12'] },
  play: async (story) => {
    const { t, press, sees, field } = stepsOf(story);
    const amount = await field('play.limits.amount');
    await story.userEvent.type(amount, '0');
    await sees('play.limits.zero');
    await press('play.limits.set');
    await sees('play.limits.done');
    await story.userEvent.type(amount, '5');
    await expect(story.canvas.queryByText(t('play.limits.done'))).toBeNull();
    await expect(story.canvas.queryByText(t('play.limits.zero'))).toBeNull();
  },
});

export const OtherUnit = meta.story({
  name: 'Takes no amount of money for minutes',
  parameters: { spec: ['B2.12'] },
  play: async (story) => {
    const { t, field, part, press, sees } = stepsOf(story);
    await story.userEvent.type(await field('play.limits.amount'), '12.50');
    const kind = await part('play.limits.kind', 'combobox');
    await story.userEvent.selectOptions(kind, t('play.limits.deposit'));
    await expect(await field('play.limits.amount')).not.toHaveValue('');
    await story.userEvent.selectOptions(kind, t('play.limits.time'));
    await expect(await field('play.limits.minutes')).toHaveValue('');
    await press('play.limits.set');
    await sees('play.limits.required');
  },
});

export const Pending = meta.story({
  name: 'Says what waits since when, and offers to confirm it when its moment comes',
  parameters: {
    spec: ['B2.13'],
    sandbox: {
      ...member,
      values: { protection: { limits: [waiting('loss', '900.00'), waiting('deposit', null)] } },
    },
  },
  tags: ['phone'],
  play: async (story) => {
    const { t, pattern } = stepsOf(story);
    const raise = await waitFor(() => story.canvas.getByText(pattern('play.limits.pending')), slow);
    await expect(raise).toHaveTextContent('900');
    await expect(story.canvas.getByText(pattern('play.limits.pendingNone'))).toBeVisible();
    const confirm = () =>
      story.canvas.queryByRole('button', { name: t('play.limits.confirmNone') });
    await expect(confirm()).toBeNull();
    await waitFor(() => expect(confirm()).toBeVisible(), slow);
  },
});

export const Kept = meta.story({
  name: 'Keeps a limit as it is, and the focus where it was',
  parameters: {
    spec: ['B2.13'],
    sandbox: {
      ...member,
      faults: { limitKeep: late },
      values: { protection: { limits: [waiting('loss', '900.00', 0)] } },
    },
  },
  play: async (story) => {
    const { button, part, pattern } = stepsOf(story);
    const confirm = await part(pattern('play.limits.confirm'), 'button');
    const keep = await button('play.limits.keep');
    await story.userEvent.click(keep);
    await waitFor(() => expect(keep).toHaveAttribute('aria-busy', 'true'));
    await expect(keep).toHaveFocus();
    await expect(confirm).not.toHaveAttribute('aria-busy');
    await expect(confirm).toBeDisabled();
  },
});

export const UnderWay = meta.story({
  name: 'Keeps a limit that is being set in view',
  parameters: { spec: ['B2.12'], sandbox: { ...member, faults: { limitSet: late } } },
  play: async (story) => {
    const { field, part, press } = stepsOf(story);
    const amount = await field('play.limits.amount');
    await story.userEvent.type(amount, '500');
    await press('play.limits.set');
    await waitFor(() => expect(amount).toHaveAttribute('readonly'));
    await expect(await part('play.limits.kind', 'combobox')).toBeDisabled();
    await expect(await part('play.limits.period', 'combobox')).toBeDisabled();
  },
});

export const Interval = meta.story({
  name: 'Sets how often play is checked, and takes it back',
  parameters: { spec: ['B2.10'] },
  play: async (story) => {
    const { t, press, sees } = stepsOf(story);
    const form = await story.canvas.findByRole('form', { name: t('care.check.title') }, slow);
    const [, half] = within(form).getAllByRole('radio');
    if (!half) throw new Error('There is no second interval.');
    const never = within(form).getByRole('radio', { name: t('care.check.never') });
    await expect(never).toBeChecked();
    await story.userEvent.click(half);
    await press('care.check.save');
    await sees('care.check.saved');
    await expect(half).toBeChecked();
    await story.userEvent.click(never);
    await press('care.check.save');
    await sees('care.check.saved');
    await expect(never).toBeChecked();
  },
});

export const ChosenMeanwhile = meta.story({
  name: 'Keeps the interval that is chosen while another one is being saved',
  parameters: { sandbox: member },
  play: async (story) => {
    const { t, hold, press, sees } = stepsOf(story);
    const form = await story.canvas.findByRole('form', { name: t('care.check.title') }, slow);
    const [first, second] = within(form).getAllByRole('radio');
    const save = within(form).getByRole('button', { name: t('care.check.save') });
    if (!first || !second) throw new Error('Two intervals were expected.');
    const { letGo } = hold('realityCheckSet');
    await story.userEvent.click(first);
    await press('care.check.save');
    await story.userEvent.click(second);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    letGo();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'), slow);
    await expect(second).toBeChecked();
    await expect(story.canvas.queryByText(t('care.check.saved'))).toBeNull();
    await press('care.check.save');
    await sees('care.check.saved');
    await expect(second).toBeChecked();
  },
});

export const NotSaved = meta.story({
  name: 'Interval refused',
  parameters: { sandbox: { ...member, refusals: { realityCheckSet: 'NOT_AVAILABLE' } } },
  play: async (story) => {
    const { t, press, sees } = stepsOf(story);
    await story.canvas.findByRole('radio', { name: t('care.check.never') }, slow);
    await press('care.check.save');
    await sees('care.check.failed');
  },
});

export const Signs = meta.story({
  name: 'Counts what is ticked, and names the next step',
  parameters: { spec: ['B2.25'], sandbox: { signedIn: null } },
  play: async (story) => {
    const { sees, tick } = stepsOf(story);
    await sees('care.test.none');
    await tick('care.test.more');
    await sees('care.test.some');
    await tick('care.test.borrowed');
    await tick('care.test.guilt');
    await sees('care.test.many');
    await tick('care.test.guilt');
    await sees('care.test.some');
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { ...member, faults: { protection: late } } },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('care.break.title');
    await expect(story.canvas.queryByRole('radio')).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { sandbox: { ...member, faults: { protection: down } } },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('care.load.failed');
    await sees('care.check.unread');
    await sees('care.help.title');
  },
});
