import type { Story } from '@livery/api/contract/content';
import type { Localised } from '../localise.ts';

/** A piece of news or of the blog: a title, a summary and paragraphs, each in five languages. */
export interface StoryText {
  readonly storyId: string;
  readonly kind: Story['kind'];
  /** Hours before the asking at which it was published. */
  readonly hoursAgo: number;
  readonly title: Localised;
  readonly summary: Localised;
  readonly paragraphs: readonly Localised[];
}

/** Newest first within each kind. `{name}` stands for the merchant's own name. */
export const storyTexts: readonly StoryText[] = [
  {
    storyId: 'results',
    kind: 'news',
    hoursAgo: 30,
    title: {
      EN: 'Results of every station on one page',
      TH: 'ผลทุกสถานีอยู่ในหน้าเดียว',
      HI: 'हर स्टेशन के परिणाम एक ही पेज पर',
      BN: 'প্রতিটি স্টেশনের ফলাফল এক পেজে',
      VI: 'Kết quả mọi đài trên một trang',
    },
    summary: {
      EN: 'The lottery lobby now shows the latest result beside each countdown.',
      TH: 'ล็อบบี้ลอตเตอรี่แสดงผลล่าสุดข้างเวลานับถอยหลังของแต่ละงวดแล้ว',
      HI: 'लॉटरी लॉबी अब हर उलटी गिनती के साथ ताज़ा परिणाम दिखाती है।',
      BN: 'লটারি লবি এখন প্রতিটি কাউন্টডাউনের পাশে সর্বশেষ ফলাফল দেখায়।',
      VI: 'Sảnh xổ số nay hiển thị kết quả mới nhất cạnh đồng hồ đếm ngược của từng kỳ.',
    },
    paragraphs: [
      {
        EN: 'Open a lottery to read its last hundred results, with date and time in the time zone of the draw.',
        TH: 'เปิดลอตเตอรี่เพื่อดูผลย้อนหลังหนึ่งร้อยงวด พร้อมวันและเวลาตามเขตเวลาของงวดนั้น',
        HI: 'किसी लॉटरी को खोलकर उसके पिछले सौ परिणाम पढ़ें, ड्रॉ के समय क्षेत्र की तारीख और समय के साथ।',
        BN: 'কোনো লটারি খুললে তার শেষ একশো ফলাফল দেখা যায়, ড্রয়ের সময় অঞ্চলের তারিখ ও সময়সহ।',
        VI: 'Mở một loại xổ số để đọc một trăm kết quả gần nhất, kèm ngày giờ theo múi giờ nơi quay.',
      },
      {
        EN: 'A draw that is late is marked, and its bets stay open in your history until the result arrives.',
        TH: 'งวดที่ล่าช้าจะมีเครื่องหมายกำกับ และการเดิมพันจะรออยู่ในประวัติจนกว่าจะมีผล',
        HI: 'देर से होने वाला ड्रॉ चिह्नित रहता है, और परिणाम आने तक उसके दाँव आपकी हिस्ट्री में खुले रहते हैं।',
        BN: 'দেরি হওয়া ড্র চিহ্নিত থাকে, আর ফলাফল না আসা পর্যন্ত তার বাজি আপনার ইতিহাসে খোলা থাকে।',
        VI: 'Kỳ quay bị trễ sẽ được đánh dấu, và cược của kỳ đó vẫn mở trong lịch sử cho đến khi có kết quả.',
      },
    ],
  },
  {
    storyId: 'withdraw-steps',
    kind: 'news',
    hoursAgo: 150,
    title: {
      EN: 'Withdrawals show every step',
      TH: 'การถอนเงินแสดงทุกขั้นตอน',
      HI: 'निकासी का हर चरण दिखता है',
      BN: 'উত্তোলনের প্রতিটি ধাপ দেখা যায়',
      VI: 'Rút tiền hiển thị từng bước',
    },
    summary: {
      EN: 'See when a request was reviewed, approved and sent, and who acts next.',
      TH: 'ดูได้ว่าคำขอตรวจสอบ อนุมัติ และส่งเงินเมื่อใด และใครดำเนินการต่อ',
      HI: 'देखें कि अनुरोध की समीक्षा, स्वीकृति और भेजना कब हुआ, और अगला कदम किसका है।',
      BN: 'অনুরোধ কখন পর্যালোচনা, অনুমোদন ও পাঠানো হয়েছে এবং পরের ধাপ কার, তা দেখুন।',
      VI: 'Xem yêu cầu được xem xét, phê duyệt và chuyển tiền lúc nào, và ai xử lý tiếp theo.',
    },
    paragraphs: [
      {
        EN: 'Each step has its time and its usual duration. When the money has arrived, confirm it.',
        TH: 'แต่ละขั้นตอนมีเวลาและระยะเวลาโดยปกติ เมื่อได้รับเงินแล้วให้กดยืนยัน',
        HI: 'हर चरण का समय और उसकी सामान्य अवधि दी गई है। पैसा आने पर पुष्टि करें।',
        BN: 'প্রতিটি ধাপের সময় ও সাধারণ সময়কাল দেওয়া আছে। টাকা এলে নিশ্চিত করুন।',
        VI: 'Mỗi bước có giờ và thời lượng thường cần. Khi tiền về, hãy xác nhận.',
      },
      {
        EN: 'If it has not arrived, report it with an image before the time shown. The report has a reference.',
        TH: 'หากยังไม่ได้รับ ให้แจ้งพร้อมรูปก่อนหมดเวลาที่แสดง การแจ้งมีหมายเลขอ้างอิง',
        HI: 'अगर पैसा न आया हो, तो दिखाए गए समय से पहले तस्वीर के साथ बताएँ। सूचना को एक संदर्भ नंबर मिलता है।',
        BN: 'টাকা না এলে দেখানো সময়ের আগে ছবিসহ জানান। অভিযোগটি একটি রেফারেন্স পায়।',
        VI: 'Nếu tiền chưa về, hãy báo kèm ảnh trước thời hạn hiển thị. Báo cáo có mã tham chiếu.',
      },
    ],
  },
  {
    storyId: 'languages',
    kind: 'news',
    hoursAgo: 400,
    title: {
      EN: 'Help in your language',
      TH: 'ความช่วยเหลือในภาษาของคุณ',
      HI: 'आपकी भाषा में मदद',
      BN: 'আপনার ভাষায় সহায়তা',
      VI: 'Trợ giúp bằng ngôn ngữ của bạn',
    },
    summary: {
      EN: 'Articles, game rules and messages of {name} now use the language of the page.',
      TH: 'บทความ กติกาเกม และข้อความของ {name} ใช้ภาษาเดียวกับหน้าเว็บแล้ว',
      HI: '{name} के लेख, गेम के नियम और संदेश अब पेज की भाषा में हैं।',
      BN: '{name}-এর নিবন্ধ, গেমের নিয়ম ও বার্তা এখন পেজের ভাষায়।',
      VI: 'Bài viết, luật chơi và thông báo của {name} nay dùng ngôn ngữ của trang.',
    },
    paragraphs: [
      {
        EN: 'Change the language at the top of any page. Your choice is kept in this browser.',
        TH: 'เปลี่ยนภาษาได้ที่ด้านบนของทุกหน้า ตัวเลือกของคุณจะจำไว้ในเบราว์เซอร์นี้',
        HI: 'किसी भी पेज के ऊपर भाषा बदलें। आपकी पसंद इस ब्राउज़र में रहती है।',
        BN: 'যেকোনো পেজের উপরে ভাষা বদলান। আপনার পছন্দ এই ব্রাউজারে থাকে।',
        VI: 'Đổi ngôn ngữ ở đầu mọi trang. Lựa chọn của bạn được lưu trong trình duyệt này.',
      },
      {
        EN: 'A text that exists in one language only is marked, so that screen readers pronounce it correctly.',
        TH: 'ข้อความที่มีเพียงภาษาเดียวจะระบุภาษาไว้ เพื่อให้โปรแกรมอ่านหน้าจอออกเสียงถูกต้อง',
        HI: 'जो पाठ केवल एक भाषा में है वह चिह्नित रहता है, ताकि स्क्रीन रीडर उसे सही पढ़े।',
        BN: 'যে লেখা শুধু একটি ভাষায় আছে তা চিহ্নিত থাকে, যাতে স্ক্রিন রিডার ঠিকভাবে পড়ে।',
        VI: 'Văn bản chỉ có ở một ngôn ngữ sẽ được đánh dấu để trình đọc màn hình phát âm đúng.',
      },
    ],
  },
  {
    storyId: 'return-to-player',
    kind: 'blog',
    hoursAgo: 60,
    title: {
      EN: 'What return to player means',
      TH: 'อัตราคืนผู้เล่นคืออะไร',
      HI: 'खिलाड़ियों को वापसी का अर्थ',
      BN: 'খেলোয়াড়ের ফেরতের অর্থ কী',
      VI: 'Tỷ lệ trả thưởng nghĩa là gì',
    },
    summary: {
      EN: 'A return of 96 % is an average over very many rounds. It says nothing about your next one.',
      TH: 'อัตราคืน 96 % คือค่าเฉลี่ยจากจำนวนรอบที่มาก ไม่ได้บอกผลของรอบถัดไป',
      HI: '96 % वापसी बहुत सारे राउंड का औसत है। आपके अगले राउंड के बारे में वह कुछ नहीं कहती।',
      BN: '96 % ফেরত বহু রাউন্ডের গড়। আপনার পরের রাউন্ড সম্পর্কে এটি কিছু বলে না।',
      VI: 'Mức trả thưởng 96 % là trung bình của rất nhiều vòng. Nó không nói gì về vòng tiếp theo.',
    },
    paragraphs: [
      {
        EN: 'Over a million rounds of one unit each, such a game pays about 960,000 units. In a single evening the result can be far above or below.',
        TH: 'หากเล่นหนึ่งล้านรอบ รอบละหนึ่งหน่วย เกมเช่นนี้จ่ายประมาณ 960,000 หน่วย ส่วนผลของคืนเดียวอาจสูงหรือต่ำกว่านั้นมาก',
        HI: 'एक-एक इकाई के दस लाख राउंड में ऐसा गेम लगभग 9,60,000 इकाइयाँ देता है। एक शाम में परिणाम इससे बहुत ऊपर या नीचे हो सकता है।',
        BN: 'এক এক ইউনিটের দশ লাখ রাউন্ডে এমন গেম প্রায় 9,60,000 ইউনিট দেয়। এক সন্ধ্যায় ফল এর অনেক উপরে বা নিচে হতে পারে।',
        VI: 'Qua một triệu vòng, mỗi vòng một đơn vị, trò chơi như vậy trả khoảng 960.000 đơn vị. Trong một buổi tối, kết quả có thể cao hoặc thấp hơn nhiều.',
      },
      {
        EN: "The rest is the house's share. Treat a stake as the price of an evening, and set a limit before you start.",
        TH: 'ส่วนที่เหลือเป็นของผู้ให้บริการ ให้มองเงินเดิมพันเป็นค่าใช้จ่ายของค่ำคืน และตั้งขีดจำกัดก่อนเริ่ม',
        HI: 'बाकी संचालक का हिस्सा है। दाँव की रकम को शाम का खर्च मानें, और शुरू करने से पहले सीमा तय करें।',
        BN: 'বাকিটা পরিচালকের অংশ। বাজির টাকাকে সন্ধ্যার খরচ ভাবুন, আর শুরুর আগে একটি সীমা ঠিক করুন।',
        VI: 'Phần còn lại là của nhà điều hành. Hãy xem tiền cược là chi phí cho buổi tối, và đặt giới hạn trước khi bắt đầu.',
      },
    ],
  },
  {
    storyId: 'draw-closing',
    kind: 'blog',
    hoursAgo: 220,
    title: {
      EN: 'Why a draw closes before its result',
      TH: 'ทำไมงวดปิดรับก่อนออกผล',
      HI: 'ड्रॉ परिणाम से पहले क्यों बंद होता है',
      BN: 'ফলাফলের আগে ড্র কেন বন্ধ হয়',
      VI: 'Vì sao kỳ quay khóa trước khi có kết quả',
    },
    summary: {
      EN: 'Bets end some minutes before a draw, so that nobody can know more than others.',
      TH: 'การรับเดิมพันสิ้นสุดก่อนออกรางวัลหลายนาที เพื่อไม่ให้ใครรู้ก่อนคนอื่น',
      HI: 'दाँव ड्रॉ से कुछ मिनट पहले बंद होते हैं, ताकि कोई दूसरों से अधिक न जान सके।',
      BN: 'ড্রয়ের কয়েক মিনিট আগে বাজি শেষ হয়, যাতে কেউ অন্যদের চেয়ে বেশি না জানে।',
      VI: 'Cược kết thúc vài phút trước khi quay, để không ai biết nhiều hơn người khác.',
    },
    paragraphs: [
      {
        EN: "The countdown on each lottery shows the platform's time, not your device's. A wrong clock on a phone changes nothing.",
        TH: 'เวลานับถอยหลังใช้เวลาของระบบ ไม่ใช่ของอุปกรณ์ นาฬิกาที่ผิดบนโทรศัพท์จึงไม่มีผล',
        HI: 'हर लॉटरी की उलटी गिनती प्लेटफ़ॉर्म का समय दिखाती है, आपके डिवाइस का नहीं। फ़ोन की गलत घड़ी से कुछ नहीं बदलता।',
        BN: 'প্রতিটি লটারির কাউন্টডাউন প্ল্যাটফর্মের সময় দেখায়, আপনার ডিভাইসের নয়। ফোনের ভুল ঘড়িতে কিছু বদলায় না।',
        VI: 'Đồng hồ đếm ngược dùng giờ của hệ thống, không phải của thiết bị. Đồng hồ sai trên điện thoại không thay đổi gì.',
      },
      {
        EN: 'A slip that arrives after closing is rejected as a whole, and no stake is taken.',
        TH: 'โพยที่ส่งหลังปิดรับจะถูกปฏิเสธทั้งใบ และไม่หักเงินเดิมพัน',
        HI: 'बंद होने के बाद आई पर्ची पूरी अस्वीकार होती है, और कोई रकम नहीं कटती।',
        BN: 'বন্ধ হওয়ার পরে আসা স্লিপ পুরোটাই প্রত্যাখ্যাত হয়, কোনো টাকা কাটা হয় না।',
        VI: 'Phiếu cược đến sau giờ khóa bị từ chối toàn bộ, và không trừ tiền cược.',
      },
    ],
  },
  {
    storyId: 'limits',
    kind: 'blog',
    hoursAgo: 500,
    title: {
      EN: 'How to choose a limit',
      TH: 'วิธีเลือกขีดจำกัด',
      HI: 'सीमा कैसे चुनें',
      BN: 'সীমা কীভাবে বেছে নেবেন',
      VI: 'Cách chọn giới hạn',
    },
    summary: {
      EN: 'Start from what you can spend on leisure in a month, not from what you hope to receive.',
      TH: 'เริ่มจากเงินที่ใช้เพื่อความบันเทิงได้ในหนึ่งเดือน ไม่ใช่จากสิ่งที่คาดว่าจะได้',
      HI: 'इससे शुरू करें कि महीने में मनोरंजन पर कितना खर्च कर सकते हैं, न कि क्या मिलने की उम्मीद है।',
      BN: 'মাসে বিনোদনে কত খরচ করতে পারেন তা থেকে শুরু করুন, কী পাওয়ার আশা তা থেকে নয়।',
      VI: 'Bắt đầu từ số tiền bạn có thể chi cho giải trí mỗi tháng, không phải từ số bạn hy vọng nhận được.',
    },
    paragraphs: [
      {
        EN: 'Divide the amount by the weeks of a month and set it as a weekly deposit limit. A lower limit applies immediately.',
        TH: 'หารยอดนั้นด้วยจำนวนสัปดาห์ แล้วตั้งเป็นวงเงินฝากรายสัปดาห์ การลดวงเงินมีผลทันที',
        HI: 'उस रकम को महीने के हफ़्तों से भाग दें और साप्ताहिक जमा सीमा बनाएँ। कम सीमा तुरंत लागू होती है।',
        BN: 'সেই টাকাকে মাসের সপ্তাহ দিয়ে ভাগ করে সাপ্তাহিক জমার সীমা করুন। কম সীমা সঙ্গে সঙ্গে কার্যকর হয়।',
        VI: 'Chia số tiền cho số tuần trong tháng và đặt làm giới hạn nạp hằng tuần. Giới hạn thấp hơn có hiệu lực ngay.',
      },
      {
        EN: 'Add a limit of time. It ends a session at a moment that you chose while calm.',
        TH: 'เพิ่มขีดจำกัดเวลาด้วย เพื่อให้การเล่นจบในเวลาที่คุณเลือกไว้ตอนใจเย็น',
        HI: 'समय की सीमा भी जोड़ें। सत्र उस समय खत्म होगा जो आपने शांत मन से चुना था।',
        BN: 'সময়ের সীমাও যোগ করুন। শান্ত অবস্থায় বেছে নেওয়া সময়ে খেলা শেষ হবে।',
        VI: 'Thêm giới hạn thời gian. Phiên chơi sẽ kết thúc vào lúc bạn đã chọn khi còn bình tĩnh.',
      },
    ],
  },
];
