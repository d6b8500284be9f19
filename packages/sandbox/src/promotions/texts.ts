import type { Promotion } from '@livery/api/contract/promotions';
import type { Localised } from '../localise.ts';

/** A promotion as the platform has written it. */
export interface PromotionText {
  readonly promotionId: string;
  readonly category: Promotion['category'];
  readonly activity: Promotion['activity'];
  /** Days from the merchant's first day to its beginning and its end. */
  readonly days: readonly [from: number, to: number];
  /** In usual units. */
  readonly reward: number;
  /** Paid without being claimed once an application is approved. */
  readonly direct?: true;
  readonly title: Localised;
  readonly summary: Localised;
}

/** The promotions of every merchant. */
export const promotionTexts: readonly PromotionText[] = [
  {
    promotionId: 'welcome',
    category: 'NEW',
    activity: 'join',
    days: [-30, 60],
    reward: 20,
    title: {
      EN: 'Welcome letter',
      TH: 'จดหมายต้อนรับ',
      HI: 'स्वागत पत्र',
      BN: 'স্বাগত চিঠি',
      VI: 'Thư chào mừng',
    },
    summary: {
      EN: 'A letter each week with what is new. No mail without your consent.',
      TH: 'จดหมายทุกสัปดาห์เล่าสิ่งใหม่ ไม่ส่งหากคุณไม่ยินยอม',
      HI: 'हर सप्ताह नई बातों का पत्र। आपकी सहमति के बिना कुछ नहीं भेजा जाता।',
      BN: 'প্রতি সপ্তাহে নতুন খবরের চিঠি। সম্মতি ছাড়া কিছু পাঠানো হয় না।',
      VI: 'Mỗi tuần một lá thư về điều mới. Không gửi nếu bạn chưa đồng ý.',
    },
  },
  {
    promotionId: 'daily-sign',
    category: 'DAILY',
    activity: 'signIn',
    days: [-30, 60],
    reward: 1,
    title: {
      EN: 'Daily check-in',
      TH: 'วันละหนึ่งตราประทับ',
      HI: 'हर दिन एक मुहर',
      BN: 'দিনে একটি সিল',
      VI: 'Mỗi ngày một con dấu',
    },
    summary: {
      EN: 'Check in once a day for a small reward. Missed days cost nothing.',
      TH: 'ลงชื่อวันละครั้งรับรางวัลเล็กน้อย ขาดไปก็ไม่เสียอะไร',
      HI: 'दिन में एक बार हस्ताक्षर करें और छोटा इनाम पाएँ। छूटे दिन से कोई हानि नहीं।',
      BN: 'দিনে একবার সই করে ছোট পুরস্কার নিন। দিন বাদ গেলে ক্ষতি নেই।',
      VI: 'Ký mỗi ngày một lần nhận quà nhỏ. Bỏ lỡ ngày nào cũng không mất gì.',
    },
  },
  {
    promotionId: 'report',
    category: 'EVENT',
    activity: 'application',
    days: [-20, 60],
    reward: 50,
    title: {
      EN: 'Found a bug?',
      TH: 'พบข้อผิดพลาดไหม',
      HI: 'कोई गड़बड़ी मिली?',
      BN: 'কোনো ত্রুটি পেলেন?',
      VI: 'Thấy lỗi ở đâu?',
    },
    summary: {
      EN: 'Send us a screenshot of what went wrong and get a reward.',
      TH: 'แจ้งสิ่งที่ผิดพลาดพร้อมรูป แล้วรับรางวัล',
      HI: 'तस्वीर के साथ बताएँ क्या गलत हुआ, और इनाम पाएँ।',
      BN: 'ছবিসহ জানান কী ভুল হয়েছে, পুরস্কার নিন।',
      VI: 'Cho chúng tôi biết lỗi kèm ảnh và nhận thưởng.',
    },
  },
  {
    promotionId: 'idea',
    category: 'EVENT',
    activity: 'application',
    days: [-20, 60],
    reward: 30,
    title: {
      EN: 'Your idea for us',
      TH: 'ไอเดียของคุณ',
      HI: 'आपका सुझाव',
      BN: 'আপনার ভাবনা',
      VI: 'Ý tưởng của bạn',
    },
    summary: {
      EN: 'Tell us in a sentence what should be better.',
      TH: 'บอกเราหนึ่งประโยคว่าอะไรควรดีขึ้น',
      HI: 'एक वाक्य में बताएँ क्या बेहतर हो।',
      BN: 'এক বাক্যে বলুন কী ভালো হওয়া উচিত।',
      VI: 'Hãy cho biết trong một câu điều cần tốt hơn.',
    },
  },
  {
    promotionId: 'birthday',
    category: 'VIP',
    activity: 'application',
    days: [-20, 60],
    reward: 40,
    title: {
      EN: 'Your birthday',
      TH: 'วันเกิดของคุณ',
      HI: 'आपका जन्मदिन',
      BN: 'আপনার জন্মদিন',
      VI: 'Sinh nhật của bạn',
    },
    summary: {
      EN: 'Tell us the day, and a small gift waits for you.',
      TH: 'บอกวันเกิดแล้วรับของขวัญเล็กๆ',
      HI: 'दिन बताएँ, एक छोटा उपहार आपका इंतज़ार करता है।',
      BN: 'দিনটি জানান, ছোট উপহার অপেক্ষা করছে।',
      VI: 'Cho biết ngày sinh, một món quà nhỏ đang chờ bạn.',
    },
  },
  {
    promotionId: 'photo',
    category: 'EVENT',
    activity: 'application',
    days: [-20, 60],
    reward: 25,
    title: {
      EN: 'Monsoon in a picture',
      TH: 'มรสุมในภาพ',
      HI: 'तस्वीर में मानसून',
      BN: 'ছবিতে বর্ষা',
      VI: 'Mùa mưa trong ảnh',
    },
    summary: {
      EN: 'Send up to three pictures of the rain where you live.',
      TH: 'ส่งภาพฝนแถวบ้านได้สูงสุดสามภาพ',
      HI: 'अपने यहाँ की बारिश की तीन तक तस्वीरें भेजें।',
      BN: 'আপনার এলাকার বৃষ্টির সর্বোচ্চ তিনটি ছবি পাঠান।',
      VI: 'Gửi tối đa ba ảnh mưa nơi bạn sống.',
    },
  },
  {
    promotionId: 'review',
    category: 'EVENT',
    activity: 'application',
    days: [-20, 60],
    reward: 15,
    direct: true,
    title: {
      EN: 'How was the app?',
      TH: 'แอปเป็นอย่างไร',
      HI: 'ऐप कैसा लगा?',
      BN: 'অ্যাপ কেমন লাগল?',
      VI: 'Ứng dụng thế nào?',
    },
    summary: {
      EN: 'Write what you think, good or bad. The reward is the same.',
      TH: 'เขียนสิ่งที่คิด ดีหรือไม่ดีก็ได้ รางวัลเท่ากัน',
      HI: 'जो सोचते हैं लिखें, अच्छा या बुरा। इनाम वही है।',
      BN: 'যা ভাবেন লিখুন, ভালো বা মন্দ। পুরস্কার একই।',
      VI: 'Viết điều bạn nghĩ, khen hay chê. Thưởng như nhau.',
    },
  },
  {
    promotionId: 'story',
    category: 'EVENT',
    activity: 'application',
    days: [-20, 60],
    reward: 10,
    title: {
      EN: 'A word of thanks',
      TH: 'คำขอบคุณ',
      HI: 'धन्यवाद के शब्द',
      BN: 'ধন্যবাদের কথা',
      VI: 'Lời cảm ơn',
    },
    summary: {
      EN: 'Name someone from support who helped you.',
      TH: 'บอกชื่อเจ้าหน้าที่ที่ช่วยคุณ',
      HI: 'हमारी सेवा के उस व्यक्ति का नाम बताएँ जिसने मदद की।',
      BN: 'আমাদের সেবার যিনি সাহায্য করেছেন তাঁর নাম বলুন।',
      VI: 'Nêu tên nhân viên đã giúp bạn.',
    },
  },
  {
    promotionId: 'raffle',
    category: 'DAILY',
    activity: 'raffle',
    days: [-30, 60],
    reward: 50,
    title: {
      EN: 'Draw of the day',
      TH: 'จับรางวัลประจำวัน',
      HI: 'आज का ड्रॉ',
      BN: 'আজকের ড্র',
      VI: 'Lượt quay trong ngày',
    },
    summary: {
      EN: 'One turn a day, free. Every chance is shown.',
      TH: 'วันละหนึ่งครั้ง ฟรี แสดงโอกาสทุกรางวัล',
      HI: 'दिन में एक मौका, मुफ़्त। हर संभावना दिखाई जाती है।',
      BN: 'দিনে একবার, বিনামূল্যে। প্রতিটি সম্ভাবনা দেখানো হয়।',
      VI: 'Mỗi ngày một lượt, miễn phí. Mọi tỷ lệ đều công khai.',
    },
  },
  {
    promotionId: 'weekend',
    category: 'EVENT',
    activity: 'join',
    days: [-2, 30],
    reward: 5,
    title: {
      EN: 'Quiet weekend',
      TH: 'สุดสัปดาห์สงบ',
      HI: 'शांत सप्ताहांत',
      BN: 'শান্ত সপ্তাহান্ত',
      VI: 'Cuối tuần yên tĩnh',
    },
    summary: {
      EN: 'Join, play nothing from Friday to Sunday, and read our pick of books.',
      TH: 'เข้าร่วม พักเล่นศุกร์ถึงอาทิตย์ แล้วอ่านหนังสือที่เราเลือก',
      HI: 'शामिल हों, शुक्रवार से रविवार न खेलें, और हमारी चुनी किताबें पढ़ें।',
      BN: 'যোগ দিন, শুক্র থেকে রবি না খেলে আমাদের বাছাই বই পড়ুন।',
      VI: 'Tham gia, nghỉ chơi từ thứ Sáu đến Chủ nhật và đọc sách chúng tôi chọn.',
    },
  },
  {
    promotionId: 'festival',
    category: 'EVENT',
    activity: 'join',
    days: [6, 36],
    reward: 60,
    title: {
      EN: 'Festival of lamps',
      TH: 'เทศกาลโคม',
      HI: 'दीपों का उत्सव',
      BN: 'প্রদীপ উৎসব',
      VI: 'Lễ hội đèn',
    },
    summary: {
      EN: 'Starts soon. The rules and chances are already published.',
      TH: 'เริ่มเร็วๆ นี้ กติกาและโอกาสอยู่ที่นี่แล้ว',
      HI: 'जल्द शुरू होगा। नियम और संभावनाएँ अभी से यहाँ हैं।',
      BN: 'শিগগির শুরু। নিয়ম ও সম্ভাবনা এখনই এখানে আছে।',
      VI: 'Sắp bắt đầu. Luật và tỷ lệ đã có ở đây.',
    },
  },
  {
    promotionId: 'season',
    category: 'EVENT',
    activity: 'join',
    days: [-90, -10],
    reward: 35,
    title: {
      EN: 'Season of mangoes',
      TH: 'ฤดูมะม่วง',
      HI: 'आमों का मौसम',
      BN: 'আমের মৌসুম',
      VI: 'Mùa xoài',
    },
    summary: {
      EN: 'This promotion has ended. Thank you to everyone who took part.',
      TH: 'จบแล้ว ขอบคุณทุกคนที่ร่วมสนุก',
      HI: 'यह समाप्त हुआ। भाग लेने वाले सभी का धन्यवाद।',
      BN: 'শেষ হয়েছে। যাঁরা অংশ নিয়েছেন সবাইকে ধন্যবাদ।',
      VI: 'Đã kết thúc. Cảm ơn mọi người đã tham gia.',
    },
  },
];

/** What every reward says about taking it out. */
export const withdrawalTerm: Localised = {
  EN: 'You can withdraw the reward after the wagering requirement shown is met. You can withdraw your own money at any time.',
  TH: 'ถอนรางวัลได้เมื่อเดิมพันครบยอดที่แสดง เงินของคุณเองถอนได้ทุกเมื่อ',
  HI: 'दिखाई राशि के दाँव पूरे होने पर इनाम निकाला जा सकता है; आपका अपना पैसा कभी भी।',
  BN: 'দেখানো পরিমাণ বাজি হলে পুরস্কার তোলা যায়; আপনার নিজের টাকা যেকোনো সময়।',
  VI: 'Thưởng rút được khi đủ tổng cược hiển thị; tiền của bạn rút được bất cứ lúc nào.',
};

/** Why an application is rejected: nothing in it could be looked at. */
export const rejectionReason: Localised = {
  EN: 'The application had no comment and no image.',
  TH: 'ไม่มีทั้งความคิดเห็นและรูปให้ตรวจ',
  HI: 'देखने के लिए न टिप्पणी थी, न तस्वीर।',
  BN: 'দেখার মতো মন্তব্য বা ছবি কিছুই ছিল না।',
  VI: 'Không có nhận xét hay ảnh nào để xem xét.',
};
