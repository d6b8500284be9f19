import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Games = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

export const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space.s3};
`;
