import { styled } from 'styled-components';

/** Which figure is drawn: a list that has nothing wrong with it. */
export const ChartChoice = styled.div`
  max-inline-size: 22rem;

  & [data-part='problem'] {
    display: none;
  }
`;
