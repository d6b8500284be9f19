import type { Localised } from '../localise.ts';
import type { GameLook } from './mechanics/mechanic.ts';

/** How tables and tickets are played, beside what holds for every game. */
export const tableRules: Partial<Record<GameLook, readonly Localised[]>> = {
  baccarat: [
    {
      EN: 'Player and Banker get two cards each. Ten and pictures count 0, an ace counts 1. Of a total only the last digit counts; the higher one wins.',
      TH: 'ผู้เล่นและเจ้ามือได้ไพ่ฝั่งละสองใบ ไพ่สิบและไพ่รูปคนนับเป็น 0 เอซนับเป็น 1 ผลรวมนับเฉพาะหลักสุดท้าย ฝั่งที่มากกว่าชนะ',
      HI: 'प्लेयर और बैंकर को दो-दो पत्ते मिलते हैं। दहला और तस्वीर वाले पत्ते 0 गिने जाते हैं, इक्का 1। जोड़ का केवल आख़िरी अंक गिना जाता है; बड़ा अंक जीतता है।',
      BN: 'প্লেয়ার ও ব্যাংকার দুটি করে তাস পায়। দশ ও ছবির তাসের মান 0, টেক্কার মান 1। যোগফলের শুধু শেষ অঙ্ক ধরা হয়; বড়টি জেতে।',
      VI: 'Nhà con và Nhà cái mỗi bên nhận hai lá. Lá mười và lá hình tính 0, át tính 1. Chỉ tính chữ số cuối của tổng; bên cao hơn thắng.',
    },
    {
      EN: 'A total of 8 or 9 with two cards ends the round. Otherwise Player takes a third card with 0 to 5.',
      TH: 'แต้ม 8 หรือ 9 จากไพ่สองใบจบรอบทันที มิฉะนั้นผู้เล่นจั่วไพ่ใบที่สามเมื่อมี 0 ถึง 5 แต้ม',
      HI: 'दो पत्तों पर 8 या 9 होने से राउंड ख़त्म हो जाता है। नहीं तो 0 से 5 पर प्लेयर तीसरा पत्ता लेता है।',
      BN: 'দুই তাসে 8 বা 9 হলে রাউন্ড শেষ। তা না হলে 0 থেকে 5 থাকলে প্লেয়ার তৃতীয় তাস নেয়।',
      VI: 'Tổng 8 hoặc 9 với hai lá kết thúc vòng. Nếu không, Nhà con rút lá thứ ba khi có 0 đến 5.',
    },
    {
      EN: 'If Player took no third card, Banker takes one with 0 to 5. Otherwise Banker takes one with 0 to 2; with 3 unless Player’s third card is an 8; with 4 if it is 2 to 7; with 5 if it is 4 to 7; with 6 if it is 6 or 7.',
      TH: 'หากผู้เล่นไม่จั่วใบที่สาม เจ้ามือจั่วเมื่อมี 0 ถึง 5 แต้ม มิฉะนั้นเจ้ามือจั่วเมื่อมี 0 ถึง 2 เมื่อมี 3 ยกเว้นไพ่ใบที่สามของผู้เล่นเป็น 8 เมื่อมี 4 หากไพ่นั้นเป็น 2 ถึง 7 เมื่อมี 5 หากเป็น 4 ถึง 7 และเมื่อมี 6 หากเป็น 6 หรือ 7',
      HI: 'प्लेयर ने तीसरा पत्ता न लिया हो तो बैंकर 0 से 5 पर लेता है। वरना बैंकर 0 से 2 पर लेता है; 3 पर, जब तक प्लेयर का तीसरा पत्ता 8 न हो; 4 पर, अगर वह 2 से 7 हो; 5 पर, अगर 4 से 7 हो; 6 पर, अगर 6 या 7 हो।',
      BN: 'প্লেয়ার তৃতীয় তাস না নিলে ব্যাংকার 0 থেকে 5-এ নেয়। নিলে ব্যাংকার নেয় 0 থেকে 2-এ; 3-এ, যদি প্লেয়ারের তৃতীয় তাস 8 না হয়; 4-এ, যদি তা 2 থেকে 7 হয়; 5-এ, যদি 4 থেকে 7 হয়; 6-এ, যদি 6 বা 7 হয়।',
      VI: 'Nếu Nhà con không rút lá thứ ba, Nhà cái rút khi có 0 đến 5. Nếu có, Nhà cái rút khi có 0 đến 2; với 3, trừ khi lá thứ ba của Nhà con là 8; với 4 nếu lá đó là 2 đến 7; với 5 nếu là 4 đến 7; với 6 nếu là 6 hoặc 7.',
    },
    {
      EN: 'With a tie, stakes on Player and Banker come back. A pair is two first cards of the same rank. The shoe never ends: every card is equally likely each time.',
      TH: 'เมื่อเสมอ เงินเดิมพันที่ผู้เล่นและเจ้ามือจะได้คืน คู่คือไพ่สองใบแรกที่มีหน้าเดียวกัน กองไพ่ไม่มีวันหมด ไพ่ทุกใบมีโอกาสเท่ากันทุกครั้ง',
      HI: 'टाई होने पर प्लेयर और बैंकर पर लगे दाँव लौटते हैं। पेयर यानी पहले दो पत्ते एक ही अंक के। पत्तों का ढेर कभी ख़त्म नहीं होता: हर बार हर पत्ते की संभावना बराबर है।',
      BN: 'টাই হলে প্লেয়ার ও ব্যাংকারের ওপর বাজি ফেরত আসে। পেয়ার মানে প্রথম দুটি তাস একই মানের। তাসের স্তূপ কখনো শেষ হয় না: প্রতিবার প্রতিটি তাসের সম্ভাবনা সমান।',
      VI: 'Khi hòa, tiền cược cho Nhà con và Nhà cái được trả lại. Đôi là hai lá đầu cùng số. Hộp bài không bao giờ hết: lần nào mọi lá cũng có khả năng như nhau.',
    },
  ],
  cockfight: [
    {
      EN: 'Two drawn cocks, Meron and Wala, are judged in three passes. In each pass either gets 1 to 6 points, all equally likely.',
      TH: 'ไก่วาดสองตัว เมรอนและวาลา ถูกให้คะแนนสามยก แต่ละยกแต่ละตัวได้ 1 ถึง 6 แต้ม โอกาสเท่ากันทุกแต้ม',
      HI: 'दो चित्रित मुर्गों, मेरोन और वाला, को तीन चरणों में अंक मिलते हैं। हर चरण में दोनों को 1 से 6 अंक मिलते हैं, सबकी संभावना बराबर।',
      BN: 'দুটি আঁকা মোরগ, মেরন ও ওয়ালা, তিন ধাপে পয়েন্ট পায়। প্রতি ধাপে দুটিই 1 থেকে 6 পয়েন্ট পায়, সব সমান সম্ভাব্য।',
      VI: 'Hai chú gà vẽ, Meron và Wala, được chấm điểm trong ba lượt. Mỗi lượt, mỗi bên được 1 đến 6 điểm, khả năng như nhau.',
    },
    {
      EN: 'The higher sum wins. With equal sums it is a draw: stakes on Meron and Wala come back. No animals take part.',
      TH: 'แต้มรวมมากกว่าชนะ หากเท่ากันถือว่าเสมอ และเงินเดิมพันที่เมรอนและวาลาจะได้คืน ไม่มีสัตว์จริงเกี่ยวข้อง',
      HI: 'जिसके कुल अंक ज़्यादा हों वह जीतता है। बराबर हों तो बराबरी: मेरोन और वाला पर लगे दाँव लौटते हैं। इसमें कोई असली जानवर नहीं है।',
      BN: 'মোট পয়েন্ট যার বেশি সে জেতে। সমান হলে সমতা: মেরন ও ওয়ালার ওপর বাজি ফেরত আসে। এতে কোনো আসল প্রাণী নেই।',
      VI: 'Tổng điểm cao hơn thì thắng. Bằng nhau là hòa: tiền cược cho Meron và Wala được trả lại. Không có con vật thật nào tham gia.',
    },
  ],
  ticket: [
    {
      EN: 'A ticket has three rows of three fields. Three equal symbols in a row pay. If several rows have them, the dearest one counts.',
      TH: 'ตั๋วมีสามแถว แถวละสามช่อง สัญลักษณ์เหมือนกันสามช่องในแถวเดียวกันได้รางวัล หากมีหลายแถว นับแถวที่จ่ายสูงสุด',
      HI: 'टिकट में तीन पंक्तियाँ हैं, हर पंक्ति में तीन खाने। एक पंक्ति में तीन एक जैसे चिह्न पर इनाम है। कई पंक्तियों में हों तो सबसे बड़ा इनाम गिना जाता है।',
      BN: 'টিকিটে তিন সারি, প্রতি সারিতে তিনটি ঘর। এক সারিতে তিনটি একই চিহ্ন হলে পুরস্কার। একাধিক সারিতে হলে সবচেয়ে বড়টি ধরা হয়।',
      VI: 'Vé có ba hàng, mỗi hàng ba ô. Ba biểu tượng giống nhau trong một hàng thì có thưởng. Nếu nhiều hàng trúng, tính hàng có thưởng cao nhất.',
    },
    {
      EN: 'What lies under the fields is decided before you scratch. Each field is drawn by itself; how and in which order you scratch changes nothing.',
      TH: 'สิ่งที่อยู่ใต้ช่องถูกกำหนดก่อนที่คุณจะขูด แต่ละช่องสุ่มแยกกัน วิธีและลำดับการขูดไม่เปลี่ยนผล',
      HI: 'खानों के नीचे क्या है, यह स्क्रैच करने से पहले तय हो चुका होता है। हर खाना अलग से निकाला जाता है; कैसे और किस क्रम में स्क्रैच करें, इससे कुछ नहीं बदलता।',
      BN: 'ঘরের নিচে কী আছে তা স্ক্র্যাচ করার আগেই ঠিক হয়ে যায়। প্রতিটি ঘর আলাদাভাবে তোলা হয়; কীভাবে বা কোন ক্রমে স্ক্র্যাচ করলেন তাতে কিছু বদলায় না।',
      VI: 'Bên dưới các ô đã được quyết định trước khi bạn cào. Mỗi ô được rút riêng; cào thế nào, theo thứ tự nào cũng không đổi kết quả.',
    },
    {
      EN: 'Of twenty fields, 6 are lotus, 5 wave, 4 bell, 3 moon and 2 sun.',
      TH: 'ในยี่สิบช่อง เป็นดอกบัว 6 คลื่น 5 ระฆัง 4 พระจันทร์ 3 และพระอาทิตย์ 2',
      HI: 'बीस खानों में 6 कमल, 5 लहर, 4 घंटी, 3 चाँद और 2 सूरज होते हैं।',
      BN: 'বিশটি ঘরের মধ্যে 6টি পদ্ম, 5টি ঢেউ, 4টি ঘণ্টা, 3টি চাঁদ ও 2টি সূর্য।',
      VI: 'Trong hai mươi ô có 6 sen, 5 sóng, 4 chuông, 3 trăng và 2 mặt trời.',
    },
  ],
};
