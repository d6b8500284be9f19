import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${vars.space.s3};
  max-inline-size: 30rem;

  & > p {
    margin: 0;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
`;
