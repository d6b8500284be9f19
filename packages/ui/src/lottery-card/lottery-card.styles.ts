import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${vars.space.s3};
  block-size: 100%;
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${own('lotteryCard.radius', 'radius.card')};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  box-shadow: ${vars.shadow.raised};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space.s2};
`;

export const Name = styled.h3`
  margin: 0;
  font-family: ${vars.font.display};
  font-size: ${vars.size.lg};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.heading};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2};
`;

export const Time = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s1};
  min-inline-size: 0;
  color: ${vars.text.muted};
  overflow-wrap: anywhere;
`;
