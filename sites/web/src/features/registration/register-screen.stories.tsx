import { expect, waitFor, within } from 'storybook/test';
import { fakeWindows } from '../../../../../.storybook/fake-window.ts';
import { newNumber } from '../../../../../.storybook/mobile-numbers.ts';
import preview from '../../../../../.storybook/preview.tsx';
import {
  ageBox,
  fillIn,
  invitationCode,
  join,
  withoutCode,
} from '../../../../../.storybook/register-steps.ts';
import {
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Entry/Registration',
  tags: ['!autodocs'],
  ...pageAt('/register'),
  globals: phone,
});

export const ByMobile = meta.story({
  name: 'Shows the mobile form with page extras',
  parameters: { spec: ['2.74'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { heading, field, sees, t } = stepsOf(story);
    await expect(await heading('entry.register.title')).toBeVisible();
    await expect(await field('entry.field.mobileNum')).toBeVisible();
    await sees('entry.jackpot.illustration');
    const { canvas } = story;
    const notice = await canvas.findByRole('group', { name: t('entry.notice.label') });
    await expect(notice.querySelector('summary')).toBeVisible();
    const service = await canvas.findAllByRole('link', {
      name: t('common.contact.customerService'),
    });
    await expect(service.length).toBeGreaterThan(0);
    const banner = await canvas.findByRole('region', { name: t('common.banners.label') });
    await waitFor(() => expect(banner.querySelector('img')).toBeVisible());
  },
});

export const OnAPhone = meta.story({
  name: 'Phone',
  tags: ['phone'],
  play: async (story) => {
    const { button } = stepsOf(story);
    await expect(await button('entry.register.submit')).toBeVisible();
  },
});

export const Providers = meta.story({
  name: 'Lists login providers and links below the form',
  parameters: { spec: ['2.76', '2.77'] },
  play: async (story) => {
    const { button, t } = stepsOf(story);
    await expect(await button('ways.social.facebook')).toBeVisible();
    await expect(await button('ways.social.google')).toBeVisible();
    const main = within(story.canvas.getByRole('main'));
    for (const [id, path] of [
      ['session.login.title', '/login'],
      ['session.login.toForgot', '/forget'],
      ['common.help.centre', '/help'],
      ['common.help.terms', '/help#term'],
    ] as const) {
      const link = main.getByRole('link', { name: t(id) });
      await expect(link).toHaveAttribute('href', path);
    }
  },
});

export const NoProviders = meta.story({
  name: 'Shows the form alone without login providers',
  parameters: {
    spec: ['2.76'],
    sandbox: { features: { facebookLogin: false, googleLogin: false } },
  },
  play: async (story) => {
    const { button, t } = stepsOf(story);
    await button('entry.register.submit');
    // Their room goes with the platform's answer.
    await waitFor(() => expect(story.canvas.queryByText(t('ways.or'))).toBeNull());
    for (const id of ['ways.social.facebook', 'ways.social.google'] as const) {
      await expect(story.canvas.queryByRole('button', { name: t(id) })).toBeNull();
    }
  },
});

export const AtTheProvider = meta.story({
  name: 'Keeps the form during a provider login',
  play: async (story) => {
    const { fill, press, sees, field } = stepsOf(story);
    await fill('entry.field.mobileNum', newNumber(story));
    fakeWindows();
    await press('ways.social.google');
    await sees('ways.social.awaitingText');
    await press('ways.social.back');
    await expect(await field('entry.field.mobileNum')).toHaveValue(newNumber(story));
  },
});

export const WaitingForTheProvider = meta.story({
  play: async (story) => {
    const { press, sees, button } = stepsOf(story);
    fakeWindows();
    await press('ways.social.facebook');
    await sees('ways.social.awaitingText');
    await expect(await button('ways.social.back')).toBeVisible();
  },
});

export const ByUsername = meta.story({
  play: async (story) => {
    const { openTab, field } = stepsOf(story);
    await openTab('entry.register.byUsername');
    await expect(await field('entry.field.username')).toBeVisible();
  },
});

export const OneWay = meta.story({
  name: 'Hides tabs for a single method',
  parameters: { sandbox: { settings: withoutCode({ siteSettings: { MOBILENUMREG3: false } }) } },
  play: async (story) => {
    const { field } = stepsOf(story);
    await expect(await field('entry.field.username')).toBeVisible();
    await expect(story.canvas.queryByRole('tab')).toBeNull();
  },
});

export const Closed = meta.story({
  parameters: {
    sandbox: { settings: { siteSettings: { MOBILENUMREG3: false, USERNAMEREG3: false } } },
  },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('entry.register.closed.title');
    await sees('entry.register.closed.text');
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { faults: { registerSettings: late } } },
  play: async (story) => {
    const label = stepsOf(story).t('entry.register.loading');
    await expect(await story.canvas.findByText(label, {}, { timeout: 10_000 })).toBeInTheDocument();
  },
});

export const NotLoaded = meta.story({
  name: 'Load failed',
  parameters: { sandbox: { faults: { terms: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('entry.register.failed');
    await expect(await button('common.retry')).toBeVisible();
  },
});

export const NothingTyped = meta.story({
  play: async (story) => {
    const { press, sees, field } = stepsOf(story);
    await press('entry.register.submit');
    await sees('entry.age.missing');
    await expect(await field('entry.field.mobileNum')).toHaveFocus();
  },
});

const everyField = [
  ...['nickname', 'payeeName', 'email', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat'],
  ...['telegram', 'zalo', 'idNumber', 'birthday', 'paymentPassword', 'recommenderId'],
];
export const EveryField = meta.story({
  name: 'Shows every optional field',
  parameters: {
    spec: ['5.15'],
    sandbox: {
      settings: withoutCode({
        fieldRules: Object.fromEntries(
          everyField.map((name) => [name, { enabled: true, required: name === 'telegram' }]),
        ),
      }),
    },
  },
  play: async (story) => {
    const { field, press } = stepsOf(story);
    await expect(await field('entry.field.birthday')).toHaveAttribute('type', 'date');
    await expect(await field('entry.field.paymentPassword')).toBeRequired();
    await expect(await field('entry.field.telegram')).toBeRequired();
    await expect(await field('entry.field.zalo')).not.toBeRequired();
    await press('entry.register.submit');
    await expect(await field('entry.field.telegram')).toBeInvalid();
    await expect(await field('entry.field.zalo')).toBeValid();
  },
});

export const InvitationChecked = meta.story({
  parameters: { sandbox: { settings: withoutCode(), faults: { affiliate: late } } },
  play: async (story) => {
    await join(story);
    await stepsOf(story).waits('entry.register.checkingAffiliate');
  },
});

export const InvitationWrong = meta.story({
  name: 'Warns about an invalid invitation code',
  parameters: { spec: ['8.02'], sandbox: { settings: withoutCode() } },
  play: async (story) => {
    const { fill, press, dialog, sees } = stepsOf(story);
    await fillIn(story);
    await fill('entry.field.affiliateCode', 'NOBODY1');
    await press('entry.register.submit');
    await dialog('entry.register.affiliateWrong');
    await sees('platform.invitation.invalid');
  },
});

export const Proving = meta.story({
  parameters: { sandbox: { settings: withoutCode(), faults: { verificationChallenge: late } } },
  play: async (story) => {
    await join(story);
    await stepsOf(story).waits('session.login.proving');
  },
});

export const Opening = meta.story({
  parameters: { sandbox: { settings: withoutCode(), faults: { register: late } } },
  play: async (story) => {
    await join(story);
    await stepsOf(story).waits('entry.register.submitting');
  },
});

export const NameTaken = meta.story({
  name: 'Reports a taken username at its field',
  parameters: { sandbox: { settings: withoutCode(), refusals: { register: 'USERNAME_TAKEN' } } },
  play: async (story) => {
    const { sees, field } = stepsOf(story);
    await join(story);
    await sees('session.failure.usernameTaken');
    await expect(await field('entry.field.username')).toHaveFocus();
    await expect(await field('entry.field.password')).toHaveValue('Monsoon7');
  },
});

export const FieldRefused = meta.story({
  name: 'Shows a field error from the platform',
  parameters: {
    spec: ['8.21'],
    sandbox: { settings: withoutCode(), refusals: { register: 'FIELD_INVALID' } },
  },
  play: async (story) => {
    await join(story);
    await stepsOf(story).sees('platform.input.incorrect');
  },
});

export const Captcha = meta.story({
  name: 'Shows a captcha from the start',
  parameters: {
    spec: ['5.16'],
    sandbox: { settings: withoutCode({ fieldRules: { captcha: { enabled: true } } }) },
  },
  play: async (story) => {
    const { openTab, press, sees, t } = stepsOf(story);
    const picture = () =>
      story.canvas.findByRole('img', { name: t('session.captcha.image') }, { timeout: 10_000 });
    const before = (await picture()).getAttribute('src');
    await openTab('entry.register.byUsername');
    // Another tab, another picture (spec §2).
    await waitFor(async () => expect((await picture()).getAttribute('src')).not.toBe(before), {
      timeout: 10_000,
    });
    await press('entry.register.submit');
    await sees('session.captcha.required');
  },
});

export const NoConnection = meta.story({
  name: 'Reports an unconfirmed registration',
  parameters: {
    spec: ['8.15'],
    sandbox: { settings: withoutCode(), faults: { register: { kind: 'drop' } } },
  },
  play: async (story) => {
    const { sees, field } = stepsOf(story);
    await join(story);
    await sees('platform.failure.offline');
    await sees('entry.register.mayHaveJoined');
    await expect(await field('entry.field.username')).toHaveValue('kavi2026');
  },
});

export const PlatformDown = meta.story({
  parameters: { sandbox: { settings: withoutCode(), faults: { register: down } } },
  play: async (story) => {
    await join(story);
    await stepsOf(story).sees('platform.failure.http');
  },
});

export const TooManyTries = meta.story({
  parameters: { sandbox: { settings: withoutCode(), refusals: { register: 'TOO_MANY' } } },
  play: async (story) => {
    await join(story);
    await stepsOf(story).sees('session.failure.tooMany', { count: 5 });
  },
});

export const Arriving = meta.story({
  name: 'Logs in the new member',
  parameters: { sandbox: { settings: withoutCode(), faults: { memberInfo: late } } },
  play: async (story) => {
    await join(story);
    await stepsOf(story).sees('entry.register.arrived');
  },
});

export const Joined = meta.story({
  name: 'Shows the new member in the header',
  globals: desktop,
  tags: ['desktop'],
  parameters: {
    spec: ['4.18'],
    sandbox: { settings: withoutCode({ siteSettings: { USERNAMEREG3: false } }) },
  },
  play: async (story) => {
    const { fill, tick, press, arrivesHome } = stepsOf(story);
    await fill('entry.field.mobileNum', newNumber(story));
    const [password, again] = await waitFor(() => {
      const found = story.canvasElement.querySelectorAll('main input[type="password"]');
      expect(found).toHaveLength(2);
      return [...found] as [HTMLElement, HTMLElement];
    });
    await story.userEvent.type(password, 'Monsoon7');
    await story.userEvent.type(again, 'Monsoon7');
    await fill('entry.field.affiliateCode', invitationCode);
    await tick(ageBox);
    await press('entry.register.submit');
    await arrivesHome();
  },
});

export const OverThePage = meta.story({
  name: 'Opens in a dialog over the page',
  parameters: { spec: ['2.31', '2.76', '2.77'] },
  args: { address: '/' },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { fill, press, dialog, button } = stepsOf(story);
    await fill('common.account.username', 'mira2026');
    await fill('common.account.password', 'wrong');
    await press('common.account.signIn');
    await dialog('session.login.title');
    await press('session.login.toRegister');
    await expect(await dialog('entry.register.title')).toBeVisible();
    await expect(await button('ways.social.google')).toBeVisible();
    await expect(await button('session.login.toForgot')).toBeVisible();
    await expect(await button('entry.register.submit')).toBeVisible();
  },
});
