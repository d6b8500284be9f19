import { networkOf } from '../address.ts';
import { captchas, type MessageRow, messages } from '../session/rows.ts';
import type { Store } from '../store/store.ts';

/** The messages and captchas of a merchant's members, for anyone who tries the sandbox. */
export interface Inbox {
  /** Messages, newest first. */
  list(merchant: string): Promise<MessageRow[]>;
  /** The answers of the captchas that an IP address was shown last, newest first. */
  captchas(merchant: string, address: string): Promise<string[]>;
}

const shownAtMost = 50;

/** The inbox kept in a store. */
export function inboxOf(store: Store): Inbox {
  return {
    list: (merchant) =>
      store.transaction(async (tx) => {
        const stretch = { from: `${merchant}/`, to: `${merchant}/~` };
        const rows = await tx.range(messages, 'byMerchant', stretch);
        return rows
          .map(({ row }) => row)
          .reverse()
          .slice(0, shownAtMost);
      }),
    captchas: (merchant, address) =>
      store.transaction(async (tx) => {
        const row = (await tx.get(captchas, `${merchant}/${networkOf(address)}`))?.row;
        return [...(row?.shown ?? [])].reverse();
      }),
  };
}
