import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRingInside } from '../styles/focus-ring.ts';
import { layers } from '../styles/layers.ts';
import { media } from '../styles/media.ts';

/** A small phone, or a large text size: each tab is as wide as its word then, so that none breaks in the middle. */
const narrow = '@container tab-bar (max-width: 20.99rem)';

export const Root = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${layers.bar};
  container: tab-bar / inline-size;
  --ring: ${own('tabBar.focus', 'border.focus')};
  display: flex;
  padding-block-end: env(safe-area-inset-bottom);
  background-color: ${own('tabBar.fill', 'surface.raised')};
  border-block-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  ${media.short} {
    position: static;
  }
  ${media.desktop} {
    display: none;
  }
`;

export const Tab = styled.a`
  position: relative;
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  /* All are as wide as each other, but for a word that needs more. */
  min-inline-size: min-content;
  min-block-size: 3.5rem;
  padding: ${vars.space.s1} 1px;
  border: 0;
  background-color: transparent;
  color: ${own('tabBar.text', 'text.muted')};
  text-align: center;
  font: inherit;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRingInside}
  ${narrow} {
    flex-basis: auto;
    min-inline-size: 0;
    padding-inline: 0;
  }

  &[aria-current='page'] {
    color: ${own('tabBar.current', 'text.brand')};
  }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    inline-size: 2rem;
    border-block-start: 3px solid currentColor;
    border-radius: 3px;
  }
`;

export const Label = styled.span`
  max-inline-size: 100%;
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.label};
  line-height: 1.35;

  ${narrow} {
    overflow-wrap: anywhere;
  }
`;
