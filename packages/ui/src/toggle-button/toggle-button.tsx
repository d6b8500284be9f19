import type { ComponentPropsWithRef, ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import type { IconName } from '../icon/index.ts';
import { Root } from './toggle-button.styles.ts';

export type ToggleButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'aria-pressed' | 'onChange' | 'children'
> & {
  pressed: boolean;
  /** With what it is to be: a press turns it round. */
  onChange: (pressed: boolean) => void;
  /** The same words in both states: that it is pressed is said by the button. */
  children: ReactNode;
  icon?: IconName;
  /** Default `md`. */
  size?: 'sm' | 'md';
};

/** Something that is in force while it is pressed, such as a filter. What is on or off for good is a Switch. */
export function ToggleButton({ pressed, onChange, disabled, ...button }: ToggleButtonProps) {
  return (
    <AriaToggleButton
      isSelected={pressed}
      onChange={onChange}
      isDisabled={disabled}
      // The element is our Button, which brings the look.
      render={(toggle) => (
        <Root data-part="root" {...mergeProps(button, toggle)}>
          {button.children}
        </Root>
      )}
    />
  );
}
