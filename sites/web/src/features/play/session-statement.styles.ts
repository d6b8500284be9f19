import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Read from its beginning, although the question around it is centred. */
export const StatementBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  box-sizing: border-box;
  inline-size: 100%;
  padding: ${vars.space.s4};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  text-align: start;
`;
