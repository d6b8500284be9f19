import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.span`
  position: relative;
  font-weight: ${vars.weight.label};
  font-variant-numeric: tabular-nums lining-nums;
`;
