import type { MessageId } from '@livery/i18n';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pageAt, phone, stepsOf } from '../../../../../.storybook/story-kit.tsx';

/** The page around a story is Storybook’s: what a member chooses for it goes with the story. */
function asBefore(): void {
  const { dataset } = document.documentElement;
  for (const name of ['contrast', 'textSize', 'motion', 'dataUse', 'saving']) delete dataset[name];
}

const meta = preview.meta({
  title: 'Screens/Display',
  tags: ['!autodocs'],
  ...pageAt('/nowhere'),
  beforeEach: () => asBefore,
});

type Story = Parameters<typeof stepsOf>[0];

/** The button in the footer, which loads when a visitor comes near; the page above it may still be growing. */
async function wayToDisplay(story: Story): Promise<HTMLElement> {
  const name = stepsOf(story).t('footer.display');
  return waitFor(() => {
    story.canvas.getByRole('contentinfo').scrollIntoView();
    return story.canvas.getByRole('button', { name });
  });
}

/** From the footer, as anyone can. */
async function openDisplay(story: Story) {
  await userEvent.click(await wayToDisplay(story));
  return stepsOf(story).dialog('display.title');
}

export const Opened = meta.story({
  globals: phone,
  play: async (story) => {
    const opened = await openDisplay(story);
    await expect(opened.querySelectorAll('input:checked')).toHaveLength(5);
    await expect(opened.scrollWidth).toBeLessThanOrEqual(opened.clientWidth);
  },
});

export const FromTheMembersMenu = meta.story({
  name: 'Opens from the member menu',
  parameters: { sandbox: { signedIn: { as: 'mira2026' } } },
  play: async (story) => {
    const { openMenu, press, dialog } = stepsOf(story);
    await openMenu();
    await press('common.display.title');
    await expect(await dialog('display.title')).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  name: 'Applies each choice by keyboard',
  play: async (story) => {
    const { group, dialog } = stepsOf(story);
    const { dataset } = document.documentElement;
    const way = await wayToDisplay(story);
    way.focus();
    await userEvent.keyboard('{Enter}');
    const opened = await dialog('display.title');

    const page = document.querySelector('main') as HTMLElement;
    let drawn = 0;
    const watch = new MutationObserver((changes) => {
      drawn += changes.length;
    });
    watch.observe(page, { subtree: true, childList: true, attributes: true });
    const choose = async (id: MessageId, key: string, presses = 1) => {
      const radios = (await group(id)).querySelectorAll('input');
      const chosen = [...radios].find(({ checked }) => checked);
      chosen?.focus();
      for (let press = 0; press < presses; press++) await userEvent.keyboard(`{${key}}`);
    };
    await choose('display.contrast.title', 'ArrowDown', 2);
    await expect(dataset.contrast).toBe('more');
    await choose('display.contrast.title', 'ArrowUp');
    await expect(dataset.contrast).toBe('standard');
    await choose('display.textSize.title', 'ArrowDown', 3);
    await expect(dataset.textSize).toBe('150');
    await choose('display.motion.title', 'ArrowDown');
    await expect(dataset.motion).toBe('less');
    await choose('display.dataUse.title', 'ArrowDown', 2);
    await expect(dataset).toMatchObject({ dataUse: 'less', saving: '' });
    const chosenMode = async () =>
      (await group('display.mode.title')).querySelector<HTMLInputElement>('input:checked')?.value;
    const before = await chosenMode();
    await choose('display.mode.title', before === 'light' ? 'ArrowDown' : 'ArrowUp');
    await expect(await chosenMode()).not.toBe(before);
    watch.disconnect();
    await expect(drawn).toBe(0);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opened).not.toBeInTheDocument());
    await waitFor(() => expect(way).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await dialog('display.title');
    const motion = (await group('display.motion.title')).querySelector('input[value="less"]');
    await expect(motion).toBeChecked();
    (await stepsOf(story).button('display.reset')).focus();
    await userEvent.keyboard('{Enter}');
    await expect(dataset).not.toHaveProperty('contrast');
    await expect(dataset).not.toHaveProperty('textSize');
    await expect(dataset).not.toHaveProperty('motion');
    await expect(dataset).not.toHaveProperty('saving');
    await expect(motion).not.toBeChecked();
    await expect(await chosenMode()).toBe(before);
  },
});

export const LessMotion = meta.story({
  name: 'Stops all motion in the brand',
  play: async (story) => {
    const opened = await openDisplay(story);
    const card = opened.querySelector<HTMLInputElement>('input[value="less"]');
    await userEvent.click(card as HTMLElement);
    const { transitionDuration, transitionProperty, animationName } = getComputedStyle(
      await stepsOf(story).button('display.done'),
    );
    await expect([transitionProperty, animationName]).toEqual(['none', 'none']);
    await expect(transitionDuration).toBe('0s');
    await expect(getComputedStyle(opened).animationName).toBe('none');
  },
});
