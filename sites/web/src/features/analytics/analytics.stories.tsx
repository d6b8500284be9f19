import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pageAt, phone, stepsOf } from '../../../../../.storybook/story-kit.tsx';

const analytics = { gtagId: 'G-STORY', host: 'stats.example' };

const meta = preview.meta({
  title: 'Screens/Visit statistics',
  tags: ['!autodocs'],
  ...pageAt('/nowhere', { analytics }),
});

type Story = Parameters<typeof stepsOf>[0];

const scripts = () => document.querySelectorAll('script[src*="stats.example"]');

/** What comes with the visitor's first act. The page listens once it is drawn, so the act is done again until it is there. */
const afterAnAct = <Found,>(find: () => Found): Promise<Found> =>
  waitFor(
    async () => {
      await userEvent.keyboard('{Shift}');
      return find();
    },
    { timeout: 10_000, interval: 200 },
  );

function question(story: Story): Promise<HTMLElement> {
  const name = stepsOf(story).t('display.visits.question');
  return afterAnAct(() => story.canvas.getByRole('region', { name }));
}

export const Asked = meta.story({
  name: 'Asks beside the page and loads nothing',
  globals: phone,
  play: async (story) => {
    const asked = await question(story);
    const [no, yes] = asked.querySelectorAll('button');
    await expect(no?.offsetWidth).toBe(yes?.offsetWidth);
    await expect(no?.getAttribute('data-variant')).toBe(yes?.getAttribute('data-variant'));
    await expect(scripts()).toHaveLength(0);
  },
});

export const OverNoForm = meta.story({
  name: 'Asks nobody who fills in a form',
  args: { address: '/login' },
  globals: phone,
  play: async (story) => {
    const { button, t } = stepsOf(story);
    await button('session.login.submit');
    const [asked] = await afterAnAct(() => story.canvas.getAllByText(t('display.visits.question')));
    await expect(asked?.closest('section')).not.toBeVisible();
  },
});

export const Denied = meta.story({
  name: 'Does not ask again after a no, which display can change',
  play: async (story) => {
    const { t, press, group, dialog } = stepsOf(story);
    const asked = await question(story);
    await press('display.visits.deny');
    await expect(asked).not.toBeInTheDocument();
    const name = t('footer.display');
    const way = await waitFor(() => {
      story.canvas.getByRole('contentinfo').scrollIntoView();
      return story.canvas.getByRole('button', { name });
    });
    await story.userEvent.click(way);
    await dialog('display.title');
    const choice = await group('display.visits.title');
    await expect(choice.querySelector('input:checked')).toHaveAttribute('value', 'denied');
    await expect(scripts()).toHaveLength(0);
  },
});
