import type { RedeemState, RewardType } from '@livery/api/contract/points';
import type { Localised } from '../localise.ts';

const none: Localised = { EN: '' };

/** What a redemption's record says about a state; a rejected one has its own reason. */
export const remarks: Readonly<
  Record<RewardType, Record<Exclude<RedeemState, 'rejected'>, Localised>>
> = {
  GOODS: {
    inProcess: none,
    approved: {
      EN: 'Packed and waiting for the courier.',
      TH: 'บรรจุแล้ว รอพนักงานขนส่ง',
      HI: 'पैक हो गया, कूरियर की प्रतीक्षा है।',
      BN: 'প্যাক করা হয়েছে, কুরিয়ারের অপেক্ষায়।',
      VI: 'Đã đóng gói, đang chờ chuyển phát.',
    },
    done: {
      EN: 'Sent to your address.',
      TH: 'ส่งไปยังที่อยู่ของคุณแล้ว',
      HI: 'आपके पते पर भेज दिया गया।',
      BN: 'আপনার ঠিকানায় পাঠানো হয়েছে।',
      VI: 'Đã gửi đến địa chỉ của bạn.',
    },
  },
  GIFT: {
    inProcess: none,
    approved: {
      EN: 'Your code is being prepared.',
      TH: 'กำลังจัดทำรหัส',
      HI: 'कोड बनाया जा रहा है।',
      BN: 'কোড তৈরি হচ্ছে।',
      VI: 'Đang tạo mã.',
    },
    done: {
      EN: 'The code is in your messages.',
      TH: 'รหัสอยู่ในข้อความของคุณ',
      HI: 'कोड आपके संदेशों में है।',
      BN: 'কোডটি আপনার বার্তায় আছে।',
      VI: 'Mã nằm trong tin nhắn của bạn.',
    },
  },
};

/** Why the house rejects a redemption whose thing is gone. */
export const noLongerThere: Localised = {
  EN: 'This item is no longer available. Your points have been returned.',
  TH: 'เลิกผลิตแล้ว คืนแต้มให้คุณแล้ว',
  HI: 'यह अब नहीं बनता। आपके अंक लौटा दिए गए।',
  BN: 'এটি আর তৈরি হয় না। আপনার পয়েন্ট ফেরত দেওয়া হয়েছে।',
  VI: 'Sản phẩm không còn nữa. Điểm đã được trả lại.',
};
