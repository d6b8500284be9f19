import type { MessageTemplate } from '@livery/api/contract/messages';
import type { Localised } from '../localise.ts';
import type { Transaction } from '../store/store.ts';
import { memberMessages } from './rows.ts';

/** What a message is sent with. */
export type OutgoingMessage = {
  /** Key of the account that gets it. */
  readonly account: string;
  /** When what it tells of happened, in milliseconds since 1970. */
  readonly time: number;
  /** Number of the deposit or withdrawal; of a notice, a name that the account has no other notice of. */
  readonly reference: string;
} & (
  | {
      readonly template: Exclude<MessageTemplate, 'notice' | 'withdrawalSent'>;
      /** Minor units of the merchant's currency. */
      readonly amount: bigint;
    }
  | {
      readonly template: 'withdrawalSent';
      /** Minor units of the merchant's currency. */
      readonly amount: bigint;
      /** Number of the payment: each payment has a message of its own. */
      readonly payment: string;
      /** Until when the member can answer. */
      readonly deadline: number;
    }
  | {
      readonly template: 'notice';
      readonly words: { readonly title: Localised; readonly text: Localised };
    }
);

/**
 * Sends a message to a member. The same template and reference are one message, however often it is sent: what the member has done
 * with it stays, and one that was deleted does not come back.
 */
export async function sendMessage(tx: Transaction, message: OutgoingMessage): Promise<void> {
  const { account, template, time, reference } = message;
  const messageId = `${template}-${'payment' in message ? message.payment : reference}`;
  const key = `${account}/${messageId}`;
  if ((await tx.get(memberMessages, key)) !== undefined) return;
  await tx.put(memberMessages, key, {
    messageId,
    account,
    template,
    time,
    reference,
    read: false,
    ...('deadline' in message ? { deadline: message.deadline } : {}),
    ...('words' in message ? { words: message.words } : { amount: String(message.amount) }),
  });
}
