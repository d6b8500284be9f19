import { vars } from '@livery/theme/vars';
import { keyframes, styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

const turning = keyframes`
  to { rotate: 1turn; }
`;

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;

  &[aria-busy] > :last-child > svg {
    animation: ${turning} 1s linear infinite;
  }
  ${media.stillness} {
    &[aria-busy] > :last-child > svg {
      animation: none;
      opacity: 0.5;
    }
  }
`;

export const Failure = styled.span`
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;
`;

export const Toggle = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-block-size: 44px;
  margin: 0;
  padding: 0 ${vars.space.s2};
  border: 0;
  border-radius: ${vars.radius.control};
  background-color: transparent;
  color: inherit;
  font: inherit;
  font-weight: ${vars.weight.label};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}

  &:hover {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
`;
