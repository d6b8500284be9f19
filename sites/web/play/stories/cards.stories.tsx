import { gamePage, gameStates } from '../../../../.storybook/game-story.tsx';
import preview from '../../../../.storybook/preview.tsx';

const opened = {
  bets: [
    { pick: 'own', name: 'Your card', language: 'EN', rtp: 94.92 },
    { pick: 'equal', name: 'Equal', language: 'EN', rtp: 94.62 },
    { pick: 'house', name: 'House card', language: 'EN', rtp: 94.92 },
  ],
  pays: [
    { pick: 'own', signs: 'own', multiplier: '1.89' },
    { pick: 'own', signs: 'equal', multiplier: '1' },
    { pick: 'equal', signs: 'equal', multiplier: '12.3' },
    { pick: 'house', signs: 'house', multiplier: '1.89' },
    { pick: 'house', signs: 'equal', multiplier: '1' },
  ],
};
const lost = { stake: '1.00', win: '0.00', pick: 'own', signs: ['9 clubs', 'Q hearts'] };
const returned = { stake: '1.00', win: '1.89', pick: 'own', signs: ['K spades', '10 diamonds'] };

const states = gameStates({ opened, lost, returned });

const meta = preview.meta({
  title: 'Demo games/Card room',
  tags: ['!autodocs'],
  ...gamePage({ look: 'cards', opened }),
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
