import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  desktop,
  down,
  type Playing,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const meta = preview.meta({
  title: 'Screens/Home favourites',
  tags: ['!autodocs'],
  ...pageAt('/', { signedIn: { as: 'mira2026' } }),
  globals: desktop,
});

const slow = { timeout: 15_000 };
const games = () => document.getElementById('games');

/** The stars of the hot games, once it is known which are favourites. */
async function marksOf(pressed: boolean) {
  const list = await waitFor(() => {
    const found = games()?.querySelectorAll<HTMLElement>(`[aria-pressed='${pressed}']`);
    if (!found?.length) throw new Error(`There is no star with aria-pressed="${pressed}".`);
    return found;
  }, slow);
  return [...list];
}
const first = async (pressed: boolean): Promise<HTMLElement> => {
  const [mark] = await marksOf(pressed);
  if (!mark) throw new Error('There is no star.');
  return mark;
};
/** The star has turned, and the platform has answered. */
const pressedIs = (mark: HTMLElement, pressed: boolean) =>
  waitFor(async () => {
    await expect(mark).toHaveAttribute('aria-pressed', String(pressed));
    await expect(mark).toHaveAttribute('aria-busy', 'false');
  }, slow);
/** The message of a star that turned back, with its reason. */
const saysFailed = (story: Playing) => {
  const { t } = stepsOf(story);
  const message = t('session.favourite.failed', { reason: '.+' });
  return waitFor(() => expect(document.body).toHaveTextContent(new RegExp(message)), slow);
};

export const Kept = meta.story({
  name: 'Adds and removes a favourite',
  parameters: { spec: ['4.38'] },
  play: async ({ userEvent }) => {
    const mark = await first(false);
    const name = mark.getAttribute('aria-label');
    await expect(name).toContain(mark.closest('li')?.querySelector('[title]')?.textContent);
    await userEvent.click(mark);
    await pressedIs(mark, true);
    mark.focus();
    await userEvent.keyboard('{Enter}');
    await pressedIs(mark, false);
    await userEvent.keyboard(' ');
    await pressedIs(mark, true);
    await expect(mark).toHaveAttribute('aria-label', name ?? '');
  },
});

export const OnAPhone = meta.story({
  name: 'Phone',
  globals: phone,
  play: async ({ canvasElement }) => {
    const mark = await first(false);
    const { right } = mark.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(mark.closest('li')?.getBoundingClientRect().right ?? 0);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const LostAnswer = meta.story({
  name: 'Keeps a saved favourite after a lost response',
  parameters: { sandbox: { faults: { favouriteAdd: down } } },
  play: async ({ userEvent }) => {
    const mark = await first(false);
    await userEvent.click(mark);
    await pressedIs(mark, true);
  },
});

export const Failed = meta.story({
  name: 'Reverts a failed favourite and shows the reason',
  parameters: { sandbox: { signedIn: { as: 'mira2026' }, refusals: { favouriteAdd: 'TOO_MANY' } } },
  play: async (story) => {
    const mark = await first(false);
    await story.userEvent.click(mark);
    await saysFailed(story);
    await pressedIs(mark, false);
    const { t } = stepsOf(story);
    const messages = within(document.body).getByRole('region', {
      name: t('session.favourite.messages'),
    });
    await story.userEvent.click(within(messages).getByRole('button', { name: t('session.close') }));
    await waitFor(() => expect(messages).not.toBeInTheDocument(), slow);
  },
});

export const Unknown = meta.story({
  name: 'Hides the star until favourites load',
  parameters: { sandbox: { faults: { favourites: down } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(games()?.querySelectorAll('li').length).toBeGreaterThan(5), slow);
    await expect(await canvas.findByRole('banner')).toBeVisible();
    await expect(games()?.querySelector('[aria-pressed]')).toBeNull();
  },
});

export const Trial = meta.story({
  name: 'Requires a real account from trial members',
  parameters: { sandbox: { signedIn: { as: 'trial2026' } } },
  play: async (story) => {
    const mark = await first(false);
    await story.userEvent.click(mark);
    await expect(await stepsOf(story).dialog('session.guard.title')).toBeVisible();
    await pressedIs(mark, false);
  },
});
