import { vars } from '@livery/theme/vars';
import { css, keyframes } from 'styled-components';

/** The surface of a small panel that opens at a button: menu, dropdown, popover. Its width, corners and padding are its own. */
export const overlayPanel = css`
  overflow: auto;
  overscroll-behavior: contain;
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  background-color: ${vars.surface.overlay};
  color: ${vars.text.body};
  box-shadow: ${vars.shadow.overlay};
  overflow-wrap: anywhere;
`;

/** How such a panel comes: from a little above. */
export const appear = keyframes`
  from { opacity: 0; transform: translateY(-0.25rem); }
`;
