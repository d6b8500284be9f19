import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { measure } from '../styles/measure.ts';

export const SkeletonPage = styled.div`
  ${measure}
  display: grid;
  align-content: start;
  /* The page may be longer: the footer would jump. */
  min-block-size: 100svh;
  padding-block: ${vars.space.s6} ${vars.space.s10};

  & > * {
    display: grid;
    gap: ${vars.space.s4};
  }
`;
