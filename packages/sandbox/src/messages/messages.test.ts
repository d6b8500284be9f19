import { contract } from '@livery/api/contract';
import {
  messageDelete,
  messageList,
  messageRead,
  messageTemplates,
  unreadCount,
} from '@livery/api/contract/messages';
import { describe, expect, it } from 'vitest';
import { openPaymentsSandbox } from '../payments/payments.fixture.ts';
import { accountKey } from '../session/rows.ts';
import { openSandbox } from '../session/session.fixture.ts';
import { type OutgoingMessage, sendMessage } from './send.ts';

const now = Date.parse('2026-11-21T09:20:00Z');

/** A sandbox in which tara2026 is signed in; `send` sends her a message. */
async function openMessages() {
  const opened = openSandbox();
  const token = await opened.tokenOf('tara2026');
  const account = accountKey('MAYURA', 'tara2026');
  return {
    ...opened,
    token,
    tara: opened.client(token),
    send: (
      template: Exclude<OutgoingMessage['template'], 'notice' | 'withdrawalSent'>,
      reference: string,
      at = now,
    ) =>
      opened.store.transaction((tx) =>
        sendMessage(tx, { account, template, amount: 123_456_700n, time: at, reference }),
      ),
  };
}

describe('the unread count', () => {
  it('is a GET of its path with token, and falls as messages are read [spec 7.24]', async () => {
    expect(contract.unreadCount).toMatchObject({
      method: 'GET',
      path: '/wps/relay/CSP_unreadCount',
      token: true,
      encrypted: false,
    });
    const { tara, send } = await openMessages();
    expect(await tara.call(unreadCount, {})).toEqual({ count: 0 });
    await send('depositArrived', 'D1');
    await send('depositFailed', 'D2');
    expect(await tara.call(unreadCount, {})).toEqual({ count: 2 });
    const left = await tara.call(messageRead, { messageIds: ['depositArrived-D1'] });
    expect([left, await tara.call(unreadCount, {})]).toEqual([{ count: 1 }, { count: 1 }]);
    expect(await tara.call(messageRead, {})).toEqual({ count: 0 });
  });

  it('needs a session', async () => {
    const { guest, no } = openSandbox();
    expect(await no(guest.call(unreadCount, {}))).toMatchObject({ kind: 'expired' });
  });
});

describe('the text of a message', () => {
  it.each([
    ['depositArrived', /^₹12,34,567\.00 arrived on 21 Nov 2026, 2:50 ?pm.* Number: X1\.$/i],
    ['depositFailed', /deposit of ₹12,34,567\.00 of 21 Nov 2026, .* failed\./],
    ['withdrawalApproved', /₹12,34,567\.00 was approved on 21 Nov 2026/],
    ['withdrawalRejected', /₹12,34,567\.00 was rejected on 21 Nov 2026/],
  ] as const)('of %s has time and amount [spec 3.42]', async (template, wanted) => {
    const { tara, send } = await openMessages();
    await send(template, 'X1');
    const { list } = await tara.call(messageList, {});
    expect(list).toHaveLength(1);
    expect(list[0]?.text.replaceAll('\u202f', ' ')).toMatch(wanted);
    expect(list[0]).toMatchObject({ template, amount: '1234567.00', time: now, reference: 'X1' });
  });

  it('is in the language of the call', async () => {
    const { client, token, send } = await openMessages();
    await send('withdrawalApproved', 'W1');
    const { list } = await client(token, { language: () => 'HI' }).call(messageList, {});
    expect(list[0]).toMatchObject({ title: 'आपकी निकासी स्वीकृत है', language: 'HI' });
    expect(list[0]?.text).not.toMatch(/[{}]/);
  });
});

describe('the list', () => {
  it('has each template read and unread for one member, newest first, in pages', async () => {
    const mira = await openPaymentsSandbox().member('mira2026');
    const { list, totalPages } = await mira.call(messageList, { pageSize: 100 });
    expect(totalPages).toBe(1);
    for (const read of [true, false]) {
      const found = list.filter((each) => each.read === read).map(({ template }) => template);
      expect(new Set(found)).toEqual(new Set(messageTemplates));
    }
    const times = list.map(({ time }) => time);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const second = await mira.call(messageList, { pageNo: 2, pageSize: 4 });
    expect(second).toEqual({
      list: list.slice(4, 8),
      totalPages: Math.ceil(list.length / 4),
    });
    const unread = await mira.call(messageList, { unreadOnly: true, pageSize: 100 });
    expect(unread.list).toEqual(list.filter(({ read }) => !read));
  });

  it('of a member with nothing at all is one empty page', async () => {
    const { client, tokenOf } = openSandbox();
    const empty = client(await tokenOf('empty2026'));
    expect(await empty.call(messageList, {})).toEqual({ list: [], totalPages: 1 });
  });
});

describe('a deleted message', () => {
  it('is gone, and does not come back when it is sent once more', async () => {
    const { tara, send } = await openMessages();
    await send('depositArrived', 'D1');
    await send('depositArrived', 'D2', now - 1);
    const rest = await tara.call(messageDelete, { messageIds: ['depositArrived-D1'] });
    await send('depositArrived', 'D1');
    expect(rest).toEqual({ count: 1 });
    const { list } = await tara.call(messageList, {});
    expect(list.map(({ reference }) => reference)).toEqual(['D2']);
  });
});

it.each([messageRead, messageDelete])(
  'another member’s message is answered like one that does not exist, and nothing of the request is done',
  async (call) => {
    const { client, tokenOf, tara, send, no } = await openMessages();
    await send('depositArrived', 'D1');
    const mira = client(await tokenOf('mira2026'));
    const before = await mira.call(messageList, {});
    const own = before.list[0]?.messageId ?? '';
    const unknown = await no(mira.call(call, { messageIds: [own, 'depositArrived-D9'] }));
    const others = await no(mira.call(call, { messageIds: [own, 'depositArrived-D1'] }));
    expect(others).toEqual(unknown);
    expect(others).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
    expect(await mira.call(messageList, {})).toEqual(before);
    expect(await tara.call(unreadCount, {})).toEqual({ count: 1 });
  },
);
