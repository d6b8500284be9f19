import { own, vars } from '@livery/theme/vars';
import { keyframes, styled } from 'styled-components';
import { layers } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

/** Above everything, and over a phone's tab bar. Nothing but the messages themselves takes a press. */
export const Region = styled.div`
  position: fixed;
  inset-block-end: calc(${vars.space.s4} + env(safe-area-inset-bottom));
  inset-inline: ${vars.space.s4};
  z-index: ${layers.toast};
  display: grid;
  grid-template-columns: minmax(0, 26rem);
  justify-content: end;
  gap: ${vars.space.s2};
  pointer-events: none;

  ${media.belowDesktop} {
    inset-block-end: calc(4.5rem + env(safe-area-inset-bottom));
    justify-content: center;
  }
`;

export const Message = styled.div`
  display: flex;
  align-items: start;
  gap: ${vars.space.s3};
  padding: ${vars.space.s3} ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${own('toast.radius', 'radius.card')};
  background-color: ${vars.surface.overlay};
  color: ${vars.text.body};
  box-shadow: ${vars.shadow.overlay};
  pointer-events: auto;
  animation: ${arrive} ${vars.motion.base} ${vars.motion.easing} backwards;
  ${media.stillness} {
    animation: none;
  }
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: ${vars.radius.pill};
  background-color: ${vars.status.infoSurface};
  color: ${vars.status.infoText};

  [data-tone='success'] > & {
    background-color: ${vars.status.successSurface};
    color: ${vars.status.successText};
  }
  [data-tone='warning'] > & {
    background-color: ${vars.status.warningSurface};
    color: ${vars.status.warningText};
  }
  [data-tone='danger'] > & {
    background-color: ${vars.status.dangerSurface};
    color: ${vars.status.dangerText};
  }
`;

export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space.s2};
  min-block-size: 2rem;
  align-content: center;
  overflow-wrap: anywhere;
`;
