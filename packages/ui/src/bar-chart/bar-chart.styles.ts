import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  margin: 0;
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  /* The words of a line begin in the plot, whatever its width. */
  overflow: clip;
`;

export const Plot = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 14rem;
  margin-block-start: ${vars.space.s4};
  overflow: visible;
  forced-color-adjust: none;

  /* Time runs with the line of text. */
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Line = styled.line`
  stroke: ${vars.border.subtle};

  &[data-zero] {
    stroke: ${vars.border.control};
  }
`;

export const Tick = styled.text`
  fill: ${vars.text.muted};
  /* Readable over a bar as well. */
  paint-order: stroke;
  stroke: ${vars.surface.raised};
  stroke-width: 4px;
  stroke-linejoin: round;
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;

  :dir(rtl) > & {
    transform: scaleX(-1);
    transform-box: fill-box;
    transform-origin: center;
  }
`;

export const Bar = styled.rect`
  &[data-tone='gain'] {
    fill: ${vars.money.gain};
  }
  &[data-tone='loss'] {
    stroke: ${vars.money.loss};
  }
`;

/** What losses are filled with. */
export const Hatch = styled.path`
  stroke: ${vars.money.loss};
  stroke-width: 4;
`;

export const Ends = styled.figcaption`
  display: flex;
  justify-content: space-between;
  gap: ${vars.space.s3};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
`;
