import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Profile = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  overflow-wrap: anywhere;

  & > div {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
  & p {
    margin: 0;
  }
  & small {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

export const Items = styled.div`
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};

  & > * + * {
    border-block-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  }
`;

export const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
`;

export const ItemHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s4};
  overflow-wrap: anywhere;

  & > :first-child {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
  & > :last-child:not(:first-child) {
    flex: none;
  }
  & h3 {
    margin: 0;
    font-size: ${vars.size.md};
    font-weight: ${vars.weight.label};
  }
`;

export const State = styled.div`
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
`;

/** A secret, in figures and letters that cannot be mistaken. */
export const Secret = styled.code`
  overflow-wrap: anywhere;
  font-variant-numeric: slashed-zero;
`;

/** Codes to be written down, in columns of equal figures. */
export const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${vars.space.s2} ${vars.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums slashed-zero;
`;
