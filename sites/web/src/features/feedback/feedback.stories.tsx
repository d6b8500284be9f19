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

const slow = { timeout: 20_000 };
const member = { signedIn: { as: 'mira2026' } } as const;
const empty = { signedIn: { as: 'empty2026' } } as const;

const meta = preview.meta({
  title: 'Screens/Feedback',
  tags: ['!autodocs'],
  ...pageAt('/feedback', member),
  globals: phone,
});

/** Fills the form in and sends it. */
async function send(story: Playing, text: string) {
  const { part, press } = stepsOf(story);
  // The code that keeps the focus loads at the first press of a visit, which may be too late on a slow machine.
  await import('../../shell/conveniences.ts');
  await story.userEvent.type(await part('feedback.form.content', 'textbox'), text);
  await press('feedback.form.submit');
}

export const Whole = meta.story({
  name: 'Shows the form, messages in every state and the complaint route',
  parameters: { spec: ['1.09', 'B2.30'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { t, sees, heading } = stepsOf(story);
    await heading('feedback.form.title');
    for (const state of ['inReview', 'answered', 'closed'] as const)
      await story.canvas.findAllByText(t(`feedback.state.${state}`), {}, slow);
    await sees('feedback.route.body.title');
    const body = story.canvasElement.querySelector('a[href^="https://mediation.example.org"]');
    await expect(body).toBeVisible();
  },
});

export const FromATransaction = meta.story({
  name: 'Starts a complaint from a transaction',
  parameters: { spec: ['B2.30'], sandbox: empty },
  args: { address: '/feedback?about=D260115K7M2QX' },
  tags: ['phone'],
  play: async (story) => {
    const { t, sees, pattern, part } = stepsOf(story);
    const reference = await part('feedback.form.reference', 'textbox');
    await expect(reference).toHaveValue('D260115K7M2QX');
    await expect(story.canvas.getByLabelText(t('feedback.form.type'))).toHaveValue('COMPLAINT');
    await sees('feedback.list.empty');
    await send(story, 'The deposit has not arrived.');
    const sent = await story.canvas.findByText(pattern('feedback.sent.text'), {}, slow);
    await expect(sent).toBeVisible();
    // What came of it is read out, and the next Enter begins no other message.
    await waitFor(() => expect(sent.closest('[role="status"]')).toHaveFocus(), slow);
    const about = t('feedback.list.about', { reference: 'D260115K7M2QX' });
    await expect(await story.canvas.findByText(about, {}, slow)).toBeVisible();
    await expect(story.canvas.getByText(t('feedback.state.received'))).toBeVisible();
  },
});

export const Invalid = meta.story({
  name: 'Reports a missing subject and a short message',
  parameters: { sandbox: empty },
  play: async (story) => {
    const { t } = stepsOf(story);
    await send(story, 'Short');
    const type = story.canvas.getByLabelText(new RegExp(`^${t('feedback.form.type')}`));
    await waitFor(() => expect(type).toHaveFocus());
    await expect(type).toBeInvalid();
    await expect(story.canvas.getByLabelText(t('feedback.form.content'))).toBeInvalid();
  },
});

export const NotSent = meta.story({
  name: 'Keeps a message that was not sent',
  parameters: { sandbox: { ...empty, refusals: { feedback: 'FIELD_INVALID' } } },
  args: { address: '/feedback?about=D1' },
  play: async (story) => {
    const { t, sees } = stepsOf(story);
    await send(story, 'The deposit has not arrived.');
    await sees('feedback.form.notSent');
    await expect(story.canvas.getByLabelText(t('feedback.form.content'))).toHaveValue(
      'The deposit has not arrived.',
    );
  },
});

export const Lost = meta.story({
  name: 'Asks again for a lost answer',
  parameters: { sandbox: { ...empty, faults: { feedback: down } } },
  args: { address: '/feedback?about=D1' },
  play: async (story) => {
    const { t, press, sees, text } = stepsOf(story);
    await send(story, 'The deposit has not arrived.');
    await text('feedback.lost.title');
    await expect(story.canvas.queryByText(t('feedback.form.notSent'))).toBeNull();
    await clearFaults(story);
    await press('feedback.lost.again');
    const sent = await sees('feedback.sent.title');
    await waitFor(() => expect(sent.closest('[role="status"]')).toHaveFocus(), slow);
    await press('feedback.sent.again');
    await waitFor(() =>
      expect(story.canvas.getByLabelText(new RegExp(`^${t('feedback.form.type')}`))).toHaveFocus(),
    );
  },
});

export const NoLongerWaiting = meta.story({
  name: 'Says that it is not known whether a message arrived',
  parameters: { sandbox: { ...empty, faults: { feedback: down } } },
  args: { address: '/feedback?about=D1' },
  play: async (story) => {
    const { t, press, sees } = stepsOf(story);
    await send(story, 'The deposit has not arrived.');
    await press('feedback.lost.leave');
    await sees('feedback.lost.left');
    // The form is there again, and begins with its first field.
    await waitFor(
      () =>
        expect(
          story.canvas.getByLabelText(new RegExp(`^${t('feedback.form.type')}`)),
        ).toHaveFocus(),
      slow,
    );
    await expect(story.canvas.getByLabelText(t('feedback.form.content'))).toHaveValue(
      'The deposit has not arrived.',
    );
  },
});

export const LoginInBetween = meta.story({
  name: 'Asks for a lost answer after the session has ended',
  parameters: { spec: ['2.05'], sandbox: { ...empty, faults: { feedback: down } } },
  args: { address: '/feedback?about=D1' },
  play: async (story) => {
    const { press, text, sees, logInAgain } = stepsOf(story);
    await send(story, 'The deposit has not arrived.');
    await text('feedback.lost.title');
    await clearFaults(story);
    await logInAgain('empty2026');
    await text('feedback.lost.title');
    await press('feedback.lost.again');
    await sees('feedback.sent.title');
  },
});

export const AnotherAccount = meta.story({
  name: 'Shows nothing of the last member to another account',
  parameters: { sandbox: { ...member, faults: { feedback: down } } },
  args: { address: '/feedback?about=D1' },
  play: async (story) => {
    const { t, text, logInAgain } = stepsOf(story);
    await send(story, 'The deposit has not arrived.');
    await text('feedback.lost.title');
    await clearFaults(story);
    await logInAgain('empty2026');
    await text('feedback.list.empty');
    await waitFor(
      () => expect(story.canvas.getByLabelText(t('feedback.form.content'))).toHaveValue(''),
      slow,
    );
    // Nor has it been sent in their name.
    await expect(story.canvas.queryByText(t('feedback.lost.title'))).toBeNull();
  },
});

export const Guest = meta.story({
  name: 'Guest',
  parameters: { sandbox: { signedIn: null } },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('feedback.guest.text');
    await sees('feedback.route.title');
    await expect(story.canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { ...member, faults: { feedbackTerms: late, feedbackList: late } } },
  play: async (story) => {
    const { t, text } = stepsOf(story);
    await text('feedback.form.loading');
    await expect(story.canvas.getByText(t('feedback.list.loading'))).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { sandbox: { ...member, faults: { feedbackTerms: down, feedbackList: down } } },
  play: async (story) => {
    const { hold, sees } = stepsOf(story);
    await sees('feedback.form.failed');
    const failed = await sees('feedback.list.failed');
    const section = failed.closest('section');
    const retry = async () => {
      const button = section?.querySelector('button');
      if (!button) throw new Error('there is no way to ask again');
      await story.userEvent.click(button);
    };
    // What keeps the focus is loaded with the first press of a visit.
    await waitFor(async () => {
      await retry();
      const again = () => expect(section?.querySelector('[role="alert"]')).toHaveFocus();
      await waitFor(again, { timeout: 1000 });
    }, slow);
    // The focus waits where the list is loading, and then stays with what has come.
    await clearFaults(story);
    const { letGo } = hold('feedbackList');
    await retry();
    await waitFor(() => expect(section?.querySelector('[aria-busy="true"]')).toHaveFocus(), slow);
    letGo();
    await waitFor(() => expect(section?.querySelector('h3')).toHaveFocus(), slow);
  },
});
