import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';

/** Third-party text: it defines structure, and the brand defines the style. */
export const Root = styled.div`
  max-inline-size: 40em;
  overflow-wrap: anywhere;

  & > :first-child {
    margin-block-start: 0;
  }
  & > :last-child {
    margin-block-end: 0;
  }
  & :is(p, ul, ol, blockquote, pre, table, figure) {
    margin-block: 0 ${vars.space.s4};
    margin-inline: 0;
  }
  & :is(h2, h3, h4, h5, h6) {
    margin-block: ${vars.space.s6} ${vars.space.s2};
    font-family: ${vars.font.display};
    font-size: ${vars.size.lg};
    font-weight: ${vars.weight.heading};
    line-height: ${vars.leading.heading};
  }
  & :is(h4, h5, h6) {
    font-size: ${vars.size.md};
  }
  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }
  & li + li {
    margin-block-start: ${vars.space.s1};
  }
  & li::marker {
    color: ${vars.text.muted};
  }
  & a {
    border-radius: ${vars.radius.control};
    color: ${vars.text.link};
    ${focusRing}
  }
  & :is(b, strong, th) {
    font-weight: ${vars.weight.label};
  }
  & small {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
  & blockquote {
    padding-inline-start: ${vars.space.s4};
    border-inline-start: 3px solid ${vars.border.control};
    color: ${vars.text.muted};
  }
  & hr {
    margin-block: ${vars.space.s5};
    border: 0;
    border-block-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  }
  & img {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: ${own('richText.radius', 'radius.card')};
  }
  & pre {
    white-space: pre-wrap;
  }
`;

/** A table is as wide as it needs to be, and scrolls in its own room. */
export const Wide = styled.div`
  margin-block-end: ${vars.space.s4};
  overflow-x: auto;
  ${focusRing}

  & > table {
    margin: 0;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    min-inline-size: 5em;
    padding: ${vars.space.s2} ${vars.space.s3};
    border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
    text-align: start;
    vertical-align: top;
  }
`;
