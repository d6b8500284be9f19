import { vars } from '@livery/theme/vars';
import { keyframes, styled } from 'styled-components';
import { media } from '../styles/media.ts';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-0.25rem); }
`;

/** Takes the press that closes: what lies beneath is not pressed by mistake. */
export const Underlay = styled.div`
  position: fixed;
  inset: 0;
`;

export const Panel = styled.div`
  max-inline-size: min(24rem, calc(100vw - 16px));
  overflow: auto;
  overscroll-behavior: contain;
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: var(--popover-radius, ${vars.radius.card});
  background-color: ${vars.surface.overlay};
  color: ${vars.text.body};
  box-shadow: ${vars.shadow.overlay};
  overflow-wrap: anywhere;
  animation: ${appear} ${vars.motion.fast} ${vars.motion.easing} backwards;
  ${media.stillness} {
    animation: none;
  }
  padding: ${vars.space.s4};

  &:focus {
    outline: none;
  }
`;
