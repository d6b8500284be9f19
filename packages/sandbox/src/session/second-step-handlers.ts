import { withoutCode } from '../account/recovery.ts';
import type { Context, Handlers } from '../handlers.ts';
import { anyone, codeLimits, guessing } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { countWrongTry, mayTry, notOffered } from './guards.ts';
import { sendCode } from './inbox.ts';
import { completeSignIn } from './login-handlers.ts';
import { noteLogin } from './logins.ts';
import { type AccountRow, accounts, type SentCode, type TicketRow, tickets } from './rows.ts';
import { authenticatorStepOf, codeMinutes, hintsOf, sameName, triesAtMost } from './second-step.ts';
import { digestOf, newDigits } from './secrets.ts';
import { mayDo, tooMany } from './throttle.ts';

export const secondStepHandlers: Pick<Handlers, 'secondStepCode' | 'secondStepVerify'> = {
  secondStepCode: {
    policy: { ...anyone, limits: codeLimits },
    async handle(context, { ticket, method }) {
      const { tx, now, entropy } = context;
      const found = await openTicket(context, ticket);
      if (found === undefined) return stepExpired;
      const { key, row, account } = found;
      const to = targetOf(account, method);
      if (to === undefined || !row.methods.includes(method)) return notOffered;
      if (!(await mayDo(context, 'codeBurst', `burst/${key}/${method}`))) return tooMany;
      if (!(await mayDo(context, 'codes', `codes/${row.account}`))) return tooMany;
      const code = newDigits(entropy, 6);
      const sent: SentCode = { digest: await digestOf(code), expires: now + codeMinutes * 60_000 };
      await tx.put(tickets, key, { ...row, codes: { ...row.codes, [method]: sent } });
      const kind = method === 'mobile' ? 'sms' : 'email';
      await sendCode(context, { kind, to, code, minutes: codeMinutes });
      return { expiredMinutes: codeMinutes, sentTo: hintsOf(account)[method] ?? '' };
    },
  },

  secondStepVerify: {
    policy: { ...anyone, ...guessing },
    async handle(context, { ticket, method, answer, registerAddress }) {
      const { tx, clientIp } = context;
      const found = await openTicket(context, ticket);
      if (found === undefined) return stepExpired;
      const { key, row, account } = found;
      if (!(await mayTry(context, row.account))) return tooMany;
      if (!row.methods.includes(method)) return notOffered;

      const verdict = await judge(context, row, account, method, answer);
      if (verdict === 'expired') {
        return new Refused('CODE_EXPIRED', 'There is no code that is still good. Ask for another.');
      }
      if (verdict === 'wrong') {
        await countWrongTry(context, row.account);
        await noteLogin(context, row.account, false);
        const tries = row.tries + 1;
        if (tries < triesAtMost) {
          await tx.put(tickets, key, { ...row, tries });
          return new Refused('CODE_WRONG', 'The answer is another one.');
        }
        await tx.delete(tickets, key);
        return stepExpired;
      }
      await tx.delete(tickets, key);
      const { addresses = [] } = account;
      return completeSignIn(context, row.account, {
        ...account,
        ...verdict,
        ...(registerAddress ? { addresses: [...addresses, clientIp] } : {}),
      });
    },
  },
};

/** Whether an answer is right, and then what changes in the account. */
async function judge(
  context: Context,
  row: TicketRow,
  account: AccountRow,
  method: TicketRow['methods'][number],
  answer: string,
): Promise<'wrong' | 'expired' | Partial<AccountRow>> {
  const { now } = context;
  const { holder, authenticator } = account.contact;
  switch (method) {
    case 'holder':
      return holder !== undefined && sameName(holder, answer) ? {} : 'wrong';
    case 'authenticator': {
      if (authenticator === undefined) return 'wrong';
      const step = authenticatorStepOf(authenticator, answer, now, account.authenticatorStep);
      if (step !== undefined) return { authenticatorStep: step };
      const recovery = await withoutCode(context, account, answer);
      return recovery === undefined ? 'wrong' : { recovery };
    }
    default: {
      const sent = row.codes[method];
      if (sent === undefined || sent.expires <= now) return 'expired';
      return (await digestOf(answer.trim())) === sent.digest ? {} : 'wrong';
    }
  }
}

/** A ticket that is still good, where it was given out. */
async function openTicket({ tx, merchant, now, clientIp }: Context, ticket: string) {
  const key = await digestOf(ticket);
  const row = (await tx.get(tickets, key))?.row;
  if (row === undefined || row.expires <= now) return undefined;
  if (row.merchant !== merchant.code || row.address !== clientIp) return undefined;
  const account = (await tx.get(accounts, row.account))?.row;
  return account && { key, row, account };
}

function targetOf({ contact }: AccountRow, method: 'mobile' | 'email'): string | undefined {
  if (method === 'email') return contact.email;
  return contact.mobile && `+${contact.dialingCode ?? ''} ${contact.mobile}`;
}

const stepExpired = new Refused('STEP_EXPIRED', 'This sign-in is over. Begin anew.');
