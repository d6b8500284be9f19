import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRingInside } from '../styles/focus-ring.ts';
import { layers } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

/** Too little room for the ways beside the rest, although the window is wide: the member chose a large text size. */
const narrow = '@container top-bar (max-width: 61.99rem)';

/** A phone at a text size of about 125 % and more: what stands at the end goes on in a second line where it has to. */
const cramped = '@container top-bar (max-width: 19.49rem)';

export const Root = styled.header`
  container: top-bar / inline-size;
  position: sticky;
  ${media.short} {
    position: static;
  }
  inset-block-start: 0;
  z-index: ${layers.bar};
  background-color: ${own('topBar.fill', 'surface.raised')};
  color: ${vars.text.body};
  border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
`;

export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  max-inline-size: 80rem;
  min-block-size: 3.5rem;
  margin-inline: auto;
  padding-inline: ${vars.space.s4};
  ${media.belowDesktop} {
    gap: ${vars.space.s2};
  }
  ${cramped} {
    flex-wrap: wrap;
    row-gap: 0;
  }
  ${media.desktop} {
    ${narrow} {
      flex-wrap: wrap;
      row-gap: 0;
    }
  }
`;

export const Start = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${vars.space.s3};
  min-inline-size: 0;
  /* The logo gets smaller before the rest leaves its line. */
  ${cramped} {
    flex: 1 1 5rem;
  }
`;

export const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${vars.space.s1};
  margin-inline-start: auto;

  ${cramped} {
    flex: 0 1 auto;
    flex-wrap: wrap;
    justify-content: flex-end;
    min-inline-size: 0;
    padding-block: ${vars.space.s1};
  }
`;

/** From a desktop on; it scrolls away with the page. */
export const Nav = styled.nav`
  border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  background-color: ${own('topBar.fill', 'surface.raised')};
  ${media.belowDesktop} {
    display: none;
  }
`;

export const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  max-inline-size: 80rem;
  margin: 0 auto;
  padding: 0 ${vars.space.s2};
  list-style: none;
  /* One line in most languages; long words take a second one rather than be cut off. */
  @media (max-width: 79.99rem) {
    font-size: ${vars.size.sm};
  }
`;

export const Way = styled.li`
  display: flex;
  flex: none;
`;

export const Item = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${vars.space.s2};
  border-radius: ${vars.radius.control};
  color: ${vars.text.muted};
  font-weight: ${vars.weight.label};
  text-decoration: none;
  white-space: nowrap;
  ${focusRingInside}

  &:hover,
  [data-open] > & {
    color: ${vars.text.body};
  }
  &[aria-current='page'] {
    color: ${vars.text.brand};
  }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset-inline: ${vars.space.s2};
    inset-block-end: 0;
    border-block-end: 3px solid currentColor;
    border-radius: 3px;
  }
`;

/** Beside the way itself, as near as a press allows. */
export const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 1.25rem;
  min-block-size: 2.75rem;
  margin-inline-start: calc(-1 * ${vars.space.s2});
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.control};
  background: none;
  color: ${vars.text.muted};
  cursor: pointer;
  ${focusRingInside}

  @media (pointer: coarse) {
    inline-size: 2.75rem;
  }
  [data-open] > & {
    color: ${vars.text.body};
  }
  [data-open] > & > svg {
    transform: rotate(180deg);
  }
`;
