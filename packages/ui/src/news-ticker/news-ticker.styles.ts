import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { twoLines } from '../styles/clamp-lines.ts';
import { focusRingInside } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

/** Two lines of small type in every script, and no less than a finger. */
const line = `max(44px, calc(2 * ${vars.size.sm} * ${vars.leading.body} + 2px))`;

export const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-inline-size: 0;
  padding-inline: ${vars.space.s3} ${vars.space.s1};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${own('newsTicker.radius', 'radius.control')};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
`;

export const Mark = styled.span`
  display: flex;
  flex: none;
  color: ${vars.text.accent};
`;

/** A window of one notice. Whatever the focus reaches, the browser brings into it. */
export const Viewport = styled.ul`
  flex: 1;
  min-inline-size: 0;
  block-size: ${line};
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  scroll-behavior: smooth;

  ${media.stillness} {
    scroll-behavior: auto;
  }
`;

export const Item = styled.li`
  block-size: ${line};
`;

export const Notice = styled.button`
  display: flex;
  align-items: center;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  padding: 0 ${vars.space.s1};
  border: 0;
  border-radius: ${vars.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${vars.size.sm};
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRingInside}

  &:hover {
    color: ${vars.text.brand};
  }
`;

export const Title = styled.span`
  ${twoLines}
`;
