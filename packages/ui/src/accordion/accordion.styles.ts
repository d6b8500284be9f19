import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRingInside } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

export const Root = styled.div`
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${own('accordion.radius', 'radius.card')};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  overflow: clip;
`;

export const Item = styled.details`
  & + & {
    border-block-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  }
`;

export const Title = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
  min-block-size: max(44px, ${vars.control.height});
  padding: ${vars.space.s3} ${vars.space.s4};
  font-weight: ${vars.weight.label};
  overflow-wrap: anywhere;
  list-style: none;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRingInside}

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  & > svg {
    flex: none;
    transition: rotate ${vars.motion.base} ${vars.motion.easing};
  }
  [open] > & > svg {
    rotate: 180deg;
  }
  ${media.stillness} {
    & > svg {
      transition: none;
    }
  }
`;

export const Body = styled.div`
  padding: ${vars.space.s1} ${vars.space.s4} ${vars.space.s4};
  color: ${vars.text.muted};
  overflow-wrap: anywhere;
`;
