import { expect, waitFor } from 'storybook/test';
import { underTest } from './pick.ts';

/**
 * After a story's play: waits until no list shows former rows, faint while others are on their way. A play may end at words that they
 * share, and that passing state is no state of the page to judge.
 */
export async function comeToRest(): Promise<void> {
  if (!underTest) return;
  await waitFor(
    () => {
      const busy = [...document.querySelectorAll('[aria-busy="true"]')];
      expect(busy.filter((each) => getComputedStyle(each).opacity !== '1')).toEqual([]);
    },
    { timeout: 8000 },
  );
}
