import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Description, Root, Track, Words } from './switch.styles.ts';

export type SwitchProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'id' | 'children'
> & {
  /** What is on or off; a press on the words turns it too. */
  children: ReactNode;
  /** What comes of it, in a sentence. */
  description?: ReactNode;
};

/** On or off, at once: a native tick box that is told and drawn as a switch. What waits for a button is a Checkbox. */
export function Switch({ children, description, ...input }: SwitchProps) {
  const id = useId();
  return (
    <Root data-part="root">
      <Words data-part="words">
        <span id={`${id}-name`}>{children}</span>
        {description && (
          <Description data-part="description" id={`${id}-hint`}>
            {description}
          </Description>
        )}
      </Words>
      <Track
        data-part="track"
        {...input}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-name`}
        aria-describedby={description ? `${id}-hint` : undefined}
      />
    </Root>
  );
}
