import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** The words change once a second: figures of one width keep the button still. */
export const Root = styled.span`
  display: inline-flex;
  font-variant-numeric: tabular-nums lining-nums;

  & > [aria-disabled='true'] {
    --fill: ${vars.surface.sunken};
    --fill-hover: ${vars.surface.sunken};
    --edge: ${vars.border.subtle};
    --ink: ${vars.text.muted};
    cursor: default;
  }
`;
