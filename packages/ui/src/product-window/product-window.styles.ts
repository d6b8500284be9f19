import { own, vars } from '@livery/theme/vars';
import { keyframes, styled } from 'styled-components';
import { oneLine } from '../styles/clamp-lines.ts';
import { withoutRing } from '../styles/field-ring.ts';
import { focusRingInside } from '../styles/focus-ring.ts';
import { layers } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/** In the middle of the window, from where it is moved. */
export const Panel = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layers.window};
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  inline-size: min(var(--width), 100%);
  block-size: min(var(--height), 100dvh);
  margin: auto;
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${own('productWindow.radius', 'radius.card')};
  background-color: ${vars.surface.overlay};
  color: ${vars.text.body};
  box-shadow: ${vars.shadow.overlay};
  overflow: clip;
  animation: ${appear} ${vars.motion.fast} ${vars.motion.easing} backwards;

  ${withoutRing}
  ${media.stillness} {
    animation: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
`;

export const Handle = styled.button`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${vars.space.s1};
  min-inline-size: 0;
  min-block-size: 2.5rem;
  margin: 0;
  padding: 0 ${vars.space.s2};
  border: 0;
  border-radius: ${vars.radius.control};
  background-color: transparent;
  color: inherit;
  font: inherit;
  font-size: ${vars.size.sm};
  font-weight: ${vars.weight.label};
  text-align: start;
  cursor: grab;
  touch-action: none;
  user-select: none;
  ${focusRingInside}

  &:active {
    cursor: grabbing;
  }
  & > svg {
    flex: none;
    color: ${vars.text.muted};
  }
  ${media.coarse} {
    min-block-size: 44px;
  }
`;

export const Name = styled.span`
  ${oneLine}
  min-inline-size: 0;
`;

/** Narrow, and at a large text size narrower still: what is in it breaks rather than sticks out. */
export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  overflow-wrap: anywhere;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${vars.space.s3};

  & > * {
    max-inline-size: 100%;
  }
`;
