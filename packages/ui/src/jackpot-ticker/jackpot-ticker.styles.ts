import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1};
  padding: ${vars.space.s4} ${vars.space.s5};
  border: ${vars.border.width} ${vars.border.style} ${vars.stage.edge};
  border-radius: ${own('jackpotTicker.radius', 'radius.card')};
  background-color: ${own('jackpotTicker.fill', 'stage.fill')};
  color: ${vars.stage.text};
`;

export const Label = styled.p`
  margin: 0;
  color: ${vars.stage.muted};
  font-size: ${vars.size.sm};
  font-weight: ${vars.weight.label};
`;

export const Amount = styled.p`
  margin: 0;
  color: ${own('jackpotTicker.amount', 'stage.accent')};
  font-family: ${vars.font.display};
  /* A large text size may not push the last figures out. */
  font-size: clamp(min(1.25rem, 10cqi), 8.2cqi, 3rem);
  font-weight: ${vars.weight.heading};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: ${vars.leading.heading};
  white-space: nowrap;
`;

export const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space.s3};
  margin: 0;
  color: ${vars.stage.text};
  font-size: ${vars.size.xs};

  & a {
    color: inherit;
  }
`;
