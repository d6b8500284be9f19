import { vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';
import { Button } from '../button/index.ts';
import { oneText } from '../styles/one-text.ts';

/** Pressed it is filled, so that it is told from its neighbours without colour as well. */
export const Root = styled(Button)(
  oneText(css`
  &&[data-selected]:not(:disabled) {
    --fill: ${vars.action.primaryFill};
    --fill-hover: ${vars.action.primaryFillHover};
    --edge: ${vars.action.primaryEdge};
    --ink: ${vars.action.primaryText};
  }
  @media (forced-colors: active) {
    &&[data-selected] {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`),
);
