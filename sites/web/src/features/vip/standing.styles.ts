import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** The picture of a level before its name. */
export const Rank = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s2};
`;
