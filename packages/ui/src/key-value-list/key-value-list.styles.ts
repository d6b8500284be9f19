import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** The room of the list itself decides: it may stand in a narrow card of a wide page. */
export const Root = styled.div`
  container-type: inline-size;
`;

export const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${vars.space.s4};
  padding-block: ${vars.space.s2};
  border-block-end: 1px solid ${vars.border.subtle};

  &:last-child {
    border-block-end: 0;
  }
  @container (min-width: 18rem) {
    /* What a short value leaves over is its name's. */
    grid-template-columns: minmax(0, 1fr) fit-content(65%);
    align-items: baseline;
  }
`;

export const Term = styled.dt`
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;
`;

export const Value = styled.dd`
  position: relative;
  min-inline-size: 0;
  margin: 0;
  color: ${vars.text.body};
  font-weight: ${vars.weight.label};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &[data-missing] {
    color: ${vars.text.muted};
    font-weight: ${vars.weight.body};
  }
  /* As high as a line of text; what is drawn in its place takes no room of its own. */
  &[aria-busy='true']::before {
    content: '\\200b';
  }
  &[aria-busy='true'] > * {
    position: absolute;
    inset-block: 15%;
    inset-inline: 0 auto;
    inline-size: 50%;
    block-size: auto;
    margin: 0;
  }
  @container (min-width: 18rem) {
    text-align: end;

    &[aria-busy='true'] {
      min-inline-size: 8rem;
    }
    &[aria-busy='true'] > * {
      inset-inline: auto 0;
    }
  }
`;
