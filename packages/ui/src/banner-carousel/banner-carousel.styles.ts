import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { artRoom } from '../styles/art-room.ts';
import { twoLines } from '../styles/clamp-lines.ts';
import { focusRingInside } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';
import { pageDot } from '../styles/page-dot.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1};
`;

/** Until the library has loaded, and if it fails to, a row to scroll. */
export const Viewport = styled.div`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  border-radius: ${own('bannerCarousel.radius', 'radius.card')};
  touch-action: pan-y;

  &[data-state='waiting'] {
    touch-action: auto;
  }
  &[data-state='ready'] {
    overflow: hidden;
    scroll-snap-type: none;
  }
`;

/** The library moves this by a transform and says for how long. */
export const Slides = styled.ul`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
  transition-property: transform;
  transition-timing-function: ${vars.motion.easing};
`;

export const Slide = styled.li`
  flex: none;
  inline-size: 100%;
  scroll-snap-align: start;
`;

export const Anchor = styled.a`
  container-type: inline-size;
  position: relative;
  display: block;
  border-radius: ${own('bannerCarousel.radius', 'radius.card')};
  color: ${vars.text.body};
  text-decoration: none;
  -webkit-user-drag: none;
  touch-action: manipulation;
  ${focusRingInside}
`;

/** Keeps its room whatever comes: 5:2 on a phone, a low band on a wide window, never so high that it hides what follows, nor so low that the caption hides it. */
export const Picture = styled.span`
  display: block;
  inline-size: 100%;
  aspect-ratio: 5 / 2;
  min-block-size: 8rem;
  max-block-size: 10rem;
  overflow: hidden;
  border-radius: inherit;
  ${artRoom}

  & > * {
    block-size: 100%;
  }
  ${media.desktop} {
    aspect-ratio: 4 / 1;
    max-block-size: 13rem;
  }
`;

/** Text on a surface of the brand: the image below can have any colours. Its size is that of its banner, which may stand in a rail. */
export const Caption = styled.span`
  ${twoLines}
  position: absolute;
  inset-block-end: ${vars.space.s3};
  inset-inline-start: ${vars.space.s3};
  max-inline-size: min(calc(100% - 2 * ${vars.space.s3}), 26rem);
  padding: ${vars.space.s1} ${vars.space.s3};
  border-radius: ${vars.radius.control};
  background-color: ${vars.stage.fill};
  color: ${vars.stage.text};
  font-weight: ${vars.weight.label};
  font-size: ${vars.size.sm};
  text-wrap: pretty;

  @container (min-width: 36rem) {
    inset-block-end: ${vars.space.s4};
    inset-inline-start: ${vars.space.s4};
    max-inline-size: 34rem;
    font-size: ${vars.size.lg};
  }
`;

/** The pause control stands at its end, the dots in its middle. */
export const Bar = styled.div`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr) 2.75rem;
  align-items: center;
  min-block-size: 2.75rem;
`;

/** As wide as the control at the other end, so that the dots stay in the middle. */
export const Balance = styled.span``;

export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

export const Dot = styled.button`
  ${pageDot}
`;
