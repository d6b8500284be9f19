import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { pageAt, stepsOf } from '../../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Sign-in/Agent home',
  tags: ['!autodocs'],
  ...pageAt('/agentHome'),
});

export const Landing = meta.story({
  name: 'An agent’s landing: who they are, and the ways on',
  parameters: { sandbox: { signedIn: { as: 'arun2026' } } },
  play: async (story) => {
    const { heading, button } = stepsOf(story);
    await expect(await heading('session.agent.title')).toBeVisible();
    await expect(story.canvas.getAllByText('Arun').length).toBeGreaterThan(0);
    await expect(await button('session.agent.logout')).toBeVisible();
  },
});

export const LongName = meta.story({
  parameters: {
    sandbox: {
      signedIn: {
        as: 'arun2026',
        keys: { nickname: 'Arunachaleswarasubramaniamvenkatanarasimharajuvaripeta' },
      },
    },
  },
  play: async (story) => {
    const { heading } = stepsOf(story);
    await expect(await heading('session.agent.title')).toBeVisible();
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
