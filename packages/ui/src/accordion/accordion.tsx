import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { Body, Item, Root, Title } from './accordion.styles.ts';

export type AccordionItem = {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Open from the start. */
  open?: boolean;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** `one`: to open one closes the other. Default `many`. */
  opens?: 'one' | 'many';
};

/** Answers behind their questions. Native `details`: found by the page's search, printed, and there before any script. */
export function Accordion({ items, opens = 'many' }: AccordionProps) {
  const name = useId();
  if (items.length === 0) return null;
  return (
    <Root data-part="root">
      {items.map(({ id, title, content, open }) => (
        <Item data-part="item" key={id} name={opens === 'one' ? name : undefined} open={open}>
          <Title data-part="title">
            <span>{title}</span>
            <Icon name="chevron-down" size="sm" />
          </Title>
          <Body data-part="body">{content}</Body>
        </Item>
      ))}
    </Root>
  );
}
