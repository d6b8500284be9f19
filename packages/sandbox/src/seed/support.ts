import { accountKey } from '../session/rows.ts';
import type { Transaction } from '../store/store.ts';
import { type FeedbackRow, feedbackRows } from '../support/rows.ts';
import type { MerchantSeedParts } from './seed.ts';

const hour = 60 * 60_000;

/** Feedback of one member in every state. */
const feedbackSeeds: readonly (Pick<FeedbackRow, 'questionType' | 'content' | 'answer'> & {
  hoursAgo: number;
  closed?: boolean;
})[] = [
  { hoursAgo: 3, questionType: 'DEPOSIT', content: 'My deposit by bank transfer is not here yet.' },
  {
    hoursAgo: 30,
    questionType: 'GAME',
    content: 'The game stopped in the middle of a round.',
    answer: {
      time: 5 * hour,
      text: {
        EN: 'The round was finished and settled. It is in your betting history.',
        TH: 'รอบนั้นจบและคิดผลแล้ว ดูได้ในบันทึกการเดิมพัน',
        HI: 'वह राउंड पूरा होकर निपट गया है। वह आपके दाँव रिकॉर्ड में है।',
        BN: 'রাউন্ডটি শেষ ও নিষ্পত্তি হয়েছে। এটি আপনার বাজির রেকর্ডে আছে।',
        VI: 'Ván đó đã kết thúc và được kết toán. Bạn xem trong lịch sử cược.',
      },
    },
  },
  {
    hoursAgo: 200,
    questionType: 'COMPLAINT',
    content: 'A bonus was shown with other terms than it had.',
    closed: true,
    answer: {
      time: 26 * hour,
      text: {
        EN: 'You were right. We corrected the terms and paid the bonus under the terms you saw.',
        TH: 'คุณพูดถูก เราแก้เงื่อนไขแล้ว และจ่ายโบนัสตามที่คุณเห็น',
        HI: 'आप सही थे। शर्तें सुधार दी गई हैं, और बोनस आपकी देखी शर्तों पर दिया गया।',
        BN: 'আপনি ঠিক ছিলেন। শর্ত সংশোধন করা হয়েছে, বোনাস আপনার দেখা শর্তে দেওয়া হয়েছে।',
        VI: 'Bạn đã đúng. Điều khoản đã sửa, thưởng được trả theo điều khoản bạn thấy.',
      },
    },
  },
];

/** Writes the feedback that a merchant starts with; an answer's `time` above counts from the question. */
export async function fillSupport(
  tx: Transaction,
  { merchant, now }: MerchantSeedParts,
): Promise<void> {
  const account = accountKey(merchant.code, 'mira2026');
  for (const [index, { hoursAgo, closed, answer, ...rest }] of feedbackSeeds.entries()) {
    const time = now - hoursAgo * hour;
    const reference = `F-SEED-${index + 1}`;
    await tx.put(feedbackRows, `${merchant.code}/${reference}`, {
      ...rest,
      account,
      reference,
      time,
      ...(answer ? { answer: { ...answer, time: time + answer.time } } : {}),
      ...(closed ? { closedAt: time + 48 * hour } : {}),
    });
  }
}
