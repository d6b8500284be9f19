import { own, vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';
import { media } from '../styles/media.ts';
import { oneText } from '../styles/one-text.ts';

/** Lifts when the link around it is pointed at. */
export const Root = styled.span(
  oneText(css`
  position: relative;
  display: block;
  overflow: hidden;
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${own('gameCover.radius', 'radius.cover')};
  background-color: ${vars.surface.sunken};
  transition:
    transform ${vars.motion.base} ${vars.motion.easing},
    box-shadow ${vars.motion.base} ${vars.motion.easing};

  &[data-closed] img {
    filter: grayscale(1);
  }
  ${media.hover} {
    a:hover > & {
      transform: translateY(-3px);
      box-shadow: ${vars.shadow.overlay};
    }
  }
  ${media.stillness} {
    transition: none;
    a:hover > & {
      transform: none;
    }
  }
`),
);

/** How far marks keep from the edges: inside the curve of a very round cover. */
const fromEnd = `max(${vars.space.s2}, 5%)`;
const fromSide = `max(${vars.space.s2}, 7%)`;

export const Corner = styled.span(
  oneText(css`
  position: absolute;
  inset-block-end: ${fromEnd};
  inset-inline-start: ${fromSide};
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s1};
  max-inline-size: calc(100% - 2 * ${fromSide});

  [data-closed] > & {
    inset-block: ${fromEnd} auto;
  }
`),
);

/** A band over the foot: why it cannot be played, in words. */
export const Closing = styled.span(
  oneText(css`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s1};
  padding: ${vars.space.s2};
  background-color: ${vars.status.warningSurface};
  color: ${vars.status.warningText};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.label};
  line-height: ${vars.leading.body};
  text-align: center;
  overflow-wrap: anywhere;
`),
);
