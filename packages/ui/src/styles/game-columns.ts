import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';
import { media } from './media.ts';

/** As many columns of games as fit: three on a phone of 360 px and more, with any brand's gaps; two with text of 200 %; six to eight on a wide window. */
export const gameColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(6rem, 45%), 1fr));
  gap: ${vars.space.s3};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: ${vars.space.s4};
  }
`;
