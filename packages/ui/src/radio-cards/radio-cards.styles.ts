import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { choiceMark } from '../styles/choice-mark.ts';
import { focusRingAround, withoutRing } from '../styles/field-ring.ts';

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: ${vars.space.s2};
  padding: 0;
  font-weight: ${vars.weight.label};
`;

/** As many in a row as have room; of an odd number the first has a row of its own, so that no gap is left at the end of two. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${vars.space.s2};

  & > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
`;

export const Card = styled.label`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  min-inline-size: 0;
  min-block-size: max(44px, ${vars.control.height});
  padding: ${vars.space.s1} ${vars.space.s3};
  border: ${vars.border.width} solid ${vars.border.control};
  border-radius: ${own('radioCards.radius', 'radius.control')};
  background-color: ${vars.surface.page};
  color: ${vars.text.body};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:has(> input:checked) {
    border-color: ${vars.action.primaryEdge};
    box-shadow: inset 0 0 0 1px ${vars.action.primaryEdge};
  }
  ${focusRingAround}
`;

export const Dot = styled.input`
  ${choiceMark}
  border-radius: 50%;

  &::before {
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
  }
  ${withoutRing}
`;
