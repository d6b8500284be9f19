import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

export const Root = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s4};
  min-block-size: 44px;
  cursor: pointer;

  &:has(> input:disabled) {
    color: ${vars.text.muted};
    cursor: not-allowed;
  }
`;

export const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Description = styled.span`
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
`;

export const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 3rem;
  block-size: 1.75rem;
  margin: 0;
  border: 2px solid ${vars.border.control};
  border-radius: ${own('switch.radius', 'radius.pill')};
  background-color: ${vars.surface.sunken};
  cursor: inherit;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};
  ${focusRing}

  &::before {
    content: '';
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    aspect-ratio: 1;
    border-radius: inherit;
    background-color: ${vars.border.control};
    transition: translate ${vars.motion.fast} ${vars.motion.easing};
  }
  &:checked {
    border-color: ${vars.action.primaryEdge};
    background-color: ${own('switch.fill', 'action.primaryFill')};
  }
  &:checked::before {
    background-color: ${own('switch.thumb', 'action.primaryText')};
    translate: 1.25rem;
  }
  &:dir(rtl):checked::before {
    translate: -1.25rem;
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    &:checked::before {
      background-color: Highlight;
    }
  }
  ${media.stillness} {
    transition: none;
    &::before {
      transition: none;
    }
  }
`;
