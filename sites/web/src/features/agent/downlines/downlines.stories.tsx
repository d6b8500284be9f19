import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  as,
  desktop,
  down,
  fits,
  late,
  type Playing,
  pageAt,
  phone,
  slow,
  stepsOf,
} from '../../../../../../.storybook/story-kit.tsx';

const agent = as('arun2026');

const meta = preview.meta({
  title: 'Screens/Agent/Team management',
  tags: ['!autodocs'],
  ...pageAt('/agent/downlineManagmentView', agent),
  globals: phone,
});

/** Pasted, not typed: a search begins when typing pauses, and a slow machine pauses between keys. */
async function search(story: Playing, text: string) {
  await story.userEvent.click(await stepsOf(story).part('downlines.search', 'searchbox'));
  await story.userEvent.paste(text);
}

const items = () => [...document.querySelectorAll<HTMLElement>('[role="treeitem"]')];
const itemOf = (account: string) =>
  waitFor(() => {
    const found = items().find(({ textContent }) => textContent?.includes(account));
    if (!found) throw new Error(`expected ${account} in the tree`);
    return found;
  }, slow);

export const TreeOfTeam = meta.story({
  name: 'Shows the tree, and what is below an account when it is opened',
  parameters: { spec: ['2.56'] },
  tags: ['phone'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('downlines.title');
    const first = await itemOf('line012026');
    await expect(items()).toHaveLength(5);
    await expect(first).toHaveTextContent(t('downlines.level.agent', { level: 2 }));
    first.focus();
    await story.userEvent.keyboard('{ArrowRight}');
    await expect(await itemOf('line052026')).toHaveAttribute('aria-level', '2');
    await fits(story);
  },
});

export const TableOfTeam = meta.story({
  name: 'Shows the same as a table, and the downlines of one account',
  args: { address: '/agent/downlineManagmentView?show=table' },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { t, heading } = stepsOf(story);
    await heading('downlines.title');
    const name = t('downlines.beneath.of', { account: 'line012026' });
    const beneath = await story.canvas.findByRole('button', { name }, slow);
    await story.userEvent.click(beneath);
    const head = t('downlines.head', { account: 'line012026' });
    await story.canvas.findByRole('table', { name: head }, slow);
    await waitFor(() => expect(story.canvas.getByText(/line052026/)).toBeVisible(), slow);
    await fits(story);
  },
});

export const Found = meta.story({
  name: 'Finds an account anywhere in the tree, with the way to it',
  play: async (story) => {
    const { heading } = stepsOf(story);
    await heading('downlines.title');
    await search(story, 'line17');
    await story.canvas.findByText('line012026 › line052026', {}, slow);
    await fits(story);
  },
});

export const Nobody = meta.story({
  name: 'Finds nobody',
  play: async (story) => {
    const { heading, sees } = stepsOf(story);
    await heading('downlines.title');
    await search(story, 'mira');
    await sees('downlines.found.none');
  },
});

export const Member = meta.story({
  name: 'Opens an account: its facts, masked contact, and contracts',
  args: { address: '/agent/downlineManagmentView?id=line012026' },
  play: async (story) => {
    const { t } = stepsOf(story);
    const drawer = await story.canvas.findByRole('dialog', { name: 'line012026' }, slow);
    const inside = within(drawer);
    await expect(await inside.findAllByText(/•••/, {}, slow)).toHaveLength(2);
    await expect(inside.getByText(t('downlines.contract.offered'))).toBeVisible();
    await expect(inside.getByRole('button', { name: t('downlines.beneath') })).toBeVisible();
  },
});

export const Unknown = meta.story({
  name: 'Refuses an account that is not in the team',
  args: { address: '/agent/downlineManagmentView?id=mira2026' },
  play: async (story) => stepsOf(story).sees('downlines.member.failed'),
});

export const Empty = meta.story({
  name: 'An agent without a team',
  parameters: { sandbox: { signedIn: { as: 'devi2026' } } },
  play: async (story) => stepsOf(story).sees('downlines.none'),
});

export const Loading = meta.story({
  name: 'Loading',
  parameters: { sandbox: { ...agent, faults: { teamDownlines: late } } },
  play: async (story) => {
    await stepsOf(story).heading('downlines.title');
    await expect(
      document.querySelector('main [aria-busy="true"], main [role="status"]'),
    ).not.toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Did not load',
  parameters: { sandbox: { ...agent, faults: { teamDownlines: down } } },
  play: async (story) => stepsOf(story).sees('downlines.failed'),
});
