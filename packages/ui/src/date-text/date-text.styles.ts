import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.time`
  font-variant-numeric: tabular-nums lining-nums;
  unicode-bidi: isolate;
`;

/** In the place of what is not known. */
export const Missing = styled.span`
  color: ${vars.text.muted};
`;
