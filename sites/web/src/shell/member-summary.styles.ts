import { own, vars } from '@livery/theme/vars';
import { focusRing, overlayPanel } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { media } from '../styles/media.ts';

export const Summary = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s1};
  min-inline-size: 0;
  /* A large text size on a phone: the amount takes a line. */
  @container top-bar (max-width: 19.49rem) {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`;

/** Opens the menu: the name on a desktop, an icon on a phone. */
export const MenuButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  max-inline-size: 12rem;
  justify-content: center;
  padding-inline: ${vars.space.s2};
  border: 0;
  border-radius: ${own('button.radius', 'radius.control')};
  background-color: transparent;
  color: inherit;
  font: inherit;
  font-weight: ${vars.weight.label};
  cursor: pointer;
  &:hover {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  ${focusRing}
`;

export const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.belowDesktop} {
    position: absolute;
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
  }
`;

/** Under the header's end. A popover of the browser: Escape and a press outside close it, and nothing is covered. */
export const Menu = styled.div`
  position: fixed;
  inset: 3.75rem ${vars.space.s4} auto auto;
  inset-inline: auto max(${vars.space.s4}, calc((100vw - 80rem) / 2 + ${vars.space.s4}));
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  inline-size: min(18rem, calc(100vw - 2rem));
  margin: 0;
  padding: ${vars.space.s2};
  /* The list of languages stands out of it. */
  overflow: visible;
  ${overlayPanel}
  border-radius: ${own('menu.radius', 'radius.card')};
  &:not(:popover-open) {
    display: none;
  }
`;

export const MenuHead = styled.div`
  display: grid;
  padding: ${vars.space.s2} ${vars.control.paddingInline} ${vars.space.s3};
  overflow-wrap: anywhere;
  & > span {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

export const MenuList = styled.ul`
  grid-column: 1 / -1;
  display: grid;
  margin: 0;
  padding: ${vars.space.s2} 0 0;
  border-block-start: ${vars.border.width} solid ${vars.border.subtle};
  list-style: none;
  & > li > * {
    inline-size: 100%;
    min-block-size: 44px;
    justify-content: flex-start;
    text-align: start;
  }
`;

/** Beside the name, and only where the header has no room for it. */
export const MenuMode = styled.div`
  display: flex;
  align-self: start;
  @media (min-width: 40rem) {
    display: none;
  }
`;
