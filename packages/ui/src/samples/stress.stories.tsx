import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  largeText,
  OneByOne,
  overflowing,
  Stressed,
  subjectOf,
} from '../../../../.storybook/stress.tsx';

const files = import.meta.glob<Record<string, unknown>>('../*/*.stories.tsx', { eager: true });

/** Each folder of a component has a file of stories of its name: the component is under stress by having one. */
const subjects = Object.entries(files).flatMap(([path, file]) => {
  const name = /^\.\.\/([\w-]+)\/\1\.stories\.tsx$/.exec(path)?.[1];
  return name ? [subjectOf(name, file)] : [];
});
const inPage = subjects.filter(({ alone }) => !alone);
/** The same letters in each story whenever a component is added between them. */
const from = (first: string, last: string) =>
  inPage.filter(({ name }) => name.slice(0, 1) >= first && name.slice(0, 1) <= last);

const meta = preview.meta({
  title: 'Stress',
  component: Stressed,
  tags: ['!autodocs'],
  parameters: {
    room: 'page',
    a11y: {
      config: {
        // Here a page has two footers and three headers, some inside others: each is sound in the stories of its own.
        rules: [
          'landmark-unique',
          'landmark-main-is-top-level',
          'landmark-no-duplicate-main',
          'landmark-banner-is-top-level',
          'landmark-no-duplicate-banner',
          'landmark-contentinfo-is-top-level',
          'landmark-no-duplicate-contentinfo',
          'heading-order',
        ].map((id) => ({ id, enabled: false })),
      },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: largeText,
  play: async ({ canvasElement, args }) => {
    const cells = canvasElement.querySelectorAll('[data-specimen]');
    await expect(cells.length).toBeGreaterThanOrEqual(args.subjects.length);
    await document.fonts.ready;
    await expect(overflowing(canvasElement).join('\n')).toBe('');
  },
});

export const FromAToC = meta.story({
  name: 'A to C',
  args: { subjects: from('a', 'c') },
});
export const FromDToK = meta.story({
  name: 'D to K',
  args: { subjects: from('d', 'k') },
});
export const FromLToR = meta.story({
  name: 'L to R',
  args: { subjects: from('l', 'r') },
});
export const FromSToZ = meta.story({
  name: 'S to Z',
  args: { subjects: from('s', 'z') },
});

/** What takes the window is looked at open, one after another. */
export const OverTheWindow = meta.story({
  name: 'Overlays',
  args: { subjects: subjects.filter(({ alone }) => alone) },
  render: (args) => <OneByOne {...args} />,
  play: async ({ canvasElement, args }) => {
    for (const { name } of args.subjects) {
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-specimen]')).toHaveAttribute(
          'data-specimen',
          name,
        ),
      );
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-theme-portal] *')).not.toBeNull(),
      );
      // Where it comes from is outside the window: it is looked at where it stays.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      await expect(overflowing(canvasElement).join('\n')).toBe('');
      canvasElement.querySelector<HTMLElement>('[data-next]')?.click();
    }
    await waitFor(() => expect(canvasElement.querySelector('[data-specimen]')).toBeNull());
  },
});
