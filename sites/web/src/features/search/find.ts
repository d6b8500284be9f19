import type { Vendor } from '@livery/api/contract/games';
import type { LotteryGame } from '@livery/api/contract/lottery';
import type { HelpArticle } from '@livery/api/contract/support';
import { matches } from '@livery/i18n/search-text';

/** Results that are shown of each kind beside the games. */
const most = 5;

/** Game types of the lotteries, whose providers lead to a lobby of their own. */
const lotteryTypes: ReadonlySet<string> = new Set(['LOTT']);

/** Providers by a part of their name, once for each type of games that they have. */
export const findVendors = (vendors: readonly Vendor[], term: string): Vendor[] =>
  vendors.filter(({ displayName }) => matches(displayName, term)).slice(0, most);

/** Whether a provider has no hall, but a lobby of lotteries. */
export const hasLottery = ({ gameType }: Pick<Vendor, 'gameType'>): boolean =>
  lotteryTypes.has(gameType);

/** Lotteries by a part of their name. */
export const findLotteries = (games: readonly LotteryGame[], term: string): LotteryGame[] =>
  games.filter(({ remark }) => matches(remark, term)).slice(0, most);

/** Articles by their title, then by what is in them. */
export function findArticles(articles: readonly HelpArticle[], term: string): HelpArticle[] {
  const byTitle = articles.filter(({ title }) => matches(title, term));
  const byText = articles.filter(
    (article) => !byTitle.includes(article) && matches(textOf(article.content), term),
  );
  return [...byTitle, ...byText].slice(0, most);
}

/** The text of HTML, near enough to search in. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ');
