import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Its name, what it waits for, and the rest of it. */
export const Bet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};

  & > a {
    justify-self: start;
    font-weight: ${vars.weight.heading};
    overflow-wrap: anywhere;
  }
`;

export const Countdown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${vars.space.s2};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  font-variant-numeric: tabular-nums;

  & > [role='timer'] {
    color: ${vars.text.brand};
    font-size: ${vars.size.lg};
    font-weight: ${vars.weight.heading};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;

  & > strong {
    color: ${vars.text.body};
    font-size: ${vars.size.md};
  }
`;

/** How a match stands. */
export const State = styled.p`
  margin: 0;
  color: ${vars.text.brand};
  font-weight: ${vars.weight.heading};
  font-size: ${vars.size.sm};
`;
