export { type MinimumBet, minimumBets, slotClasses } from './game-filters.ts';
export {
  chooseVendor,
  endMembership,
  type GameFilters,
  type GameList,
  type GameListState,
  gameLists,
  isOfMember,
  narrow,
  openGameList,
  switchList,
} from './game-list.ts';
export {
  gamesOnPage,
  hasMore,
  nextPage,
  type Places,
  pageInView,
  pageOf,
  pagesOf,
  withinPages,
} from './game-pages.ts';
