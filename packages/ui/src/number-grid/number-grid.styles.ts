import { vars } from '@livery/theme/vars';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { css, styled } from 'styled-components';
import { withoutRing } from '../styles/field-ring.ts';
import { focusRing } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';
import { oneText } from '../styles/one-text.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
`;

export const Name = styled.span`
  font-weight: ${vars.weight.label};
`;

/** As many columns as fingers can tell apart; ten, as on a ticket, where there is room. */
export const Numbers = styled(ListBox)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
  gap: ${vars.space.s1};
  max-block-size: 20rem;
  padding: ${vars.space.s1};
  overflow-y: auto;
  ${withoutRing}
  ${media.tablet} {
    grid-template-columns: repeat(10, minmax(0, 1fr));
    max-block-size: none;
  }
`;

/** Chosen it is filled and bold, so that it is told from its neighbours without colour as well. */
export const Cell = styled(ListBoxItem)(
  oneText(css`
  display: grid;
  place-items: center;
  min-block-size: 44px;
  border: ${vars.border.width} ${vars.border.style} ${vars.border.control};
  border-radius: ${vars.radius.control};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  touch-action: manipulation;

  &[data-selected] {
    border-color: ${vars.action.primaryEdge};
    background-color: ${vars.action.primaryFill};
    color: ${vars.action.primaryText};
    font-weight: ${vars.weight.heading};
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${focusRing}
  @media (forced-colors: active) {
    &[data-selected] {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`),
);
