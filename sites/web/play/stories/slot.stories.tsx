import { expect } from 'storybook/test';
import { gamePage, gameSteps } from '../../../../.storybook/game-story.tsx';
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
const interrupted = { ...returned, reference: 'G-7', stake: '5.00' };

const meta = preview.meta({
  title: 'Demo games/Slot',
  tags: ['!autodocs'],
  ...gamePage({ look: 'reels', opened }),
});

export const Idle = meta.story({
  name: 'Waits for a press, with stake, balance and prizes',
  play: async (story) => {
    const { ready, says, fits, t } = gameSteps(story);
    await ready();
    await says(t('demo.press'));
    await fits();
  },
});

export const Lost = meta.story({
  name: 'A round that returns nothing',
  args: { answer: lost, still: false },
  play: async (story) => {
    const { playRound, says, ready, shown } = gameSteps(story);
    await playRound();
    await says(shown('0.00'));
    await ready();
  },
});

export const Returned = meta.story({
  name: 'A round with a return: figures, and no celebration',
  args: { answer: returned, still: false },
  play: async (story) => {
    const { playRound, says, fits, shown } = gameSteps(story);
    await playRound();
    await says(shown(returned.win));
    await fits();
  },
});

export const Interrupted = meta.story({
  name: 'Shows a round that was interrupted first',
  args: { opened: { ...opened, round: interrupted } },
  play: async (story) => {
    const { says, ready, shown } = gameSteps(story);
    await says(shown(interrupted.win));
    await ready();
  },
});

export const Refused = meta.story({
  name: 'Says why a round did not begin',
  args: { answer: { refusal: 'The balance is too low.' } },
  play: async (story) => {
    const { playRound, says, ready } = gameSteps(story);
    await playRound();
    await says('The balance is too low.');
    await ready();
  },
});

export const Still = meta.story({
  name: 'With less motion the outcome is there at once',
  args: { answer: returned },
  play: async (story) => {
    const { playRound, says, shown, body } = gameSteps(story);
    await playRound();
    await says(shown(returned.win));
    await expect((await body()).getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const Silent = meta.story({
  name: 'Says that the page around does not answer',
  args: { silent: true },
  play: async (story) => {
    const { says, t } = gameSteps(story);
    await says(t('demo.silent'));
  },
});
