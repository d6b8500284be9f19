import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { platformSwitch } from '../../../../../../.storybook/site.tsx';
import {
  desktop,
  down,
  late,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const refusals = { login: 'CAPTCHA_PASS_REQUIRED' } as const;

const meta = preview.meta({
  title: 'Screens/Sign-in/Captcha pass',
  tags: ['!autodocs'],
  ...pageAt('/login'),
  parameters: { sandbox: { refusals } },
});

/** A member logs in from an address where others have tried too often. */
async function untilAsked(story: Playing): Promise<void> {
  const { logIn, dialog } = stepsOf(story);
  await logIn('mira2026');
  await expect(await dialog('session.captcha.passTitle')).toBeVisible();
}

/** The picture. One that comes late empties the field. */
const picture = (story: Playing) => stepsOf(story).part('session.captcha.image', 'img');

export const Asked = meta.story({
  name: 'Has a picture read before the call goes on',
  globals: phone,
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await untilAsked(story);
    await sees('session.captcha.passText');
    await expect(await button('session.captcha.passCancel')).toBeVisible();
  },
});

export const OnADesktop = meta.story({
  globals: desktop,
  play: untilAsked,
});

export const GoesOn = meta.story({
  name: 'Logs in by itself once the picture is read, in the digits of any script',
  play: async (story) => {
    const { fill, press, arrivesHome } = stepsOf(story);
    await untilAsked(story);
    await picture(story);
    const [answer = ''] = (await platformSwitch(story, 'captchas')) as string[];
    const typed = answer.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    await fill('session.captcha.label', typed);
    await press('session.captcha.passSubmit');
    await arrivesHome();
  },
});

export const Misread = meta.story({
  name: 'Shows another picture after a wrong answer',
  play: async (story) => {
    const { fill, press, sees, field } = stepsOf(story);
    await untilAsked(story);
    await picture(story);
    await fill('session.captcha.label', 'none');
    await press('session.captcha.passSubmit');
    await sees('platform.captcha.failed');
    const input = await field('session.captcha.label');
    await waitFor(() => expect(input).toHaveValue(''));
  },
});

export const NotTyped = meta.story({
  play: async (story) => {
    const { press, sees, field } = stepsOf(story);
    await untilAsked(story);
    await field('session.captcha.label');
    await press('session.captcha.passSubmit');
    await sees('session.captcha.required');
  },
});

export const Declined = meta.story({
  name: 'Leads back to the form, which says why it stands still',
  play: async (story) => {
    const { press, sees, field, t } = stepsOf(story);
    await untilAsked(story);
    await press('session.captcha.passCancel');
    await sees('session.captcha.passRequired');
    await expect(await field('session.login.username')).toHaveValue('mira2026');
    await waitFor(() =>
      expect(
        story.canvas.queryByRole('dialog', { name: t('session.captcha.passTitle') }),
      ).toBeNull(),
    );
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { refusals, faults: { captcha: late } } },
  play: async (story) => {
    await untilAsked(story);
    await stepsOf(story).sees('session.captcha.loading');
  },
});

export const Failed = meta.story({
  name: 'Reports a picture that did not load',
  parameters: { sandbox: { refusals, faults: { captcha: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await untilAsked(story);
    await sees('session.captcha.failed');
    await expect(await button('session.captcha.refresh')).toBeVisible();
  },
});
