import { expect, userEvent, waitFor } from 'storybook/test';
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
import { Programme } from './programme.tsx';

const slow = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/Affiliates',
  tags: ['!autodocs'],
  ...pageAt('/join'),
  globals: phone,
});

const written = 'A group of cricket fans in Pune, about 300 people.';

/** Fills the application in and sends it. */
async function apply(story: Playing) {
  const { t, fill, press, tick } = stepsOf(story);
  await story.canvas.findByText(t('join.form.submit'), {}, slow);
  await fill('join.form.name', 'Asha Rao');
  await fill('join.form.email', 'asha@example.com');
  await userEvent.selectOptions(story.canvas.getByLabelText(t('join.form.channel')), 'community');
  await story.userEvent.type(story.canvas.getByLabelText(t('join.form.description')), written);
  await tick(/./);
  await press('join.form.submit');
}

export const Whole = meta.story({
  name: 'Shows what is paid, how, and on what it rests',
  parameters: { spec: ['2.14', 'B2.31'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { sees, heading } = stepsOf(story);
    for (const id of [
      'join.pays.title',
      'join.levels.title',
      'join.how.title',
      'join.rules.title',
    ] as const)
      await expect(await heading(id)).toBeVisible();
    await sees('join.pay.dividend');
    await sees('join.levels.on');
    await sees('join.pays.demo');
  },
});

export const Sent = meta.story({
  name: 'Answers an application with a reference and a date',
  parameters: { spec: ['2.14'] },
  tags: ['phone'],
  play: async (story) => {
    const { sees } = stepsOf(story);
    await apply(story);
    await sees('join.sent.title');
    await waitFor(() => expect(story.canvasElement).toHaveTextContent(/J260115[0-9A-Z]{6}/), slow);
    await expect(story.canvasElement).toHaveTextContent('asha@example.com');
  },
});

export const Invalid = meta.story({
  name: 'Reports what is missing',
  play: async (story) => {
    const { press, field, text } = stepsOf(story);
    await text('join.form.submit');
    await press('join.form.submit');
    const name = await field('join.form.name');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await expect(story.canvas.getByRole('checkbox')).toBeInvalid();
  },
});

export const NotSent = meta.story({
  name: 'Keeps an application that was not sent',
  parameters: { sandbox: { refusals: { affiliateApply: 'FIELD_INVALID' } } },
  play: async (story) => {
    const { sees, t } = stepsOf(story);
    await apply(story);
    await sees('join.form.notSent');
    await expect(story.canvas.getByLabelText(t('join.form.description'))).toHaveValue(written);
  },
});

export const Lost = meta.story({
  name: 'Asks again for a lost answer',
  parameters: { sandbox: { faults: { affiliateApply: down } } },
  play: async (story) => {
    const { press, sees, text } = stepsOf(story);
    await apply(story);
    await text('join.lost.title');
    await clearFaults(story);
    await press('join.lost.again');
    await sees('join.sent.title');
  },
});

export const OneLevel = meta.story({
  name: 'One level without a legal basis',
  parameters: { spec: ['B2.31'] },
  render: () => (
    <Programme
      programme={{ pays: [], multiLevel: false, answerDays: 5, minLength: 20, maxLength: 600 }}
    />
  ),
  play: async (story) => {
    const { pattern, sees } = stepsOf(story);
    await sees('join.pays.none');
    await expect(pattern('join.levels.on').test(story.canvasElement.textContent ?? '')).toBe(false);
  },
});

export const Closed = meta.story({
  name: 'No programme',
  parameters: { sandbox: { features: { agentCentre: false } } },
  play: async (story) => {
    await stepsOf(story).sees('join.closed.title');
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { faults: { affiliateProgramme: late } } },
  play: async (story) => {
    await stepsOf(story).text('join.loading');
  },
});

export const Failed = meta.story({
  parameters: { sandbox: { faults: { affiliateProgramme: down } } },
  play: async (story) => {
    await stepsOf(story).sees('join.failed');
  },
});
