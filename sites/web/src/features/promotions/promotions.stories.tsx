import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { clearFaults } from '../../../../../.storybook/site.tsx';
import {
  desktop,
  down,
  late,
  pageAt,
  phone,
  stepsOf,
} from '../../../../../.storybook/story-kit.tsx';

const slow = { timeout: 15_000 };
const member = { signedIn: { as: 'mira2026' } };

const meta = preview.meta({
  title: 'Screens/Promotions',
  tags: ['!autodocs'],
  ...pageAt('/promotions'),
  globals: phone,
});

const cards = () => [...document.querySelectorAll<HTMLElement>('main article')];

export const Guest = meta.story({
  name: 'Shows every promotion with its period and terms in short',
  parameters: { spec: ['2.09'] },
  globals: desktop,
  tags: ['desktop'],
  play: async (story) => {
    const { heading } = stepsOf(story);
    await expect(await heading('promotions.title')).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(12), slow);
    for (const card of cards()) {
      await expect(card.querySelectorAll('li').length).toBeGreaterThan(2);
      await expect(card.querySelector('a')).toHaveAttribute(
        'href',
        expect.stringContaining('/promoDetail?id='),
      );
    }
  },
});

export const Member = meta.story({
  name: 'Shows a member where they stand in each',
  parameters: { spec: ['4.40'], sandbox: member },
  tags: ['phone'],
  play: async (story) => {
    const { t } = stepsOf(story);
    await waitFor(() => expect(cards()).toHaveLength(12), slow);
    const states = [
      'applying',
      'processing',
      'claim',
      'claimed',
      'issued',
      'rejected',
      'closed',
      'signed',
      'comingSoon',
      'join',
      'joined',
    ] as const;
    for (const state of states) {
      await waitFor(
        () =>
          expect(
            cards().some((card) => card.textContent.includes(t(`promotions.state.${state}`))),
          ).toBe(true),
        slow,
      );
    }
    const { scrollWidth, clientWidth } = story.canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const OneKind = meta.story({
  name: 'Lists the kind in the URL',
  args: { address: '/promotions?kind=DAILY' },
  play: async (story) => {
    const { t } = stepsOf(story);
    await waitFor(() => expect(cards()).toHaveLength(2), slow);
    await expect(
      story.canvas.getByRole('link', { name: t('promotions.kind.DAILY') }),
    ).toHaveAttribute('aria-current', 'page');
  },
});

export const Excluded = meta.story({
  name: 'Offers nothing to a self-excluded member',
  parameters: { spec: ['B2.16'], sandbox: { signedIn: { as: 'paused2026' } } },
  play: async (story) => {
    await stepsOf(story).sees('promotions.empty.title');
    await expect(cards()).toHaveLength(0);
  },
});

export const Loading = meta.story({
  parameters: { sandbox: { faults: { promotions: late } } },
  play: async (story) => {
    await stepsOf(story).heading('promotions.title');
    await waitFor(
      () => expect(story.canvasElement.querySelector('main [aria-busy=true]')).not.toBeNull(),
      slow,
    );
  },
});

export const AskedAgain = meta.story({
  name: 'Loads on the second attempt',
  parameters: { sandbox: { faults: { promotions: down } } },
  play: async (story) => {
    const { sees, press } = stepsOf(story);
    await sees('promotions.failed');
    await clearFaults(story);
    await press('common.retry');
    await waitFor(() => expect(cards()).toHaveLength(12), slow);
  },
});

export const NoConnection = meta.story({
  name: 'No connection',
  parameters: { sandbox: { faults: { promotions: { kind: 'drop' } } } },
  play: async (story) => {
    const { sees } = stepsOf(story);
    await sees('promotions.failed');
    await sees('platform.failure.offline');
  },
});
