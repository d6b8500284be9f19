import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { Column, ColumnTitle, Fold, List } from './footer-column.styles.ts';

export type FooterColumnProps = {
  title: string;
  children: ReactNode;
  /** Takes the room of two columns on a desktop: for many small things, such as icons. */
  wide?: boolean;
  /** It begins open on a phone: what must be one press away. */
  unfolded?: boolean;
};

/** A titled group in the footer: links, payment methods, vendor icons. On a phone it is folded, and its title opens it. */
export function FooterColumn({
  title,
  children,
  wide = false,
  unfolded = false,
}: FooterColumnProps) {
  const id = useId();
  const list = useId();
  const [open, setOpen] = useState(unfolded);
  return (
    <Column
      data-part="column"
      data-wide={wide ? '' : undefined}
      data-open={open || undefined}
      aria-labelledby={id}
    >
      <ColumnTitle data-part="column-title" id={id}>
        <span>{title}</span>
        <Fold
          data-part="fold"
          type="button"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </Fold>
      </ColumnTitle>
      <List data-part="list" id={list}>
        {children}
      </List>
    </Column>
  );
}
