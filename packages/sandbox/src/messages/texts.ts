import type { MessageTemplate } from '@livery/api/contract/messages';
import type { Localised } from '../localise.ts';

/** Title and text of each template; `{amount}`, `{time}`, `{deadline}` and `{reference}` are filled in. */
export const templateTexts: Readonly<
  Record<Exclude<MessageTemplate, 'notice'>, { title: Localised; text: Localised }>
> = {
  depositArrived: {
    title: {
      EN: 'Your deposit has arrived',
      TH: 'เงินฝากของคุณเข้าแล้ว',
      HI: 'आपकी जमा राशि आ गई है',
      BN: 'আপনার জমা এসে গেছে',
      VI: 'Tiền nạp của bạn đã đến',
    },
    text: {
      EN: '{amount} arrived on {time} and is in your wallet. Number: {reference}.',
      TH: '{amount} เข้าเมื่อ {time} และอยู่ในกระเป๋าเงินของคุณแล้ว หมายเลข {reference}',
      HI: '{amount} {time} को आया और आपके वॉलेट में है। नंबर: {reference}।',
      BN: '{amount} {time}-এ এসেছে এবং আপনার ওয়ালেটে আছে। নম্বর: {reference}।',
      VI: '{amount} đã đến lúc {time} và có trong ví của bạn. Số: {reference}.',
    },
  },
  depositFailed: {
    title: {
      EN: 'A deposit did not arrive',
      TH: 'รายการฝากไม่สำเร็จ',
      HI: 'एक जमा नहीं आई',
      BN: 'একটি জমা আসেনি',
      VI: 'Một lệnh nạp không thành công',
    },
    text: {
      EN: 'Your deposit of {amount} of {time} failed. Nothing was added to your wallet. Number: {reference}.',
      TH: 'รายการฝาก {amount} เมื่อ {time} ไม่สำเร็จ ไม่มีเงินเพิ่มในกระเป๋า หมายเลข {reference}',
      HI: '{time} की आपकी {amount} की जमा असफल रही। वॉलेट में कुछ नहीं जुड़ा। नंबर: {reference}।',
      BN: '{time}-এর আপনার {amount} জমা ব্যর্থ হয়েছে। ওয়ালেটে কিছু যোগ হয়নি। নম্বর: {reference}।',
      VI: 'Lệnh nạp {amount} lúc {time} không thành công. Ví của bạn không thay đổi. Số: {reference}.',
    },
  },
  withdrawalApproved: {
    title: {
      EN: 'Your withdrawal is approved',
      TH: 'รายการถอนของคุณได้รับอนุมัติ',
      HI: 'आपकी निकासी स्वीकृत है',
      BN: 'আপনার উত্তোলন অনুমোদিত',
      VI: 'Lệnh rút của bạn được duyệt',
    },
    text: {
      EN: 'Your withdrawal of {amount} was approved on {time} and is being sent. Number: {reference}.',
      TH: 'รายการถอน {amount} ได้รับอนุมัติเมื่อ {time} และกำลังส่งเงิน หมายเลข {reference}',
      HI: 'आपकी {amount} की निकासी {time} को स्वीकृत हुई और भेजी जा रही है। नंबर: {reference}।',
      BN: 'আপনার {amount} উত্তোলন {time}-এ অনুমোদিত হয়েছে এবং পাঠানো হচ্ছে। নম্বর: {reference}।',
      VI: 'Lệnh rút {amount} được duyệt lúc {time} và đang được chuyển. Số: {reference}.',
    },
  },
  withdrawalRejected: {
    title: {
      EN: 'Your withdrawal is rejected',
      TH: 'รายการถอนของคุณถูกปฏิเสธ',
      HI: 'आपकी निकासी अस्वीकृत है',
      BN: 'আপনার উত্তোলন প্রত্যাখ্যাত',
      VI: 'Lệnh rút của bạn bị từ chối',
    },
    text: {
      EN: 'Your withdrawal of {amount} was rejected on {time}. The money is back in your wallet. Number: {reference}.',
      TH: 'รายการถอน {amount} ถูกปฏิเสธเมื่อ {time} เงินกลับเข้ากระเป๋าแล้ว หมายเลข {reference}',
      HI: 'आपकी {amount} की निकासी {time} को अस्वीकृत हुई। पैसा वॉलेट में लौट आया है। नंबर: {reference}।',
      BN: 'আপনার {amount} উত্তোলন {time}-এ প্রত্যাখ্যাত হয়েছে। টাকা ওয়ালেটে ফিরে এসেছে। নম্বর: {reference}।',
      VI: 'Lệnh rút {amount} bị từ chối lúc {time}. Tiền đã về ví của bạn. Số: {reference}.',
    },
  },
  withdrawalSent: {
    title: {
      EN: 'Has your withdrawal come?',
      TH: 'เงินถอนของคุณเข้าแล้วหรือยัง',
      HI: 'क्या आपकी निकासी आ गई?',
      BN: 'আপনার উত্তোলন কি এসেছে?',
      VI: 'Tiền rút của bạn đã đến chưa?',
    },
    text: {
      EN: '{amount} was sent on {time}. Say on the withdrawal’s page until {deadline} whether it has come; after that it counts as received. Number: {reference}.',
      TH: 'ส่งเงิน {amount} เมื่อ {time} โปรดแจ้งในหน้ารายการถอนภายใน {deadline} ว่าเงินเข้าหรือไม่ หลังจากนั้นถือว่าได้รับแล้ว หมายเลข {reference}',
      HI: '{amount} {time} को भेजा गया। {deadline} तक निकासी के पेज पर बताएँ कि पैसा आया या नहीं; उसके बाद वह मिला हुआ माना जाएगा। नंबर: {reference}।',
      BN: '{amount} {time}-এ পাঠানো হয়েছে। {deadline} পর্যন্ত উত্তোলনের পাতায় জানান টাকা এসেছে কি না; এরপর তা পাওয়া হয়েছে বলে ধরা হবে। নম্বর: {reference}।',
      VI: '{amount} đã được gửi lúc {time}. Trước {deadline}, hãy cho biết trên trang lệnh rút là tiền đã đến hay chưa; sau đó coi như đã nhận. Số: {reference}.',
    },
  },
};
