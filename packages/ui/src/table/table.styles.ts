import { own, vars } from '@livery/theme/vars';
import { css, type RuleSet, styled } from 'styled-components';
import { focusRingInside } from '../styles/focus-ring.ts';
import { layers } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

/** What holds where the table has too little room for its columns, so that its rows are cards. */
const asCards = (rules: RuleSet) => css`
  @container table-short (max-width: 19.99rem) {
    ${rules}
  }
  @container table-few (max-width: 29.99rem) {
    ${rules}
  }
  @container table-some (max-width: 47.99rem) {
    ${rules}
  }
  @container table-many (max-width: 63.99rem) {
    ${rules}
  }
`;

/** Figures end and words begin at the same edge: between them there is more room than between other columns. */
const apart = css`
  &:where([data-kind='number'] + [data-kind='text']) {
    padding-inline-start: ${vars.space.s6};
  }
  &:where([data-kind='number'] + [data-kind='text'][aria-sort]) {
    padding-inline-start: ${vars.space.s3};
  }
`;

/** Its own room decides how it is drawn: a table may stand in a narrow part of a wide page. */
export const Root = styled.div`
  position: relative;
  container: table-few / inline-size;
  font-size: ${vars.size.sm};

  &[data-columns='short'] {
    container-name: table-short;
  }
  &[data-columns='some'] {
    container-name: table-some;
  }
  &[data-columns='many'] {
    container-name: table-many;
  }
`;

export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  color: ${vars.text.body};

  &[data-fixed] {
    table-layout: fixed;
  }
  ${asCards(css`
    display: block;
  `)}
`;

export const Caption = styled.caption`
  padding-block-end: ${vars.space.s2};
  font-weight: ${vars.weight.label};
  font-size: ${vars.size.md};
  text-align: start;

  &[data-hidden] {
    padding: 0;
  }
  ${asCards(css`
    display: block;
  `)}
`;

export const Row = styled.tr`
  ${asCards(css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: ${vars.space.s2} ${vars.space.s3};
    border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
    border-radius: ${own('table.radius', 'radius.card')};
    background-color: ${vars.surface.raised};
  `)}
`;

export const Head = styled.thead`
  position: sticky;
  inset-block-start: var(--sticky-top, 0px);
  z-index: ${layers.raised};
  background-color: ${vars.surface.page};

  ${asCards(css`
    position: static;
    display: block;
    background-color: transparent;

    /* Names that are only heard take no room. */
    &:has([aria-sort]) {
      padding-block-end: ${vars.space.s3};
    }

    & > tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${vars.space.s2};
      padding: 0;
      border: 0;
      background-color: transparent;
    }
  `)}
`;

export const HeadCell = styled.th`
  padding: ${vars.space.s3};
  border-block-end: 2px solid ${vars.border.control};
  color: ${vars.text.muted};
  font-weight: ${vars.weight.label};
  text-align: start;
  vertical-align: middle;

  &[data-kind='number'] {
    text-align: end;
  }
  &:where([aria-sort]) {
    padding: 0;
  }
  ${apart}
  ${asCards(css`
    padding: 0;
    border: 0;

    /* Nothing to sort by: it is beside each value, and here only heard. */
    &:not([aria-sort]) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  `)}
`;

export const Sort = styled.button`
  display: flex;
  align-items: center;
  justify-content: start;
  gap: ${vars.space.s1};
  inline-size: 100%;
  min-block-size: ${vars.control.height};
  margin: 0;
  padding: ${vars.space.s2} ${vars.space.s3};
  border: 0;
  border-radius: ${vars.radius.control};
  background-color: transparent;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRingInside}

  [data-kind='number'] > & {
    justify-content: end;
  }
  &:hover {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  [aria-sort$='ending'] > & {
    color: ${vars.text.brand};
  }
  [aria-sort$='ending'] > &:hover {
    background-color: transparent;
  }
  & > svg {
    flex: none;
  }
  ${media.coarse} {
    min-block-size: 44px;
  }
  ${asCards(css`
    border: 1px solid ${vars.border.control};
  `)}
`;

export const Body = styled.tbody`
  /* The rows themselves keep their place while those above them are measured. */
  &[data-near] {
    overflow-anchor: none;
  }
  ${asCards(css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space.s3};
  `)}
`;

/** Room of rows that are not drawn: no row itself. */
export const Gap = styled.tr`
  & > td {
    padding: 0;
  }
  ${asCards(css`
    display: block;

    & > td {
      display: block;
    }
  `)}
`;

export const Foot = styled.tfoot`
  font-weight: ${vars.weight.label};

  ${asCards(css`
    display: block;
    padding-block-start: ${vars.space.s3};

    & > tr {
      background-color: ${vars.surface.sunken};
    }
  `)}
`;

export const Cell = styled.td`
  /* How much one long text can take from the other columns, whose values would break. */
  max-inline-size: 14rem;
  padding: ${vars.space.s3};
  border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  font-weight: inherit;
  overflow-wrap: anywhere;
  text-align: start;
  vertical-align: middle;

  tfoot & {
    border-block-start: 2px solid ${vars.border.control};
    border-block-end: 0;
  }
  tbody tr:hover > & {
    background-color: ${vars.surface.sunken};
  }
  &[data-kind='number'] {
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: normal;
    text-align: end;
  }
  [data-fixed] &[data-kind='number'] {
    overflow-wrap: anywhere;
  }
  ${apart}
  ${asCards(css`
    display: grid;
    /* What a short value leaves over is its name's. */
    grid-template-columns: minmax(0, 1fr) fit-content(70%);
    align-items: baseline;
    gap: ${vars.space.s3};
    max-inline-size: none;
    padding: ${vars.space.s2} 0;
    border: 0;

    & + & {
      border-block-start: 1px solid ${vars.border.subtle};
    }
    tbody tr:hover > & {
      background-color: transparent;
    }
    &[data-empty] {
      display: none;
    }
    &[data-kind='act'] {
      align-items: center;
    }
    &[role='rowheader'] {
      grid-template-columns: minmax(0, 1fr);
      font-weight: ${vars.weight.label};
      font-size: ${vars.size.md};
    }
  `)}
`;

/** The column's name, which a card writes beside each of its values. */
export const Label = styled.span`
  display: none;

  ${asCards(css`
    display: block;
    color: ${vars.text.muted};
    font-weight: ${vars.weight.body};
    overflow-wrap: anywhere;
    text-align: start;

    [role='rowheader'] > & {
      display: none;
    }
  `)}
`;

export const Value = styled.span`
  position: relative;
  display: block;
  min-inline-size: 0;

  /* As high as a line of text; the shape in its place takes no room of its own. */
  tr[aria-hidden] & {
    min-inline-size: 3rem;
  }
  tr[aria-hidden] &::before {
    content: '\\200b';
  }
  tr[aria-hidden] & > * {
    position: absolute;
    inset-block: 15%;
    inset-inline: 0 auto;
    inline-size: 70%;
    block-size: auto;
    margin: 0;
  }
  tr[aria-hidden] [data-kind='number'] & > * {
    inset-inline: auto 0;
    inline-size: 50%;
  }
  ${asCards(css`
    /* What does not break, such as a state, takes its room from the name. */
    min-inline-size: auto;
    text-align: end;
    overflow-wrap: anywhere;

    /* An amount that is longer than its share is better broken than wider than the card. */
    & bdi {
      white-space: normal;
      line-break: anywhere;
    }
    [role='rowheader'] > & {
      text-align: start;
    }
    /* An icon stands in line with the other values; what can be pressed around it is larger. */
    [data-kind='act'] > & > * {
      margin-block: calc(-1 * ${vars.space.s2});
      margin-inline-end: calc(-1 * ${vars.space.s3});
    }
  `)}
`;

export const Notice = styled.td`
  padding: ${vars.space.s4} 0;

  /* It is a card itself: the row's frame would be a second one around it. */
  ${asCards(css`
    margin: calc(-1 * ${vars.space.s2}) calc(-1 * ${vars.space.s3});
    padding: 0;

    & > * {
      border-color: transparent;
    }
  `)}
`;
