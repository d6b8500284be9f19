import { expect, waitFor } from 'storybook/test';
import { newNumber } from '../../../../../.storybook/mobile-numbers.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ageBox, invitationCode } from '../../../../../.storybook/register-steps.ts';
import { late, pageAt, phone, stepsOf } from '../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Entry/Registration by code',
  tags: ['!autodocs'],
  ...pageAt('/register'),
  globals: phone,
});

export const CodeSending = meta.story({
  parameters: { sandbox: { faults: { registerSms: late } } },
  play: async (story) => {
    const { fill, press, waits } = stepsOf(story);
    await fill('entry.field.mobileNum', newNumber(story));
    await press('session.step.send');
    await waits('session.step.send');
  },
});

export const CodeSent = meta.story({
  name: 'Shows the number, code field and countdown',
  parameters: { spec: ['4.19'] },
  play: async (story) => {
    const { fill, receiveCode, pattern } = stepsOf(story);
    const number = newNumber(story);
    await fill('entry.field.mobileNum', number);
    await expect(await receiveCode(number)).toMatch(/^\d{6}$/);
    const again = await story.canvas.findByRole('button', {
      name: pattern('session.step.resendIn'),
    });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
  },
});

export const CodeNotSent = meta.story({
  name: 'Warns when the code is not sent',
  parameters: { spec: ['8.01'], sandbox: { refusals: { registerSms: 'NOT_AVAILABLE' } } },
  play: async (story) => {
    const { fill, press, dialog } = stepsOf(story);
    await fill('entry.field.mobileNum', newNumber(story));
    await press('session.step.send');
    const warning = await dialog('platform.sms.failed');
    // The platform of this story has no other words than its code.
    await expect(warning).toHaveTextContent('NOT_AVAILABLE');
    await press('platform.confirm');
    await waitFor(() => expect(warning).not.toBeInTheDocument());
    await expect(await stepsOf(story).field('entry.field.mobileNum')).toHaveValue(newNumber(story));
  },
});

export const WrongNumber = meta.story({
  name: 'Sends no code to an invalid number',
  parameters: { spec: ['5.08'] },
  play: async (story) => {
    const { fill, press, sees, field } = stepsOf(story);
    await fill('entry.field.mobileNum', '123');
    await press('session.step.send');
    await sees('session.rule.mobile');
    await expect(await field('entry.field.mobileNum')).toHaveFocus();
  },
});

export const CodeByAThirdParty = meta.story({
  name: 'Registers by a third-party code',
  parameters: { spec: ['9.14'], sandbox: { features: { thirdPartySms: true } } },
  play: async (story) => {
    const { fill, receiveCode, tick, press, arrivesHome, button, pattern } = stepsOf(story);
    const number = newNumber(story);
    await fill('entry.field.mobileNum', number);
    const code = await receiveCode(number);
    // The third party's own minute, of which some seconds may have passed.
    const left = await button(pattern('session.step.resendIn'));
    const seconds = Number(/\d+/.exec(left.textContent ?? '')?.[0]);
    await expect(seconds).toBeGreaterThan(0);
    await expect(seconds).toBeLessThanOrEqual(60);
    await fill('entry.field.verificationCode', code);
    await fill('entry.field.password', 'Monsoon7');
    await fill('entry.field.confirmPassword', 'Monsoon7');
    await fill('entry.field.affiliateCode', invitationCode);
    await tick(ageBox);
    await press('entry.register.submit');
    await arrivesHome();
  },
});

export const QuotaUsedUp = meta.story({
  name: 'Reports an exhausted third-party quota',
  parameters: {
    spec: ['8.01', '8.32'],
    sandbox: { features: { thirdPartySms: true }, settings: { smsError: 'auth/quota-exceeded' } },
  },
  play: async (story) => {
    const { fill, press, dialog, sees } = stepsOf(story);
    await fill('entry.field.mobileNum', newNumber(story));
    await press('session.step.send');
    await dialog('platform.sms.failed');
    await sees('platform.phone.quotaExceeded');
  },
});
