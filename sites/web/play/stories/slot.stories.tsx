import { expect, waitFor } from 'storybook/test';
import { gamePage, gameStates, gameSteps } from '../../../../.storybook/game-story.tsx';
import preview from '../../../../.storybook/preview.tsx';

const opened = {
  pays: [
    { signs: 'crown 5', multiplier: '2000' },
    { signs: 'crown 3', multiplier: '50' },
    { signs: 'star 3', multiplier: '30' },
    { signs: 'leaf 3', multiplier: '10' },
    { signs: 'drop 2', multiplier: '2' },
    { signs: 'ring 3', multiplier: '3' },
  ],
};
const lost = { stake: '1.00', win: '0.00', signs: ['ring', 'ring', 'leaf', 'crown', 'drop'] };
const returned = { stake: '1.00', win: '30.00', signs: ['star', 'star', 'star', 'ring', 'drop'] };

const states = gameStates({ opened, lost, returned });

const meta = preview.meta({
  title: 'Demo games/Slot',
  tags: ['!autodocs'],
  ...gamePage({ look: 'reels', opened }),
});

export const Idle = meta.story({
  name: 'Waits for a press',
  parameters: { spec: ['B2.18'] },
  play: async (story) => {
    await states.idle.play(story);
    const { body, t } = gameSteps(story);
    const { getByRole, queryAllByRole } = await body();
    // Nothing here counts or repeats rounds, and a key that is held down is one press.
    for (const role of ['checkbox', 'switch', 'spinbutton', 'slider'] as const) {
      await expect(queryAllByRole(role)).toHaveLength(0);
    }
    const held = (repeat: boolean) =>
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
    const play = getByRole('button', { name: t('demo.play') });
    await expect(play.dispatchEvent(held(false))).toBe(true);
    await expect(play.dispatchEvent(held(true))).toBe(false);
  },
});

export const Lost = meta.story({ name: 'A round that returns nothing', ...states.lost });

export const Returned = meta.story({ name: 'A round with a return', ...states.returned });

const below = gameStates({ opened, lost, returned: { ...returned, win: '0.50' } });

export const BelowTheStake = meta.story({
  name: 'Celebrates no return below the stake',
  ...below.returned,
  parameters: { spec: ['B2.19'] },
  play: async (story) => {
    await below.returned.play(story);
    const { body, t } = gameSteps(story);
    const status = (await body()).getByRole('status');
    const page = status.ownerDocument;
    // As after a loss: a sentence in the same place and look, nothing that sounds, and nothing that goes on moving.
    await expect(status.className).toBe('outcome');
    await expect(status.textContent).not.toContain(t('demo.sides.win'));
    await expect(status.querySelector('[data-gain]')).toBeNull();
    await expect(page.querySelector('audio, video, dialog, [role="alert"]')).toBeNull();
    await waitFor(() =>
      expect(page.getAnimations().filter((each) => each.playState === 'running')).toEqual([]),
    );
  },
});

export const Interrupted = meta.story({
  name: 'Shows a round that was interrupted first',
  ...states.interrupted,
});

export const Refused = meta.story({ name: 'Says why a round did not begin', ...states.refused });

export const Still = meta.story({
  name: 'With less motion the outcome is there at once',
  ...states.still,
});

export const Silent = meta.story({
  name: 'Says that the page around does not answer',
  args: { silent: true },
  play: async (story) => {
    const { says, t } = gameSteps(story);
    await says(t('demo.silent'));
  },
});
