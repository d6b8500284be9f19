import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';

export const Root = styled.div`
  display: grid;
  gap: ${vars.space.s1};
`;

export const Label = styled.label`
  display: flex;
  align-items: baseline;
  gap: ${vars.space.s3};
  /* A single line stands in the middle of the room for a finger; a second goes below, and the box stays at the first. */
  min-block-size: 44px;
  padding-block: max(0px, (44px - 1lh) / 2);
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
  /* the box sits on the text's line, a little below it as a letter of its size would */
  transform: translateY(0.2em);
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
