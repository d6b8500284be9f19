import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRingInside } from '../styles/focus-ring.ts';

/** Scrolls by itself, so that what stands beside a long tree stays where it is. */
export const Root = styled.div`
  position: relative;
  max-block-size: min(70vh, 48rem);
  overflow: auto;
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  overflow-anchor: none;
`;

export const List = styled.div`
  position: relative;
`;

export const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s2};
  padding-block: ${vars.space.s2};
  /* However deep it is, most of the row is for what it says. */
  padding-inline: calc(${vars.space.s2} + min(var(--depth) * ${vars.space.s4}, 40%)) ${vars.space.s3};
  border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  cursor: pointer;
  ${focusRingInside}

  @media (hover: hover) {
    &:hover {
      background-color: ${vars.surface.sunken};
    }
  }
`;

export const Twisty = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  color: ${vars.text.muted};

  [aria-expanded='true'] > & > svg {
    rotate: 90deg;
  }
  [aria-expanded='true'] > &:dir(rtl) > svg {
    rotate: -90deg;
  }
`;

export const Content = styled.div`
  min-inline-size: 0;
`;
