import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { layers } from '../styles/layers.ts';

export const Root = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layers.modal};
`;

/** Everything but the scrim: a press outside it is a press beside. Takes no space; what is in it is placed in the root. */
export const Frame = styled(Modal)`
  display: contents;
`;
