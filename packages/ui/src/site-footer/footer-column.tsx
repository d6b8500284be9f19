import { type ReactNode, useId } from 'react';
import { Column, ColumnTitle, List } from './footer-column.styles.ts';

export type FooterColumnProps = {
  title: string;
  children: ReactNode;
  /** Takes the room of two columns on a desktop: for many small things, such as icons. */
  wide?: boolean;
};

/** A titled group in the footer: links, payment methods, vendor icons. */
export function FooterColumn({ title, children, wide = false }: FooterColumnProps) {
  const id = useId();
  return (
    <Column data-part="column" data-wide={wide ? '' : undefined} aria-labelledby={id}>
      <ColumnTitle data-part="column-title" id={id}>
        {title}
      </ColumnTitle>
      <List data-part="list">{children}</List>
    </Column>
  );
}
