import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../../styles/media.ts';
import { Tiles } from '../../styles/page.styles.ts';

/** Four kinds stand two by two: in a line of three the last would be alone. */
export const Pays = styled(Tiles)`
  ${media.desktop} {
    &:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** A kind of pay: its name, and how it is reckoned. */
export const Pay = styled.div`
  display: grid;
  gap: ${vars.space.s2};

  & > h3,
  & > p {
    margin: 0;
  }
  & > h3 {
    font-size: ${vars.size.lg};
  }
`;
