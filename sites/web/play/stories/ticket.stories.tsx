import { expect, waitFor } from 'storybook/test';
import { gamePage, gameSteps } from '../../../../.storybook/game-story.tsx';
import preview from '../../../../.storybook/preview.tsx';

const opened = {
  pays: [
    { signs: 'sun', multiplier: '60' },
    { signs: 'moon', multiplier: '20' },
    { signs: 'bell', multiplier: '9' },
    { signs: 'wave', multiplier: '4' },
    { signs: 'lotus', multiplier: '2' },
  ],
};
const lost = {
  stake: '1.00',
  win: '0.00',
  signs: ['sun', 'wave', 'lotus', 'bell', 'bell', 'moon', 'lotus', 'wave', 'lotus'],
};
const returned = {
  stake: '1.00',
  win: '4.00',
  signs: ['lotus', 'lotus', 'lotus', 'wave', 'wave', 'wave', 'sun', 'moon', 'bell'],
};
const interrupted = { ...returned, reference: 'G-7', stake: '5.00', win: '20.00' };

const meta = preview.meta({
  title: 'Demo games/Ticket',
  tags: ['!autodocs'],
  ...gamePage({ look: 'ticket', opened }),
});
type Story = Parameters<typeof gameSteps>[0];

/** Presses the button that shows the whole ticket. */
async function showAll(story: Story) {
  const { body, t } = gameSteps(story);
  const inside = await body();
  const all = await waitFor(() => inside.getByRole('button', { name: t('demo.ticket.all') }));
  all.click();
}

export const Idle = meta.story({
  name: 'A new ticket, covered',
  play: async (story) => {
    const { ready, says, fits, t } = gameSteps(story);
    await ready();
    await says(t('demo.press'));
    await fits();
  },
});

export const Scratching = meta.story({
  name: 'Each field is uncovered by a press, and the round waits for the last one',
  args: { answer: lost },
  play: async (story) => {
    const { playRound, body, says, t } = gameSteps(story);
    await playRound();
    const inside = await body();
    const name = t('demo.ticket.covered').replace('{{number}}', '5');
    (await waitFor(() => inside.getByRole('button', { name }))).click();
    const opened = t('demo.ticket.open')
      .replace('{{number}}', '5')
      .replace('{{symbol}}', t('demo.ticket.bell'));
    await expect(inside.getByRole('button', { name: opened })).toBeVisible();
    await says(t('demo.running'));
    await expect(inside.getByRole('button', { name: t('demo.play') })).toBeDisabled();
  },
});

export const Lost = meta.story({
  name: 'A ticket without a row of three',
  args: { answer: lost },
  play: async (story) => {
    const { playRound, says, shown, ready, t } = gameSteps(story);
    await playRound();
    await showAll(story);
    await says(t('demo.ticket.none'));
    await says(shown('0.00'));
    await ready();
  },
});

export const Returned = meta.story({
  name: 'Of two rows of three the dearest pays',
  args: { answer: returned },
  play: async (story) => {
    const { playRound, says, shown, fits, t } = gameSteps(story);
    await playRound();
    await showAll(story);
    await says(t('demo.ticket.three').replace('{{symbol}}', t('demo.ticket.wave')));
    await says(shown('4.00'));
    await fits();
  },
});

export const Interrupted = meta.story({
  name: 'Shows a round that was interrupted first',
  args: { opened: { ...opened, round: interrupted } },
  play: async (story) => {
    const { says, ready, shown } = gameSteps(story);
    await showAll(story);
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
