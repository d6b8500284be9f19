import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { choiceMark } from '../styles/choice-mark.ts';
import { invalidRing } from '../styles/field-ring.ts';
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
  ${choiceMark}
  border-radius: min(${vars.radius.control}, 0.375rem);
  /* the box sits on the text's line, a little below it as a letter of its size would */
  transform: translateY(0.2em);
  ${focusRing}
  ${invalidRing}

  /* A tick, whose box has no line of text to stand on. */
  &::before {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    clip-path: polygon(16% 46%, 38% 68%, 84% 16%, 96% 27%, 39% 92%, 4% 58%);
  }
`;
