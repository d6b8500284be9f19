import { styled } from 'styled-components';

/** A wide part that scrolls by itself and leaves the page still; named by `aria-label`, and reached by the keyboard. */
export const ScrollRegion = styled.div.attrs({ tabIndex: 0, role: 'region' })`
  overflow-x: auto;
`;
