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

/**
 * In a row where there is room; else in three columns, each name over its value. The last is that of the balance, which may be long and
 * is never cut.
 */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(max-content, 1fr);
  align-items: center;
  gap: 0 ${vars.space.s2};
  min-block-size: 2.75rem;
  padding: ${vars.space.s1} ${vars.space.s3};

  @container (max-width: 21.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 44rem) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${vars.space.s4};
    padding-inline: ${vars.space.s4};
  }
  @container (min-width: 60rem) {
    column-gap: ${vars.space.s5};
  }

  /* What a page adds has no colour of its own here. */
  && > * {
    color: inherit;
  }
`;

export const Fact = styled.div`
  display: grid;
  align-self: start;
  min-inline-size: 0;

  @container (min-width: 44rem) {
    display: flex;
    align-items: baseline;
    align-self: center;
    column-gap: ${vars.space.s1};
  }
`;

export const Term = styled.span`
  overflow-wrap: anywhere;
`;

/** As wide as what comes: a second more, or an amount that arrives, moves nothing beside it. */
export const Value = styled.span`
  overflow-wrap: anywhere;
  font-weight: ${vars.weight.label};
  font-variant-numeric: tabular-nums lining-nums;

  @container (min-width: 44rem) {
    min-inline-size: 4.5em;
  }
`;

/** On a phone they share the last row with the clock, and make none of the columns above wider. */
export const Ends = styled.div`
  contain: inline-size;
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  justify-content: end;
  gap: 0 ${vars.space.s1};

  @container (max-width: 21.99rem) {
    grid-column: 1 / -1;
  }
  @container (min-width: 44rem) {
    contain: none;
    margin-inline-start: auto;
  }
  &&& > * {
    --fill: transparent;
    --fill-hover: transparent;
    --edge: transparent;
    --ink: ${vars.protection.text};
    padding-inline: ${vars.space.s2};
  }
  &&& > :hover,
  &&& > [aria-expanded='true'] {
    text-decoration: underline;
  }
`;

/** What is longer than half of the window is scrolled, so that the game stays in view. */
export const Panel = styled.div`
  max-block-size: 45dvh;
  padding: ${vars.space.s4};
  overflow: auto;
  background-color: ${vars.surface.page};
  color: ${vars.text.body};
  border-block-start: 1px solid ${vars.protection.edge};
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
