import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRingInside } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';
import { appear, overlayPanel } from '../styles/overlay-panel.ts';

/** Takes the press that closes: what lies beneath is not pressed by mistake. */
export const Underlay = styled.div`
  position: fixed;
  inset: 0;
`;

export const List = styled.div`
  max-inline-size: min(22rem, calc(100vw - 16px));
  ${overlayPanel}
  border-radius: ${own('menu.radius', 'radius.card')};
  animation: ${appear} ${vars.motion.fast} ${vars.motion.easing} backwards;
  ${media.stillness} {
    animation: none;
  }
  min-inline-size: 11rem;
  padding: ${vars.space.s1};
`;

export const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  inline-size: 100%;
  min-block-size: max(44px, ${vars.control.height});
  margin: 0;
  padding: ${vars.space.s1} ${vars.space.s3};
  border: 0;
  border-radius: ${vars.radius.control};
  background-color: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRingInside}

  &:hover:not([aria-disabled='true']),
  &:focus-visible {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  &[data-tone='danger'] {
    color: ${vars.status.dangerText};
  }
  &[data-tone='danger']:hover,
  &[data-tone='danger']:focus-visible {
    background-color: ${vars.status.dangerSurface};
    color: ${vars.status.dangerText};
  }
  &[aria-disabled='true'] {
    color: ${vars.text.muted};
    cursor: not-allowed;
  }
`;
