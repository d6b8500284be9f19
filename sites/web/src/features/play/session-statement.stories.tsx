import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { withSite } from '../../../../../.storybook/site.tsx';
import { down, late, phone, stepsOf } from '../../../../../.storybook/story-kit.tsx';
import { SessionStatement } from './session-statement.tsx';

const member = { signedIn: { as: 'mira2026' } };
const noon = Date.UTC(2026, 0, 15, 12, 0, 0);
const totals = { stakes: '0.50', wins: '1.50', net: '1.00', bets: 1 };
const bet = {
  reference: 'B260115K7QM4X',
  gameName: 'Lotus Dragon',
  language: 'EN',
  gameType: 'RNG',
  vassalage: 'LUMA',
  vendorName: 'Lumatide',
  stake: '0.50',
  win: '1.50',
  status: 'won',
  time: noon + 120_000,
} as const;

const meta = preview.meta({
  title: 'Screens/Game/Statement of a session',
  component: SessionStatement,
  tags: ['!autodocs'],
  decorators: [withSite],
  globals: phone,
  parameters: { sandbox: member },
});

const rounds = (story: Parameters<typeof stepsOf>[0]) =>
  stepsOf(story).part('play.check.rounds', 'table');

export const Bets = meta.story({
  name: 'Lists the bets of a session, open ones too',
  tags: ['phone'],
  parameters: {
    sandbox: {
      ...member,
      values: {
        betHistory: {
          list: [
            {
              ...bet,
              reference: 'B260115K7QM4Y',
              win: '0.00',
              status: 'open',
              time: noon + 240_000,
            },
            bet,
          ],
          totalPages: 1,
          totals,
        },
      },
    },
  },
  play: async (story) => {
    const { text } = stepsOf(story);
    await expect(await text('play.check.open')).toBeVisible();
    await expect(await rounds(story)).toHaveTextContent('Lotus Dragon');
  },
});

export const None = meta.story({
  name: 'No bets in a session',
  parameters: {
    sandbox: { ...member, values: { betHistory: { list: [], totalPages: 1, totals } } },
  },
  play: async (story) => {
    await expect(await stepsOf(story).text('play.check.none')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { ...member, faults: { betHistory: late } } },
  play: async (story) => {
    await expect(await rounds(story)).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  name: 'Offers to load the bets of a session again',
  parameters: { sandbox: { ...member, faults: { betHistory: down } } },
  play: async (story) => {
    await expect(await stepsOf(story).text('play.check.failed')).toBeVisible();
  },
});
