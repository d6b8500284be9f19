import { vars } from '@livery/theme/vars';
import { css, keyframes } from 'styled-components';

/** What dims the page beneath a dialog or a drawer. How long it takes to come and go is theirs. */
export const scrim = css`
  position: absolute;
  inset: 0;
  background-color: ${vars.surface.scrim};
`;

export const fadeIn = keyframes`
  from { opacity: 0; }
`;

export const fadeOut = keyframes`
  to { opacity: 0; }
`;
