import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { lineHeight, textSize } from './layout.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  padding: ${vars.space.s5};

  & h1,
  & h2,
  & h3,
  & p {
    margin: 0;
  }
  & h2 {
    font-size: ${vars.size.lg};
  }
  & h3 {
    font-size: ${vars.size.sm};
    color: ${vars.text.muted};
    font-weight: ${vars.weight.label};
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${vars.space.s2};
  max-inline-size: 72ch;

  & p {
    color: ${vars.text.muted};
  }
`;

/** What can happen, and beside it what the screen sees. */
export const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  align-items: start;

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  border: 1px solid ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
`;

export const Group = styled.div`
  display: grid;
  gap: ${vars.space.s2};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
`;

export const Now = styled.p`
  overflow-wrap: anywhere;

  & b {
    color: ${vars.text.brand};
  }
`;

export const Seen = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${vars.space.s1} ${vars.space.s3};
  margin: 0;
  font-size: ${vars.size.sm};

  & dt {
    color: ${vars.text.muted};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** The diagram scrolls by itself and leaves the page still. */
export const Canvas = styled.div`
  overflow: auto;
  max-block-size: 46rem;
  padding: ${vars.space.s3};
  border: 1px solid ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.page};
  /* a diagram reads from left to right in every language */
  direction: ltr;

  &:focus-visible {
    outline: 3px solid ${vars.border.focus};
    outline-offset: 2px;
  }
`;

export const Drawing = styled.svg`
  display: block;
  margin-inline: auto;
  font-family: ui-monospace, 'Liberation Mono', 'DejaVu Sans Mono', monospace;
  font-size: ${textSize}px;
  line-height: ${lineHeight}px;
  fill: ${vars.text.body};

  & rect {
    fill: ${vars.surface.raised};
    stroke: ${vars.border.control};
  }
  & [data-kind='box'] > rect,
  & [data-kind='parallel'] > rect {
    fill: ${vars.surface.page};
  }
  & [data-kind='parallel'] > rect {
    stroke-dasharray: 6 4;
  }
  & [data-name] {
    font-weight: 700;
  }
  & [data-line] {
    fill: ${vars.text.muted};
  }
  & path {
    fill: none;
    stroke: ${vars.border.control};
    stroke-width: 1.5;
  }
  & marker path {
    fill: ${vars.border.control};
    stroke: none;
  }
  & [data-cause] {
    fill: ${vars.text.muted};
    /* a way that crosses the words does not make them unreadable */
    paint-order: stroke;
    stroke: ${vars.surface.page};
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  & circle {
    fill: ${vars.border.control};
  }
  & [data-open] > path {
    stroke: ${vars.action.primaryEdge};
    stroke-width: 2.5;
  }
  & [data-open] > [data-cause] {
    fill: ${vars.text.body};
  }
  & [data-lit][data-kind='box'] > rect,
  & [data-lit][data-kind='parallel'] > rect {
    stroke: ${vars.action.primaryEdge};
    stroke-width: 3;
  }
  & [data-lit][data-kind='plain'] > rect,
  & [data-lit][data-kind='final'] > rect {
    fill: ${vars.action.primaryFill};
    stroke: ${vars.action.primaryEdge};
    stroke-width: 3;
  }
  & [data-lit][data-kind='plain'] > text,
  & [data-lit][data-kind='final'] > text {
    fill: ${vars.action.primaryText};
  }
`;

export const Listing = styled.details`
  & > summary {
    min-block-size: ${vars.control.height};
    align-content: center;
    cursor: pointer;
  }
  & ul {
    display: grid;
    gap: ${vars.space.s1};
    margin: 0;
    padding-inline-start: ${vars.space.s4};
    font-size: ${vars.size.sm};
  }
`;
