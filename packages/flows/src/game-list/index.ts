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
  hasMore,
  nextPage,
  type PageTurn,
  pageTurns,
  turnPage,
  withinPages,
} from './game-pages.ts';
