import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { platformSwitch } from '../../../../../../.storybook/site.tsx';
import { down, late, pageAt, phone, stepsOf } from '../../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in/Captcha',
  tags: ['!autodocs'],
  ...pageAt('/login'),
});

export const Shown = meta.story({
  name: 'Appears after three wrong passwords',
  parameters: { spec: ['8.05'] },
  globals: phone,
  play: async (story) => {
    const { untilCaptcha, t } = stepsOf(story);
    await untilCaptcha();
    await expect(
      await story.canvas.findByRole('img', { name: t('session.captcha.image') }),
    ).toBeVisible();
  },
});

export const Help = meta.story({
  name: 'Leads to support in another tab',
  play: async (story) => {
    const { untilCaptcha, t } = stepsOf(story);
    await untilCaptcha();
    const link = await story.canvas.findByRole('link', { name: t('session.captcha.help') });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { faults: { captcha: late } } },
  play: async (story) => {
    const { untilCaptcha, sees } = stepsOf(story);
    await untilCaptcha();
    await sees('session.captcha.loading');
  },
});

export const Failed = meta.story({
  parameters: { sandbox: { faults: { captcha: down } } },
  play: async (story) => {
    const { untilCaptcha, sees, button } = stepsOf(story);
    await untilCaptcha();
    await sees('session.captcha.failed');
    await expect(await button('session.captcha.refresh')).toBeVisible();
  },
});

export const NotTyped = meta.story({
  play: async (story) => {
    const { untilCaptcha, press, sees, field } = stepsOf(story);
    await untilCaptcha();
    await field('session.captcha.label');
    await press('session.login.submit');
    await sees('session.captcha.required');
  },
});

export const Wrong = meta.story({
  name: 'Loads a new image after a wrong answer',
  play: async (story) => {
    const { untilCaptcha, fill, press, sees, field, t } = stepsOf(story);
    await untilCaptcha();
    // A picture that arrives empties the field.
    await story.canvas.findByRole('img', { name: t('session.captcha.image') });
    await fill('session.captcha.label', 'no');
    await press('session.login.submit');
    await sees('platform.captcha.failed');
    const input = await field('session.captcha.label');
    await waitFor(() => expect(input).toHaveValue(''));
  },
});

export const Refreshed = meta.story({
  name: 'Loads another image after a second',
  play: async (story) => {
    const { untilCaptcha, button, press, t } = stepsOf(story);
    const picture = async () =>
      (await story.canvas.findByRole('img', { name: t('session.captcha.image') })).getAttribute(
        'src',
      );
    await untilCaptcha();
    const first = await picture();
    // The machine rests for a second after each picture, and takes a press only then.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await press('session.captcha.refresh');
    await waitFor(async () => expect(await picture()).not.toBe(first));
    await expect(await button('session.captcha.refresh')).toBeVisible();
  },
});

export const ReadRight = meta.story({
  name: 'Logs in after a correct answer',
  play: async (story) => {
    const { untilCaptcha, fill, press, arrivesHome, t } = stepsOf(story);
    await untilCaptcha();
    await story.canvas.findByRole('img', { name: t('session.captcha.image') });
    const [answer] = (await platformSwitch(story, 'captchas')) as string[];
    await fill('session.login.password', 'Play4fun');
    await fill('session.captcha.label', answer ?? '');
    await press('session.login.submit');
    await arrivesHome();
  },
});
