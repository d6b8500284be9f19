import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** A period and what it paid, on one line where there is room; amounts end below each other. */
export const PayHead = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s1} ${vars.space.s4};
  font-variant-numeric: tabular-nums;

  & > :first-child {
    flex: 1 1 9rem;
  }
`;

/** That it is paid, and how much: a column from period to period. */
export const Paid = styled.span`
  flex: 1 1 12rem;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2};
`;

/** A contract: who it is with, how it stands, its tiers, and what can be done with it. */
export const Contract = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  overflow-wrap: anywhere;

  & h3,
  & p {
    margin: 0;
  }
  & h3 {
    font-size: ${vars.size.md};
  }
`;

export const ContractHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2};
`;

/** A tier's fields beside each other, or below where there is no room. */
export const TierFields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  align-items: start;
  gap: ${vars.space.s3};
  margin: 0;
  padding: ${vars.space.s3};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
`;
