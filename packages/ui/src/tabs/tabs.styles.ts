import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRingInside } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

/** More tabs than there is room for scroll, and the last one visible is cut, so that it is seen that there are more. */
export const List = styled.div`
  display: flex;
  gap: ${vars.space.s1};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
`;

export const Tab = styled.div`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${vars.space.s2};
  min-block-size: max(44px, ${vars.control.height});
  padding: 0 ${vars.space.s4};
  border-radius: ${own('tabs.radius', 'radius.control')} ${own('tabs.radius', 'radius.control')} 0 0;
  background-color: transparent;
  color: ${vars.text.muted};
  font-weight: ${vars.weight.label};
  white-space: nowrap;
  scroll-snap-align: start;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRingInside}

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
  &:hover {
    color: ${vars.text.body};
  }
  &[aria-selected='true'] {
    /* A page that opens with one of the last tabs shows it. */
    scroll-initial-target: nearest;
    color: ${vars.text.brand};
  }
  &[aria-selected='true']::after {
    scale: 1;
  }
  &[aria-disabled='true'] {
    color: ${vars.text.muted};
    cursor: not-allowed;
    text-decoration: line-through;
  }
  ${media.stillness} {
    &::after {
      transition: none;
    }
  }
`;

export const Panel = styled.div`
  min-inline-size: 0;
  border-radius: ${vars.radius.control};
  ${focusRingInside}
`;
