import { expect } from 'storybook/test';
import { gamePage, gameStates, gameSteps } from '../../../../.storybook/game-story.tsx';
import preview from '../../../../.storybook/preview.tsx';

const ended = (winner: string) =>
  winner === 'P' ? ['P=8', 'B=3'] : winner === 'B' ? ['P=2', 'B=7'] : ['P=6', 'B=6'];
const opened = {
  bets: [
    { pick: 'player', name: 'Player', language: 'EN', rtp: 98.77 },
    { pick: 'banker', name: 'Banker', language: 'EN', rtp: 98.94 },
    { pick: 'tie', name: 'Tie', language: 'EN', rtp: 85.88 },
    { pick: 'playerPair', name: 'Player pair', language: 'EN', rtp: 92.31 },
    { pick: 'bankerPair', name: 'Banker pair', language: 'EN', rtp: 92.31 },
  ],
  pays: [
    { pick: 'player', signs: 'win', multiplier: '2' },
    { pick: 'player', signs: 'even', multiplier: '1' },
    { pick: 'banker', signs: 'win', multiplier: '1.95' },
    { pick: 'banker', signs: 'even', multiplier: '1' },
    { pick: 'tie', signs: 'win', multiplier: '9' },
    { pick: 'playerPair', signs: 'win', multiplier: '12' },
    { pick: 'bankerPair', signs: 'win', multiplier: '12' },
  ],
};
const history = [...'PBBTPPPPPPPPBTTBPBPBBBP'].map(ended);
const lost = {
  stake: '1.00',
  win: '0.00',
  pick: 'player',
  signs: ['P:2H', 'B:KS', 'P:3D', 'B:6C', 'P:6S', 'B:AH', 'P=1', 'B=7'],
};
const returned = {
  stake: '1.00',
  win: '2.00',
  pick: 'player',
  signs: ['P:10H', 'B:5S', 'P:9D', 'B:QC', 'P=9', 'B=5'],
};

const states = gameStates({ opened, lost, returned });

const meta = preview.meta({
  title: 'Demo games/Baccarat',
  tags: ['!autodocs'],
  ...gamePage({ look: 'baccarat', opened }),
});

export const Idle = meta.story({
  name: 'Waits for a press, without a round behind it',
  play: async (story) => {
    const { ready, says, fits, body, t } = gameSteps(story);
    await ready();
    await says(t('demo.press'));
    await expect((await body()).getByText(t('demo.past.none'))).toBeVisible();
    await fits();
  },
});

export const Roads = meta.story({
  name: 'Bead plate and big road of the rounds before, in words as well',
  args: { opened: { ...opened, history }, answer: lost },
  play: async (story) => {
    const { playRound, says, shown, body, fits, t } = gameSteps(story);
    await playRound();
    await says(shown('0.00'));
    const list = (await body()).getByRole('list', { name: t('demo.past') });
    await expect(list.children).toHaveLength(history.length + 1);
    await expect(list.lastElementChild).toHaveTextContent('Banker');
    await expect(list.children[3]).toHaveTextContent('Tie');
    await fits();
  },
});

export const Dealt = meta.story({
  name: 'Deals one card after the other, and names each hand',
  args: { answer: returned, still: false },
  play: async (story) => {
    const { playRound, says, shown, body } = gameSteps(story);
    await playRound();
    await says(shown('2.00'));
    const hands = (await body()).getAllByRole('img');
    await expect(hands[0]).toHaveAccessibleName(/10, 9/);
    await expect(hands[1]).toHaveAccessibleName(/5, Q/);
  },
});

export const Interrupted = meta.story({
  name: 'Shows a round that was interrupted first',
  ...states.interrupted,
});

export const Refused = meta.story({ name: 'Says why a round did not begin', ...states.refused });
