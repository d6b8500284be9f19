import type { Script } from '../brand/brand.ts';
import { primaryLanguage, scriptOf } from './font-needs.ts';

/** What a script must be able to do, as text to shape. */
export interface ScriptSample {
  /** As an operator reads it. */
  readonly name: string;
  /** The letters that its languages share, run together. */
  readonly letters: string;
  /** Joined letters and stacked marks: each must come out in its own form. */
  readonly joined: readonly string[];
  /** The letter that joins consonants. It shows only where the font has no joined form. */
  readonly virama?: number;
  /** Whether marks stand above or below each other and must not touch. */
  readonly stacked?: boolean;
  readonly digits: string;
  /** Everyday words with much above and below the line. */
  readonly words: readonly string[];
}

/** Words and conjuncts that the members' pages hold; the conjuncts are those that faces without full shaping break. */
export const scriptSamples: Record<Script, ScriptSample> = {
  latin: {
    name: 'Latin',
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:;!?()%+-−×·…–“”‘’@#/&',
    joined: [],
    digits: '0123456789',
    words: ['Balance', 'Jackpot', 'Play fully (18+)', '1,234,567.89'],
  },
  devanagari: {
    name: 'Devanagari',
    letters: 'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौंःँ़्।',
    joined: ['क्ष', 'ज्ञ', 'त्र', 'श्र', 'द्ध', 'द्य', 'ट्ट', 'क्त', 'प्र', 'र्म', 'स्त्र'],
    virama: 0x94d,
    digits: '०१२३४५६७८९',
    words: ['खेलों', 'सुर्ख़ियाँ', 'मार्किंग', 'ड्रॉ', 'शुरू', 'हूँ', 'चिट्ठी', 'शुद्ध', 'कृपया', 'ज़िम्मेदारी'],
  },
  bengali: {
    name: 'Bengali',
    letters: 'অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহড়ঢ়য়ািীুূৃেৈোৌংঃঁ্ৎ।',
    joined: ['ক্ষ', 'জ্ঞ', 'ন্ত্র', 'স্ক্র', 'ক্ত', 'ঙ্গ', 'ষ্ট', 'প্র', 'র্ম', 'ব্য', 'ন্দ্র'],
    virama: 0x9cd,
    digits: '০১২৩৪৫৬৭৮৯',
    words: ['খেলুন', 'মার্কিন', 'পাঁচ', 'স্ক্রিন', 'ইন্দ্র', 'দায়িত্বশীল', 'মুহূর্ত', 'কৃষ্ণ', 'টুর্নামেন্ট'],
  },
  thai: {
    name: 'Thai',
    letters: 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮฤฦะัาำิีึืุูเแโใไๅๆ็่้๊๋์ฯ',
    joined: ['ปั่', 'ที่', 'น้ำ', 'ญู', 'ฐู', 'กั้', 'ปี๊', 'ฟื้น', 'ไม้'],
    stacked: true,
    digits: '๐๑๒๓๔๕๖๗๘๙',
    words: ['ที่นี่', 'ปั่น', 'น้ำ', 'ฟื้นฟู', 'กฎหมาย', 'ผู้เล่น', 'ฝั่ง', 'ตู้', 'ใหญ่', 'เรียนรู้'],
  },
  arabic: {
    name: 'Arabic',
    letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟',
    joined: ['لا', 'لآ', 'لأ', 'لإ'],
    digits: '٠١٢٣٤٥٦٧٨٩',
    words: ['الرصيد', 'إيداع', 'الجائزة', 'خروج', 'آخر'],
  },
  tamil: {
    name: 'Tamil',
    letters: 'அஆஇஈஉஊஎஏஐஒஓஔகஙசஞடணதநபமயரலவழளறனஜஷஸஹாிீுூெேைொோௌ்',
    // Tamil shows its virama (the pulli) by rule; only these two join.
    joined: ['க்ஷ', 'ஸ்ரீ'],
    virama: 0xbcd,
    digits: '௦௧௨௩௪௫௬௭௮௯',
    words: ['விளையாட்டு', 'பணம்', 'கௌரவம்', 'ஸ்ரீ', 'கூ'],
  },
  telugu: {
    name: 'Telugu',
    letters: 'అఆఇఈఉఊఋఎఏఐఒఓఔకఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబభమయరలవశషసహళాిీుూృెేైొోౌంః్',
    joined: ['క్ష', 'జ్ఞ', 'త్ర', 'స్త్ర', 'ద్ధ', 'ష్ట'],
    virama: 0xc4d,
    digits: '౦౧౨౩౪౫౬౭౮౯',
    words: ['ఆటలు', 'క్షేత్రం', 'స్త్రీ', 'జ్ఞానం', 'ప్రైజ్'],
  },
};

/** Letters, marks and words that a language has beyond its script's common ones. By primary subtag of BCP 47. */
const languageSamples: Record<
  string,
  {
    readonly letters: string;
    readonly joined: readonly string[];
    readonly words: readonly string[];
  }
> = {
  vi: {
    letters:
      'ăâđêôơưĂÂĐÊÔƠƯáàảãạấầẩẫậắằẳẵặéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵẤẦẨẪẬẮẰẲẴẶẾỀỂỄỆỐỒỔỖỘỚỜỞỠỢỨỪỬỮỰ',
    joined: ['ế', 'ộ', 'ữ', 'ằ', 'Ắ', 'Ệ', 'Ữ'],
    words: [
      'Đặt cược',
      'Số dư',
      'Ổn định',
      'SẴN SÀNG',
      'TRÚNG THƯỞNG LỚN',
      'HIỂN THỊ',
      'Được hỗ trợ',
    ],
  },
  mr: { letters: 'ळऱ', joined: [], words: ['खेळ'] },
  ur: { letters: 'ٹڈڑںےپچژگکیہھ', joined: [], words: ['کھیل'] },
  fa: { letters: 'پچژگکی', joined: [], words: ['بازی'] },
  tr: { letters: 'çğıİöşüÇĞÖŞÜ', joined: [], words: ['İğ'] },
};

/** What a language needs of its script's typeface. */
export function sampleOf(tag: string): ScriptSample {
  const sample = scriptSamples[scriptOf(tag)];
  const own = languageSamples[primaryLanguage(tag)];
  if (!own) return sample;
  return {
    ...sample,
    letters: sample.letters + own.letters,
    joined: [...sample.joined, ...own.joined],
    words: [...sample.words, ...own.words],
  };
}
