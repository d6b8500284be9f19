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
  overflow: clip;
`;

export const Name = styled.p`
  margin: 0;
  font-size: ${vars.size.sm};
  font-weight: ${vars.weight.label};
  overflow-wrap: anywhere;
`;

export const Plot = styled.svg`
  display: block;
  /* The words of the lines stand before the plot, where no bar can be. */
  margin-inline-start: calc(var(--gutter) * 0.6em + 0.75em);
  inline-size: calc(100% - var(--gutter) * 0.6em - 0.75em);
  block-size: 14rem;
  margin-block: ${vars.space.s2};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
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
  text-anchor: end;

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
