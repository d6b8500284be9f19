import { escapeHtml } from './escape.ts';

/** The help centre of a merchant in one language, for visitors without JavaScript. */
export interface HelpText {
  readonly subjects: readonly {
    readonly title: string;
    readonly articles: readonly HelpArticleText[];
  }[];
}

export interface HelpArticleText {
  /** Names the article in an address: `/help#term` shows the terms (spec §2). */
  readonly id: string;
  readonly title: string;
  /** Below the title: version and date of a text that members accept. */
  readonly note?: string;
  /** HTML that holds nothing but structure: it stands in the page as it is. */
  readonly content: string;
  /** BCP 47 tag where the article is in another language than the page. */
  readonly lang?: string;
}

/** The pages that carry it (spec §2). */
export const helpPaths: ReadonlySet<string> = new Set(['/help', '/helpmc']);

/** What the help page loads with the platform stands for nothing where nothing loads: with scripts there are no answers in the page. */
export const helpCss =
  '.boot-answers{max-inline-size:56rem;margin-inline:auto;padding:0 var(--space-s4) var(--space-s8)}html:has(.boot-answers) main [aria-busy]{display:none}';

/** The articles, one after another, where scripts are off. */
export function helpHtml({ subjects }: HelpText): string {
  const a = escapeHtml;
  return [
    '<noscript><div class="boot-answers">',
    ...subjects.flatMap(({ title, articles }) => [
      `<h2>${a(title)}</h2>`,
      ...articles.map(
        ({ id, title: of, note, content, lang }) =>
          `<section id="${a(id)}"${lang === undefined ? '' : ` lang="${a(lang)}"`}><h3>${a(of)}</h3>${note === undefined ? '' : `<p>${a(note)}</p>`}${content}</section>`,
      ),
    ]),
    '</div></noscript>',
  ].join('');
}
