import { Children, type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Bar, Count, Dot, Dots, Item, List, Root } from './strip.styles.ts';
import { usePages } from './use-pages.ts';

/** A strip of items has arrows from one more than this on, and this many of them fill it (spec §9). */
const most = 7;

export type StripLabels = {
  previous: string;
  next: string;
  /** "Page 2 of 10": names a dot, and is written out where there is no room for dots. */
  page: (page: number, pages: number) => string;
};

export type StripProps = {
  /** Names the strip. */
  label: string;
  labels: StripLabels;
  /**
   * `page`: each child fills the strip; arrows and dots stand below it. `item`: children stand side by side, as vendors and
   * menus do; more than seven have arrows beside them. Default `item`.
   */
  fit?: 'page' | 'item';
  children: ReactNode;
};

/**
 * A row that scrolls sideways and snaps: by finger, wheel, keyboard, arrows or dots. It never moves on its own. Pages that fit
 * have neither arrows nor dots.
 */
export function Strip({ label, labels, fit = 'item', children }: StripProps) {
  const list = useRef<HTMLUListElement>(null);
  const { page, pages, show } = usePages(list);
  const many = fit === 'item' && Children.toArray(children).length > most;

  const row = (
    <List
      data-part="list"
      ref={list}
      tabIndex={0}
      aria-label={label}
      data-fit={fit}
      data-many={many || undefined}
    >
      {Children.map(children, (child) => (
        <Item data-part="item">{child}</Item>
      ))}
    </List>
  );
  const back = (
    <IconButton
      icon="chevron-start"
      variant="outlined"
      label={labels.previous}
      disabled={page === 0}
      onClick={() => show(page - 1)}
    />
  );
  const on = (
    <IconButton
      icon="chevron-end"
      variant="outlined"
      label={labels.next}
      disabled={page === pages - 1}
      onClick={() => show(page + 1)}
    />
  );
  if (fit === 'item') {
    return (
      <Root data-part="root" role="group" aria-label={label} data-many={many || undefined}>
        {many && back}
        {row}
        {many && on}
      </Root>
    );
  }
  return (
    <Root data-part="root" role="group" aria-label={label}>
      {row}
      {pages > 1 && (
        <Bar data-part="bar">
          {back}
          <Dots data-part="dots">
            {Array.from({ length: pages }, (_, index) => (
              <Dot
                data-part="dot"
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
                key={index}
                type="button"
                aria-label={labels.page(index + 1, pages)}
                aria-current={index === page || undefined}
                onClick={() => show(index)}
              />
            ))}
          </Dots>
          <Count data-part="count">{labels.page(page + 1, pages)}</Count>
          {on}
        </Bar>
      )}
    </Root>
  );
}
