import { trialLevel } from '@livery/api';
import * as v from 'valibot';
import { openAccount } from '../account/open-account.ts';
import type { Context, Handlers } from '../handlers.ts';
import { houseBook, memberBook, post } from '../ledger/ledger.ts';
import { books } from '../ledger/rows.ts';
import { usual } from '../money/request.ts';
import { anyone } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { notOffered, refuseGuest } from '../session/guards.ts';
import { openBody } from '../session/keys.ts';
import { completeSignIn } from '../session/login-handlers.ts';
import { accounts, sessions } from '../session/rows.ts';
import { digestOf, newText } from '../session/secrets.ts';
import { table } from '../store/store.ts';

/** A device that plays as a guest, by merchant and the digest of what the device calls itself. */
interface GuestRow {
  account: string;
  until: number;
}
const guests = table<GuestRow>('guests', { byEnd: ({ until }) => String(until).padStart(15, '0') });

/** A guest is forgotten after a day. */
const guestMs = 24 * 60 * 60_000;
/** What a guest has to play with, in the currency's usual units. */
const playMoney = 1000;
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const deviceSchema = v.object({ device: v.pipe(v.string(), v.minLength(16), v.maxLength(200)) });

export const freePlayHandlers: Pick<Handlers, 'freePlayLogin'> = {
  freePlayLogin: {
    policy: { ...anyone, limits: ['guests', 'triesOfPass'] },
    async handle(context, { token }) {
      const { tx, merchant, now } = context;
      if (merchant.siteSettings.FREEPLAY3 !== true) return notOffered;
      const opened = await openBody({ jwe: token }, context.keys);
      if (typeof opened === 'string') {
        return new Refused('KEY_UNKNOWN', 'The token was sealed for another key.');
      }
      const device = v.safeParse(deviceSchema, opened.content);
      if (!device.success) {
        return new Refused(
          'INVALID_REQUEST',
          'Expected a sealed { "device": "…" } of 16 to 200 characters.',
        );
      }
      await forgetOldGuests(context);
      const place = `${merchant.code}/${await digestOf(device.output.device)}`;
      const known = (await tx.get(guests, place))?.row;
      const account = known && (await tx.get(accounts, known.account))?.row;
      if (known && account && known.until > now)
        return completeSignIn(context, known.account, account);

      const refused = await refuseGuest(context);
      if (refused) return refused;
      const guest = await openGuest(context);
      await tx.put(guests, place, { account: guest.key, until: now + guestMs });
      return completeSignIn(context, guest.key, guest.account);
    },
  },
};

/** A guest with play money. */
async function openGuest(context: Context) {
  const { tx, merchant, now, entropy } = context;
  const guest = await openAccount(context, {
    username: `guest-${newText(entropy, alphabet, 10)}`,
    nickname: 'Guest',
    type: trialLevel,
    guestUntil: now + guestMs,
  });
  const { id } = guest.account;
  const amount = usual(playMoney, context);
  const currency = merchant.currency.code;
  await post(tx, {
    id: `${merchant.code}-opening-${id}`,
    merchant: merchant.code,
    kind: 'opening',
    time: now,
    reference: id,
    postings: [
      { book: houseBook(merchant.code, 'opening'), amount: -amount, currency },
      { book: memberBook(guest.key, 'wallet'), amount, currency },
    ],
  });
  return guest;
}

/** Forgets guests whose day is over: their account, their sessions and, back to the house, what they have left. */
async function forgetOldGuests(context: Context): Promise<void> {
  const { tx, now } = context;
  const to = String(now).padStart(15, '0');
  for (const { key, row } of await tx.range(guests, 'byEnd', { to, limit: 20 })) {
    await takeBack(context, row.account);
    await tx.delete(accounts, row.account);
    const stretch = { from: row.account, to: row.account };
    for (const session of await tx.range(sessions, 'byAccount', stretch)) {
      await tx.delete(sessions, session.key);
    }
    await tx.delete(guests, key);
  }
}

async function takeBack({ tx, now }: Context, account: string): Promise<void> {
  const found = (await tx.get(accounts, account))?.row;
  if (found === undefined) return;
  const { merchant, id } = found;
  const own = `member/${account}/`;
  for (const { row } of await tx.range(books, 'byBook', { from: own, to: `${own}~` })) {
    const amount = BigInt(row.balance);
    if (amount === 0n) continue;
    await post(tx, {
      id: `${merchant}-closing-${id}-${row.book.slice(own.length)}`,
      merchant,
      kind: 'opening',
      time: now,
      reference: id,
      postings: [
        { book: row.book, amount: -amount, currency: row.currency },
        { book: houseBook(merchant, 'opening'), amount, currency: row.currency },
      ],
    });
  }
}
