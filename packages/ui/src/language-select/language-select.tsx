import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { List, Name, Option, Root, Toggle } from './language-select.styles.ts';

export type LanguageOption = {
  /** The platform's code, `EN`. */
  code: string;
  /** BCP 47, `en`: each name is read in its own language. */
  tag: string;
  /** The language's own name. */
  name: string;
};

export type LanguageSelectProps<Language extends LanguageOption = LanguageOption> = {
  label: string;
  options: readonly Language[];
  /** Code of the language in use. */
  value: string;
  /** Address of the page in that language. Called when the list opens. */
  hrefOf: (option: Language) => string;
  /** Called for each click on a link, also one that opens a new tab. `preventDefault` keeps the browser from following it. */
  onChoose?: (option: Language, event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * The language list: a button that shows links to the page in each language. Moving through it changes nothing, only following a
 * link does (WCAG 2.2 3.2.2). It is in the first load of every page, so it uses no library.
 */
export function LanguageSelect<Language extends LanguageOption>({
  label,
  options,
  value,
  hrefOf,
  onChoose,
}: LanguageSelectProps<Language>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const current = options.find(({ code }) => code === value);

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const stop = new AbortController();
    document.addEventListener('pointerdown', leave, { signal: stop.signal });
    document.addEventListener('focusin', leave, { signal: stop.signal });
    return () => stop.abort();
  }, [open]);

  return (
    <Root
      ref={root}
      data-part="root"
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <Toggle
        ref={toggle}
        data-part="toggle"
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="globe" size="sm" />
        <VisuallyHidden>{label}</VisuallyHidden>
        <Name data-part="name" lang={current?.tag}>
          {current?.name}
        </Name>
        <Icon name="chevron-down" size="sm" />
      </Toggle>
      {open && (
        <List id={id} data-part="list" aria-label={label}>
          {options.map((option) => (
            <li key={option.code}>
              <Option
                data-part="option"
                href={hrefOf(option)}
                lang={option.tag}
                hrefLang={option.tag}
                aria-current={option.code === value || undefined}
                onClick={(event) => {
                  setOpen(false);
                  onChoose?.(option, event);
                }}
                // A middle click is no `click`.
                onAuxClick={(event) => event.button === 1 && onChoose?.(option, event)}
              >
                {option.name}
                {option.code === value && <Icon name="check" size="sm" />}
              </Option>
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}
