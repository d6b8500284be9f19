import type { ReactNode } from 'react';
import type { IconName } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Place, Root, ToEnd } from './pagination.styles.ts';

export type PaginationProps = {
  /** Counted from 1. */
  page: number;
  /** With fewer than two there is nothing to turn, and nothing is drawn. */
  pages: number;
  onPage: (page: number) => void;
  /** Names the landmark: what is in pages. */
  label: string;
  labels: {
    first: string;
    previous: string;
    next: string;
    last: string;
    /** "Page 2 of 7", spoken as it changes. */
    page: (page: number, pages: number) => ReactNode;
  };
};

/** First, previous, next and last page. At an end the buttons that lead there do nothing, and keep the focus. */
export function Pagination({ page, pages, onPage, label, labels }: PaginationProps) {
  if (pages < 2) return null;
  const turn = (to: number, icon: IconName, name: string) => {
    const there = to < 1 || to > pages || to === page;
    return (
      <IconButton
        icon={icon}
        label={name}
        variant="outlined"
        aria-disabled={there || undefined}
        onClick={there ? undefined : () => onPage(to)}
      />
    );
  };
  return (
    <Root data-part="root" aria-label={label}>
      <ToEnd data-part="to-end" data-end="first">
        {turn(1, 'chevron-start', labels.first)}
      </ToEnd>
      {turn(page - 1, 'chevron-start', labels.previous)}
      <Place data-part="place" aria-live="polite">
        {labels.page(page, pages)}
      </Place>
      {turn(page + 1, 'chevron-end', labels.next)}
      <ToEnd data-part="to-end" data-end="last">
        {turn(pages, 'chevron-end', labels.last)}
      </ToEnd>
    </Root>
  );
}
