import { type GameTheme, gameThemeNames } from '@livery/api/contract/game-messages';
import { isStillAt, watchStillness } from '@livery/ui/styles';

/** The attributes of the root element by which a page changes its looks, beside motion. */
const changing = ['data-mode', 'data-contrast', 'data-theme', 'style'];

/** What a game in a frame has to wear so that it looks like the page around it. */
export function gameThemeOf(frame: Element): GameTheme {
  const style = getComputedStyle(frame);
  return {
    values: Object.fromEntries(
      gameThemeNames.map((name) => [name, style.getPropertyValue(name).trim()]),
    ),
    dark: style.colorScheme.includes('dark'),
    still: isStillAt(frame),
  };
}

/** Calls back when the looks of the page have changed; gives the function that ends it. */
export function watchGameTheme(listener: () => void): () => void {
  const attributes = new MutationObserver(listener);
  attributes.observe(document.documentElement, { attributes: true, attributeFilter: changing });
  const endStillness = watchStillness(listener);
  return () => {
    attributes.disconnect();
    endStillness();
  };
}
