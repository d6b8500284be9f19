import type { MessageTemplate } from '@livery/api/contract/messages';
import { sortableTime } from '../ledger/rows.ts';
import type { Localised } from '../localise.ts';
import { table } from '../store/store.ts';

/** A message to a member, by account and id: a template with what fills it, so that it reads in any language. */
export interface MemberMessageRow {
  messageId: string;
  account: string;
  template: MessageTemplate;
  /** Minor units; absent from a notice. */
  amount?: string | undefined;
  /** When what it tells of happened, in milliseconds since 1970. */
  time: number;
  reference?: string | undefined;
  /** Until when the member can say whether a withdrawal has come, in milliseconds since 1970. */
  deadline?: number | undefined;
  /** The words of a notice. */
  words?: { title: Localised; text: Localised } | undefined;
  read: boolean;
  /** Kept after it was deleted, so that what is sent again does not come back. */
  deleted?: boolean | undefined;
}
export const memberMessages = table<MemberMessageRow>('member-messages', {
  byAccount: ({ account, time }) => `${account}/${sortableTime(time)}`,
});
