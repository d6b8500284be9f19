import { gamePage, gameStates } from '../../../../.storybook/game-story.tsx';
import preview from '../../../../.storybook/preview.tsx';

const opened = {
  bets: [
    { pick: 'under', name: 'Under 7', language: 'EN', rtp: 95 },
    { pick: 'seven', name: 'Exactly 7', language: 'EN', rtp: 95 },
    { pick: 'over', name: 'Over 7', language: 'EN', rtp: 95 },
    { pick: 'far', name: 'Far from 7', language: 'EN', rtp: 95.28 },
  ],
  pays: [
    { pick: 'under', signs: '2–6', multiplier: '2.28' },
    { pick: 'seven', signs: '7', multiplier: '5.7' },
    { pick: 'over', signs: '8–12', multiplier: '2.28' },
    { pick: 'far', signs: '2 12', multiplier: '8' },
  ],
};
const lost = { stake: '1.00', win: '0.00', pick: 'under', signs: ['6', '5'] };
const returned = { stake: '1.00', win: '2.28', pick: 'under', signs: ['2', '4'] };

const states = gameStates({ opened, lost, returned });

const meta = preview.meta({
  title: 'Demo games/Dice',
  tags: ['!autodocs'],
  ...gamePage({ look: 'dice', opened }),
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
