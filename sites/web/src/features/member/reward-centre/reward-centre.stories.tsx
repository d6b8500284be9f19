import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  as,
  buttonsThatSay,
  desktop,
  down,
  fits,
  type Playing,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Member/Reward centre',
  tags: ['!autodocs'],
  ...pageAt('/member/rewardCenter', as('tara2026')),
  globals: phone,
});

/** What the page says of a draw: the prize that is in the wallet, or that there is none. */
const outcomes = (story: Playing) => {
  const { pattern } = stepsOf(story);
  return [pattern('rewards.paid'), pattern('prizes.nothing')].flatMap((said) =>
    story.canvas.queryAllByText(said),
  );
};

/** Presses the first button of an act, and waits until it has gone and its outcome is said. */
async function draws(story: Playing, label: string): Promise<void> {
  await waitFor(() => expect(buttonsThatSay(story, label).length).toBeGreaterThan(0), slow);
  const before = { acts: buttonsThatSay(story, label).length, said: outcomes(story).length };
  const [button] = buttonsThatSay(story, label);
  if (button) await story.userEvent.click(button);
  await waitFor(() => {
    expect(buttonsThatSay(story, label)).toHaveLength(before.acts - 1);
    expect(outcomes(story)).toHaveLength(before.said + 1);
  }, slow);
}

export const Everything = meta.story({
  name: 'Draws from the raffle, an envelope and the wheel, each once',
  parameters: { spec: ['2.46', '1.09'] },
  globals: desktop,
  tags: ['desktop', 'phone'],
  play: async (story) => {
    const { t, heading, sees } = stepsOf(story);
    await heading('prizes.title');
    await sees('prizes.draws.text');
    await draws(story, t('prizes.raffle.take'));
    await draws(story, t('prizes.envelope.take'));
    await draws(story, t('prizes.wheel.take'));
    await expect(document.activeElement).toHaveAttribute('role', 'status');
    await sees('prizes.expired');
    await fits(story);
  },
});

export const Claims = meta.story({
  name: 'Claims a bonus and a mission, which stay where they were',
  parameters: {
    spec: ['2.46'],
    sandbox: { ...as('mira2026'), settings: { siteSettings: { MANPLAYREB3: true } } },
  },
  play: async (story) => {
    const { t, heading, pattern, sees } = stepsOf(story);
    await heading('prizes.claims');
    await waitFor(
      () => expect(buttonsThatSay(story, t('rewards.claim')).length).toBeGreaterThan(3),
      slow,
    );
    await sees('prizes.activity.see');
    const before = buttonsThatSay(story, t('rewards.claim')).length;
    const last = buttonsThatSay(story, t('rewards.claim')).at(-1);
    if (last) await story.userEvent.click(last);
    await story.canvas.findByText(pattern('rewards.paid'), {}, slow);
    await waitFor(
      () => expect(buttonsThatSay(story, t('rewards.claim'))).toHaveLength(before - 1),
      slow,
    );
    await fits(story);
  },
});

export const Excluded = meta.story({
  name: 'Offers nothing to somebody who is excluded',
  parameters: { sandbox: as('paused2026'), spec: ['B2.16'] },
  play: async (story) => {
    const { t, sees } = stepsOf(story);
    await sees('rewards.break.title');
    await expect(buttonsThatSay(story, t('prizes.wheel.take'))).toHaveLength(0);
  },
});

export const Failed = meta.story({
  name: 'A part that did not load leaves the other one',
  parameters: { sandbox: { ...as('tara2026'), faults: { missionSummary: down } } },
  play: async (story) => {
    const { t, sees } = stepsOf(story);
    await sees('prizes.claims.failed');
    await waitFor(
      () => expect(buttonsThatSay(story, t('prizes.wheel.take')).length).toBeGreaterThan(0),
      slow,
    );
  },
});
