import type { DepositFailure } from '../deposits/rows.ts';
import type { Localised } from '../localise.ts';
import type { RejectionReason } from '../withdrawals/rows.ts';

/** Why a payment was not booked, and what to do. */
export const failureTexts: Readonly<Record<DepositFailure, Localised>> = {
  notFound: {
    EN: 'We have not received a payment with this reference. Send your receipt to support. They answer within a day.',
    TH: 'ไม่พบยอดชำระที่มีหมายเลขอ้างอิงนี้ โปรดส่งสลิปให้ฝ่ายบริการ เจ้าหน้าที่จะตอบภายในหนึ่งวัน',
    HI: 'इस संदर्भ संख्या का कोई भुगतान नहीं आया। सहायता को अपनी रसीद भेजें; वे एक दिन में उत्तर देंगे।',
    BN: 'এই রেফারেন্সের কোনো পেমেন্ট আসেনি। সহায়তাকে আপনার রসিদ পাঠান; তারা এক দিনের মধ্যে উত্তর দেবে।',
    VI: 'Chưa nhận được khoản thanh toán nào có mã này. Hãy gửi biên lai cho bộ phận hỗ trợ; họ sẽ trả lời trong một ngày.',
  },
  amountDiffers: {
    EN: 'The amount paid does not match. The payment is returned to the sender within two days.',
    TH: 'ยอดที่ชำระไม่ตรงกับรายการ เงินจะคืนไปยังบัญชีต้นทางภายในสองวัน',
    HI: 'भुगतान की राशि अलग है। वह दो दिन में उसी खाते में लौट जाएगी।',
    BN: 'পেমেন্টের পরিমাণ আলাদা। দুই দিনের মধ্যে তা আগের অ্যাকাউন্টে ফেরত যাবে।',
    VI: 'Số tiền thanh toán không khớp. Tiền sẽ được hoàn về nơi gửi trong hai ngày.',
  },
  senderDiffers: {
    EN: 'The payment came from an account in another name. It is returned to that account within two days.',
    TH: 'ยอดชำระมาจากบัญชีชื่ออื่น เงินจะคืนไปยังบัญชีนั้นภายในสองวัน',
    HI: 'भुगतान किसी और नाम के खाते से आया। वह दो दिन में वहीं लौट जाएगा।',
    BN: 'পেমেন্টটি অন্য নামের অ্যাকাউন্ট থেকে এসেছে। দুই দিনের মধ্যে সেখানে ফেরত যাবে।',
    VI: 'Khoản thanh toán đến từ tài khoản tên khác. Tiền sẽ được hoàn về đó trong hai ngày.',
  },
};

/** Why a withdrawal was turned down, what to do, and how long that takes. */
export const rejectionTexts: Readonly<Record<RejectionReason, Localised>> = {
  payeeDiffers: {
    EN: "The account is in another name. Add one in the account holder's name, then request the withdrawal again.",
    TH: 'บัญชีเป็นชื่อของผู้อื่น โปรดเพิ่มบัญชีที่เป็นชื่อเจ้าของแล้วแจ้งถอนใหม่',
    HI: 'खाता किसी और के नाम का है। धारक के नाम का खाता जोड़ें, फिर दोबारा अनुरोध करें।',
    BN: 'অ্যাকাউন্টটি অন্য নামে। মালিকের নামের একটি অ্যাকাউন্ট যোগ করে আবার অনুরোধ করুন।',
    VI: 'Tài khoản đứng tên người khác. Hãy thêm tài khoản đúng tên chủ sở hữu rồi gửi lại yêu cầu.',
  },
  turnoverOpen: {
    EN: 'A bonus has an open wagering requirement. Complete it or give up the bonus, then request the withdrawal again.',
    TH: 'โบนัสยังมียอดเดิมพันที่ต้องทำ โปรดทำให้ครบหรือสละโบนัส แล้วแจ้งถอนใหม่',
    HI: 'एक बोनस के दाँव अभी बाकी हैं। उन्हें पूरा करें या बोनस छोड़ें, फिर दोबारा अनुरोध करें।',
    BN: 'একটি বোনাসের বাজি এখনও বাকি। তা পূরণ করুন বা বোনাস ছেড়ে দিন, তারপর আবার অনুরোধ করুন।',
    VI: 'Một khoản thưởng vẫn còn yêu cầu đặt cược. Hãy hoàn thành hoặc từ bỏ thưởng rồi gửi lại yêu cầu.',
  },
  documentsNeeded: {
    EN: 'Send support an image of your bank book. They answer within a day. Then request the withdrawal again.',
    TH: 'โปรดส่งภาพหน้าสมุดบัญชีให้ฝ่ายบริการ เจ้าหน้าที่จะตอบภายในหนึ่งวัน แล้วแจ้งถอนใหม่',
    HI: 'सहायता को अपनी पासबुक की तस्वीर भेजें। वे एक दिन में उत्तर देंगे; फिर दोबारा अनुरोध करें।',
    BN: 'সহায়তাকে আপনার ব্যাংক বইয়ের ছবি পাঠান। তারা এক দিনের মধ্যে উত্তর দেবে; তারপর আবার অনুরোধ করুন।',
    VI: 'Hãy gửi ảnh sổ ngân hàng cho bộ phận hỗ trợ. Họ trả lời trong một ngày; sau đó gửi lại yêu cầu.',
  },
  paymentRefused: {
    EN: 'The receiving bank rejected the payment. Check the account or choose another, then request the withdrawal again.',
    TH: 'ธนาคารปลายทางปฏิเสธการโอน โปรดตรวจสอบบัญชีหรือเลือกบัญชีอื่น แล้วแจ้งถอนใหม่',
    HI: 'पाने वाले बैंक ने भुगतान लौटा दिया। खाता जाँचें या दूसरा चुनें, और दोबारा अनुरोध करें।',
    BN: 'প্রাপকের ব্যাংক পেমেন্ট ফিরিয়ে দিয়েছে। অ্যাকাউন্ট যাচাই করুন বা অন্যটি বেছে আবার অনুরোধ করুন।',
    VI: 'Ngân hàng nhận đã từ chối. Hãy kiểm tra tài khoản hoặc chọn tài khoản khác rồi gửi lại yêu cầu.',
  },
};
