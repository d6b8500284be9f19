import type { ControlParts } from '../routes.ts';

/** What a section is drawn from. */
export interface SectionView extends ControlParts {
  /** The platform's time. */
  readonly now: number;
  /** The page's query: what somebody wants to look at. */
  readonly query: URLSearchParams;
}

/** A part of the page: what it shows, and what its buttons do. */
export interface Section {
  readonly title: string;
  /** HTML below the title. */
  draw(view: SectionView): Promise<string>;
  /** By the name of a form. Each gives false for a value that it does not take. */
  readonly actions: Readonly<
    Record<string, (fields: URLSearchParams, parts: ControlParts) => Promise<boolean>>
  >;
}
