import type { Message } from '@livery/api/contract/messages';
import { createFormat } from '@livery/i18n/format';
import { languageOf } from '@livery/i18n/languages';
import type { Context, Handlers, MemberContext } from '../handlers.ts';
import { localise } from '../localise.ts';
import { fromMinor } from '../money/amount.ts';
import { pageOf } from '../paging.ts';
import { everyMember } from '../policy.ts';
import { Refused } from '../refusal.ts';
import type { Versioned } from '../store/store.ts';
import { type MemberMessageRow, memberMessages } from './rows.ts';
import { templateTexts } from './texts.ts';

export const messageHandlers: Pick<
  Handlers,
  'unreadCount' | 'messageList' | 'messageRead' | 'messageDelete'
> = {
  unreadCount: {
    policy: everyMember,
    async handle(context) {
      return { count: await countUnread(context) };
    },
  },

  messageList: {
    policy: everyMember,
    async handle(context, { unreadOnly, ...asked }) {
      const rows = (await messagesOf(context)).filter(({ row }) => !(unreadOnly && row.read));
      const { items, totalPages } = pageOf(rows, asked);
      const write = writerOf(context);
      return { list: items.map(({ row }) => write(row)), totalPages };
    },
  },

  messageRead: {
    policy: everyMember,
    async handle(context, { messageIds }) {
      const rows = messageIds ? await named(context, messageIds) : await messagesOf(context);
      if (rows instanceof Refused) return rows;
      for (const { key, row } of rows) {
        if (!row.read) await context.tx.put(memberMessages, key, { ...row, read: true });
      }
      return { count: await countUnread(context) };
    },
  },

  messageDelete: {
    policy: everyMember,
    async handle(context, { messageIds }) {
      const rows = await named(context, messageIds);
      if (rows instanceof Refused) return rows;
      for (const { key, row } of rows) {
        await context.tx.put(memberMessages, key, { ...row, read: true, deleted: true });
      }
      return { count: await countUnread(context) };
    },
  },
};

type Row = Versioned<MemberMessageRow>;

/** The member's messages that are there to be seen, newest first. */
async function messagesOf({ tx, member }: MemberContext): Promise<Row[]> {
  const stretch = { from: `${member.key}/`, to: `${member.key}/~`, reverse: true };
  const rows = await tx.range(memberMessages, 'byAccount', stretch);
  return rows.filter(({ row }) => row.deleted !== true);
}

/** The messages of these ids; another member's answers as one that never was. */
async function named(
  { tx, member }: MemberContext,
  ids: readonly string[],
): Promise<Row[] | Refused> {
  const rows: Row[] = [];
  for (const id of new Set(ids)) {
    const found = await tx.get(memberMessages, `${member.key}/${id}`);
    if (found === undefined || found.row.deleted) {
      return new Refused('NOT_FOUND', 'You have no message of this id.', { status: 404 });
    }
    rows.push(found);
  }
  return rows;
}

async function countUnread(context: MemberContext): Promise<number> {
  return (await messagesOf(context)).filter(({ row }) => !row.read).length;
}

/** Writes messages in the language of the call: times in the merchant's zone, amounts in its currency. */
function writerOf({ merchant, language }: Context): (row: MemberMessageRow) => Message {
  const { currency, timeZone } = merchant;
  const formats = new Map<string, ReturnType<typeof createFormat>>();
  const formatOf = (code: string) => {
    const known = formats.get(code) ?? createFormat({ language: rowOf(code), timeZone, currency });
    formats.set(code, known);
    return known;
  };
  return ({ messageId, template, amount, time, reference, deadline, read, words }) => {
    const { title, text } = template === 'notice' ? (words ?? noWords) : templateTexts[template];
    const written = localise(text, language);
    const format = formatOf(written.language);
    const money = amount === undefined ? undefined : fromMinor(BigInt(amount), currency.decimals);
    return {
      messageId,
      template,
      title: localise(title, written.language).text,
      text: written.text
        .replaceAll('{amount}', money === undefined ? '' : format.money(money))
        .replaceAll('{time}', format.dateTime(time))
        .replaceAll('{deadline}', deadline === undefined ? '' : format.dateTime(deadline))
        .replaceAll('{reference}', reference ?? ''),
      ...(money === undefined ? {} : { amount: money }),
      time,
      ...(template === 'notice' ? {} : { reference }),
      read,
      language: written.language,
    };
  };
}

/** A notice is never sent without words. */
const noWords = { title: { EN: '' }, text: { EN: '' } };

const english = { code: 'EN', tag: 'en' } as const;

function rowOf(code: string) {
  return languageOf(code) ?? english;
}
