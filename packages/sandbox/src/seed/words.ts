import type { Localised } from '../localise.ts';

/** How game types are called. */
export const gameTypeNames = {
  RNG: { EN: 'Slots', TH: 'สล็อต', HI: 'स्लॉट', BN: 'স্লট', VI: 'Nổ hũ' },
  LIVE: {
    EN: 'Live casino',
    TH: 'คาสิโนสด',
    HI: 'लाइव कैसीनो',
    BN: 'লাইভ ক্যাসিনো',
    VI: 'Casino trực tuyến',
  },
  FISH: { EN: 'Fishing', TH: 'ยิงปลา', HI: 'फ़िशिंग', BN: 'ফিশিং', VI: 'Bắn cá' },
  PVP: { EN: 'Card games', TH: 'เกมไพ่', HI: 'कार्ड गेम', BN: 'কার্ড গেম', VI: 'Game bài' },
  SPORTS: { EN: 'Sports', TH: 'กีฬา', HI: 'खेल', BN: 'খেলাধুলা', VI: 'Thể thao' },
  ESPORTS: { EN: 'Esports', TH: 'อีสปอร์ต', HI: 'ई-स्पोर्ट्स', BN: 'ই-স্পোর্টস', VI: 'Thể thao điện tử' },
  LOTT: { EN: 'Lottery', TH: 'ลอตเตอรี่', HI: 'लॉटरी', BN: 'লটারি', VI: 'Xổ số' },
  ELOTT: { EN: 'E-lottery', TH: 'อีลอตเตอรี่', HI: 'ई-लॉटरी', BN: 'ই-লটারি', VI: 'Xổ số điện tử' },
  COCKFIGHT: { EN: 'Cockfight', TH: 'ไก่ชน', HI: 'मुर्गा लड़ाई', BN: 'মোরগ লড়াই', VI: 'Đá gà' },
  MINI: { EN: 'Mini games', TH: 'มินิเกม', HI: 'मिनी गेम', BN: 'মিনি গেম', VI: 'Mini game' },
} as const satisfies Record<string, Localised>;

/** A game type that the seed knows. */
export type GameType = keyof typeof gameTypeNames;

/** The name of a type of games; of one that has none, its code. */
export function gameTypeName(gameType: string): Localised {
  const names: Readonly<Record<string, Localised | undefined>> = gameTypeNames;
  return names[gameType] ?? { EN: gameType };
}

/** First words of game names. */
export const firstWords: readonly Localised[] = [
  { EN: 'Lantern', TH: 'โคมไฟ', HI: 'लालटेन', BN: 'লণ্ঠন', VI: 'Đèn Lồng' },
  { EN: 'Monsoon', TH: 'มรสุม', HI: 'मानसून', BN: 'মৌসুমি', VI: 'Gió Mùa' },
  { EN: 'Copper', TH: 'ทองแดง', HI: 'ताम्र', BN: 'তামা', VI: 'Đồng Đỏ' },
  { EN: 'Jade', TH: 'หยก', HI: 'जेड', BN: 'জেড', VI: 'Ngọc Bích' },
  { EN: 'Orchid', TH: 'กล้วยไม้', HI: 'ऑर्किड', BN: 'অর্কিড', VI: 'Phong Lan' },
  { EN: 'Thunder', TH: 'สายฟ้า', HI: 'गर्जन', BN: 'বজ্র', VI: 'Sấm Sét' },
  { EN: 'Moonlit', TH: 'แสงจันทร์', HI: 'चाँदनी', BN: 'জোছনা', VI: 'Ánh Trăng' },
  { EN: 'River', TH: 'สายน้ำ', HI: 'नदी', BN: 'নদী', VI: 'Dòng Sông' },
  { EN: 'Golden', TH: 'ทองคำ', HI: 'स्वर्ण', BN: 'সোনালি', VI: 'Vàng' },
  { EN: 'Tiger', TH: 'เสือ', HI: 'बाघ', BN: 'বাঘ', VI: 'Hổ' },
  { EN: 'Lotus', TH: 'ดอกบัว', HI: 'कमल', BN: 'পদ্ম', VI: 'Hoa Sen' },
  { EN: 'Amber', TH: 'อำพัน', HI: 'अंबर', BN: 'অম্বর', VI: 'Hổ Phách' },
  { EN: 'Silver', TH: 'เงิน', HI: 'रजत', BN: 'রুপালি', VI: 'Bạc' },
  { EN: 'Storm', TH: 'พายุ', HI: 'तूफ़ान', BN: 'ঝড়', VI: 'Bão Tố' },
  { EN: 'Saffron', TH: 'หญ้าฝรั่น', HI: 'केसर', BN: 'জাফরান', VI: 'Nghệ Tây' },
  { EN: 'Coral', TH: 'ปะการัง', HI: 'मूंगा', BN: 'প্রবাল', VI: 'San Hô' },
];

/** Second words of game names, by game type. */
export const secondWords: Readonly<Partial<Record<GameType, readonly Localised[]>>> = {
  RNG: [
    { EN: 'Harvest', TH: 'เก็บเกี่ยว', HI: 'फ़सल', BN: 'ফসল', VI: 'Mùa Gặt' },
    { EN: 'Gate', TH: 'ประตู', HI: 'द्वार', BN: 'দ্বার', VI: 'Cổng' },
    { EN: 'Heron', TH: 'นกกระสา', HI: 'बगुला', BN: 'বক', VI: 'Cánh Cò' },
    { EN: 'Garden', TH: 'สวน', HI: 'बाग़', BN: 'বাগান', VI: 'Khu Vườn' },
    { EN: 'Dragon', TH: 'มังกร', HI: 'ड्रैगन', BN: 'ড্রাগন', VI: 'Rồng' },
    { EN: 'Treasure', TH: 'สมบัติ', HI: 'ख़ज़ाना', BN: 'গুপ্তধন', VI: 'Kho Báu' },
    { EN: 'Palace', TH: 'พระราชวัง', HI: 'महल', BN: 'প্রাসাদ', VI: 'Cung Điện' },
    { EN: 'Bells', TH: 'ระฆัง', HI: 'घंटियाँ', BN: 'ঘণ্টা', VI: 'Chuông' },
  ],
  LIVE: [
    { EN: 'Table', TH: 'โต๊ะ', HI: 'मेज़', BN: 'টেবিল', VI: 'Bàn' },
    { EN: 'Salon', TH: 'ห้องรับรอง', HI: 'सैलून', BN: 'সেলুন', VI: 'Phòng Khách' },
    { EN: 'Room', TH: 'ห้อง', HI: 'कक्ष', BN: 'কক্ষ', VI: 'Phòng' },
    { EN: 'Baccarat', TH: 'บาคาร่า', HI: 'बैकारा', BN: 'বাকারা', VI: 'Baccarat' },
  ],
  FISH: [
    { EN: 'Reef', TH: 'แนวหิน', HI: 'शैलमाला', BN: 'প্রাচীর', VI: 'Rạn Đá' },
    { EN: 'Tide', TH: 'กระแสน้ำ', HI: 'ज्वार', BN: 'জোয়ার', VI: 'Thủy Triều' },
    { EN: 'Harpoon', TH: 'ฉมวก', HI: 'हारपून', BN: 'হারপুন', VI: 'Ngọn Lao' },
    { EN: 'Lagoon', TH: 'ลากูน', HI: 'लैगून', BN: 'লেগুন', VI: 'Đầm Phá' },
  ],
  PVP: [
    { EN: 'Rummy', TH: 'รัมมี่', HI: 'रमी', BN: 'রামি', VI: 'Rummy' },
    { EN: 'Duel', TH: 'ดวล', HI: 'द्वंद्व', BN: 'দ্বৈরথ', VI: 'Đấu Tay Đôi' },
    { EN: 'Thirteen', TH: 'ไพ่สิบสาม', HI: 'तेरह', BN: 'তেরো', VI: 'Mười Ba' },
    { EN: 'Poker', TH: 'โป๊กเกอร์', HI: 'पोकर', BN: 'পোকার', VI: 'Poker' },
  ],
  SPORTS: [{ EN: 'League', TH: 'ลีก', HI: 'लीग', BN: 'লীগ', VI: 'Giải Đấu' }],
  ESPORTS: [{ EN: 'Arena', TH: 'สังเวียน', HI: 'अखाड़ा', BN: 'অ্যারেনা', VI: 'Đấu Trường' }],
  ELOTT: [
    { EN: 'Draw', TH: 'จับรางวัล', HI: 'ड्रॉ', BN: 'ড্র', VI: 'Quay Số' },
    { EN: 'Numbers', TH: 'ตัวเลข', HI: 'अंक', BN: 'সংখ্যা', VI: 'Con Số' },
    { EN: 'Ticket', TH: 'ตั๋ว', HI: 'टिकट', BN: 'টিকিট', VI: 'Tấm Vé' },
    { EN: 'Scratch', TH: 'ขูดโชค', HI: 'स्क्रैच', BN: 'স্ক্র্যাচ', VI: 'Vé Cào' },
  ],
  COCKFIGHT: [{ EN: 'Ring', TH: 'สนาม', HI: 'रिंग', BN: 'রিং', VI: 'Trường Gà' }],
  MINI: [
    { EN: 'Dice', TH: 'ลูกเต๋า', HI: 'पासा', BN: 'পাশা', VI: 'Xúc Xắc' },
    { EN: 'Rocket', TH: 'จรวด', HI: 'रॉकेट', BN: 'রকেট', VI: 'Tên Lửa' },
    { EN: 'Mines', TH: 'ทุ่นระเบิด', HI: 'माइन', BN: 'মাইন', VI: 'Dò Mìn' },
    { EN: 'Coin', TH: 'เหรียญ', HI: 'सिक्का', BN: 'মুদ্রা', VI: 'Đồng Xu' },
  ],
};

/** Tails that make a few names too long for any card. */
export const longTails = [
  ': The Long Night of a Thousand Floating Lights above the Old Harbour',
  ' and the Unhurried Procession of the Seven Painted Elephants of the Valley',
] as const;
