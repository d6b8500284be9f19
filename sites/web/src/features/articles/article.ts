/** Something to read, as list and page draw it: a notice, a piece of news, a piece of the blog. */
export interface Article {
  /** Names it in the search of the page's address. */
  readonly id: string;
  readonly title: string;
  /** Plain text; a notice has none. */
  readonly summary?: string | undefined;
  /** HTML of the platform; it is cleaned where it is shown. */
  readonly content: string;
  readonly publishTime?: number | undefined;
  /** Upper-case code of the language that it is written in. */
  readonly language?: string | undefined;
}

/** The addresses that show articles. */
export type ArticlePath = '/noticePage' | '/news' | '/blog';
