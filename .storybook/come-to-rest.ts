import { expect, waitFor } from 'storybook/test';
import { underTest } from './pick.ts';

/**
 * After a story's play: waits until no list is faint, that is, until none shows former rows while new ones load. A play may end at words
 * that both have, and axe would then judge the passing state.
 */
export async function comeToRest(): Promise<void> {
  if (!underTest) return;
  await waitFor(
    () => {
      const busy = [...document.querySelectorAll('[aria-busy="true"]')];
      const faint = busy.filter((each) => getComputedStyle(each).opacity !== '1');
      expect(faint, 'lists that still show former rows').toEqual([]);
    },
    { timeout: 15_000 },
  );
}
