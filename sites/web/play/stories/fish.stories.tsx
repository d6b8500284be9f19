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
