import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  as,
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const agent = as('arun2026');

const meta = preview.meta({
  title: 'Screens/Agent/Announcements',
  tags: ['!autodocs'],
  ...pageAt('/agent/agentAnnouncement', agent),
  globals: phone,
});

export const Full = meta.story({
  name: 'Shows the operator’s announcements, in the centre’s frame',
  parameters: { spec: ['2.52', '2.53'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('agentDesk.news.title');
    await expect(await story.canvas.findAllByRole('time')).not.toHaveLength(0);
    const menu = await story.canvas.findByRole('navigation', { name: t('centre.agent.title') });
    const entry = menu.querySelector('[aria-current="page"]');
    await expect(entry).toHaveTextContent(t('centre.agent.agentAnnouncement'));
  },
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...agent, faults: { agentAnnouncements: late } } },
  play: async (story) => {
    await stepsOf(story).heading('agentDesk.news.title');
    await expect(story.canvas.queryByRole('time')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...agent, faults: { agentAnnouncements: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('agentDesk.news.failed');
    await button('common.retry');
  },
});
