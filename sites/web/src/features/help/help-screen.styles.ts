import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Where a fragment leads to: below the header, not under it. */
export const Anchor = styled.span`
  scroll-margin-block-start: calc(3.5rem + ${vars.space.s6});
`;

/** A text below the line that says since when it holds. */
export const Dated = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${vars.space.s4};

  & & {
    gap: ${vars.space.s2};
  }
`;
