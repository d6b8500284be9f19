import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';
import { ring } from './focus-ring.ts';

/** For the frame of a native control: the ring surrounds all that is in the frame. The control itself has `withoutRing`. */
export const focusRingAround = css`
  &:has(> :is(input, select):focus-visible) {
    ${ring}
  }
`;

/** For a control whose frame has the ring, and for a panel that takes the focus from code only, for screen readers. */
export const withoutRing = css`
  &:focus {
    outline: none;
  }
`;

/** For a checkbox with an error: its own border shows already whether it is ticked. The focus ring replaces it. */
export const invalidRing = css`
  &[aria-invalid]:not(:focus-visible) {
    outline: 2px solid ${vars.status.dangerText};
    outline-offset: 1px;
  }
`;
