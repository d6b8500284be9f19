import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s1};
  direction: ltr;
`;

export const Ball = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 2.1em;
  min-block-size: 2.1em;
  padding-inline: 0.3em;
  border: ${vars.border.width} solid ${own('lotteryResult.edge', 'action.accentEdge')};
  border-radius: ${own('lotteryResult.radius', 'radius.pill')};
  background-color: ${own('lotteryResult.fill', 'action.accentFill')};
  color: ${own('lotteryResult.text', 'action.accentText')};
  font-weight: ${vars.weight.heading};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.4;
`;

export const More = styled.span`
  padding-inline: ${vars.space.s1};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  font-variant-numeric: tabular-nums;
`;

export const Partial = styled.span`
  padding-inline: ${vars.space.s1};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;
`;

export const None = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.1em;
  color: ${vars.text.muted};
  overflow-wrap: anywhere;
`;
