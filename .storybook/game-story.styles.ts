import { styled } from 'styled-components';

/** The frame of a game, as high as a phone leaves it. */
export const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 46rem;
  border: 0;
`;
