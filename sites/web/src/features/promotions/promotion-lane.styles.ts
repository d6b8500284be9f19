import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../../styles/media.ts';
import { sideRow } from '../../styles/side-row.ts';

/** A row that scrolls on a phone, all of it side by side on a wide window. */
export const Lane = styled.ul`
  ${sideRow('min(18rem, 82%)')}
  ${media.desktop} {
    gap: ${vars.space.s4};
  }
`;

export const Offer = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-inline-size: 0;
  overflow: hidden;
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
`;

export const OfferText = styled.div`
  display: grid;
  align-content: start;
  gap: ${vars.space.s1};
  padding: ${vars.space.s3} ${vars.space.s4} ${vars.space.s4};

  & > h3 {
    margin: 0;
    font-size: ${vars.size.lg};
    font-weight: ${vars.weight.heading};
    line-height: ${vars.leading.heading};
  }
  /* All of the card is the way. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > p {
    margin: 0;
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;
