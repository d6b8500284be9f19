import { vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';
import { media } from '../styles/media.ts';
import { oneText } from '../styles/one-text.ts';

export const Frame = styled.span(
  oneText(css`
  position: relative;
  display: block;
  inline-size: 100%;
  aspect-ratio: 3 / 4;
  overflow: hidden;
  border-radius: inherit;
  background-color: ${vars.surface.sunken};
  color: ${vars.text.muted};
  transition: background-color ${vars.motion.base} ${vars.motion.easing};

  &[data-ratio='square'] {
    aspect-ratio: 1;
  }
  &[data-ratio='landscape'] {
    aspect-ratio: 4 / 3;
  }
  &[data-ratio='banner'] {
    aspect-ratio: 5 / 2;
  }
  /* The ground is for the time without a picture: it would show in the corners of one that is rounded itself. */
  &[data-fit='contain'],
  &[data-state='loaded'] {
    background-color: transparent;
  }
  ${media.stillness} {
    transition: none;
  }
`),
);

export const Picture = styled.img(
  oneText(css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity ${vars.motion.base} ${vars.motion.easing};

  [data-fit='contain'] > & {
    object-fit: contain;
  }
  [data-state='loaded'] > & {
    opacity: 1;
  }
  ${media.stillness} {
    transition: none;
  }
`),
);

export const Placeholder = styled.span(
  oneText(css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background-image: ${vars.art.pattern};
  background-size: 12rem;

  /* A sign without a ground has none when it fails either. */
  [data-fit='contain'] > & {
    background-image: none;
  }
`),
);
