import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageAt, phone, slow, stepsOf } from '../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in/Previous login',
  tags: ['!autodocs'],
  ...pageAt('/login'),
});

export const Line = meta.story({
  name: 'Shows time and place of the last login',
  globals: phone,
  parameters: { sandbox: { signedIn: { as: 'mira2026', left: true } } },
  play: async (story) => {
    const { arrivesHome, logIn, pattern } = stepsOf(story);
    await logIn('mira2026');
    await expect(
      await story.canvas.findByText(pattern('session.previous.text'), {}, slow),
    ).toBeVisible();
    await arrivesHome();
  },
});

export const Closed = meta.story({
  parameters: { sandbox: { signedIn: { as: 'mira2026', left: true } } },
  play: async (story) => {
    const { arrivesHome, logIn, press, pattern } = stepsOf(story);
    await logIn('mira2026');
    await press('session.previous.close');
    await expect(story.canvas.queryByText(pattern('session.previous.text'))).toBeNull();
    await arrivesHome();
  },
});
