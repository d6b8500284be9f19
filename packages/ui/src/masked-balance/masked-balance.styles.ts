import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';

export const Root = styled.div`
  display: inline-flex;
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
