import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';

/** The one visible focus ring (WCAG 2.2 2.4.7, 2.4.13): two pixels in the focus colour, two away from the edge. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${vars.border.focus};
    outline-offset: 2px;
  }
`;

/** The ring drawn inwards, where a neighbour or the window's edge would cover an outer one. */
export const focusRingInside = css`
  &:focus-visible {
    outline: 2px solid ${vars.border.focus};
    outline-offset: -3px;
  }
`;
