import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Milliseconds that the wheel turns. */
export const turnMs = 2400;

export const WheelArt = styled.svg`
  display: block;
  inline-size: min(100%, 16rem);
  margin-inline: auto;
`;

export const Disc = styled.g`
  transform-origin: 0 0;

  &[data-turning] {
    transition: transform ${turnMs}ms ${vars.motion.easing};
  }
`;

export const Slice = styled.path`
  stroke: ${vars.surface.raised};
  stroke-width: 2;

  &[data-tone='0'] {
    fill: ${vars.action.neutralFill};
  }
  &[data-tone='1'] {
    fill: ${vars.action.primaryFill};
  }
  &[data-tone='2'] {
    fill: ${vars.action.accentFill};
  }
`;

export const Letter = styled.text`
  font-family: ${vars.font.body};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.heading};
  text-anchor: middle;
  dominant-baseline: central;

  &[data-tone='0'] {
    fill: ${vars.action.neutralText};
  }
  &[data-tone='1'] {
    fill: ${vars.action.primaryText};
  }
  &[data-tone='2'] {
    fill: ${vars.action.accentText};
  }
`;

export const Pointer = styled.path`
  fill: ${vars.text.body};
  stroke: ${vars.surface.raised};
  stroke-width: 2;
`;

export const EnvelopeArt = styled.svg`
  display: block;
  inline-size: min(60%, 9rem);
  margin-inline: auto;
`;

export const Paper = styled.rect`
  fill: ${vars.action.primaryFill};
  stroke: ${vars.action.primaryEdge};
  stroke-width: 1.5;
`;

export const Flap = styled.path`
  fill: ${vars.action.primaryFillHover};
  stroke: ${vars.action.primaryEdge};
  stroke-width: 1.5;
  stroke-linejoin: round;
`;

export const Seal = styled.circle`
  fill: ${vars.action.accentFill};
  stroke: ${vars.action.accentEdge};
  stroke-width: 1.5;
`;

export const Sheet = styled.rect`
  fill: ${vars.surface.page};
  stroke: ${vars.border.control};
  stroke-width: 1.5;
`;

export const Tear = styled.path`
  stroke: ${vars.action.primaryText};
  stroke-width: 1.5;
  stroke-dasharray: 4 4;
`;
