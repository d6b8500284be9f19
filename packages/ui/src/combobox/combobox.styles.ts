import { own, vars } from '@livery/theme/vars';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { withoutRing } from '../styles/field-ring.ts';
import { focusRing } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';
import { overlayPanel } from '../styles/overlay-panel.ts';

/** Its list is fitted to the frame. A type of its own, as the parts of the library take any option. */
export const Root = styled(ComboBox)`
  min-inline-size: 0;
` as typeof ComboBox;

export const Toggle = styled(Button)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  align-self: stretch;
  inline-size: 2.75rem;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.control};
  background-color: transparent;
  color: inherit;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRing}

  & > svg {
    transition: rotate 160ms;
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  &:disabled {
    cursor: default;
  }
  ${media.stillness} {
    & > svg {
      transition: none;
    }
  }
`;

export const Panel = styled(Popover)`
  display: flex;
  box-sizing: border-box;
  inline-size: max(var(--trigger-width), min(16rem, calc(100vw - 16px)));
  max-inline-size: calc(100vw - 16px);
  ${overlayPanel}
  border-radius: ${own('combobox.radius', 'radius.card')};
  padding: ${vars.space.s1};
`;

export const Options = styled(ListBox)`
  flex: 1;
  min-inline-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  ${withoutRing}

  /* What is on its way keeps what is there visible. */
  [data-loading] > & [role='option'] {
    color: ${vars.text.muted};
  }
` as typeof ListBox;

export const Option = styled(ListBoxItem)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${vars.space.s3};
  min-block-size: max(44px, ${vars.control.height});
  box-sizing: border-box;
  padding: ${vars.space.s1} ${vars.space.s3};
  border-radius: ${vars.radius.control};
  overflow-wrap: anywhere;
  cursor: pointer;
  ${withoutRing}

  &[data-selected] {
    font-weight: ${vars.weight.label};
  }
  &[data-hovered]:not([data-disabled]),
  &[data-focused] {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  &[data-disabled] {
    color: ${vars.text.muted};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Detail = styled.span`
  grid-column: 1;
  font-size: ${vars.size.sm};
  font-weight: normal;

  :not([data-focused], [data-hovered]) > & {
    color: ${vars.text.muted};
  }
`;

/** In the place of options: none match, or they are on their way. */
export const Note = styled.div`
  padding: ${vars.space.s3};
  color: ${vars.text.muted};
`;
