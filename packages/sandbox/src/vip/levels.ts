import type { Localised } from '../localise.ts';

/** A level of the VIP club as the platform has written it. */
interface LevelText {
  readonly rank: number;
  readonly name: Localised;
  /** Valid bets of a calendar month that lead to it, in the merchant's smallest usual unit. */
  readonly bets: number;
  readonly perks: readonly Localised[];
}

const rebate: Localised = {
  EN: 'Rebate on every bet',
  TH: 'คืนยอดเล่นทุกการเดิมพัน',
  HI: 'हर दाँव पर रिबेट',
  BN: 'প্রতিটি বাজিতে রিবেট',
  VI: 'Hoàn trả cho mọi cược',
};
const birthday: Localised = {
  EN: 'Gift points on your birthday',
  TH: 'คะแนนของขวัญในวันเกิด',
  HI: 'जन्मदिन पर उपहार पॉइंट',
  BN: 'জন্মদিনে উপহার পয়েন্ট',
  VI: 'Điểm quà tặng ngày sinh nhật',
};
const mall: Localised = {
  EN: 'Member goods in the point mall',
  TH: 'สินค้าสำหรับสมาชิกในพอยต์มอลล์',
  HI: 'पॉइंट मॉल में सदस्यों की वस्तुएँ',
  BN: 'পয়েন্ট মলে সদস্যদের পণ্য',
  VI: 'Hàng dành cho thành viên ở cửa hàng điểm',
};
const reviewFirst: Localised = {
  EN: 'Withdrawals are reviewed first',
  TH: 'คำขอถอนเงินได้รับการตรวจสอบก่อน',
  HI: 'निकासी की समीक्षा पहले होती है',
  BN: 'উত্তোলন আগে পর্যালোচনা করা হয়',
  VI: 'Yêu cầu rút tiền được xem xét trước',
};
const support: Localised = {
  EN: 'VIP support with its own queue',
  TH: 'ฝ่ายบริการลูกค้า VIP พร้อมคิวแยก',
  HI: 'अपनी कतार वाली VIP सहायता',
  BN: 'আলাদা সারির VIP সহায়তা',
  VI: 'Hỗ trợ VIP có hàng chờ riêng',
};
const person: Localised = {
  EN: 'A contact person who knows your account',
  TH: 'ผู้ดูแลส่วนตัวที่รู้จักบัญชีของคุณ',
  HI: 'एक संपर्क व्यक्ति जो आपका खाता जानता है',
  BN: 'একজন যোগাযোগকারী যিনি আপনার অ্যাকাউন্ট জানেন',
  VI: 'Người liên hệ riêng nắm rõ tài khoản của bạn',
};

/** From the lowest to the highest. The support's queue opens at the rank at which the site offers it. */
export const levelTexts: readonly [LevelText, ...LevelText[]] = [
  {
    rank: 1,
    name: { EN: 'Brass', TH: 'ทองเหลือง', HI: 'पीतल', BN: 'পিতল', VI: 'Đồng thau' },
    bets: 0,
    perks: [rebate],
  },
  {
    rank: 2,
    name: { EN: 'Copper', TH: 'ทองแดง', HI: 'ताँबा', BN: 'তামা', VI: 'Đồng' },
    bets: 5_000,
    perks: [rebate, birthday],
  },
  {
    rank: 3,
    name: { EN: 'Silver', TH: 'เงิน', HI: 'चाँदी', BN: 'রুপা', VI: 'Bạc' },
    bets: 20_000,
    perks: [rebate, birthday, mall],
  },
  {
    rank: 4,
    name: { EN: 'Gold', TH: 'ทอง', HI: 'सोना', BN: 'সোনা', VI: 'Vàng' },
    bets: 100_000,
    perks: [rebate, birthday, mall, reviewFirst],
  },
  {
    rank: 5,
    name: { EN: 'Jade', TH: 'หยก', HI: 'जेड', BN: 'জেড', VI: 'Ngọc bích' },
    bets: 500_000,
    perks: [rebate, birthday, mall, reviewFirst, support],
  },
  {
    rank: 6,
    name: { EN: 'Pearl', TH: 'ไข่มุก', HI: 'मोती', BN: 'মুক্তা', VI: 'Ngọc trai' },
    bets: 2_000_000,
    perks: [rebate, birthday, mall, reviewFirst, support, person],
  },
];
