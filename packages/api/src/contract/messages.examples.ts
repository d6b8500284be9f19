import type { Examples } from '../examples.ts';
import type { messageCalls } from './messages.ts';

/** One request and answer of each call. */
export const messageExamples: Examples<typeof messageCalls> = {
  unreadCount: { request: {}, value: { count: 3 } },
  messageList: {
    request: { unreadOnly: true, pageNo: 1, pageSize: 15 },
    value: {
      list: [
        {
          messageId: 'M261121K7M2QX',
          template: 'depositArrived',
          title: 'Your deposit has arrived',
          text: 'INR 500.00 arrived on 21 Nov 2026, 14:50. It is in your wallet.',
          amount: '500.00',
          time: 1_795_252_800_000,
          reference: 'D261121K7M2QX',
          read: false,
          language: 'EN',
        },
      ],
      totalPages: 1,
    },
  },
  messageRead: { request: { messageIds: ['M261121K7M2QX'] }, value: { count: 2 } },
  messageDelete: { request: { messageIds: ['M261121K7M2QX'] }, value: { count: 2 } },
};
