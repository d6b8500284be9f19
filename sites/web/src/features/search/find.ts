import type { Vendor } from '@livery/api/contract/games';
import type { LotteryGame } from '@livery/api/contract/lottery';
import type { HelpArticle } from '@livery/api/contract/support';
import { matches } from '@livery/i18n/search-text';
import { findArticles } from '../help/index.ts';

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

/** Articles of the help centre, those that have the words in their title first. */
export const findHelp = (articles: readonly HelpArticle[], term: string): HelpArticle[] =>
  findArticles(articles, term, most);
