import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Method = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${vars.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
  }
`;

/** What is to be known before a choice, one below the other. */
export const Facts = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${vars.space.s1};
  flex: 1;
  overflow-wrap: anywhere;

  & > span {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

/** Where to pay beside its code; one below the other where there is no room. */
export const PayTo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${vars.space.s5};

  & > * {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }
  & > :has([role='img']) {
    flex: none;
  }
`;

export const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s2};
`;
