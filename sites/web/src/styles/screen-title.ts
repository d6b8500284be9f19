import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';

/** The title of a screen that is about one thing. */
export const screenTitle = css`
  font-family: ${vars.font.display};
  font-size: ${vars.size.xxl};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.heading};
  text-wrap: balance;
`;
