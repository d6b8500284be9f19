import type { Handlers, MemberContext } from '../handlers.ts';
import { notFound } from '../payments/own.ts';
import { everyMember, ownHolders } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { accounts } from '../session/rows.ts';
import { newToken } from '../session/secrets.ts';
import { type PayeeKind, type PayeeRow, payees } from './rows.ts';
import { payeeOf } from './view.ts';

/** How many accounts a member may have. */
const maxPayees = 5;
/** How a number looks, by kind. */
const numbers: Readonly<Record<PayeeKind, RegExp>> = {
  bank: /^\d{6,20}$/,
  wallet: /^\d{8,15}$/,
  qr: /^[\w.@-]{6,64}$/,
};
const codePattern = /^[A-Z0-9]{3,15}$/i;
/** Of any script. */
const letter = /\p{L}/u;

export const payeeHandlers: Pick<Handlers, 'payeeList' | 'payeeAdd' | 'payeeRemove'> = {
  payeeList: {
    policy: everyMember,
    async handle(context) {
      const list = (await ownPayees(context)).map(payeeOf);
      return { list, max: maxPayees, holder: context.member.account.contact.holder };
    },
  },

  payeeAdd: {
    policy: ownHolders,
    async handle(context, request) {
      const { tx, member, now, entropy } = context;
      const { account } = member;
      const payee = readPayee(request);
      if (payee instanceof Refused) return payee;
      const holder = account.contact.holder;
      if (holder !== undefined && comparable(holder) !== comparable(payee.name)) {
        return new Refused('FIELD_INVALID', 'name: expected the name of the account holder.');
      }
      const own = await ownPayees(context);
      const there = own.find(
        ({ kind, number, bankCode }) =>
          kind === payee.kind && number === payee.number && bankCode === payee.bankCode,
      );
      if (there) return payeeOf(there);
      if (own.length >= maxPayees) {
        return new Refused(
          'PAYEES_TOO_MANY',
          `At most ${maxPayees} accounts; take one away first.`,
        );
      }
      if (holder === undefined) {
        const contact = { ...account.contact, holder: payee.name };
        await tx.put(accounts, member.key, { ...account, contact });
      }
      const row: PayeeRow = {
        ...payee,
        name: holder ?? payee.name,
        id: newToken(entropy),
        account: member.key,
        addedAt: now,
      };
      await tx.put(payees, row.id, row);
      return payeeOf(row);
    },
  },

  payeeRemove: {
    policy: { ...ownHolders, paymentPassword: ({ password }) => password },
    async handle(context, { id }) {
      const { tx } = context;
      if ((await ownPayee(context, id)) === undefined) return notFound;
      await tx.delete(payees, id);
      return { list: (await ownPayees(context)).map(payeeOf) };
    },
  },
};

/** One of this member's payees; undefined when there is none of this id, or when it is another's. */
export async function ownPayee(
  { tx, member }: Pick<MemberContext, 'tx' | 'member'>,
  id: string,
): Promise<PayeeRow | undefined> {
  const row = (await tx.get(payees, id))?.row;
  return row?.account === member.key ? row : undefined;
}

/** In the order in which they were added. */
async function ownPayees({ tx, member }: MemberContext): Promise<PayeeRow[]> {
  const stretch = { from: `${member.key}/`, to: `${member.key}/~` };
  return (await tx.range(payees, 'byAccount', stretch)).map(({ row }) => row);
}

/** Spaces and dashes that people type into numbers go; a refusal names the field that is wrong. */
function readPayee(request: {
  kind: PayeeKind;
  name: string;
  account: string;
  bankCode?: string | undefined;
  branchCode?: string | undefined;
}): Pick<PayeeRow, 'kind' | 'name' | 'number' | 'bankCode' | 'branchCode'> | Refused {
  const { kind } = request;
  const name = request.name.trim();
  if (!letter.test(name)) return new Refused('FIELD_INVALID', 'name: expected letters.');
  const number = kind === 'qr' ? request.account.trim() : request.account.replaceAll(/[\s-]/g, '');
  if (!numbers[kind].test(number)) {
    return new Refused('FIELD_INVALID', `account: expected ${numbers[kind].source}.`);
  }
  if (kind !== 'bank') return { kind, name, number };
  const bankCode = request.bankCode?.trim().toUpperCase() ?? '';
  if (!codePattern.test(bankCode)) {
    return new Refused('FIELD_INVALID', `bankCode: expected ${codePattern.source}.`);
  }
  const branchCode = request.branchCode?.trim().toUpperCase() || undefined;
  if (branchCode !== undefined && !codePattern.test(branchCode)) {
    return new Refused('FIELD_INVALID', `branchCode: expected ${codePattern.source}.`);
  }
  return { kind, name, number, bankCode, branchCode };
}

/** A name as it is compared: neither case nor spacing makes another person. */
function comparable(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
