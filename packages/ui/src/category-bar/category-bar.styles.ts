import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRingInside } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

/** Below the top bar it is a bar of its own; in a page it stands on the page's ground, its first name in line with the page's edge. */
export const Root = styled.nav`
  background-color: ${vars.surface.raised};
  main & {
    background-color: transparent;
  }
  border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
`;

/** Where there is too little room the last one visible is cut, so that it is seen that there are more. */
export const List = styled.ul`
  display: flex;
  gap: ${vars.space.s1};
  max-inline-size: 80rem;
  margin: 0 auto;
  padding: 0 ${vars.space.s2};
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-inline: ${vars.space.s4};
  scrollbar-width: none;

  main & {
    margin-inline: calc(-1 * ${vars.space.s3});
    padding-inline: 0;
  }
`;

export const Item = styled.li`
  display: flex;
  flex: none;
  align-items: stretch;
`;

export const Way = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-block-size: max(48px, ${vars.control.height});
  padding-inline: ${vars.space.s3};
  border-radius: ${own('categoryBar.radius', 'radius.control')};
  color: ${vars.text.muted};
  font-weight: ${vars.weight.label};
  text-decoration: none;
  white-space: nowrap;
  touch-action: manipulation;
  ${focusRingInside}

  &[data-menu] {
    padding-inline-end: ${vars.space.s1};
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline: ${vars.space.s3};
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background-color: currentColor;
    scale: 0 1;
    transition: scale ${vars.motion.base} ${vars.motion.easing};
    /* Any other colour would become that of the page. */
    @media (forced-colors: active) {
      background-color: Highlight;
    }
  }
  &[data-menu]::after {
    inset-inline-end: ${vars.space.s1};
  }
  &:hover {
    color: ${vars.text.body};
  }
  &[aria-current] {
    color: ${vars.text.brand};
  }
  &[aria-current]::after {
    scale: 1;
  }
  ${media.stillness} {
    &::after {
      transition: none;
    }
  }
`;

/** Beside the name and a little above it, in a place of its own: nothing is covered, and nothing moves when it goes. */
export const Corner = styled.span`
  display: inline-flex;
  margin-block-end: 0.75em;
  line-height: 1;
`;

export const Opener = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${own('categoryBar.radius', 'radius.control')};
  background-color: transparent;
  color: ${vars.text.muted};
  cursor: pointer;
  touch-action: manipulation;
  ${focusRingInside}

  & > svg {
    transition: rotate ${vars.motion.base} ${vars.motion.easing};
  }
  &:hover {
    color: ${vars.text.body};
  }
  &[aria-expanded='true'] {
    color: ${vars.text.brand};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  ${media.coarse} {
    inline-size: 44px;
  }
  ${media.stillness} {
    & > svg {
      transition: none;
    }
  }
`;
