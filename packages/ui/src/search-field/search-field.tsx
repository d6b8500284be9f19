import { type ComponentPropsWithRef, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Frame, Input } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Root } from './search-field.styles.ts';

/** Characters that a search takes: its words go into addresses, and a page that was pasted would make one that no server answers. */
export const maxSearchLength = 100;

export type SearchFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'id' | 'ref' | 'value' | 'onChange' | 'children'
> & {
  /** What is searched: "Search games". The field's name; the magnifier stands for it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Name of the cross that empties it. */
  clearLabel: string;
  /** Characters that it takes. Default: 100. */
  maxLength?: number;
};

/** Words to look for. The cross and Escape empty it, and the focus stays. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel,
  maxLength = maxSearchLength,
  ...input
}: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  // What was typed into the page's HTML: the next render would empty it.
  useLayoutEffect(() => takeTyped(), []);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <Root data-part="root">
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Frame data-part="frame">
        <Icon name="search" size="sm" />
        <Input
          data-part="input"
          autoComplete="off"
          {...input}
          maxLength={maxLength}
          ref={field}
          id={id}
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return;
            // Where it stands in a dialog, the first Escape is the field's.
            event.stopPropagation();
            clear();
          }}
        />
        {value !== '' && <IconButton icon="close" label={clearLabel} onClick={clear} />}
      </Frame>
    </Root>
  );
}
