import { own, vars } from '@livery/theme/vars';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { choiceMark, chosenMark } from '../styles/choice-mark.ts';
import { ring } from '../styles/focus-ring.ts';

export const Root = styled(RadioGroup)`
  min-inline-size: 0;
`;

export const Legend = styled(Label)`
  display: block;
  margin-block-end: ${vars.space.s2};
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

export const Card = styled(Radio)`
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

  &[data-selected] {
    border-color: ${vars.action.primaryEdge};
    box-shadow: inset 0 0 0 1px ${vars.action.primaryEdge};
  }
  &[data-focus-visible] {
    ${ring}
  }
`;

/** The native radio button is there, unseen, for the keyboard and assistive technology. */
export const Dot = styled.span`
  ${choiceMark}
  border-radius: 50%;

  &::before {
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
  }
  [data-selected] > & {
    ${chosenMark}
  }
  @media (forced-colors: active) {
    &::before {
      content: '';
    }
    [data-selected] > & {
      forced-color-adjust: none;
      border-color: Highlight;
      background-color: Canvas;
    }
    [data-selected] > &::before {
      background-color: Highlight;
    }
  }
`;
