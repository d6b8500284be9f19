import agentAccounts from '../catalogues/en/agentAccounts.json' with { type: 'json' };
import agentDesk from '../catalogues/en/agentDesk.json' with { type: 'json' };
import around from '../catalogues/en/around.json' with { type: 'json' };
import articles from '../catalogues/en/articles.json' with { type: 'json' };
import bets from '../catalogues/en/bets.json' with { type: 'json' };
import care from '../catalogues/en/care.json' with { type: 'json' };
import centre from '../catalogues/en/centre.json' with { type: 'json' };
import common from '../catalogues/en/common.json' with { type: 'json' };
import contracts from '../catalogues/en/contracts.json' with { type: 'json' };
import demo from '../catalogues/en/demo.json' with { type: 'json' };
import deposit from '../catalogues/en/deposit.json' with { type: 'json' };
import display from '../catalogues/en/display.json' with { type: 'json' };
import downlines from '../catalogues/en/downlines.json' with { type: 'json' };
import download from '../catalogues/en/download.json' with { type: 'json' };
import entry from '../catalogues/en/entry.json' with { type: 'json' };
import feedback from '../catalogues/en/feedback.json' with { type: 'json' };
import footer from '../catalogues/en/footer.json' with { type: 'json' };
import sports from '../catalogues/en/framed/sports.json' with { type: 'json' };
import halls from '../catalogues/en/halls.json' with { type: 'json' };
import help from '../catalogues/en/help.json' with { type: 'json' };
import home from '../catalogues/en/home.json' with { type: 'json' };
import join from '../catalogues/en/join.json' with { type: 'json' };
import lottery from '../catalogues/en/lottery.json' with { type: 'json' };
import mall from '../catalogues/en/mall.json' with { type: 'json' };
import messages from '../catalogues/en/messages.json' with { type: 'json' };
import meta from '../catalogues/en/meta.json' with { type: 'json' };
import platform from '../catalogues/en/platform.json' with { type: 'json' };
import play from '../catalogues/en/play.json' with { type: 'json' };
import prizes from '../catalogues/en/prizes.json' with { type: 'json' };
import promotions from '../catalogues/en/promotions.json' with { type: 'json' };
import records from '../catalogues/en/records.json' with { type: 'json' };
import referral from '../catalogues/en/referral.json' with { type: 'json' };
import reports from '../catalogues/en/reports.json' with { type: 'json' };
import rewards from '../catalogues/en/rewards.json' with { type: 'json' };
import security from '../catalogues/en/security.json' with { type: 'json' };
import service from '../catalogues/en/service.json' with { type: 'json' };
import session from '../catalogues/en/session.json' with { type: 'json' };
import status from '../catalogues/en/status.json' with { type: 'json' };
import team from '../catalogues/en/team.json' with { type: 'json' };
import transfer from '../catalogues/en/transfer.json' with { type: 'json' };
import vip from '../catalogues/en/vip.json' with { type: 'json' };
import wallet from '../catalogues/en/wallet.json' with { type: 'json' };
import wallets from '../catalogues/en/wallets.json' with { type: 'json' };
import ways from '../catalogues/en/ways.json' with { type: 'json' };
import withdrawal from '../catalogues/en/withdrawal.json' with { type: 'json' };
import { idOf } from './plurals.ts';

/** Every English message by key: what the others are measured against. */
export const english: Readonly<Record<string, string>> = {
  ...agentAccounts,
  ...agentDesk,
  ...around,
  ...articles,
  ...bets,
  ...care,
  ...centre,
  ...common,
  ...demo,
  ...deposit,
  ...display,
  ...downlines,
  ...download,
  ...entry,
  ...feedback,
  ...footer,
  ...halls,
  ...help,
  ...home,
  ...join,
  ...lottery,
  ...mall,
  ...messages,
  ...meta,
  ...platform,
  ...play,
  ...prizes,
  ...promotions,
  ...records,
  ...referral,
  ...contracts,
  ...reports,
  ...rewards,
  ...security,
  ...service,
  ...session,
  ...sports,
  ...status,
  ...team,
  ...transfer,
  ...vip,
  ...wallet,
  ...wallets,
  ...ways,
  ...withdrawal,
};

/** The English text behind a key of any language; a plural form that English lacks is measured against `other`. */
export function englishOf(key: string): string | undefined {
  return english[key] ?? english[`${idOf(key)}_other`];
}
