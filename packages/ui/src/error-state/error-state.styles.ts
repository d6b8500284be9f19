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

/** The icon stands in the line: where the words break, it stays at the first of them. */
export const Title = styled.p`
  min-inline-size: 0;
  margin: 0;
  overflow-wrap: anywhere;
  color: ${vars.status.dangerText};
  font-weight: ${vars.weight.label};
  font-size: ${vars.size.lg};
  text-wrap: balance;

  & > svg {
    margin-inline-end: ${vars.space.s2};
    vertical-align: -0.4em;
  }
`;

export const Description = styled.p`
  max-inline-size: 26em;
  margin: 0;
  color: ${vars.text.muted};
  text-wrap: pretty;
`;
