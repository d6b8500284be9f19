import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const slow = { timeout: 10_000 };
const member = { signedIn: { as: 'empty2026' } } as const;

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
    const { t, press, sees, pattern } = stepsOf(story);
    const kind = await story.canvas.findByRole(
      'radio',
      { name: t('care.kind.selfExclusion') },
      slow,
    );
    await story.userEvent.click(kind);
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
  name: 'Break not started',
  parameters: { sandbox: { ...member, faults: { takeBreak: down } } },
  play: async (story) => {
    const { press, sees, text } = stepsOf(story);
    await text('care.break.kind');
    await press('care.break.continue');
    await sees('care.confirm.now');
    await press('care.confirm.timeOut.start');
    await sees('care.failed');
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

export const NotSaved = meta.story({
  name: 'Interval not saved',
  parameters: { sandbox: { ...member, faults: { realityCheckSet: down } } },
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
