import { Children, type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Bar, Count, Dot, Dots, Item, List, Root } from './strip.styles.ts';
import { usePages } from './use-pages.ts';

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
  /** `page`: each child fills the strip. `item`: children keep their own width and stand side by side. Default `item`. */
  fit?: 'page' | 'item';
  children: ReactNode;
};

/**
 * A row that scrolls sideways and snaps: by finger, wheel, keyboard, arrows or dots. It never moves on its own. Arrows and
 * dots go away when everything fits.
 */
export function Strip({ label, labels, fit = 'item', children }: StripProps) {
  const list = useRef<HTMLUListElement>(null);
  const { page, pages, show } = usePages(list);

  return (
    <Root role="group" aria-label={label}>
      <List ref={list} tabIndex={0} aria-label={label} data-fit={fit}>
        {Children.map(children, (child) => (
          <Item>{child}</Item>
        ))}
      </List>
      {pages > 1 && (
        <Bar>
          <IconButton
            icon="chevron-start"
            variant="outlined"
            label={labels.previous}
            disabled={page === 0}
            onClick={() => show(page - 1)}
          />
          <Dots>
            {Array.from({ length: pages }, (_, index) => (
              <Dot
                // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
                key={index}
                type="button"
                aria-label={labels.page(index + 1, pages)}
                aria-current={index === page || undefined}
                onClick={() => show(index)}
              />
            ))}
          </Dots>
          <Count>{labels.page(page + 1, pages)}</Count>
          <IconButton
            icon="chevron-end"
            variant="outlined"
            label={labels.next}
            disabled={page === pages - 1}
            onClick={() => show(page + 1)}
          />
        </Bar>
      )}
    </Root>
  );
}
