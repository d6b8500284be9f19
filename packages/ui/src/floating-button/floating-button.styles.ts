import { own, vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';
import { layers } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

/** Over the page and under what opens over it; on a phone above the tab bar. It takes no press between its buttons. */
export const Stack = styled.div`
  position: fixed;
  inset-block-end: calc(3.5rem + env(safe-area-inset-bottom) + ${vars.space.s4});
  z-index: ${layers.floating};
  display: flex;
  flex-direction: column;
  gap: ${vars.space.s2};
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
  &[data-side='end'] {
    align-items: end;
    inset-inline-end: ${vars.space.s4};
  }
  &[data-side='start'] {
    align-items: start;
    inset-inline-start: ${vars.space.s4};
  }
  ${media.desktop} {
    inset-block-end: ${vars.space.s6};
  }
`;

const surface = css`
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  background-color: ${vars.surface.overlay};
  color: ${vars.text.body};
  box-shadow: ${vars.shadow.overlay};
`;

export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 3rem;
  block-size: 3rem;
  margin: 0;
  padding: 0;
  ${surface}
  border-radius: ${own('floatingButton.radius', 'radius.pill')};
  font: inherit;
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};
  ${focusRing}

  &:hover,
  &[aria-expanded='true'] {
    background-color: ${vars.action.primaryFill};
    color: ${vars.action.primaryText};
  }
  ${media.stillness} {
    transition: none;
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: ${vars.space.s1};
  max-inline-size: min(18rem, calc(100vw - 2 * ${vars.space.s4}));
  margin: 0;
  padding: ${vars.space.s1};
  ${surface}
  border-radius: ${vars.radius.card};
  list-style: none;
`;

export const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  inline-size: 100%;
  min-block-size: 44px;
  margin: 0;
  padding: ${vars.space.s1} ${vars.space.s3};
  border: 0;
  border-radius: ${vars.radius.control};
  background-color: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
`;
