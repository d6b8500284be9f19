import type { AnnouncementType } from '@livery/api/contract/content';
import type { Localised } from '../localise.ts';

/** An announcement as the platform has written it. `{name}` stands for the merchant's own name. */
export interface AnnouncementText {
  readonly type: AnnouncementType;
  /** Where it is carried out: `B` in a browser, `A` in an app (spec §9). */
  readonly execution: 'B' | 'A';
  /** Hours before the asking at which it was published. */
  readonly hoursAgo: number;
  readonly version: number;
  readonly link?: string;
  readonly title: Localised;
  readonly content: Localised;
}

/** Newest first. */
export const announcementTexts: readonly AnnouncementText[] = [
  {
    type: 'H',
    execution: 'B',
    hoursAgo: 1,
    version: 1,
    link: '/lottery',
    title: {
      EN: 'Tonight’s draws open at six',
      TH: 'งวดคืนนี้เปิดเวลาหกโมงเย็น',
      HI: 'आज रात के ड्रॉ छह बजे खुलेंगे',
      BN: 'আজ রাতের ড্র ছয়টায় খুলবে',
      VI: 'Các kỳ quay tối nay mở lúc sáu giờ',
    },
    content: {
      EN: '<p>Each draw shows when its bets close. Times are local to the draw.</p>',
      TH: '<p>ทุกงวดบอกเวลาปิดรับเดิมพัน เวลาเป็นของพื้นที่ที่ออกรางวัล</p>',
      HI: '<p>हर ड्रॉ बताता है कि दाँव कब बंद होंगे। समय ड्रॉ की अपनी जगह का है।</p>',
      BN: '<p>প্রতিটি ড্র জানায় বাজি কখন বন্ধ হবে। সময় ড্রয়ের নিজের স্থানের।</p>',
      VI: '<p>Mỗi kỳ quay ghi rõ giờ đóng cược, theo giờ nơi quay thưởng.</p>',
    },
  },
  {
    type: 'PL',
    execution: 'B',
    hoursAgo: 5,
    version: 1,
    link: '/help',
    title: {
      EN: 'Set your own limits',
      TH: 'ตั้งขีดจำกัดของคุณเอง',
      HI: 'अपनी सीमाएँ स्वयं तय करें',
      BN: 'নিজের সীমা নিজেই ঠিক করুন',
      VI: 'Tự đặt giới hạn của bạn',
    },
    content: {
      EN: '<p>Lower limits for deposits, losses and time apply immediately.</p>',
      TH: '<p>ขีดจำกัดการฝาก การเสีย และเวลา มีผลทันทีเมื่อคุณลดลง</p>',
      HI: '<p>जमा, हानि और समय की सीमाएँ घटाने पर तुरंत लागू होती हैं।</p>',
      BN: '<p>জমা, ক্ষতি ও সময়ের সীমা কমালে সঙ্গে সঙ্গে কার্যকর হয়।</p>',
      VI: '<p>Giới hạn nạp, thua và thời gian có hiệu lực ngay khi bạn giảm.</p>',
    },
  },
  {
    type: 'PU',
    execution: 'B',
    hoursAgo: 26,
    version: 2,
    title: {
      EN: 'New terms from the first of September',
      TH: 'ข้อกำหนดใหม่ตั้งแต่วันที่ 1 กันยายน',
      HI: 'पहली सितंबर से नई शर्तें',
      BN: 'পয়লা সেপ্টেম্বর থেকে নতুন শর্ত',
      VI: 'Điều khoản mới từ ngày 1 tháng 9',
    },
    content: {
      EN: '<p>The terms of {name} now state clearly who can see your bets. Read them in the help centre.</p>',
      TH: '<p>{name} บอกชัดเจนแล้วว่าใครเห็นการเดิมพันของคุณ อ่านข้อกำหนดได้ที่ศูนย์ช่วยเหลือ</p>',
      HI: '<p>{name} अब साफ़ बताता है कि आपके दाँव कौन देखता है। शर्तें सहायता केंद्र में पढ़ें।</p>',
      BN: '<p>{name} এখন স্পষ্ট জানায় আপনার বাজি কে দেখে। শর্তাবলি সহায়তা কেন্দ্রে পড়ুন।</p>',
      VI: '<p>{name} nay nói rõ ai thấy cược của bạn. Hãy đọc điều khoản tại trung tâm trợ giúp.</p>',
    },
  },
  {
    type: 'PR',
    execution: 'B',
    hoursAgo: 50,
    version: 1,
    link: '/promotions',
    title: {
      EN: 'A draw of small prizes every day',
      TH: 'จับรางวัลเล็กทุกวัน',
      HI: 'हर दिन छोटे इनामों का ड्रॉ',
      BN: 'প্রতিদিন ছোট পুরস্কারের ড্র',
      VI: 'Mỗi ngày một lượt quay quà nhỏ',
    },
    content: {
      EN: '<p>One turn a day for every member. The prizes and their chances are shown next to the button.</p>',
      TH: '<p>สมาชิกทุกคนได้วันละหนึ่งครั้ง รางวัลและโอกาสแสดงไว้ข้างปุ่ม</p>',
      HI: '<p>हर सदस्य को दिन में एक मौका। क्या मिल सकता है और कितनी संभावना है, बटन के पास लिखा है।</p>',
      BN: '<p>প্রতিটি সদস্যের দিনে একবার সুযোগ। কী পাওয়া যায় ও সম্ভাবনা কত, বোতামের পাশে লেখা আছে।</p>',
      VI: '<p>Mỗi thành viên một lượt mỗi ngày. Quà và tỷ lệ trúng ghi cạnh nút bấm.</p>',
    },
  },
  {
    type: 'B',
    execution: 'B',
    hoursAgo: 74,
    version: 1,
    title: {
      EN: 'Transfers pause on Sunday from 02:00 to 02:30',
      TH: 'งดโอนวันอาทิตย์ 02:00 ถึง 02:30',
      HI: 'रविवार 02:00 से 02:30 तक ट्रांसफ़र रुकेंगे',
      BN: 'রবিবার 02:00 থেকে 02:30 ট্রান্সফার বন্ধ',
      VI: 'Tạm dừng chuyển tiền Chủ nhật từ 02:00 đến 02:30',
    },
    content: {
      EN: '<p>Games stay open. Withdrawals resume after the maintenance.</p>',
      TH: '<p>เกมยังเปิดตามปกติ รายการถอนจะรอจนเสร็จงาน</p>',
      HI: '<p>गेम खुले रहेंगे। निकासी काम पूरा होने तक रुकेगी।</p>',
      BN: '<p>গেম খোলা থাকবে। কাজ শেষ না হওয়া পর্যন্ত উত্তোলন অপেক্ষা করবে।</p>',
      VI: '<p>Trò chơi vẫn mở. Lệnh rút chờ đến khi hoàn tất.</p>',
    },
  },
  {
    type: 'B',
    execution: 'A',
    hoursAgo: 98,
    version: 1,
    link: '/down',
    title: {
      EN: 'A new version of the app',
      TH: 'แอปเวอร์ชันใหม่',
      HI: 'ऐप का नया संस्करण',
      BN: 'অ্যাপের নতুন সংস্করণ',
      VI: 'Phiên bản ứng dụng mới',
    },
    content: {
      EN: '<p>It starts faster and needs less data.</p>',
      TH: '<p>เปิดเร็วขึ้นและใช้ข้อมูลน้อยลง</p>',
      HI: '<p>यह तेज़ी से खुलता है और कम डेटा लेता है।</p>',
      BN: '<p>দ্রুত চালু হয় ও কম ডেটা লাগে।</p>',
      VI: '<p>Khởi động nhanh hơn và tốn ít dữ liệu hơn.</p>',
    },
  },
];
