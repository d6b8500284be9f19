import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { Input } from '../field/index.ts';

/** Grows with what is typed where the browser can do that; elsewhere it scrolls, and its corner can be pulled. */
export const Area = styled(Input).attrs({ as: 'textarea' })`
  min-block-size: 7rem;
  max-block-size: 24rem;
  padding-block: ${vars.space.s2};
  field-sizing: content;
  resize: vertical;
`;
