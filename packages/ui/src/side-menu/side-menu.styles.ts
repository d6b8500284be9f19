import { own, vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';
import { focusRingInside } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

export const Root = styled.nav`
  color: ${vars.text.body};
`;

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const List = styled.ul`
  ${list}
`;

/** A line down its start side ties the entries of a group together. */
export const Inner = styled.ul`
  ${list}
  margin-block: ${vars.space.s1};
  margin-inline-start: calc(${vars.space.s3} + 0.5em);
  padding-inline-start: ${vars.space.s2};
  border-inline-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
`;

const row = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-block-size: max(44px, ${vars.control.height});
  padding: ${vars.space.s2} ${vars.space.s3};
  border-radius: ${own('sideMenu.radius', 'radius.control')};
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRingInside}

  &:hover {
    background-color: ${vars.surface.sunken};
  }
  & > svg {
    flex: none;
  }
`;

export const Entry = styled.a`
  ${row}

  &[aria-current] {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
    font-weight: ${vars.weight.label};
  }
  /* Not by a ground alone: it would be gone where the system chooses the colours. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 25%;
    inset-inline-start: 0;
    border-inline-start: 3px solid currentColor;
    border-radius: 3px;
  }
`;

export const Group = styled.details``;

export const Title = styled.summary`
  ${row}
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  & > svg:last-child {
    transition: rotate ${vars.motion.base} ${vars.motion.easing};
  }
  [open] > & > svg:last-child {
    rotate: 180deg;
  }
  ${media.stillness} {
    & > svg:last-child {
      transition: none;
    }
  }
`;

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
