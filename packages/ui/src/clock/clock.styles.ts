import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.span`
  position: relative;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Time = styled.time`
  /* Digits in the room of the time, until there is one. */
  &[data-unknown] {
    visibility: hidden;
  }
`;
