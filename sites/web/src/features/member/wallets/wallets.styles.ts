import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${vars.space.s3};
`;

export const Wallets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${vars.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Wallet = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  overflow-wrap: anywhere;
`;

export const WalletHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space.s2};
  inline-size: 100%;

  & > h3 {
    margin: 0;
    font-size: ${vars.size.md};
  }
  & > b {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
