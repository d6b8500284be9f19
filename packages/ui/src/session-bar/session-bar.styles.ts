import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Its own room decides: it may stand over a narrow frame in a wide window. */
export const Root = styled.section`
  container-type: inline-size;
  background-color: ${vars.protection.surface};
  color: ${vars.protection.text};
  font-size: ${vars.size.sm};
  border-block-end: 2px solid ${vars.protection.edge};
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s1} ${vars.space.s5};
  min-block-size: 2.75rem;
  padding: ${vars.space.s1} ${vars.space.s4};

  /* What a page adds has no colour of its own here. */
  && > * {
    color: inherit;
  }
`;

export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${vars.space.s2};
  min-inline-size: 0;
`;

export const Term = styled.span`
  overflow-wrap: anywhere;
`;

/** As wide as what comes: a second more, or an amount that arrives, moves nothing beside it. */
export const Value = styled.span`
  min-inline-size: 5.5em;
  overflow-wrap: anywhere;
  font-weight: ${vars.weight.label};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Notice = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s3} ${vars.space.s4};
  border-block-start: 1px solid ${vars.protection.edge};

  @container (min-width: 44rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

export const Words = styled.div`
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
  & > strong {
    font-weight: ${vars.weight.label};
    font-size: ${vars.size.md};
  }
`;

/** In the locked colours as well, whatever the look of a button: no way on is plainer than another. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${vars.space.s2};

  @container (min-width: 44rem) {
    grid-column: auto;
  }
  &&& > * {
    --fill: transparent;
    --fill-hover: transparent;
    --edge: ${vars.protection.edge};
    --ink: ${vars.protection.text};
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  &&& > :hover {
    text-decoration: underline;
  }
`;
