import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  late,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const at = (vassalage: string, gameType = 'RNG') =>
  `/game?isGame=VASSALAGE&gameType=${gameType}&vassalage=${vassalage}`;

const meta = preview.meta({
  title: 'Screens/Game popup',
  tags: ['!autodocs'],
  ...pageAt(at('LUMA')),
  globals: phone,
});

const slow = { timeout: 15_000 };
const popup = (story: Playing, name: string) => story.canvas.findByRole('dialog', { name }, slow);
const games = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"] a[href^="/game"]')].map(
    (card) => card.textContent,
  );
const listed = (count: number) => waitFor(() => expect(games()).toHaveLength(count), slow);

export const Games = meta.story({
  name: 'Shows the games of one provider, with search and pages',
  tags: ['phone'],
  play: async (story) => {
    const { fill, press, sees } = stepsOf(story);
    await popup(story, 'Lumatide');
    await listed(15);
    const [first] = games();
    await press('halls.turn.next');
    await waitFor(() => expect(games()[0]).not.toBe(first), slow);
    await press('halls.turn.first');
    await waitFor(() => expect(games()[0]).toBe(first), slow);
    await fill('halls.filter.name', 'zzzz');
    await press('halls.filter.submit');
    await sees('halls.empty.none.title');
    await press('halls.filter.clear');
    await listed(15);
  },
});

export const OnADesktop = meta.story({
  name: 'Desktop',
  tags: ['desktop'],
  globals: desktop,
  play: async (story) => {
    await popup(story, 'Lumatide');
    await listed(15);
  },
});

export const Reopened = meta.story({
  name: 'Closes by Escape, and opens again from the page below',
  play: async (story) => {
    const { press } = stepsOf(story);
    const opened = await popup(story, 'Lumatide');
    await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true), slow);
    await story.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull(), slow);
    await press('play.unknown.home');
    await popup(story, 'Lumatide');
    await listed(15);
  },
});

export const Maintenance = meta.story({
  name: 'Explains that the provider is under maintenance',
  args: { address: at('NIMB') },
  play: async (story) => {
    await popup(story, 'Nimbus Foundry');
    await stepsOf(story).sees('halls.closed.title', { provider: 'Nimbus Foundry' });
    await expect(games()).toEqual([]);
  },
});

export const NoGames = meta.story({
  name: 'Explains a provider without games',
  args: { address: at('GROV') },
  play: async (story) => {
    await stepsOf(story).sees('halls.empty.hall.title');
  },
});

export const Types = meta.story({
  name: 'Offers the types of games of a provider that has several',
  parameters: {
    spec: ['7.53'],
    sandbox: {
      values: {
        gameTypeByVendor: [
          { gameType: 'RNG', name: 'Slots' },
          { gameType: 'FISH', name: 'Fishing' },
        ],
      },
    },
  },
  play: async (story) => {
    const { t, sees } = stepsOf(story);
    const dialog = within(await popup(story, 'Lumatide'));
    await listed(15);
    const type = await dialog.findByRole('combobox', { name: t('halls.filter.classify') }, slow);
    await expect(type).toHaveValue('RNG');
    await story.userEvent.selectOptions(type, 'FISH');
    await sees('halls.empty.hall.title');
    await story.userEvent.selectOptions(type, '');
    await listed(15);
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { faults: { gameList: late } } },
  play: async (story) => {
    const dialog = await popup(story, 'Lumatide');
    await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).not.toBeNull(), slow);
  },
});

export const Failed = meta.story({
  name: 'Offers to ask for the games again',
  parameters: { sandbox: { faults: { gameList: down } } },
  play: async (story) => {
    const { sees, button } = stepsOf(story);
    await sees('halls.failed');
    await expect(await button('common.retry')).toBeVisible();
  },
});
