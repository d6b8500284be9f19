import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.span`
  position: relative;
  font-weight: ${vars.weight.label};
  font-variant-numeric: tabular-nums lining-nums;
`;

/** The labels of both times lie in one place: the longer one holds it, so nothing moves when they change. */
export const Labels = styled.span`
  display: grid;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  line-height: 1.3;

  & > * {
    grid-area: 1 / 1;
  }
  & > [data-shown='no'] {
    visibility: hidden;
  }
`;
