import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';

export const Root = styled.div`
  display: grid;
  gap: ${vars.space.s1};
`;

export const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-block-size: 44px;
  cursor: pointer;

  &:has(> input:disabled) {
    color: ${vars.text.muted};
    cursor: not-allowed;
  }
`;

export const Box = styled.input`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  accent-color: ${vars.action.primaryFill};
  cursor: inherit;
  ${focusRing}

  &[aria-invalid] {
    outline: 2px solid ${vars.status.dangerText};
    outline-offset: 1px;
  }
  &[aria-invalid]:focus-visible {
    outline-color: ${vars.border.focus};
    outline-offset: 2px;
  }
`;
