import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

export const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  margin: 0;
  padding: 0;
  border: ${vars.border.width} solid transparent;
  border-radius: ${own('iconButton.radius', 'radius.control')};
  background-color: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};
  ${focusRing}

  &:hover {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  &[data-variant='outlined'] {
    border-color: ${vars.border.control};
    background-color: ${vars.surface.raised};
    color: ${vars.text.body};
  }
  &:disabled {
    cursor: default;
    background-color: transparent;
    border-color: ${vars.border.subtle};
    color: ${vars.text.muted};
    opacity: 0.5;
  }
  ${media.coarse} {
    inline-size: 44px;
    block-size: 44px;
  }
  ${media.stillness} {
    transition: none;
  }
`;
