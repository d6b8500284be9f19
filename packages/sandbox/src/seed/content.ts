import type { BannerGroup } from '@livery/api/contract/content';
import type { Localised } from '../localise.ts';
import type { SandboxMerchant } from '../merchant.ts';
import type { BannerRow, NoticeRow } from '../tables.ts';

/** `{name}` stands for the merchant's own name. */
const noticeTexts: readonly { title: Localised; content: Localised; hoursAgo: number }[] = [
  {
    hoursAgo: 2,
    title: {
      EN: 'Welcome to {name}, a demonstration with play money',
      TH: 'ยินดีต้อนรับสู่ {name} เว็บสาธิตที่ใช้เงินจำลอง',
      HI: '{name} में स्वागत है: यह नकली पैसों वाला प्रदर्शन है',
      BN: '{name}-এ স্বাগতম: এটি নকল টাকার প্রদর্শনী',
      VI: 'Chào mừng đến với {name}: bản trình diễn dùng tiền ảo',
    },
    content: {
      EN: '<p>Nothing here can be bought, won or paid out. Names, draws and prizes are made up.</p>',
      TH: '<p>ที่นี่ซื้อ ชนะ หรือถอนเงินจริงไม่ได้ ชื่อ งวด และรางวัลเป็นเรื่องสมมติทั้งหมด</p>',
      HI: '<p>यहाँ न कुछ ख़रीदा जा सकता है, न जीता, न निकाला। नाम, ड्रॉ और इनाम काल्पनिक हैं।</p>',
      BN: '<p>এখানে কিছু কেনা, জেতা বা তোলা যায় না। নাম, ড্র ও পুরস্কার কাল্পনিক।</p>',
      VI: '<p>Không thể mua, thắng hay rút tiền thật tại đây. Tên, kỳ quay và giải thưởng đều là hư cấu.</p>',
    },
  },
  {
    hoursAgo: 30,
    title: {
      EN: 'Scheduled maintenance on Sunday from 02:00 to 02:30',
      TH: 'ปิดปรับปรุงตามกำหนดวันอาทิตย์ เวลา 02:00 ถึง 02:30',
      HI: 'रविवार को 02:00 से 02:30 तक नियोजित रखरखाव',
      BN: 'রবিবার 02:00 থেকে 02:30 পর্যন্ত নির্ধারিত রক্ষণাবেক্ষণ',
      VI: 'Bảo trì theo kế hoạch vào Chủ nhật từ 02:00 đến 02:30',
    },
    content: {
      EN: '<p>Games stay open. Transfers resume after the maintenance.</p>',
      TH: '<p>เกมยังเปิดให้เล่นตามปกติ รายการโอนจะรอจนกว่างานจะเสร็จ</p>',
      HI: '<p>गेम खुले रहेंगे। काम पूरा होने तक ट्रांसफ़र रुके रहेंगे।</p>',
      BN: '<p>গেম খোলা থাকবে। কাজ শেষ না হওয়া পর্যন্ত ট্রান্সফার অপেক্ষা করবে।</p>',
      VI: '<p>Trò chơi vẫn mở. Các lệnh chuyển sẽ chờ đến khi hoàn tất.</p>',
    },
  },
  {
    hoursAgo: 80,
    title: {
      EN: 'Draw times are shown in your own time zone',
      TH: 'เวลาออกรางวัลแสดงตามเขตเวลาของคุณ',
      HI: 'ड्रॉ का समय आपके समय क्षेत्र में दिखता है',
      BN: 'ড্রয়ের সময় আপনার সময় অঞ্চলে দেখানো হয়',
      VI: 'Giờ quay thưởng hiển thị theo múi giờ của bạn',
    },
    content: {
      EN: '<p>Bets close five minutes before each draw. The lottery page counts down to both.</p>',
      TH: '<p>ปิดรับเดิมพันก่อนออกรางวัลห้านาที หน้าลอตเตอรี่นับถอยหลังให้ทั้งสองเวลา</p>',
      HI: '<p>ड्रॉ शुरू होने से पाँच मिनट पहले दाँव बंद हो जाते हैं। लॉटरी पेज दोनों की उलटी गिनती दिखाता है।</p>',
      BN: '<p>ড্র শুরুর পাঁচ মিনিট আগে বাজি বন্ধ হয়। লটারি পাতায় দুটিরই ক্ষণগণনা থাকে।</p>',
      VI: '<p>Ngừng nhận cược năm phút trước khi quay. Trang xổ số đếm ngược cả hai mốc.</p>',
    },
  },
];

const texts = {
  draws: {
    EN: 'Today’s draws, counted down to the second',
    TH: 'งวดวันนี้ นับถอยหลังทุกวินาที',
    HI: 'आज के ड्रॉ, हर सेकंड की उलटी गिनती के साथ',
    BN: 'আজকের ড্র, প্রতি সেকেন্ডের ক্ষণগণনাসহ',
    VI: 'Các kỳ quay hôm nay, đếm ngược từng giây',
  },
  season: {
    EN: 'The monsoon season at {name}',
    TH: 'ฤดูมรสุมที่ {name}',
    HI: '{name} पर मानसून का मौसम',
    BN: '{name}-এ বর্ষার মৌসুম',
    VI: 'Mùa gió tại {name}',
  },
  limits: {
    EN: 'Set your own limits before you play',
    TH: 'ตั้งขีดจำกัดของคุณก่อนเล่น',
    HI: 'खेलने से पहले अपनी सीमाएँ तय करें',
    BN: 'খেলার আগে নিজের সীমা ঠিক করুন',
    VI: 'Đặt giới hạn của bạn trước khi chơi',
  },
  halls: {
    EN: 'New games in the lobby',
    TH: 'เกมใหม่มาแล้ว',
    HI: 'लॉबी में नए गेम',
    BN: 'লবিতে নতুন গেম',
    VI: 'Trò chơi mới trong sảnh',
  },
  gifts: {
    EN: 'Points never expire: see what you can get',
    TH: 'คะแนนไม่มีวันหมดอายุ ดูว่าแลกอะไรได้บ้าง',
    HI: 'पॉइंट कभी समाप्त नहीं होते: देखें इनसे क्या मिलता है',
    BN: 'পয়েন্টের মেয়াদ শেষ হয় না: কী পাওয়া যায় দেখুন',
    VI: 'Điểm không hết hạn: xem có thể đổi gì',
  },
  help: {
    EN: 'Questions? Our help centre answers in your language',
    TH: 'มีคำถามไหม ศูนย์ช่วยเหลือตอบเป็นภาษาของคุณ',
    HI: 'कोई सवाल? सहायता केंद्र आपकी भाषा में जवाब देता है',
    BN: 'প্রশ্ন আছে? সহায়তা কেন্দ্র আপনার ভাষায় উত্তর দেয়',
    VI: 'Có thắc mắc? Trung tâm trợ giúp trả lời bằng tiếng của bạn',
  },
  join: {
    EN: 'Welcome to {name}',
    TH: 'ยินดีต้อนรับสู่ {name}',
    HI: '{name} में आपका स्वागत है',
    BN: '{name}-এ স্বাগতম',
    VI: 'Chào mừng đến với {name}',
  },
} as const satisfies Record<string, Localised>;

/** The group vnlottery has none: that page shows its header only. */
const bannerSeeds: readonly (readonly [BannerGroup, keyof typeof texts, link?: string])[] = [
  ['index', 'season', '/promotions'],
  ['index', 'draws', '/lottery'],
  ['index', 'limits', '/help'],
  ['egame', 'halls', '/rng'],
  ['egame', 'season', '/promotions'],
  ['game', 'halls', '/live'],
  ['elott', 'draws', '/elott'],
  ['lottery', 'draws', '/lottery'],
  ['promo', 'season'],
  ['promoDetail', 'season'],
  ['pointMall', 'gifts'],
  ['help', 'help'],
  ['joinus', 'join'],
  ['download', 'join'],
  ['Vip', 'gifts', '/pointMall'],
  ['seamless', 'halls'],
  ['fbSports', 'limits', '/help'],
  ['byIframe', 'limits', '/help'],
  ['w_register', 'join'],
  ['w_login', 'join'],
];

/** The notices of a merchant. */
export function seedNotices(merchant: SandboxMerchant): NoticeRow[] {
  return noticeTexts.map(({ title, content, hoursAgo }, index) => ({
    id: index + 1,
    merchant: merchant.code,
    title: named(title, merchant),
    content,
    hoursAgo,
  }));
}

/** The banners of a merchant. */
export function seedBanners(merchant: SandboxMerchant): BannerRow[] {
  return bannerSeeds.map(([groupName, text, link], index) => ({
    bannerId: index + 1,
    merchant: merchant.code,
    groupName,
    title: named(texts[text], merchant),
    link,
  }));
}

function named(localised: Localised, merchant: SandboxMerchant): Localised {
  const entries = Object.entries(localised).map(([language, text]) => [
    language,
    text?.replaceAll('{name}', merchant.name),
  ]);
  // Every language of the input is there again, English among them.
  return Object.fromEntries(entries) as Localised;
}
