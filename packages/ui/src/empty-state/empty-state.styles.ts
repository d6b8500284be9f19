import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s8} ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  text-align: center;
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border-radius: 50%;
  background-color: ${vars.surface.sunken};
  background-image: ${vars.art.pattern};
  background-position: center;
  color: ${vars.text.brand};
`;

export const Title = styled.p`
  margin: 0;
  font-size: ${vars.size.lg};
  font-weight: ${vars.weight.label};
  text-wrap: balance;
`;

export const Description = styled.p`
  max-inline-size: 26em;
  margin: 0;
  color: ${vars.text.muted};
  text-wrap: pretty;
`;
