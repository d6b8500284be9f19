import type { SiteRouter } from './router.ts';

/** Every address of the route table and no other: anything else does not compile. */
const table: Record<keyof SiteRouter['routesByPath'], true> = {
  '/': true,
  '/index': true,
  '/index.html': true,
  '/home': true,
  '/login': true,
  '/changePassword': true,
  '/register': true,
  '/register.html': true,
  '/forget': true,
  '/vendors': true,
  '/rng': true,
  '/pvp': true,
  '/fish': true,
  '/live': true,
  '/sports': true,
  '/esports': true,
  '/elott': true,
  '/cockfight': true,
  '/fbsports': true,
  '/seamless': true,
  '/lottery': true,
  '/vnlottery': true,
  '/promotions': true,
  '/promoDetail': true,
  '/pointMall': true,
  '/help': true,
  '/helpmc': true,
  '/agentHome': true,
  '/game': true,
  '/noticePage': true,
  '/vip': true,
  '/down': true,
  '/download': true,
  '/join': true,
  '/feedback': true,
  '/news': true,
  '/blog': true,
  '/responsible-play': true,
  '/member': true,
  '/member/': true,
  '/member/securityCenter': true,
  '/member/depositv2': true,
  '/member/withdraw': true,
  '/member/personalHistoryCopy': true,
  '/member/transactionHistory': true,
  '/member/personalProfit': true,
  '/member/messageV2': true,
};

/**
 * The addresses of the route table, for those who answer requests: a server and static hosts, which cannot load the screens.
 * The JavaScript build writes them beside its manifest.
 */
export const sitePaths: readonly string[] = Object.keys(table);
