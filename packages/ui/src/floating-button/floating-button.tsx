import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { Entries, Entry, Root, Stack } from './floating-button.styles.ts';

export type FloatingButtonsProps = {
  /** The edge of the page that it keeps to. Default `end`. */
  side?: 'start' | 'end';
  /** FloatingButton, FloatingGroup, BackToTop; the last is the lowest. */
  children: ReactNode;
};

/** The place of what stays beside the page wherever it is scrolled to; on a phone above the tab bar. One a side. */
export function FloatingButtons({ side = 'end', children }: FloatingButtonsProps) {
  return (
    <Stack data-part="stack" data-side={side}>
      {children}
    </Stack>
  );
}

type Shared = {
  icon: IconName;
  /** The accessible name, also shown as the tool tip. */
  label: string;
};

export type FloatingButtonProps = Shared &
  (
    | (Omit<ComponentPropsWithRef<'button'>, 'children'> & { href?: undefined })
    | (Omit<ComponentPropsWithRef<'a'>, 'children'> & { href: string })
  );

/** One action that is always visible, such as support; with `href` a link. It is placed in FloatingButtons. */
export function FloatingButton({ icon, label, ...rest }: FloatingButtonProps) {
  const LinkComponent = useLinkComponent();
  const named = { 'aria-label': label, title: label };
  if (rest.href !== undefined)
    return (
      <Root data-part="root" as={LinkComponent} {...(rest as object)} {...named}>
        <Icon name={icon} />
      </Root>
    );
  const { href: _, ...button } = rest;
  return (
    <Root data-part="root" type="button" {...button} {...named}>
      <Icon name={icon} />
    </Root>
  );
}

export type FloatingEntry = {
  id: string;
  icon: IconName;
  label: string;
} & ({ href: string } | { onPress: () => void });

export type FloatingGroupProps = Shared & {
  /** A few actions; choosing one closes the group. */
  entries: readonly FloatingEntry[];
  defaultOpen?: boolean;
};

/** A few actions behind one floating button, such as the channels of support. Escape closes it. */
export function FloatingGroup({ icon, label, entries, defaultOpen = false }: FloatingGroupProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const LinkComponent = useLinkComponent();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      {open && (
        <Entries data-part="entries" id={id} aria-label={label} onKeyDown={onKeyDown}>
          {entries.map((entry) => {
            const words = (
              <>
                <Icon name={entry.icon} size="sm" />
                <span>{entry.label}</span>
              </>
            );
            return (
              <li key={entry.id}>
                {'href' in entry ? (
                  <Entry
                    data-part="entry"
                    as={LinkComponent}
                    {...{ href: entry.href }}
                    onClick={() => setOpen(false)}
                  >
                    {words}
                  </Entry>
                ) : (
                  <Entry
                    data-part="entry"
                    type="button"
                    onClick={() => {
                      setOpen(false);
                      entry.onPress();
                    }}
                  >
                    {words}
                  </Entry>
                )}
              </li>
            );
          })}
        </Entries>
      )}
      <Root
        data-part="root"
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen((last) => !last)}
        onKeyDown={onKeyDown}
      >
        <Icon name={open ? 'close' : icon} />
      </Root>
    </>
  );
}
