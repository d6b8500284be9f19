import type { Localised } from '../localise.ts';
import type { GameLook } from './mechanics/index.ts';

const reels: readonly Localised[] = [
  {
    EN: 'There are five reels of twenty places each: 7 rings, 5 drops, 4 leaves, 2 stars and 2 crowns. Each reel stops at every place equally often.',
    TH: 'มีวงล้อห้าวง วงละยี่สิบช่อง: วงแหวน 7 หยดน้ำ 5 ใบไม้ 4 ดาว 2 และมงกุฎ 2 แต่ละวงมีโอกาสหยุดที่ทุกช่องเท่ากัน',
    HI: 'पाँच रील हैं और हर रील में बीस जगहें: 7 छल्ले, 5 बूँदें, 4 पत्ते, 2 तारे और 2 मुकुट। हर जगह रुकने की संभावना बराबर है।',
    BN: 'পাঁচটি রিল, প্রতিটিতে বিশটি ঘর: 7টি আংটি, 5টি ফোঁটা, 4টি পাতা, 2টি তারা ও 2টি মুকুট। প্রতিটি ঘরে থামার সম্ভাবনা সমান।',
    VI: 'Có năm cuộn, mỗi cuộn hai mươi ô: 7 vòng, 5 giọt nước, 4 lá, 2 sao và 2 vương miện. Mỗi cuộn dừng ở ô nào cũng có khả năng như nhau.',
  },
  {
    EN: 'Only the middle row counts. Its first symbol pays for as many reels as show it from the left without a gap.',
    TH: 'นับเฉพาะแถวกลาง สัญลักษณ์แรกจ่ายตามจำนวนวงล้อที่แสดงสัญลักษณ์นั้นติดกันจากซ้าย',
    HI: 'सिर्फ़ बीच की पंक्ति गिनी जाती है। पहला चिह्न बाएँ से लगातार जितनी रीलों पर हो, उतने का इनाम मिलता है।',
    BN: 'শুধু মাঝের সারি গোনা হয়। প্রথম চিহ্নটি বাঁ দিক থেকে পরপর যত রিলে থাকে, তত রিলের পুরস্কার মেলে।',
    VI: 'Chỉ tính hàng giữa. Biểu tượng đầu tiên được trả theo số cuộn liền nhau từ bên trái có biểu tượng đó.',
  },
  {
    EN: 'The symbols above and below are the neighbours on the reel. They have no meaning.',
    TH: 'สัญลักษณ์ด้านบนและด้านล่างเป็นช่องข้างเคียงบนวงล้อ ไม่มีผลใด ๆ',
    HI: 'ऊपर और नीचे के चिह्न रील पर पास की जगहें हैं। उनका कोई मतलब नहीं है।',
    BN: 'উপরে ও নিচের চিহ্নগুলো রিলের পাশের ঘর। সেগুলোর কোনো অর্থ নেই।',
    VI: 'Biểu tượng ở trên và dưới là các ô liền kề trên cuộn. Chúng không có ý nghĩa gì.',
  },
];

/** How a kind of game is played and what decides it, beside the rules that all games have (`domain.md` B2 23). */
export const lookRules: Readonly<Partial<Record<GameLook, readonly Localised[]>>> = {
  reels,
  jackpot: [
    ...reels,
    {
      EN: 'The jackpot is five crowns: 5,000 times the stake, in one round of 100,000 on average. It is a fixed prize and does not grow.',
      TH: 'แจ็กพอตคือมงกุฎห้าอัน: 5,000 เท่าของเงินเดิมพัน เฉลี่ยหนึ่งใน 100,000 รอบ เป็นรางวัลคงที่และไม่เพิ่มขึ้น',
      HI: 'जैकपॉट पाँच मुकुट है: दाँव का 5,000 गुना, औसतन 100,000 राउंड में एक बार। यह तय इनाम है और बढ़ता नहीं।',
      BN: 'পাঁচটি মুকুট মানে জ্যাকপট: বাজির 5,000 গুণ, গড়ে 100,000 রাউন্ডে একবার। এটি নির্দিষ্ট পুরস্কার, বাড়ে না।',
      VI: 'Giải jackpot là năm vương miện: 5.000 lần tiền cược, trung bình một trong 100.000 vòng. Đây là giải cố định và không tăng.',
    },
  ],
  dice: [
    {
      EN: 'Two dice are thrown. Each of the 36 throws is equally likely.',
      TH: 'ทอยลูกเต๋าสองลูก ผลทั้ง 36 แบบมีโอกาสเท่ากัน',
      HI: 'दो पासे फेंके जाते हैं। सभी 36 नतीजों की संभावना बराबर है।',
      BN: 'দুটি পাশা ছোড়া হয়। 36টি ফলাফলের প্রতিটির সম্ভাবনা সমান।',
      VI: 'Hai viên xúc xắc được gieo. Cả 36 kết quả đều có khả năng như nhau.',
    },
    {
      EN: 'You bet on a sum under 7, exactly 7, over 7 or far from 7. The last one pays more the further the sum is from 7.',
      TH: 'เดิมพันผลรวมต่ำกว่า 7, 7 พอดี, สูงกว่า 7 หรือห่างจาก 7 แบบสุดท้ายจ่ายมากขึ้นเมื่อผลรวมห่างจาก 7 มากขึ้น',
      HI: 'आप 7 से कम, ठीक 7, 7 से ज़्यादा या 7 से दूर के जोड़ पर दाँव लगाते हैं। आख़िरी में जोड़ 7 से जितना दूर हो, उतना ज़्यादा मिलता है।',
      BN: '7-এর কম, ঠিক 7, 7-এর বেশি বা 7 থেকে দূরের যোগফলে বাজি ধরুন। শেষটিতে যোগফল 7 থেকে যত দূরে, তত বেশি মেলে।',
      VI: 'Bạn cược tổng dưới 7, đúng 7, trên 7 hoặc cách xa 7. Loại cuối trả nhiều hơn khi tổng càng xa 7.',
    },
  ],
  fish: [
    {
      EN: 'A shot meets one fish. Of 100 shots 40 meet a minnow, 25 a ray, 20 a turtle, 10 a shark and 5 a whale, on average.',
      TH: 'ยิงหนึ่งครั้งเจอปลาหนึ่งตัว เฉลี่ยใน 100 ครั้ง เจอปลาซิว 40 ปลากระเบน 25 เต่า 20 ฉลาม 10 และวาฬ 5',
      HI: 'हर निशाना एक मछली पर लगता है। औसतन 100 में 40 बार छोटी मछली, 25 बार रे मछली, 20 बार कछुआ, 10 बार शार्क और 5 बार व्हेल।',
      BN: 'প্রতিটি গুলি একটি মাছের দিকে যায়। গড়ে 100টির মধ্যে 40টি ছোট মাছ, 25টি শাপলাপাতা মাছ, 20টি কচ্ছপ, 10টি হাঙর ও 5টি তিমি।',
      VI: 'Mỗi phát bắn gặp một con. Trung bình trong 100 phát: 40 cá nhỏ, 25 cá đuối, 20 rùa, 10 cá mập và 5 cá voi.',
    },
    {
      EN: 'A minnow is hit in 50 of 100 shots at it, a ray in 40, a turtle in 25, a shark in 20 and a whale in 10. Aim and timing have no influence.',
      TH: 'ใน 100 ครั้งที่ยิง ปลาซิวโดน 50 ปลากระเบน 40 เต่า 25 ฉลาม 20 และวาฬ 10 การเล็งและจังหวะไม่มีผล',
      HI: '100 निशानों में छोटी मछली पर 50, रे मछली पर 40, कछुए पर 25, शार्क पर 20 और व्हेल पर 10 लगते हैं। निशाना साधने या समय का कोई असर नहीं।',
      BN: '100 গুলিতে ছোট মাছে 50, শাপলাপাতা মাছে 40, কচ্ছপে 25, হাঙরে 20 ও তিমিতে 10টি লাগে। লক্ষ্য বা সময়ের কোনো প্রভাব নেই।',
      VI: 'Trong 100 phát, trúng cá nhỏ 50, cá đuối 40, rùa 25, cá mập 20 và cá voi 10. Cách ngắm và thời điểm không ảnh hưởng.',
    },
  ],
  cards: [
    {
      EN: 'You and the house get one card each, from two decks of 52 cards. The ace is the highest and the two the lowest. Suits do not matter.',
      TH: 'คุณและเจ้ามือได้ไพ่คนละใบ จากสองสำรับ สำรับละ 52 ใบ เอซสูงสุด 2 ต่ำสุด ดอกไพ่ไม่มีผล',
      HI: 'आपको और हाउस को 52 पत्तों की दो गड्डियों से एक-एक पत्ता मिलता है। इक्का सबसे बड़ा और 2 सबसे छोटा है। रंग का असर नहीं होता।',
      BN: 'আপনি ও হাউস 52 তাসের দুটি প্যাকেট থেকে একটি করে তাস পান। টেক্কা সবচেয়ে বড়, 2 সবচেয়ে ছোট। তাসের রঙের কোনো প্রভাব নেই।',
      VI: 'Bạn và nhà cái mỗi bên nhận một lá từ hai bộ bài 52 lá. A lớn nhất, 2 nhỏ nhất. Chất bài không có ý nghĩa.',
    },
    {
      EN: 'You bet on your card, on the house card or on equal ranks. If the ranks are equal, a bet on a card comes back.',
      TH: 'เดิมพันที่ไพ่ของคุณ ไพ่ของเจ้ามือ หรือแต้มเท่ากัน หากแต้มเท่ากัน เงินเดิมพันที่ไพ่จะได้คืน',
      HI: 'आप अपने पत्ते, हाउस के पत्ते या बराबरी पर दाँव लगाते हैं। बराबरी होने पर पत्ते पर लगा दाँव लौट आता है।',
      BN: 'আপনার তাস, হাউসের তাস বা সমান হওয়ার ওপর বাজি ধরুন। সমান হলে তাসের ওপর ধরা বাজি ফেরত আসে।',
      VI: 'Bạn cược cho bài của mình, bài của nhà cái hoặc bằng nhau. Nếu bằng nhau, tiền cược vào lá bài được trả lại.',
    },
    {
      EN: 'The platform deals both cards. No other player is at the table.',
      TH: 'แพลตฟอร์มแจกไพ่ทั้งสองใบ ไม่มีผู้เล่นอื่นที่โต๊ะ',
      HI: 'दोनों पत्ते प्लेटफ़ॉर्म बाँटता है। टेबल पर कोई और खिलाड़ी नहीं है।',
      BN: 'দুটি তাসই প্ল্যাটফর্ম দেয়। টেবিলে আর কোনো খেলোয়াড় নেই।',
      VI: 'Nền tảng chia cả hai lá bài. Không có người chơi nào khác ở bàn.',
    },
  ],
};
