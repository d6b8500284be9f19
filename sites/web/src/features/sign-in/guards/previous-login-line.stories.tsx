import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { pageAt, phone, stepsOf } from '../../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in/Previous login',
  tags: ['!autodocs'],
  ...pageAt('/login'),
});

export const Line = meta.story({
  name: 'When and where the member was here before',
  globals: phone,
  parameters: { sandbox: { signedIn: { as: 'mira2026', left: true } } },
  play: async (story) => {
    const { logIn, pattern } = stepsOf(story);
    await logIn('mira2026');
    await expect(
      await story.canvas.findByText(pattern('session.previous.text'), {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
});

export const Closed = meta.story({
  parameters: { sandbox: { signedIn: { as: 'mira2026', left: true } } },
  play: async (story) => {
    const { logIn, press, pattern } = stepsOf(story);
    await logIn('mira2026');
    await press('session.previous.close');
    await expect(story.canvas.queryByText(pattern('session.previous.text'))).toBeNull();
  },
});
