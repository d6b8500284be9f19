import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** What a row of the tree says: who, beside what they hold, or above it where letters are large. */
export const RowText = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${vars.space.s3};
`;

export const Name = styled.span`
  flex: 1 1 7rem;
  min-inline-size: 0;
  font-weight: ${vars.weight.label};
  overflow-wrap: anywhere;
`;

export const Aside = styled.span`
  flex: 1 0 100%;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;
`;

export const Amount = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums lining-nums;
  text-align: end;
`;

/** What can be done with a row of the table, where its values end. */
export const RowActs = styled.span`
  display: inline-flex;
  gap: ${vars.space.s2};
`;
