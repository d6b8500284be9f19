import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s6} ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  text-align: center;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  max-inline-size: 100%;
  color: ${vars.status.dangerText};
`;

export const Title = styled.p`
  min-inline-size: 0;
  margin: 0;
  overflow-wrap: anywhere;
  font-weight: ${vars.weight.label};
  font-size: ${vars.size.lg};
`;

export const Description = styled.p`
  max-inline-size: 26em;
  margin: 0;
  color: ${vars.text.muted};
  text-wrap: pretty;
`;
