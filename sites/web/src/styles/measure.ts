import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';

/** The width of all content: 1280 px at most, with the header's room at the sides. */
export const measure = css`
  inline-size: 100%;
  max-inline-size: 80rem;
  margin-inline: auto;
  padding-inline: ${vars.space.s4};
`;
