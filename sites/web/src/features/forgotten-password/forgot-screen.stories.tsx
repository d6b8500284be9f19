import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { platformSwitch } from '../../../../../.storybook/site.tsx';
import {
  desktop,
  down,
  late,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Entry/Forgotten password',
  tags: ['!autodocs'],
  ...pageAt('/forget'),
  globals: phone,
});

const byMobile = { settings: { siteSettings: { CHNGPASSVERIF3: true } } };
/** Of mira2026, in every sandbox. */
const number = '9800001210';

async function sendMail(story: Playing, email = 'mira2026@mail.example'): Promise<void> {
  const { fill, press } = stepsOf(story);
  await fill('entry.field.username', 'mira2026');
  await fill('entry.field.email', email);
  await press('entry.forgot.submitEmail');
}

/** Fills in the form by mobile with a code that was sent, and sends it. */
async function setPassword(story: Playing, typed?: string): Promise<void> {
  const { fill, press, receiveCode } = stepsOf(story);
  await fill('entry.field.mobileNum', number);
  const code = await receiveCode(number);
  await fill('entry.field.verificationCode', typed ?? code);
  await fill('session.change.new', 'Monsoon7');
  await press('entry.forgot.submitMobile');
}

export const ByEmail = meta.story({
  name: 'Offers email as the only method',
  parameters: { spec: ['2.80'] },
  play: async (story) => {
    const { heading, field } = stepsOf(story);
    await expect(await heading('entry.forgot.title')).toBeVisible();
    await expect(await field('entry.field.email')).toBeVisible();
    await expect(story.canvas.queryByRole('tab')).toBeNull();
  },
});

export const NothingTyped = meta.story({
  play: async (story) => {
    const { press, field } = stepsOf(story);
    await press('entry.forgot.submitEmail');
    await expect(await field('entry.field.username')).toHaveFocus();
    await expect(await field('entry.field.email')).toBeInvalid();
  },
});

export const Unknown = meta.story({
  name: 'Reports an unknown username and email',
  parameters: { spec: ['8.19'] },
  play: async (story) => {
    await sendMail(story, 'stranger@mail.example');
    await stepsOf(story).sees('platform.login.unknownAccount');
  },
});

export const Sending = meta.story({
  parameters: { sandbox: { faults: { forgotByEmail: late } } },
  play: async (story) => {
    await sendMail(story);
    await stepsOf(story).waits('entry.forgot.sending');
  },
});

export const Sent = meta.story({
  name: 'Replaces the form with a confirmation',
  parameters: { spec: ['8.06'] },
  play: async (story) => {
    await sendMail(story);
    await stepsOf(story).sees('platform.email.sent');
  },
});

export const MailNoConnection = meta.story({
  parameters: { sandbox: { faults: { forgotByEmail: { kind: 'drop' } } } },
  play: async (story) => {
    const { sees, field } = stepsOf(story);
    await sendMail(story);
    await sees('platform.failure.offline');
    await expect(await field('entry.field.email')).toHaveValue('mira2026@mail.example');
  },
});

export const ByMobile = meta.story({
  name: 'Offers mobile first when enabled',
  globals: desktop,
  tags: ['desktop'],
  parameters: { spec: ['2.80'], sandbox: byMobile },
  play: async (story) => {
    const { field, t } = stepsOf(story);
    await expect(await field('entry.field.mobileNum')).toBeVisible();
    await expect(
      story.canvas.getByRole('tab', { name: t('entry.forgot.byMobile') }),
    ).toHaveAttribute('aria-selected', 'true');
  },
});

export const CodeSent = meta.story({
  parameters: { sandbox: byMobile },
  play: async (story) => {
    const { fill, receiveCode } = stepsOf(story);
    await fill('entry.field.mobileNum', number);
    await expect(await receiveCode(number)).toMatch(/^\d{6}$/);
  },
});

export const CodeNotSent = meta.story({
  parameters: { sandbox: { ...byMobile, refusals: { forgotSms: 'TOO_MANY' } } },
  play: async (story) => {
    const { fill, press, dialog, sees } = stepsOf(story);
    await fill('entry.field.mobileNum', number);
    await press('session.step.send');
    await dialog('platform.sms.failed');
    await sees('session.failure.tooMany', { count: 5 });
  },
});

export const CodeWrong = meta.story({
  parameters: { sandbox: byMobile },
  play: async (story) => {
    const { sees, field } = stepsOf(story);
    await setPassword(story, '000000');
    await sees('session.failure.codeWrong');
    await expect(await field('session.change.new')).toHaveValue('Monsoon7');
  },
});

export const CodeExpired = meta.story({
  parameters: { sandbox: byMobile },
  play: async (story) => {
    const { fill, press, receiveCode, passMinutes, sees } = stepsOf(story);
    await fill('entry.field.mobileNum', number);
    await fill('entry.field.verificationCode', await receiveCode(number));
    await fill('session.change.new', 'Monsoon7');
    await passMinutes(10);
    await press('entry.forgot.submitMobile');
    await sees('session.failure.codeExpired');
  },
});

export const PasswordRefused = meta.story({
  parameters: { sandbox: { ...byMobile, refusals: { setPasswordByPhone: 'PASSWORD_WEAK' } } },
  play: async (story) => {
    await setPassword(story);
    await stepsOf(story).sees('session.failure.weak');
  },
});

export const Setting = meta.story({
  parameters: { sandbox: { ...byMobile, faults: { setPasswordByPhone: late } } },
  play: async (story) => {
    await setPassword(story);
    await stepsOf(story).waits('entry.forgot.setting');
  },
});

export const MayBeSet = meta.story({
  name: 'Reports an unconfirmed password change',
  parameters: { sandbox: { ...byMobile, faults: { setPasswordByPhone: { kind: 'drop' } } } },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await setPassword(story);
    await sees('platform.failure.offline');
    await sees('entry.forgot.mayBeSet');
  },
});

export const NotSignedIn = meta.story({
  name: 'Retries only the failed login',
  parameters: { sandbox: { ...byMobile, faults: { login: down } } },
  play: async (story) => {
    const { sees, press, button, arrivesHome } = stepsOf(story);
    await setPassword(story);
    await sees('entry.forgot.notSignedIn');
    await expect(await button('entry.forgot.toLogin')).toBeVisible();
    await platformSwitch(story, 'faults', { method: 'DELETE' });
    await press('common.retry');
    await arrivesHome();
  },
});

export const OverThePage = meta.story({
  name: 'Opens in a dialog over the page',
  args: { address: '/' },
  globals: desktop,
  tags: ['desktop'],
  parameters: { spec: ['2.31'], sandbox: byMobile },
  play: async (story) => {
    const { fill, press, dialog, field } = stepsOf(story);
    await fill('common.account.username', 'mira2026');
    await fill('common.account.password', 'wrong');
    await press('common.account.signIn');
    await dialog('session.login.title');
    await press('session.login.toForgot');
    await expect(await dialog('entry.forgot.title')).toBeVisible();
    await expect(await field('entry.field.mobileNum')).toBeVisible();
  },
});
