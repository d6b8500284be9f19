import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';

/** The star of a favourite: filled while it is one. */
export const favouriteStar = css`
  && {
    border-radius: ${vars.radius.pill};
  }
  &&[aria-pressed='true'] {
    color: ${vars.text.accent};
  }
  &&:hover {
    background-color: ${vars.surface.raised};
    color: ${vars.text.accent};
  }
  &[aria-pressed='true'] path {
    fill: currentColor;
  }
`;
