import { memberMessages } from '../messages/rows.ts';
import { type OutgoingMessage, sendMessage } from '../messages/send.ts';
import { usual } from '../money/request.ts';
import { accountKey } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import type { MerchantSeedParts } from './seed.ts';

const hour = 60 * 60_000;

const welcome = {
  title: {
    EN: 'Welcome',
    TH: 'ยินดีต้อนรับ',
    HI: 'स्वागत है',
    BN: 'স্বাগতম',
    VI: 'Chào mừng',
  },
  text: {
    EN: 'This is a demonstration with play money. No real money is involved.',
    TH: 'นี่คือเว็บสาธิตที่ใช้เงินจำลอง ลองดูได้ตามสบาย ไม่มีอะไรเสียหาย',
    HI: 'यह नकली पैसों वाला प्रदर्शन है। आराम से देखें, कुछ बिगड़ नहीं सकता।',
    BN: 'এটি নকল টাকার প্রদর্শনী। ঘুরে দেখুন, কোনো ক্ষতি হবে না।',
    VI: 'Đây là bản trình diễn dùng tiền ảo. Cứ xem thoải mái, không có gì hỏng được.',
  },
};

/** Messages of one member: each template, read and unread, the first ones newest. */
const messageSeeds: readonly {
  template: OutgoingMessage['template'];
  units: number;
  hoursAgo: number;
  read: boolean;
}[] = [
  { template: 'depositArrived', units: 500, hoursAgo: 2, read: false },
  { template: 'withdrawalSent', units: 1200, hoursAgo: 8, read: false },
  { template: 'withdrawalApproved', units: 1200, hoursAgo: 9, read: false },
  { template: 'notice', units: 0, hoursAgo: 20, read: false },
  { template: 'depositFailed', units: 300, hoursAgo: 31, read: true },
  { template: 'withdrawalRejected', units: 2500, hoursAgo: 55, read: false },
  { template: 'depositArrived', units: 1000, hoursAgo: 80, read: true },
  { template: 'withdrawalSent', units: 700, hoursAgo: 119, read: true },
  { template: 'withdrawalApproved', units: 700, hoursAgo: 120, read: true },
  { template: 'depositFailed', units: 450, hoursAgo: 170, read: false },
  { template: 'withdrawalRejected', units: 900, hoursAgo: 260, read: true },
  { template: 'notice', units: 0, hoursAgo: 9000, read: true },
];

/** Writes the messages that a merchant's members start with: many for one, none for the others. */
export async function fillMessages(
  tx: Transaction,
  { merchant, now }: MerchantSeedParts,
): Promise<void> {
  const account = accountKey(merchant.code, 'mira2026');
  for (const [index, { template, units, hoursAgo, read }] of messageSeeds.entries()) {
    const sent = { account, time: now - hoursAgo * hour, reference: `SEED-${index + 1}` };
    await sendMessage(tx, outgoing(template, sent, usual(units, { merchant })));
    if (!read) continue;
    const key = `${account}/${template}-${sent.reference}`;
    const row = (await tx.get(memberMessages, key))?.row;
    if (row) await tx.put(memberMessages, key, { ...row, read });
  }
}

function outgoing(
  template: OutgoingMessage['template'],
  sent: Pick<OutgoingMessage, 'account' | 'time' | 'reference'>,
  amount: bigint,
): OutgoingMessage {
  switch (template) {
    case 'notice':
      return { ...sent, template, words: welcome };
    case 'withdrawalSent':
      return { ...sent, template, amount, payment: sent.reference, deadline: sent.time + hour };
    default:
      return { ...sent, template, amount };
  }
}
