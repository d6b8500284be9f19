import type { Localised } from '../localise.ts';

/** What the platform announces about games: PR for offers and news, H for what a player must know. */
export interface GameAnnouncementSeed {
  readonly id: number;
  readonly type: 'PR' | 'H';
  readonly vassalage?: string;
  readonly gameType?: string;
  readonly title: Localised;
  readonly content: Localised;
  /** Hours before the asking at which it was published. */
  readonly hoursAgo: number;
}

/** The same for every merchant: vendors speak of their games, not of a brand. */
export const gameAnnouncementRows: readonly GameAnnouncementSeed[] = [
  {
    id: 1,
    type: 'PR',
    vassalage: 'PALM',
    gameType: 'LIVE',
    hoursAgo: 20,
    title: {
      EN: 'Two more tables at Palmyra Table',
      TH: 'Palmyra Table เปิดโต๊ะเพิ่มสองโต๊ะ',
      HI: 'Palmyra Table में दो और मेज़ें',
      BN: 'Palmyra Table-এ আরও দুটি টেবিল',
      VI: 'Palmyra Table mở thêm hai bàn',
    },
    content: {
      EN: 'Both have the same limits and rules as the others. Each game shows its rules and its return to player.',
      TH: 'ทั้งสองโต๊ะมีวงเงินและกติกาเดียวกับโต๊ะอื่น ดูกติกาและอัตราคืนได้ที่แต่ละเกม',
      HI: 'दोनों की सीमाएँ और नियम बाक़ी मेज़ों जैसे ही हैं। नियम और वापसी दर हर गेम पर लिखी है।',
      BN: 'দুটিরই সীমা ও নিয়ম অন্যগুলোর মতো। নিয়ম ও ফেরতের হার প্রতিটি গেমে দেওয়া আছে।',
      VI: 'Hạn mức và luật giống các bàn khác. Luật và tỷ lệ trả về có ở từng trò chơi.',
    },
  },
  {
    id: 2,
    type: 'PR',
    vassalage: 'LUMA',
    gameType: 'RNG',
    hoursAgo: 52,
    title: {
      EN: 'Lumatide shows the prize table before you start',
      TH: 'Lumatide แสดงตารางรางวัลก่อนเริ่มเล่น',
      HI: 'Lumatide शुरू करने से पहले इनाम तालिका दिखाता है',
      BN: 'শুরুর আগেই Lumatide পুরস্কারের তালিকা দেখায়',
      VI: 'Lumatide hiện bảng giải thưởng trước khi bạn bắt đầu',
    },
    content: {
      EN: 'Open a game’s details to read its rules, its return to player and its limits.',
      TH: 'เปิดรายละเอียดของเกมเพื่ออ่านกติกา อัตราคืนผู้เล่น และวงเงิน',
      HI: 'नियम, खिलाड़ी को वापसी और सीमाएँ पढ़ने के लिए गेम का विवरण खोलें।',
      BN: 'নিয়ম, খেলোয়াড়ের ফেরতের হার ও সীমা পড়তে গেমের বিবরণ খুলুন।',
      VI: 'Mở phần chi tiết để đọc luật, tỷ lệ trả về và hạn mức của trò chơi.',
    },
  },
  {
    id: 3,
    type: 'PR',
    gameType: 'FISH',
    vassalage: 'REED',
    hoursAgo: 130,
    title: {
      EN: 'Six new games from Reedboat',
      TH: 'Reedboat มีน่านน้ำใหม่หกแห่ง',
      HI: 'Reedboat में छह नए जलक्षेत्र',
      BN: 'Reedboat-এ ছয়টি নতুন জলাশয়',
      VI: 'Reedboat có sáu vùng nước mới',
    },
    content: {
      EN: 'They are in the lobby now. Names and images are fictional.',
      TH: 'เปิดให้เล่นในห้องเกมแล้ว ชื่อและภาพเป็นเรื่องสมมติ',
      HI: 'वे अब हॉल में हैं। नाम और चित्र काल्पनिक हैं।',
      BN: 'এগুলো এখন হলে আছে। নাম ও ছবি কাল্পনিক।',
      VI: 'Đã có trong sảnh. Tên và hình ảnh đều là hư cấu.',
    },
  },
  {
    id: 4,
    type: 'H',
    vassalage: 'NIMB',
    gameType: 'RNG',
    hoursAgo: 3,
    title: {
      EN: 'Nimbus Foundry is under maintenance',
      TH: 'Nimbus Foundry กำลังปิดปรับปรุง',
      HI: 'Nimbus Foundry में रखरखाव चल रहा है',
      BN: 'Nimbus Foundry-তে রক্ষণাবেক্ষণ চলছে',
      VI: 'Nimbus Foundry đang bảo trì',
    },
    content: {
      EN: 'Its games cannot be started. Open rounds are saved.',
      TH: 'ยังเริ่มเกมไม่ได้ รอบที่ค้างอยู่ถูกเก็บไว้',
      HI: 'इसके गेम शुरू नहीं हो सकते। खुले राउंड सुरक्षित हैं।',
      BN: 'এর গেম শুরু করা যাচ্ছে না। খোলা রাউন্ড রাখা আছে।',
      VI: 'Chưa thể mở trò chơi. Các vòng đang dở được giữ lại.',
    },
  },
];
