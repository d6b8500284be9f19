import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';

/**
 * The one visible focus ring (WCAG 2.2 2.4.7, 2.4.13), as declarations: 2 px wide, 2 px from the edge. `border.focus` has 3:1 on
 * every surface, and is `Highlight` in forced colours; an element with another background sets `--ring` (`stageRing`).
 * Use it in a selector that none of the rings below has.
 */
export const ring = css`
  outline: 2px solid var(--ring, ${vars.border.focus});
  outline-offset: 2px;
`;

/** For an element that takes the focus itself: a button, a link, a checkbox. */
export const focusRing = css`
  &:focus-visible {
    ${ring}
  }
`;

/** As `focusRing`, drawn inwards: where a neighbour or the edge of the window would cover an outer ring. */
export const focusRingInside = css`
  &:focus-visible {
    ${ring}
    outline-offset: -3px;
  }
`;
