import { agentLinks } from '../agent-accounts/rows.ts';
import type { Context } from '../handlers.ts';
import type { SandboxMerchant } from '../merchant.ts';
import { homeDialingCode, type MobileNumber, numberOf, usernameOf } from '../session/mobile.ts';
import { type AccountRow, accountKey, accounts } from '../session/rows.ts';
import type { Versioned } from '../store/store.ts';

/** The account that a mobile number is bound to. */
export async function accountOfMobile(
  { tx, merchant }: Pick<Context, 'tx' | 'merchant'>,
  { dialingCode, mobile }: MobileNumber,
): Promise<Versioned<AccountRow> | undefined> {
  const at = `${merchant.code}/${dialingCode}/${mobile}`;
  const [found] = await tx.range(accounts, 'byMobile', { from: at, to: at, limit: 1 });
  return found;
}

/**
 * Key of the account that somebody names. Who opened it by a mobile number may write that as they do at home, or with the
 * country in front (`+66 081 234 5678`, `0066…`).
 */
export async function keyOfName(
  { tx, merchant }: Pick<Context, 'tx' | 'merchant'>,
  name: string,
): Promise<string> {
  const key = accountKey(merchant.code, name);
  if ((await tx.get(accounts, key)) !== undefined) return key;
  const number = numberIn(merchant, name.trim());
  return number === undefined ? key : accountKey(merchant.code, usernameOf(number));
}

function numberIn(
  merchant: Pick<SandboxMerchant, 'mobileCountries'>,
  name: string,
): MobileNumber | undefined {
  const [, abroad] = /^(?:\+|00)([\d\s().-]+)$/.exec(name) ?? [];
  if (abroad === undefined) return numberOf(homeDialingCode(merchant), name);
  const digits = abroad.replace(/\D/g, '');
  const country = merchant.mobileCountries.find(({ dialingCode }) =>
    digits.startsWith(dialingCode),
  );
  return country && numberOf(country.dialingCode, digits.slice(country.dialingCode.length));
}

/** The account with an id. */
export async function accountOfId(
  { tx, merchant }: Pick<Context, 'tx' | 'merchant'>,
  id: string,
): Promise<Versioned<AccountRow> | undefined> {
  const at = `${merchant.code}/${id}`;
  const [found] = await tx.range(accounts, 'byId', { from: at, to: at, limit: 1 });
  return found;
}

/** The affiliate (invitation) code of an account: its id in letters and digits, easy to read aloud. */
export function affiliateCodeOf({ id }: Pick<AccountRow, 'id'>): string {
  return Number(id).toString(36).toUpperCase();
}

/** Who an affiliate code brings people to, and the code that counts: that of a named link, where it is still one. */
export interface Affiliate {
  readonly key: string;
  readonly code: string;
}

/** The account that an affiliate code belongs to. A named link's code begins with its agent's, and has a dash and its own part after it. */
export async function affiliateOf(
  context: Pick<Context, 'tx' | 'merchant' | 'now'>,
  code: string,
): Promise<Affiliate | undefined> {
  const [plain, own, link] =
    /^([0-9A-Z]{1,8})(-[0-9A-Z]{4})?$/.exec(code.trim().toUpperCase()) ?? [];
  if (plain === undefined || own === undefined) return undefined;
  const found = await accountOfId(context, String(Number.parseInt(own, 36)));
  if (found === undefined || affiliateCodeOf(found.row) !== own) return undefined;
  if (!brings(found.row)) return undefined;
  const isLink =
    link !== undefined && (await context.tx.get(agentLinks, `${context.merchant.code}/${plain}`));
  return { key: found.key, code: isLink ? plain : own };
}

/** The account of a recommender, by id or username. */
export async function recommenderOf(
  context: Pick<Context, 'tx' | 'merchant' | 'now'>,
  name: string,
): Promise<Versioned<AccountRow> | undefined> {
  const found =
    (await context.tx.get(accounts, await keyOfName(context, name))) ??
    (await accountOfId(context, name.trim()));
  return found && brings(found.row) ? found : undefined;
}

/**
 * Members and agents can refer others; trial accounts, guests and closed accounts cannot. Who has excluded themselves is told to nobody:
 * their code goes on, and they are shown it no more.
 */
function brings({ type, excluded }: AccountRow): boolean {
  return [0, 1, 2, 41, 42].includes(type) && !excluded;
}
