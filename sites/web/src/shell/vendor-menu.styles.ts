import { vars } from '@livery/theme/vars';
import { overlayPanel } from '@livery/ui/styles';
import { styled } from 'styled-components';

/** As wide as the page, under the row that opens it. A popover of the browser: it lies over the bar that stays. */
export const Panel = styled.div`
  position: fixed;
  inset: auto 0;
  inline-size: auto;
  max-inline-size: 80rem;
  max-block-size: 60vh;
  margin: 0 auto;
  padding: ${vars.space.s4};
  ${overlayPanel}
  border-block-start: 0;
  border-end-start-radius: ${vars.radius.card};
  border-end-end-radius: ${vars.radius.card};
  &:not(:popover-open) {
    display: none;
  }
`;

/** Keeps the room of a row of vendors while they come. */
export const Room = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: 6.75rem;
`;

export const Closed = styled.small`
  color: ${vars.text.muted};
  font-size: ${vars.size.xs};
  text-align: center;
`;

/** A vendor whose games are closed has its picture and its name, and no way to them. */
export const Vendor = styled.span`
  display: grid;
  justify-items: center;
`;
