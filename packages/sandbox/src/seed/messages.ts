import { memberMessages } from '../messages/rows.ts';
import { sendMessage } from '../messages/send.ts';
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

/** When the house has written to one member, in hours before now. */
const noticesAgo = [20, 9000];

/**
 * Completes the messages that a merchant's members start with: beside those of its payments, one member has notices of the house, and has
 * read the older half of each kind.
 */
export async function fillMessages(
  tx: Transaction,
  { merchant, now }: MerchantSeedParts,
): Promise<void> {
  const account = accountKey(merchant.code, 'mira2026');
  for (const [index, hoursAgo] of noticesAgo.entries()) {
    const sent = { account, time: now - hoursAgo * hour, reference: `SEED-${index + 1}` };
    await sendMessage(tx, { ...sent, template: 'notice', words: welcome });
  }
  const own = { from: `${account}/`, to: `${account}/~` };
  const rows = await tx.range(memberMessages, 'byAccount', own);
  for (const alike of Map.groupBy(rows, ({ row }) => row.template).values()) {
    const older = alike.slice(0, Math.floor(alike.length / 2));
    for (const { row } of older)
      await tx.put(memberMessages, `${account}/${row.messageId}`, { ...row, read: true });
  }
}
