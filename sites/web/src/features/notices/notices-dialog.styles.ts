import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Published = styled.p`
  margin: 0 0 ${vars.space.s2};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
`;
