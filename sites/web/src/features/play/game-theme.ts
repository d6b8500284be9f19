import { type GameTheme, gameThemeNames } from '@livery/api/contract/game-messages';

/** The attributes of the root element by which a page changes its looks. */
const changing = ['data-mode', 'data-contrast', 'data-motion', 'data-theme', 'style'];
const lessMotion = '(prefers-reduced-motion: reduce)';

/** What a game in a frame has to wear so that it looks like the page around it. */
export function gameThemeOf(frame: Element): GameTheme {
  const style = getComputedStyle(frame);
  return {
    values: Object.fromEntries(
      gameThemeNames.map((name) => [name, style.getPropertyValue(name).trim()]),
    ),
    dark: style.colorScheme.includes('dark'),
    still: matchMedia(lessMotion).matches || document.documentElement.dataset['motion'] === 'less',
  };
}

/** Calls back when the looks of the page have changed; gives the function that ends it. */
export function watchGameTheme(listener: () => void): () => void {
  const attributes = new MutationObserver(listener);
  attributes.observe(document.documentElement, { attributes: true, attributeFilter: changing });
  const motion = matchMedia(lessMotion);
  motion.addEventListener('change', listener);
  return () => {
    attributes.disconnect();
    motion.removeEventListener('change', listener);
  };
}
