import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Icon, type IconName } from '../icon/index.ts';
import { labelledPanel } from '../opening/labelled-panel.tsx';
import { distances, type Placement, Trigger, type TriggerProps } from '../opening/trigger.tsx';
import { useOpen } from '../opening/use-open.ts';
import type { MenuTone } from './menu.contract.ts';
import { Item, List, Panel } from './menu.styles.ts';

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconName;
  /** `danger` for what cannot be undone. Default `normal`. */
  tone?: MenuTone;
  /** Focusable and announced, but without an action. */
  disabled?: boolean;
};

export type MenuProps = {
  /** Names the list. */
  label: string;
  /** The button that opens it, with these properties on it. */
  trigger: (props: TriggerProps) => ReactNode;
  items: readonly MenuItem[];
  onAction: (id: string) => void;
  /** Where there is room. Default `bottom end`. */
  placement?: Placement;
  defaultOpen?: boolean;
};

/** Actions behind one button. Arrow keys, Home, End and first letters go through them; Escape and Tab close it. */
export function Menu({
  label,
  trigger,
  items,
  onAction,
  placement = 'bottom end',
  defaultOpen,
}: MenuProps) {
  const id = useId();
  const [open, setOpen] = useOpen(defaultOpen);
  return (
    <MenuTrigger isOpen={open} onOpenChange={setOpen}>
      <Trigger>{trigger}</Trigger>
      <Panel
        data-part="panel"
        {...distances}
        aria-label={label}
        placement={placement}
        render={labelledPanel}
      >
        <div
          // The library keeps the focus in the menu; Tab leaves it.
          onKeyDownCapture={(event: KeyboardEvent) => {
            if (event.key !== 'Tab') return;
            event.preventDefault();
            setOpen(false);
          }}
        >
          <List
            data-part="list"
            id={id}
            aria-label={label}
            // By its own label: the library would name it by the button.
            aria-labelledby={id}
            // Nothing was pressed that says where the focus goes.
            autoFocus={defaultOpen ? 'first' : undefined}
          >
            {items.map(({ id: key, label: name, icon, tone = 'normal', disabled = false }) => (
              <Item
                data-part="item"
                key={key}
                id={key}
                textValue={name}
                data-tone={tone}
                // Not disabled for the library, which would pass over it: it can be reached and heard.
                shouldCloseOnSelect={!disabled}
                onAction={disabled ? undefined : () => onAction(key)}
                render={disabled ? unavailable : undefined}
              >
                {icon && <Icon name={icon} size="sm" />}
                <span>{name}</span>
              </Item>
            ))}
          </List>
        </div>
      </Panel>
    </MenuTrigger>
  );
}

/** The library types an item as a link too, which one without an address is not. */
function unavailable(item: ComponentProps<'div'> | ComponentProps<'a'>) {
  return <div {...(item as ComponentProps<'div'>)} aria-disabled />;
}
