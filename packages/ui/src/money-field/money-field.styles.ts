import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { Input } from '../field/index.ts';

/** Between the control's own line and the words of its field. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
`;

/** Before the amount, or behind it where the language writes it so. */
export const Sign = styled.span`
  flex: none;
  padding-inline: ${vars.space.s3} 0;
  color: ${vars.text.muted};

  input + & {
    padding-inline: 0 ${vars.space.s3};
  }
`;

export const Figures = styled(Input)`
  font-size: ${vars.size.lg};
  font-weight: ${vars.weight.label};
  font-variant-numeric: tabular-nums;
`;

export const QuickList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
  min-inline-size: 0;
`;
