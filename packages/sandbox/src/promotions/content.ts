import { type Localised, localise } from '../localise.ts';
import type { PromotionText } from './texts.ts';

const paidAtOnce: Localised = {
  EN: 'The reward is added to your bonuses at once.',
  TH: 'รางวัลเข้าโบนัสของคุณทันที',
  HI: 'इनाम तुरंत आपके बोनस में जुड़ता है।',
  BN: 'পুরস্কার সঙ্গে সঙ্গে আপনার বোনাসে যোগ হয়।',
  VI: 'Thưởng được thêm vào tiền thưởng của bạn ngay.',
};

/** What a member does in a promotion, step by step. */
const steps: Readonly<Record<PromotionText['activity'], readonly Localised[]>> = {
  join: [
    {
      EN: 'Join once on this page.',
      TH: 'กดเข้าร่วมหนึ่งครั้งในหน้านี้',
      HI: 'इस पेज पर एक बार शामिल हों।',
      BN: 'এই পেজে একবার যোগ দিন।',
      VI: 'Tham gia một lần trên trang này.',
    },
    paidAtOnce,
  ],
  application: [
    {
      EN: 'Apply on this page with a comment, images, or both.',
      TH: 'สมัครในหน้านี้พร้อมความคิดเห็น รูปภาพ หรือทั้งสองอย่าง',
      HI: 'इस पेज पर टिप्पणी, तस्वीरों या दोनों के साथ आवेदन करें।',
      BN: 'এই পেজে মন্তব্য, ছবি বা দুটিই দিয়ে আবেদন করুন।',
      VI: 'Gửi đơn trên trang này kèm nhận xét, ảnh hoặc cả hai.',
    },
    {
      EN: 'We review it. You see its state here.',
      TH: 'เราตรวจสอบ คุณดูสถานะได้ที่นี่',
      HI: 'हम उसे जाँचते हैं। उसकी स्थिति यहाँ दिखती है।',
      BN: 'আমরা তা যাচাই করি। অবস্থা এখানেই দেখা যায়।',
      VI: 'Chúng tôi xem xét. Bạn thấy trạng thái tại đây.',
    },
    {
      EN: 'Once it is approved, the reward is paid as the terms state.',
      TH: 'เมื่ออนุมัติแล้ว รางวัลจ่ายตามเงื่อนไข',
      HI: 'स्वीकृत होने पर इनाम शर्तों के अनुसार दिया जाता है।',
      BN: 'অনুমোদিত হলে শর্ত অনুযায়ী পুরস্কার দেওয়া হয়।',
      VI: 'Khi được duyệt, thưởng được trả theo điều khoản.',
    },
  ],
  signIn: [
    {
      EN: 'Check in once a day on this page.',
      TH: 'เช็กอินวันละครั้งในหน้านี้',
      HI: 'इस पेज पर दिन में एक बार चेक-इन करें।',
      BN: 'এই পেজে দিনে একবার চেক-ইন করুন।',
      VI: 'Điểm danh mỗi ngày một lần trên trang này.',
    },
    paidAtOnce,
  ],
  raffle: [
    {
      EN: 'Take one turn a day on this page. It is free.',
      TH: 'จับรางวัลได้วันละครั้งในหน้านี้ ไม่มีค่าใช้จ่าย',
      HI: 'इस पेज पर दिन में एक मौका लें। यह मुफ़्त है।',
      BN: 'এই পেজে দিনে একবার সুযোগ নিন। এটি বিনামূল্যে।',
      VI: 'Mỗi ngày một lượt trên trang này, miễn phí.',
    },
    {
      EN: 'Every prize and its chance is shown. Most turns bring nothing.',
      TH: 'แสดงทุกรางวัลและโอกาส ส่วนใหญ่จะไม่ได้รางวัล',
      HI: 'हर इनाम और उसकी संभावना दिखती है। अधिकतर मौकों में कुछ नहीं मिलता।',
      BN: 'প্রতিটি পুরস্কার ও সম্ভাবনা দেখানো হয়। বেশির ভাগ সুযোগে কিছু মেলে না।',
      VI: 'Mọi giải và tỷ lệ đều công khai. Phần lớn lượt không trúng gì.',
    },
  ],
};

/** The words of a promotion as HTML: its summary, and what there is to do. */
export function contentOf(
  { activity }: Pick<PromotionText, 'activity'>,
  summary: string,
  language: string,
): string {
  const items = steps[activity].map((step) => `<li>${localise(step, language).text}</li>`);
  return `<p>${summary}</p><ol>${items.join('')}</ol>`;
}
