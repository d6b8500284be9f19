import { vars } from '@livery/theme/vars';
import { keyframes, styled } from 'styled-components';
import { oneLine } from '../styles/clamp-lines.ts';
import { withoutRing } from '../styles/field-ring.ts';
import { media } from '../styles/media.ts';

const breathe = keyframes`
  from { opacity: 0.45; }
`;

/** As high as the window, less what the page keeps for itself in `--game-frame-around`. */
export const Root = styled.section`
  display: flex;
  flex-direction: column;
  block-size: calc(100dvh - var(--game-frame-around, 0px));
  min-block-size: 20rem;
  background-color: ${vars.surface.page};
  color: ${vars.text.body};

  &:fullscreen {
    block-size: 100%;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
  min-block-size: 3rem;
  padding-inline: ${vars.space.s4} ${vars.space.s2};
  background-color: ${vars.surface.raised};
  border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
`;

export const Title = styled.h1`
  ${oneLine}
  min-inline-size: 0;
  margin: 0;
  font-size: ${vars.size.md};
`;

export const Ends = styled.div`
  display: flex;
  flex: none;
  gap: ${vars.space.s1};
`;

export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  background-color: ${vars.surface.sunken};
  background-image: ${vars.art.pattern};
  background-position: center;

  /* What is covered is not shown either: a round that runs on would be seen around the question. */
  &[data-state='held'] > iframe,
  &[data-state='loading'] > iframe,
  &[data-state='slow'] > iframe {
    visibility: hidden;
  }
`;

export const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: safe center;
  justify-items: center;
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  overflow: auto;
  text-align: center;
`;

export const Pulse = styled.span`
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border-radius: 50%;
  background-color: ${vars.surface.raised};
  color: ${vars.text.brand};
  animation: ${breathe} 1s ${vars.motion.easing} infinite alternate;

  ${media.stillness} {
    animation: none;
  }
`;

export const Wait = styled.p`
  max-inline-size: 22em;
  margin: 0;
  padding: ${vars.space.s1} ${vars.space.s3};
  border-radius: ${vars.radius.control};
  background-color: ${vars.surface.raised};
  text-wrap: balance;
`;

export const Over = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: safe center;
  justify-items: center;
  padding: ${vars.space.s4};
  overflow: auto;

  ${withoutRing}
  & > * {
    max-inline-size: min(34rem, 100%);
  }
`;
