import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { layers } from '../styles/layers.ts';

/** The smallest phones: all of it stays in one line. */
const smallest = '@media (max-width: 22.49rem)';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s1};
  ${smallest} {
    column-gap: 0;
  }
  font-variant-numeric: tabular-nums;

  & button[aria-disabled='true'] {
    border-color: ${vars.border.subtle};
    background-color: transparent;
    color: ${vars.text.muted};
    cursor: default;
  }
`;

/** A way to an end: the arrow meets a wall. */
export const ToEnd = styled.span`
  position: relative;
  display: inline-flex;
  color: ${vars.text.body};

  &::before {
    content: '';
    position: absolute;
    inset-block: 33%;
    inset-inline-start: 0.6rem;
    border-inline-start: 2px solid currentColor;
    pointer-events: none;
    z-index: ${layers.raised};
  }
  &[data-end='last']::before {
    inset-inline: auto 0.6rem;
  }
  &:has([aria-disabled='true']) {
    color: ${vars.text.muted};
  }
`;

export const Place = styled.span`
  min-inline-size: 5.5rem;
  padding-inline: ${vars.space.s2};
  text-align: center;
  ${smallest} {
    min-inline-size: 4.5rem;
    padding-inline: ${vars.space.s1};
  }
`;
