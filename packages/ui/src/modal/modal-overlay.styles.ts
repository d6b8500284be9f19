import { styled } from 'styled-components';

export const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: 100;
`;
