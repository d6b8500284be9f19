import { expect } from 'storybook/test';
import { gamePage, gameStates, gameSteps } from '../../../../.storybook/game-story.tsx';
import preview from '../../../../.storybook/preview.tsx';

const opened = {
  pays: [
    { signs: 'whale', multiplier: '30' },
    { signs: 'shark', multiplier: '8' },
    { signs: 'turtle', multiplier: '4' },
    { signs: 'ray', multiplier: '2' },
    { signs: 'minnow', multiplier: '1.18' },
  ],
};
const lost = { stake: '1.00', win: '0.00', signs: ['turtle', 'away'] };
const returned = { stake: '1.00', win: '8.00', signs: ['shark', 'hit'] };

const states = gameStates({ opened, lost, returned });

const meta = preview.meta({
  title: 'Demo games/Fish shooting',
  tags: ['!autodocs'],
  ...gamePage({ look: 'fish', opened }),
});

export const Idle = meta.story({ name: 'Waits for a press', ...states.idle });

export const Lost = meta.story({ name: 'A round that returns nothing', ...states.lost });

export const Returned = meta.story({ name: 'A round with a return', ...states.returned });

export const Netted = meta.story({
  name: 'The fish that is hit is in the net',
  args: { answer: returned },
  play: async (story) => {
    const { playRound, says, shown, body } = gameSteps(story);
    // As low as on a phone, between the bars of the page around: the water is then no higher than it must be.
    const frame = story.canvasElement.querySelector('iframe');
    if (frame) frame.style.blockSize = '31rem';
    await playRound();
    await says(shown(returned.win));
    const page = (await body()).getByRole('main');
    const middleOf = (part: string) => {
      const { left, top, width, height } =
        page.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    };
    await expect(middleOf('.target .fish')).toEqual(middleOf('.net'));
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

export const Shot = meta.story({
  name: 'A press on the water is a press on the button',
  args: { answer: returned },
  play: async (story) => {
    const { ready, says, shown, press } = gameSteps(story);
    await ready();
    await press('.water');
    await says(shown(returned.win));
  },
});
