import { styled } from 'styled-components';
import { layers } from '../styles/layers.ts';

export const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layers.modal};
`;
