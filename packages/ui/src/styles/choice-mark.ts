import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';

/** What the box is once it is ticked or chosen. */
export const chosenMark = css`
  border-color: ${vars.action.primaryEdge};
  background-color: ${vars.action.primaryFill};

  &::before {
    visibility: visible;
  }
`;

/**
 * A native box to tick or to choose, drawn in the brand's colours: by itself a browser gives one that is not ticked a grey of
 * its own, which in dark mode belongs to no brand. Its shape, and that of the mark in `::before`, are the caller's.
 */
export const choiceMark = css`
  appearance: none;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  border: 2px solid ${vars.border.control};
  background-color: ${vars.surface.page};
  cursor: inherit;

  &::before {
    content: '';
    background-color: ${vars.action.primaryText};
    visibility: hidden;
  }
  &:checked {
    ${chosenMark}
  }
  &:disabled {
    opacity: 0.5;
  }
  /* There the browser's own box has the person's colours. */
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;
