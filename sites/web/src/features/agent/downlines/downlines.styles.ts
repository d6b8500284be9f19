import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** What a row of the tree says: who, beside what they hold. */
export const RowText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${vars.space.s3};
  align-items: baseline;
`;

export const Name = styled.span`
  font-weight: ${vars.weight.label};
  overflow-wrap: anywhere;
`;

export const Aside = styled.span`
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;
`;

export const Amount = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  text-align: end;
`;
