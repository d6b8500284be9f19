import { vars } from '@livery/theme/vars';
import { IconButton } from '@livery/ui/icon-button';
import { styled } from 'styled-components';

/** On the upper corner of a game's card, whose place it is positioned in; filled when the game is a favourite. */
export const Mark = styled(IconButton)`
  position: absolute;
  inset-block-start: ${vars.space.s1};
  inset-inline-end: ${vars.space.s1};
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
