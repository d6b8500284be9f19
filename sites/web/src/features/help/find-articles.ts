import type { HelpArticle } from '@livery/api/contract/support';
import { matches } from '@livery/i18n/search-text';

/**
 * Articles by their title, then by what is in them; case, accents and tone marks make no difference in any script.
 *
 * @param most how many at most
 */
export function findArticles(
  articles: readonly HelpArticle[],
  term: string,
  most: number,
): HelpArticle[] {
  const byTitle = articles.filter(({ title }) => matches(title, term));
  const byText = articles.filter(
    (article) => !byTitle.includes(article) && matches(textOf(article.content), term),
  );
  return [...byTitle, ...byText].slice(0, most);
}

/** The text of HTML, near enough to search in. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ');
