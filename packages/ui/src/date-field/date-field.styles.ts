import { own, vars } from '@livery/theme/vars';
import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { Frame } from '../field/index.ts';
import { withoutRing } from '../styles/field-ring.ts';
import { focusRing, ring } from '../styles/focus-ring.ts';
import { layers } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { overlayPanel } from '../styles/overlay-panel.ts';

/** The field's frame: the parts of a date are no native inputs, so it looks for theirs. */
export const Box = styled(Frame).attrs({ as: Group })`
  &:has([role='spinbutton']:focus) {
    ${ring}
  }
  &[data-invalid] {
    border-color: ${vars.status.dangerText};
  }
  &[data-disabled] {
    border-color: ${vars.border.subtle};
    background-color: ${vars.surface.sunken};
    color: ${vars.text.muted};
  }
`;

/** Day, month and year in the order of the language. */
export const Parts = styled(DateInput)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  padding: ${vars.space.s1} ${vars.space.s3};
  font-variant-numeric: tabular-nums;
`;

export const PartOfDate = styled(DateSegment)`
  padding-block: ${vars.space.s1};
  padding-inline: 1px;
  border-radius: 4px;
  ${withoutRing}

  &[data-placeholder] {
    color: ${vars.text.muted};
  }
  &:focus {
    background-color: ${vars.action.primaryFill};
    color: ${vars.action.primaryText};
    caret-color: transparent;
  }
  @media (forced-colors: active) {
    &:focus {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Opener = styled(Button)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  align-self: stretch;
  inline-size: 2.75rem;
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.control};
  background-color: transparent;
  color: inherit;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}

  &:disabled {
    cursor: default;
  }
`;

export const Panel = styled(Popover)`
  box-sizing: border-box;
  max-inline-size: calc(100vw - 16px);
  ${overlayPanel}
  border-radius: ${own('dateField.radius', 'radius.card')};
`;

export const Content = styled(Dialog)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding: ${vars.space.s3};
  ${withoutRing}
`;

export const Month = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: min(21rem, calc(100vw - 48px));
  gap: ${vars.space.s2};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2};
`;

export const Title = styled(CalendarHeading)`
  margin: 0;
  min-inline-size: 0;
  font-size: ${vars.size.md};
  font-weight: ${vars.weight.label};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Turn = styled(Button)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.control};
  background-color: transparent;
  color: inherit;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}

  &:hover:not(:disabled) {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  &:disabled {
    cursor: default;
    opacity: 0.4;
  }
`;

export const Grid = styled(CalendarGrid)`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0 2px;
  font-variant-numeric: tabular-nums;

  & th {
    padding: ${vars.space.s1} 0;
    color: ${vars.text.muted};
    font-size: ${vars.size.xs};
    font-weight: normal;
  }
  & td {
    padding: 0;
    text-align: center;
  }
`;

export const Day = styled(CalendarCell)`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 2.5rem;
  border-radius: ${vars.radius.control};
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    /* Over its neighbour in a range. */
    z-index: ${layers.raised};
  }
  ${media.coarse} {
    min-block-size: 44px;
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  &:hover:not([data-disabled], [data-unavailable]) {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  &[data-current]::after {
    content: '';
    position: absolute;
    inset-block-end: 0.3rem;
    inline-size: 1rem;
    border-block-end: 2px solid currentColor;
  }
  /* Between the two ends of a range; its days touch. */
  &[data-selected] {
    border-radius: 0;
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  [data-calendar='one'] &[data-selected],
  &[data-selection-start],
  &[data-selection-end] {
    border-radius: ${vars.radius.control};
    background-color: ${vars.action.primaryFill};
    color: ${vars.action.primaryText};
  }
  &[data-selection-start]:not([data-selection-end]) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  &[data-selection-end]:not([data-selection-start]) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${vars.text.muted};
    cursor: not-allowed;
  }
  &[data-disabled] {
    opacity: 0.6;
  }
  &[data-unavailable] {
    text-decoration: line-through;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
