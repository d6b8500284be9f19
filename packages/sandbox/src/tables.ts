import type { BannerGroup } from '@livery/api/contract/content';
import type { Fault } from './control/faults.ts';
import type { Localised } from './localise.ts';
import { table } from './store/store.ts';

/** Marks what has been filled: one row for the platform, one for each merchant. */
export interface SeedRow {
  /** The number that all content comes from. */
  seed: number;
  /** Shape of the seeded content; another one is seeded again. */
  edition: number;
}
export const seeds = table<SeedRow>('seeds');

export interface VendorRow {
  vassalage: string;
  displayName: string;
  gameType: string;
  accountTypeId: number;
  isHot: boolean;
  maintenance: boolean;
  gameCount: number;
  position: number;
}
export const vendors = table<VendorRow>('vendors', {
  byPosition: (vendor) => sortable(vendor.position),
});

export interface GameRow {
  nodeId: number;
  vassalage: string;
  gameType: string;
  name: Localised;
  /** Language of the name when it is in none of the site's. */
  foreign?: string;
  gameClassify: string;
  hasArt: boolean;
  minBet: string;
  rtp: number;
  lines: number;
  isJackpot: boolean;
  /** Runs on old players only, so it shows in halls alone (`flash,html5-desktop`). */
  flashOnly: boolean;
  /** Place in the order of popularity, 1 first; play falls off by Zipf's law. */
  rank: number;
}
export const games = table<GameRow>('games', {
  byRank: (game) => sortable(game.rank),
});

export interface WinnerRow {
  recordId: string;
  merchant: string;
  position: number;
  nodeId: number;
  customerName: string;
  winAmount: string;
}
export const winners = table<WinnerRow>('winners', {
  byMerchant: (winner) => `${winner.merchant}/${sortable(winner.position)}`,
});

export interface NoticeRow {
  id: number;
  merchant: string;
  title: Localised;
  content: Localised;
  /** Hours before the asking at which it was published. */
  hoursAgo: number;
}
export const noticeRows = table<NoticeRow>('notices', {
  byMerchant: (notice) => `${notice.merchant}/${sortable(notice.id)}`,
});

export interface BannerRow {
  bannerId: number;
  merchant: string;
  groupName: BannerGroup;
  title: Localised;
  link: string | undefined;
}
export const bannerRows = table<BannerRow>('banners', {
  byMerchant: (banner) => `${banner.merchant}/${sortable(banner.bannerId)}`,
});

/** How one merchant's platform stands. */
export interface StatusRow {
  status: number;
  /** When maintenance is expected to end, in milliseconds since 1970. */
  maintenanceEndTime?: number | undefined;
  /** Reported as the visitor's address in place of the real one. */
  clientIp?: string | undefined;
}
export const statuses = table<StatusRow>('statuses');

export interface FaultRow {
  fault: Fault;
  merchant: string;
  /** Id of the call. */
  call: string;
  /** Whose session it is for; absent when it is for all. */
  account?: string | undefined;
}
export const faultRows = table<FaultRow>('faults', { byMerchant: (row) => row.merchant });

/** A whole number as text that sorts as the number does. */
function sortable(value: number): string {
  return String(value).padStart(9, '0');
}
