import { gamePage, gameStates, gameSteps } from '../../../../.storybook/game-story.tsx';
import preview from '../../../../.storybook/preview.tsx';

const opened = {
  bets: [
    { pick: 'meron', name: 'Meron', language: 'EN', rtp: 95.01 },
    { pick: 'wala', name: 'Wala', language: 'EN', rtp: 95.01 },
    { pick: 'draw', name: 'Draw', language: 'EN', rtp: 92.85 },
  ],
  pays: [
    { pick: 'meron', signs: 'win', multiplier: '1.89' },
    { pick: 'meron', signs: 'even', multiplier: '1' },
    { pick: 'wala', signs: 'win', multiplier: '1.89' },
    { pick: 'wala', signs: 'even', multiplier: '1' },
    { pick: 'draw', signs: 'win', multiplier: '10' },
  ],
};
const lost = { stake: '1.00', win: '0.00', pick: 'meron', signs: ['2-5', '1-1', '6-4'] };
const level = { stake: '1.00', win: '1.00', pick: 'meron', signs: ['2-5', '4-3', '6-4'] };

const states = gameStates({ opened, lost, returned: level });

const meta = preview.meta({
  title: 'Demo games/Cockfight',
  tags: ['!autodocs'],
  ...gamePage({ look: 'cockfight', opened }),
});

export const Idle = meta.story({
  name: 'Waits for a press, with three bets',
  play: async (story) => {
    const { ready, says, fits, t } = gameSteps(story);
    await ready();
    await says(t('demo.press'));
    await fits();
  },
});

export const Lost = meta.story({
  name: 'Three passes one after the other, and the result in words',
  args: { answer: lost, still: false },
  play: async (story) => {
    const { playRound, says, shown } = gameSteps(story);
    await playRound();
    await says(shown('0.00'));
    await says(/Meron 9.* Wala 10.* Wala/);
  },
});

export const Level = meta.story({
  name: 'A draw gives the stake back, with less motion at once',
  args: { answer: level },
  play: async (story) => {
    const { playRound, says, shown, fits } = gameSteps(story);
    await playRound();
    await says(shown('1.00'));
    await says(/Meron 12.* Wala 12.* Draw/);
    await fits();
  },
});

export const Interrupted = meta.story({
  name: 'Shows a round that was interrupted first',
  ...states.interrupted,
});

export const Refused = meta.story({ name: 'Says why a round did not begin', ...states.refused });
