import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { platformSwitch } from '../../../../../../.storybook/site.tsx';
import { down, late, pageAt, phone, stepsOf } from '../../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in/Second step',
  tags: ['!autodocs'],
  ...pageAt('/login'),
});

export const Choose = meta.story({
  globals: phone,
  play: async (story) => {
    const { logIn, button, pattern, heading } = stepsOf(story);
    await logIn('faraway2026');
    await expect(await heading('session.step.title')).toBeVisible();
    await expect(await button(pattern('session.step.mobileTo'))).toBeVisible();
    await expect(await button(pattern('session.step.emailTo'))).toBeVisible();
    await expect(await button('session.step.holder')).toBeVisible();
    await expect(await button('session.step.authenticator')).toBeVisible();
  },
});

export const OneWayOnly = meta.story({
  name: 'Where there is one way only nothing is to be chosen',
  parameters: { sandbox: { secondStepBy: ['authenticator'] } },
  play: async (story) => {
    const { logIn, field, t } = stepsOf(story);
    await logIn('faraway2026');
    await expect(await field('session.step.code')).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: t('session.step.other') })).toBeNull();
  },
});

export const ByMobile = meta.story({
  globals: phone,
  play: async (story) => {
    const { stepBy, button, field } = stepsOf(story);
    await stepBy('session.step.mobileTo');
    await expect(await button('session.step.send')).toBeEnabled();
    await expect(await field('session.step.code')).toBeVisible();
  },
});

export const ByEmail = meta.story({
  play: async (story) => {
    const { stepBy, button } = stepsOf(story);
    await stepBy('session.step.emailTo');
    await expect(await button('session.step.send')).toBeEnabled();
  },
});

export const ByHolder = meta.story({
  play: async (story) => {
    const { stepBy, field } = stepsOf(story);
    await stepBy('session.step.holder');
    await expect(await field('session.step.holderName')).toBeVisible();
  },
});

export const ByAuthenticator = meta.story({
  play: async (story) => {
    const { stepBy, field, t } = stepsOf(story);
    await stepBy('session.step.authenticator');
    await expect(await field('session.step.code')).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: t('session.step.send') })).toBeNull();
  },
});

export const Passed = meta.story({
  name: 'A second step that was passed says so while the account loads [spec 8.35]',
  globals: phone,
  parameters: { sandbox: { faults: { memberInfo: late } } },
  play: async (story) => {
    const { stepBy, press, fill, sees, pattern, t } = stepsOf(story);
    await stepBy('session.step.mobileTo');
    await press('session.step.send');
    await story.canvas.findByText(pattern('session.step.sentTo'));
    const [sent] = (await platformSwitch(story, 'inbox')) as { code: string }[];
    await fill('session.step.code', sent?.code ?? '');
    await press('session.step.verify');
    await sees('platform.verification.success');
    await expect(story.canvas.queryByLabelText(t('session.login.username'))).toBeNull();
  },
});

export const CodeSending = meta.story({
  parameters: { sandbox: { faults: { secondStepCode: late } } },
  play: async (story) => {
    const { stepBy, press, waits } = stepsOf(story);
    await stepBy('session.step.mobileTo');
    await press('session.step.send');
    await waits('session.step.send');
  },
});

export const CodeSent = meta.story({
  globals: phone,
  play: async (story) => {
    const { stepBy, press, button, pattern } = stepsOf(story);
    await stepBy('session.step.mobileTo');
    await press('session.step.send');
    await expect(await story.canvas.findByText(pattern('session.step.sentTo'))).toBeVisible();
    await expect(await button(pattern('session.step.resendIn'))).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const CodeNotSent = meta.story({
  parameters: { sandbox: { faults: { secondStepCode: down } } },
  play: async (story) => {
    const { stepBy, press, sees } = stepsOf(story);
    await stepBy('session.step.emailTo');
    await press('session.step.send');
    await sees('platform.failure.http');
  },
});

type Story = Parameters<typeof stepsOf>[0];

/** Two minutes later. The page hears the platform's time with its next answer, here that of the other way. */
async function untilExpired(story: Story): Promise<void> {
  const { stepBy, press, button, pattern, passMinutes } = stepsOf(story);
  const send = async () => {
    const ready = await button('session.step.send');
    await waitFor(() => expect(ready).not.toHaveAttribute('aria-disabled'));
    await press('session.step.send');
    await button(pattern('session.step.resendIn'));
  };
  await stepBy('session.step.mobileTo');
  await send();
  await passMinutes(3);
  await press('session.step.other');
  await press(pattern('session.step.emailTo'));
  await send();
  await press('session.step.other');
  await press(pattern('session.step.mobileTo'));
  const again = await button('session.step.resend');
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
}

export const CodeExpired = meta.story({
  play: async (story) => {
    const { fill, press, sees, button } = stepsOf(story);
    await untilExpired(story);
    await fill('session.step.code', '123456');
    await press('session.step.verify');
    await sees('session.failure.codeExpired');
    await expect(await button('session.step.resend')).toBeVisible();
  },
});

export const AnotherCode = meta.story({
  name: 'Another code, once the wait is over',
  play: async (story) => {
    const { press, button, pattern } = stepsOf(story);
    await untilExpired(story);
    await press('session.step.resend');
    await expect(await button(pattern('session.step.resendIn'))).toBeVisible();
  },
});

export const NothingTyped = meta.story({
  play: async (story) => {
    const { stepBy, press, sees } = stepsOf(story);
    await stepBy('session.step.authenticator');
    await press('session.step.verify');
    await sees('session.rule.code');
  },
});

export const Verifying = meta.story({
  parameters: { sandbox: { faults: { secondStepVerify: late } } },
  play: async (story) => {
    const { stepBy, fill, press, waits } = stepsOf(story);
    await stepBy('session.step.authenticator');
    await fill('session.step.code', '123456');
    await press('session.step.verify');
    await waits('session.step.verify');
  },
});

export const WrongAnswer = meta.story({
  globals: phone,
  play: async (story) => {
    const { stepBy, fill, press, sees, field } = stepsOf(story);
    await stepBy('session.step.holder');
    await fill('session.step.holderName', 'Somebody Else');
    await press('session.step.verify');
    await sees('session.failure.codeWrong');
    await expect(await field('session.step.holderName')).toHaveValue('Somebody Else');
  },
});

export const BackToTheWays = meta.story({
  name: 'Back to another way',
  play: async (story) => {
    const { stepBy, press, sees } = stepsOf(story);
    await stepBy('session.step.holder');
    await press('session.step.other');
    await sees('session.step.choose');
  },
});

export const TookTooLong = meta.story({
  name: 'After ten minutes the login begins anew',
  play: async (story) => {
    const { stepBy, fill, press, sees, passMinutes, button } = stepsOf(story);
    await stepBy('session.step.authenticator');
    await passMinutes(11);
    await fill('session.step.code', '123456');
    await press('session.step.verify');
    await sees('session.failure.stepExpired');
    await expect(await button('session.login.submit')).toBeVisible();
  },
});
