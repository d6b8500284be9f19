import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { platformSwitch } from '../../../../../../.storybook/site.tsx';
import {
  as,
  desktop,
  down,
  fits,
  late,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const member = as('tara2026');

/** An account that has been opened through another provider, and nothing of it set yet. */
const newcomer = {
  hasPassword: false,
  passwordChangedAt: 0,
  hasPaymentPassword: false,
  authenticator: false,
  providers: ['facebook'],
  marketing: { given: false },
  terms: { version: '2026-1' },
};
const shortName = { enabled: true, required: false, maxLength: 10 };

const meta = preview.meta({
  title: 'Screens/Member/Account',
  tags: ['!autodocs'],
  ...pageAt('/member/securityCenter', member),
  globals: phone,
});

export const Overview = meta.story({
  name: 'Shows what secures the account',
  parameters: { spec: ['2.37'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('security.contacts');
    for (const id of ['security.payment', 'security.email', 'security.payeeName'] as const) {
      await expect(story.canvas.getByRole('group', { name: t(id) })).toBeVisible();
    }
    await fits(story);
  },
});

export const Payment = meta.story({
  name: 'Asks for the new payment password twice',
  play: async (story) => {
    const { t, heading, sees } = stepsOf(story);
    await heading('security.contacts');
    const item = story.canvas.getByRole('group', { name: t('security.payment') });
    await story.userEvent.click(within(item).getByRole('button'));
    const [old, first, second] = await waitFor(() => {
      const fields = [...item.querySelectorAll('input')];
      if (fields.length < 3) throw new Error('the form is not open');
      return fields;
    }, slow);
    if (!old || !first || !second) throw new Error('three fields were expected');
    // The button that had the focus has given way to the form.
    await waitFor(() => expect(old).toHaveFocus());
    await story.userEvent.type(old, 'Play4fun');
    await story.userEvent.type(first, 'River8stone');
    await story.userEvent.type(second, 'River9stone');
    await story.userEvent.keyboard('{Enter}');
    await sees('session.change.different');
    await expect(second).toHaveFocus();
    await story.userEvent.click(within(item).getByRole('button', { name: t('security.cancel') }));
    await waitFor(() => expect(within(item).getByRole('button')).toHaveFocus());
  },
});

export const RefusedBefore = meta.story({
  name: 'Removes the refusal of the attempt before when the next one ends at a field',
  play: async (story) => {
    const { t, heading, press, fill, sees } = stepsOf(story);
    await heading('security.contacts');
    await press(new RegExp(`^${t('security.change')}: ${t('security.payment')}$`));
    await fill('security.payment.current', 'Wrong1word');
    await fill('security.payment.new', 'River8stone');
    await fill('security.payment.confirm', 'River8stone');
    await press('security.save');
    await sees('session.failure.paymentPassword');
    await fill('security.payment.confirm', 'River9stone');
    await press('security.save');
    await sees('session.change.different');
    await expect(story.canvas.queryByText(t('session.failure.paymentPassword'))).toBeNull();
  },
});

export const LongName = meta.story({
  name: 'Takes the name of the account holder by the rule that registration has for it',
  parameters: {
    sandbox: {
      ...member,
      values: { securityOverview: newcomer, registerSettings: { payeeName: shortName } },
    },
  },
  play: async (story) => {
    const { heading, press, fill, sees, t } = stepsOf(story);
    await heading('security.contacts');
    await press(new RegExp(`: ${t('security.payeeName')}$`));
    await fill('security.payeeName', 'Tara Kumari');
    await press('security.payeeName.save');
    await sees('session.rule.atMost', { count: shortName.maxLength });
  },
});

export const FirstPayment = meta.story({
  name: 'Asks no login password for the payment password of an account that has none',
  parameters: {
    sandbox: {
      ...member,
      values: {
        securityOverview: newcomer,
      },
    },
  },
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('security.contacts');
    const item = story.canvas.getByRole('group', { name: t('security.payment') });
    await story.userEvent.click(within(item).getByRole('button'));
    await within(item).findByLabelText(t('security.payment.new'), {}, slow);
    await expect(item.querySelectorAll('input')).toHaveLength(2);
    await expect(within(item).queryByLabelText(t('security.loginPassword'))).toBeNull();
  },
});

export const Authenticator = meta.story({
  name: 'Shows the secret of an authenticator as a picture and in letters',
  play: async (story) => {
    const { t, heading, sees } = stepsOf(story);
    await heading('security.contacts');
    const item = story.canvas.getByRole('group', { name: t('security.authenticator') });
    await story.userEvent.click(within(item).getByRole('button'));
    const password = await waitFor(() => {
      const found = item.querySelector('input');
      if (!found) throw new Error('the form is not open');
      return found;
    }, slow);
    await story.userEvent.type(password, 'Play4fun{Enter}');
    await sees('security.authenticator.scan');
    await expect(
      within(item).getByRole('img', { name: t('security.authenticator.picture') }),
    ).toBeVisible();
    await expect(item.querySelector('code')?.textContent).toMatch(/^[A-Z2-7]{16,}$/);
  },
});

export const NotSentAgain = meta.story({
  name: 'Says why a code was not sent again, and no longer that the last one was wrong',
  play: async (story) => {
    const { t, heading, press, fill, sees, button, pattern, passMinutes } = stepsOf(story);
    await heading('security.contacts');
    const item = story.canvas.getByRole('group', { name: t('security.email') });
    await story.userEvent.click(within(item).getByRole('button'));
    const [email, password] = await waitFor(() => {
      const fields = [...item.querySelectorAll('input')];
      if (fields.length < 2) throw new Error('the form is not open');
      return fields;
    }, slow);
    if (!email || !password) throw new Error('two fields were expected');
    await story.userEvent.type(email, 'tara@mail.example');
    await story.userEvent.type(password, 'Play4fun');
    await story.userEvent.keyboard('{Enter}');
    await button(pattern('session.step.resendIn'));
    await passMinutes(10);
    await fill('security.code', '123456');
    await press('security.code.confirm');
    await sees('session.failure.codeExpired');
    await platformSwitch(story, 'faults', { method: 'PUT', body: { bindEmail: down } });
    await waitFor(async () =>
      expect(await button('session.step.resend')).not.toHaveAttribute('aria-disabled'),
    );
    await press('session.step.resend');
    await sees('platform.failure.http');
    await expect(story.canvas.queryByText(t('session.failure.codeExpired'))).toBeNull();
  },
});

export const Offers = meta.story({
  name: 'Takes consent to offers back as easily as it is given',
  parameters: { spec: ['B2.26'] },
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('security.offers');
    const consent = () => story.canvas.getByRole('switch', { name: t('security.offers.consent') });
    const before = (consent() as HTMLInputElement).checked;
    const turned = async (checked: boolean) => {
      consent().focus();
      await story.userEvent.keyboard(' ');
      await waitFor(() => expect((consent() as HTMLInputElement).checked).toBe(checked), slow);
      await waitFor(() => expect(consent()).not.toHaveAttribute('aria-disabled'), slow);
      await expect(consent()).toHaveFocus();
    };
    await turned(!before);
    await turned(before);
  },
});

export const PayoutAccounts = meta.story({
  name: 'Keeps accounts to be paid to while a bonus blocks a withdrawal',
  parameters: { sandbox: as('mira2026'), spec: ['2.37'] },
  play: async (story) => {
    const { t, heading, press, sees } = stepsOf(story);
    await heading('withdrawal.payees.title');
    const name = t('withdrawal.payees.title');
    const list = await story.canvas.findByRole('list', { name }, slow);
    const [first] = within(list).getAllByRole('button');
    // There is nothing to be paid here, so the one act is to take the account away.
    await expect(within(list).getAllByRole('button')).toHaveLength(list.children.length);
    if (first) await story.userEvent.click(first);
    await press('withdrawal.payee.remove.submit');
    await sees('withdrawal.password.required');
    await fits(story);
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...member, faults: { securityOverview: late } } },
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('security.title');
    await expect(story.canvas.queryByRole('group', { name: t('security.email') })).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...member, faults: { securityOverview: down } } },
  play: async (story) => stepsOf(story).sees('security.failed'),
});

export const Devices = meta.story({
  name: 'Shows where one is and was logged in',
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading, sees } = stepsOf(story);
    await heading('security.devices');
    await sees('security.device.current');
    const table = await story.canvas.findByRole('table', { name: t('security.logins') }, slow);
    await expect(within(table).getByText(t('security.logins.success'))).toBeVisible();
    // Nothing else is there to be ended.
    const all = { name: t('security.devices.logOutAll') };
    await expect(story.canvas.queryByRole('button', all)).toBeNull();
  },
});

export const DevicesFailed = meta.story({
  name: 'Devices and history did not load',
  parameters: { sandbox: { ...member, faults: { deviceList: down, loginHistory: down } } },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('security.devices.failed');
    await sees('security.logins.failed');
    await sees('security.contacts');
  },
});
