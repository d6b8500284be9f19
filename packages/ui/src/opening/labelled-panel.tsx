import type { ComponentProps } from 'react';

/**
 * Draws a panel of the library as ours are, for `render`: named by its own `aria-label` and not by the button that opened it, and
 * in the direction of its theme scope and not of the browser's language.
 */
export function labelledPanel({
  dir: _dir,
  'aria-labelledby': _button,
  ...panel
}: ComponentProps<'div'>) {
  return <div {...panel} />;
}
