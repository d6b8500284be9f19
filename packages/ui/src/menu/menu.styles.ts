import { own, vars } from '@livery/theme/vars';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { withoutRing } from '../styles/field-ring.ts';
import { focusRingInside } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';
import { appear, overlayPanel } from '../styles/overlay-panel.ts';

export const Panel = styled(Popover)`
  max-inline-size: min(22rem, calc(100vw - 16px));
  ${overlayPanel}
  border-radius: ${own('menu.radius', 'radius.card')};
  animation: ${appear} ${vars.motion.fast} ${vars.motion.easing} backwards;
  ${media.stillness} {
    animation: none;
  }
  min-inline-size: 11rem;
  padding: ${vars.space.s1};

  ${withoutRing}
`;

export const List = styled(Menu)`
  ${withoutRing}
` as typeof Menu;

export const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: max(44px, ${vars.control.height});
  margin: 0;
  padding: ${vars.space.s1} ${vars.space.s3};
  border: 0;
  border-radius: ${vars.radius.control};
  background-color: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRingInside}

  &[data-hovered]:not([aria-disabled='true']),
  &[data-focused] {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  &[data-tone='danger'] {
    color: ${vars.status.dangerText};
  }
  &[data-tone='danger'][data-hovered],
  &[data-tone='danger'][data-focused] {
    background-color: ${vars.status.dangerSurface};
    color: ${vars.status.dangerText};
  }
  &[aria-disabled='true'] {
    color: ${vars.text.muted};
    cursor: not-allowed;
  }
`;
