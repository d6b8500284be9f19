/** What the address of a page of a centre may ask for; every value is text, and the page reads the names that it knows. */
export interface CentreSearch {
  /** Which part of a list, or of the page. */
  readonly show?: string | undefined;
  /** Which one of a list: a reference, or an account. */
  readonly id?: string | undefined;
  /** The first and the last day of a record. */
  readonly days?: string | undefined;
  /** What narrows a record. */
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly account?: string | undefined;
  /** The column that a table is sorted by, with a `-` in front when the largest comes first. */
  readonly sort?: string | undefined;
  readonly page?: string | undefined;
}
