import type agentAccounts from './catalogues/en/agentAccounts.json';
import type agentDesk from './catalogues/en/agentDesk.json';
import type around from './catalogues/en/around.json';
import type articles from './catalogues/en/articles.json';
import type bets from './catalogues/en/bets.json';
import type care from './catalogues/en/care.json';
import type centre from './catalogues/en/centre.json';
import type common from './catalogues/en/common.json';
import type contracts from './catalogues/en/contracts.json';
import type demo from './catalogues/en/demo.json';
import type deposit from './catalogues/en/deposit.json';
import type display from './catalogues/en/display.json';
import type downlines from './catalogues/en/downlines.json';
import type download from './catalogues/en/download.json';
import type entry from './catalogues/en/entry.json';
import type feedback from './catalogues/en/feedback.json';
import type footer from './catalogues/en/footer.json';
import type halls from './catalogues/en/halls.json';
import type help from './catalogues/en/help.json';
import type home from './catalogues/en/home.json';
import type join from './catalogues/en/join.json';
import type lottery from './catalogues/en/lottery.json';
import type mall from './catalogues/en/mall.json';
import type messages from './catalogues/en/messages.json';
import type meta from './catalogues/en/meta.json';
import type platform from './catalogues/en/platform.json';
import type play from './catalogues/en/play.json';
import type prizes from './catalogues/en/prizes.json';
import type promotions from './catalogues/en/promotions.json';
import type records from './catalogues/en/records.json';
import type referral from './catalogues/en/referral.json';
import type reports from './catalogues/en/reports.json';
import type rewards from './catalogues/en/rewards.json';
import type security from './catalogues/en/security.json';
import type service from './catalogues/en/service.json';
import type session from './catalogues/en/session.json';
import type status from './catalogues/en/status.json';
import type team from './catalogues/en/team.json';
import type transfer from './catalogues/en/transfer.json';
import type vip from './catalogues/en/vip.json';
import type wallet from './catalogues/en/wallet.json';
import type wallets from './catalogues/en/wallets.json';
import type ways from './catalogues/en/ways.json';
import type withdrawal from './catalogues/en/withdrawal.json';

/**
 * The English catalogues, by area. English is where a message begins: its keys are the ids that code may use.
 */
export interface Areas {
  agentAccounts: typeof agentAccounts;
  agentDesk: typeof agentDesk;
  around: typeof around;
  articles: typeof articles;
  bets: typeof bets;
  care: typeof care;
  centre: typeof centre;
  common: typeof common;
  demo: typeof demo;
  deposit: typeof deposit;
  display: typeof display;
  downlines: typeof downlines;
  download: typeof download;
  entry: typeof entry;
  feedback: typeof feedback;
  footer: typeof footer;
  halls: typeof halls;
  help: typeof help;
  home: typeof home;
  join: typeof join;
  lottery: typeof lottery;
  mall: typeof mall;
  messages: typeof messages;
  meta: typeof meta;
  platform: typeof platform;
  play: typeof play;
  prizes: typeof prizes;
  promotions: typeof promotions;
  records: typeof records;
  referral: typeof referral;
  contracts: typeof contracts;
  reports: typeof reports;
  rewards: typeof rewards;
  security: typeof security;
  service: typeof service;
  session: typeof session;
  status: typeof status;
  team: typeof team;
  transfer: typeof transfer;
  vip: typeof vip;
  wallet: typeof wallet;
  wallets: typeof wallets;
  ways: typeof ways;
  withdrawal: typeof withdrawal;
}

/** A part of the site whose messages load together; the first segment of every id in it. */
export type Area = keyof Areas;

/** A key of a catalogue file. */
export type CatalogueKey = { [A in Area]: keyof Areas[A] }[Area] & string;

/** What code asks for: a catalogue key without its plural form. */
export type MessageId = WithoutPlural<CatalogueKey>;

type WithoutPlural<Key extends string> =
  Key extends `${infer Id}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Id : Key;

/** Every message in one namespace: the area is already the first segment of the id. */
export type Messages = Areas['agentAccounts'] &
  Areas['agentDesk'] &
  Areas['around'] &
  Areas['articles'] &
  Areas['bets'] &
  Areas['care'] &
  Areas['centre'] &
  Areas['common'] &
  Areas['demo'] &
  Areas['deposit'] &
  Areas['display'] &
  Areas['downlines'] &
  Areas['download'] &
  Areas['entry'] &
  Areas['feedback'] &
  Areas['footer'] &
  Areas['halls'] &
  Areas['help'] &
  Areas['home'] &
  Areas['join'] &
  Areas['lottery'] &
  Areas['mall'] &
  Areas['messages'] &
  Areas['meta'] &
  Areas['platform'] &
  Areas['play'] &
  Areas['prizes'] &
  Areas['promotions'] &
  Areas['records'] &
  Areas['referral'] &
  Areas['contracts'] &
  Areas['reports'] &
  Areas['rewards'] &
  Areas['security'] &
  Areas['service'] &
  Areas['session'] &
  Areas['status'] &
  Areas['team'] &
  Areas['transfer'] &
  Areas['vip'] &
  Areas['wallet'] &
  Areas['wallets'] &
  Areas['ways'] &
  Areas['withdrawal'];
