import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input as NativeInput } from 'react-aria-components/Input';
import { Frame, Input } from '../field/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ModalOverlay } from '../modal/modal-overlay.tsx';
import { maxSearchLength } from '../search-field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import {
  Body,
  Detail,
  Field,
  Group,
  Head,
  Heading,
  Label,
  Option,
  Options,
  Panel,
  Picture,
  Scrim,
} from './search-dialog.styles.ts';

/** A thing that was found: a link, or without an address something to do. */
export type SearchOption = {
  /** Unlike that of every other option. */
  id: string;
  label: string;
  /** BCP 47 tag when the label is in another language than the page. */
  lang?: string | undefined;
  /** A little more: the provider, the subject. */
  detail?: string | undefined;
  /** Stands before it: a picture, or an icon by its name. */
  picture: IconName | { readonly node: ReactNode };
  href?: string;
};

/** Things of one kind, under its name. */
export type SearchGroup = { id: string; title: string; options: readonly SearchOption[] };

export type SearchDialogProps = {
  open: boolean;
  /** Names the dialog and its field: "Search". */
  label: string;
  placeholder: string;
  /** What is typed. */
  value: string;
  onChange: (value: string) => void;
  /** What was found, by kind. A group without options is left out. */
  groups: readonly SearchGroup[];
  /** Called for an option that is chosen, before its address is followed. */
  onChoose: (option: SearchOption) => void;
  /** Follows an address without leaving the page. Default: the browser follows it. */
  onGo?: (href: string) => void;
  /** What was found in words, said when it changes: "12 results". */
  status: string;
  /** Names the list of results. */
  resultsLabel: string;
  /** Something is still being asked for. */
  busy?: boolean;
  /** Below the results, or in their place: nothing found, what failed. */
  children?: ReactNode;
  /** Escape, the close button and a click beside it. The caller then sets `open`. */
  onClose: () => void;
  /** It has left the page. */
  onClosed?: () => void;
  closeLabel: string;
  /** Name of the cross that empties the field. */
  clearLabel: string;
};

/**
 * A search over the page: one field, and what it finds by kind. The focus stays in the field; arrow keys go through the results,
 * Enter opens one, Escape empties the field and then closes. The whole window on a phone.
 */
export function SearchDialog({ open, onClose, onClosed, label, ...search }: SearchDialogProps) {
  return (
    <ModalOverlay
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      pressBeside
      scrim={<Scrim data-part="scrim" />}
    >
      <Panel data-part="panel" aria-label={label}>
        <Search {...search} label={label} onClose={onClose} />
      </Panel>
    </ModalOverlay>
  );
}

function Search({
  label,
  placeholder,
  value,
  onChange,
  groups,
  onChoose,
  onGo,
  status,
  resultsLabel,
  busy = false,
  children,
  onClose,
  closeLabel,
  clearLabel,
}: Omit<SearchDialogProps, 'open' | 'onClosed'>) {
  const field = useRef<HTMLInputElement>(null);
  const found = groups.filter(({ options }) => options.length > 0);
  return (
    // Results come one kind after the other: Enter opens nothing that was not chosen.
    <Autocomplete inputValue={value} onInputChange={onChange} disableAutoFocusFirst>
      <Head
        data-part="head"
        onKeyDownCapture={(event: KeyboardEvent) => {
          // The first Escape is the field's.
          if (event.key !== 'Escape' || value === '') return;
          event.stopPropagation();
          event.preventDefault();
          onChange('');
        }}
      >
        <IconButton icon="chevron-start" label={closeLabel} onClick={onClose} />
        <Field data-part="field" aria-label={label} autoFocus>
          <Frame data-part="frame">
            <Icon name="search" size="sm" />
            <Input
              data-part="input"
              ref={field}
              as={NativeInput}
              // The library has the rest of a combobox's semantics on the field; it has no role for one whose list always stands open.
              role="combobox"
              aria-expanded={found.length > 0}
              maxLength={maxSearchLength}
              placeholder={placeholder}
            />
            {value !== '' && (
              <IconButton
                icon="close"
                label={clearLabel}
                onClick={() => {
                  onChange('');
                  field.current?.focus();
                }}
              />
            )}
          </Frame>
        </Field>
      </Head>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <Body data-part="body" aria-busy={busy} onClick={onGo && follow(onGo)}>
        <Options data-part="options" aria-label={resultsLabel} items={found} selectionMode="none">
          {(group: SearchGroup) => (
            <Group data-part="group" id={group.id}>
              <Heading data-part="heading">{group.title}</Heading>
              {group.options.map((option) => (
                <Option
                  data-part="option"
                  key={option.id}
                  id={option.id}
                  textValue={option.label}
                  href={option.href}
                  onAction={() => {
                    onChoose(option);
                    // It may be gone now, and the focus with it.
                    if (option.href === undefined) field.current?.focus();
                  }}
                >
                  <Picture data-part="picture">
                    {typeof option.picture === 'string' ? (
                      <Icon name={option.picture} />
                    ) : (
                      option.picture.node
                    )}
                  </Picture>
                  <Label data-part="label" lang={option.lang}>
                    {option.label}
                  </Label>
                  {option.detail !== undefined && (
                    <Detail data-part="detail">{option.detail}</Detail>
                  )}
                </Option>
              ))}
            </Group>
          )}
        </Options>
        {children}
      </Body>
    </Autocomplete>
  );
}

/** The library opens a chosen link by a click of its own on it, with the keys that were held; it prevents every other. */
function follow(onGo: (href: string) => void) {
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[role=option]') : null;
    const href = link?.getAttribute('href');
    const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!href || event.defaultPrevented || isHeld) return;
    event.preventDefault();
    onGo(href);
  };
}
