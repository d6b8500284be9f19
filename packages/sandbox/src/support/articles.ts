import type { HelpArticle } from '@livery/api/contract/support';
import type { Localised } from '../localise.ts';

/** An article of the help centre: a title and its paragraphs, each in five languages. */
export interface ArticleText {
  readonly articleId: string;
  readonly category: HelpArticle['category'];
  readonly title: Localised;
  readonly paragraphs: readonly Localised[];
  readonly version?: string;
  /** When the text came into force, in milliseconds since 1970. */
  readonly date?: number;
}

/** The help centre, in the order in which it is shown. `{name}` stands for the merchant's own name, `{age}` for its age limit. */
export const articleTexts: readonly ArticleText[] = [
  {
    articleId: 'start',
    category: 'ACCOUNT',
    title: {
      EN: 'Registration and login',
      TH: 'การสมัครสมาชิกและเข้าสู่ระบบ',
      HI: 'रजिस्ट्रेशन और लॉग इन',
      BN: 'নিবন্ধন ও লগ ইন',
      VI: 'Đăng ký và đăng nhập',
    },
    paragraphs: [
      {
        EN: 'Register with a username or a mobile number. You must be at least {age} years old.',
        TH: 'สมัครด้วยชื่อผู้ใช้หรือหมายเลขโทรศัพท์ คุณต้องมีอายุอย่างน้อย {age} ปี',
        HI: 'यूज़रनेम या मोबाइल नंबर से रजिस्टर करें। आपकी आयु कम से कम {age} वर्ष होनी चाहिए।',
        BN: 'ইউজারনেম বা মোবাইল নম্বর দিয়ে নিবন্ধন করুন। আপনার বয়স কমপক্ষে {age} বছর হতে হবে।',
        VI: 'Đăng ký bằng tên đăng nhập hoặc số điện thoại. Bạn phải từ {age} tuổi trở lên.',
      },
      {
        EN: "If we don't recognise your location, we ask you to verify your identity with a code or the account holder's name.",
        TH: 'หากเราไม่รู้จักตำแหน่งที่คุณเข้าสู่ระบบ เราจะขอให้ยืนยันตัวตนด้วยรหัสหรือชื่อเจ้าของบัญชี',
        HI: 'नई जगह से लॉग इन करने पर पहचान की पुष्टि करनी होती है: कोड से, या खाताधारक के नाम से।',
        BN: 'নতুন জায়গা থেকে লগ ইন করলে পরিচয় যাচাই করতে হয়: একটি কোড, বা অ্যাকাউন্টধারীর নাম দিয়ে।',
        VI: 'Nếu bạn đăng nhập từ vị trí lạ, chúng tôi yêu cầu xác minh danh tính bằng mã hoặc tên chủ tài khoản.',
      },
    ],
  },
  {
    articleId: 'deposit',
    category: 'MONEY',
    title: {
      EN: 'Deposits',
      TH: 'การฝากเงิน',
      HI: 'जमा',
      BN: 'জমা',
      VI: 'Nạp tiền',
    },
    paragraphs: [
      {
        EN: 'Each method shows its minimum and maximum amount, its fee and its usual processing time in minutes.',
        TH: 'แต่ละวิธีแสดงยอดต่ำสุด สูงสุด ค่าธรรมเนียม และเวลาที่ใช้โดยปกติเป็นนาที',
        HI: 'हर तरीका अपनी न्यूनतम और अधिकतम राशि, शुल्क और सामान्य समय मिनटों में दिखाता है।',
        BN: 'প্রতিটি পদ্ধতি সর্বনিম্ন ও সর্বোচ্চ পরিমাণ, ফি এবং সাধারণত কত মিনিট লাগে তা দেখায়।',
        VI: 'Mỗi phương thức hiển thị số tiền tối thiểu, tối đa, phí và số phút thường cần.',
      },
      {
        EN: 'If the money has not arrived by then, send us feedback with the deposit number.',
        TH: 'หากเงินยังไม่เข้าหลังเวลานั้น โปรดส่งความคิดเห็นพร้อมหมายเลขรายการฝาก',
        HI: 'अगर उस समय के बाद भी पैसा न आए, तो जमा के नंबर के साथ हमें लिखें।',
        BN: 'সেই সময়ের পরেও টাকা না এলে জমার নম্বরসহ আমাদের লিখুন।',
        VI: 'Nếu sau thời gian đó tiền chưa đến, hãy gửi phản hồi kèm số giao dịch nạp.',
      },
    ],
  },
  {
    articleId: 'withdraw',
    category: 'MONEY',
    title: {
      EN: 'Withdrawals',
      TH: 'การถอนเงิน',
      HI: 'निकासी',
      BN: 'উত্তোলন',
      VI: 'Rút tiền',
    },
    paragraphs: [
      {
        EN: 'We review and approve each request before we send the money. You can see each step and its time.',
        TH: 'คำขอผ่านการตรวจสอบและอนุมัติก่อนส่งเงิน คุณเห็นทุกขั้นตอนพร้อมเวลา',
        HI: 'अनुरोध की समीक्षा और स्वीकृति होती है, फिर राशि भेजी जाती है। हर चरण समय के साथ दिखता है।',
        BN: 'অনুরোধ পর্যালোচনা ও অনুমোদনের পরে টাকা পাঠানো হয়। প্রতিটি ধাপ সময়সহ দেখা যায়।',
        VI: 'Yêu cầu được xem xét, phê duyệt rồi chuyển tiền. Bạn thấy từng bước kèm thời gian.',
      },
      {
        EN: "Confirm the withdrawal when the money arrives. If it doesn't, report it with an image as proof before the time shown.",
        TH: 'เมื่อได้รับเงินแล้วให้กดยืนยัน หากยังไม่ได้รับ ให้แจ้งพร้อมรูปหลักฐานก่อนหมดเวลาที่แสดง',
        HI: 'पैसा आने पर पुष्टि करें। न आया हो तो दिखाए गए समय से पहले प्रमाण की तस्वीर के साथ बताएँ।',
        BN: 'টাকা পেলে নিশ্চিত করুন। না পেলে দেখানো সময়ের আগে প্রমাণের ছবিসহ জানান।',
        VI: 'Khi nhận được tiền, hãy xác nhận. Nếu chưa nhận, hãy báo kèm ảnh chứng minh trước khi hết thời gian hiển thị.',
      },
    ],
  },
  {
    articleId: 'rules',
    category: 'PLAY',
    title: {
      EN: 'How games and draws are settled',
      TH: 'เกมและงวดคิดผลอย่างไร',
      HI: 'गेम और ड्रॉ का निपटान कैसे होता है',
      BN: 'গেম ও ড্র কীভাবে নিষ্পত্তি হয়',
      VI: 'Trò chơi và kỳ quay được kết toán thế nào',
    },
    paragraphs: [
      {
        EN: 'You can read the rules, prizes and return to player before each game. A draw takes no bets after it closes.',
        TH: 'อ่านกติกา รางวัล และอัตราคืนผู้เล่นได้ก่อนเริ่มทุกเกม งวดที่ปิดแล้วไม่รับเดิมพัน',
        HI: 'नियम, इनाम और खिलाड़ियों को वापसी हर गेम से पहले पढ़ी जा सकती है। बंद होने के बाद ड्रॉ में दाँव नहीं लगते।',
        BN: 'নিয়ম, পুরস্কার ও খেলোয়াড়ের ফেরত প্রতিটি গেমের আগে পড়া যায়। বন্ধ হওয়ার পরে ড্রয়ে বাজি নেওয়া হয় না।',
        VI: 'Có thể đọc luật, giải thưởng và tỷ lệ trả thưởng trước mỗi trò chơi. Kỳ quay đã khóa không nhận cược.',
      },
      {
        EN: 'If a game is interrupted, you can resume it when you return. A game that fails to start costs nothing.',
        TH: 'หากเกมขาดตอน ระบบจะเสนอให้เล่นต่อเมื่อคุณกลับมา การเปิดเกมที่ไม่สำเร็จไม่หักเงิน',
        HI: 'गेम बीच में रुक जाए तो लौटने पर वही पहले मिलता है। असफल शुरुआत में पैसा नहीं कटता।',
        BN: 'গেম মাঝপথে থেমে গেলে ফিরে এলে সেটিই আগে দেওয়া হয়। চালু না হলে টাকা কাটা হয় না।',
        VI: 'Nếu trò chơi bị gián đoạn, bạn được mời tiếp tục khi quay lại. Mở trò chơi thất bại không trừ tiền.',
      },
    ],
  },
  {
    articleId: 'limits',
    category: 'PLAY',
    title: {
      EN: 'Limits, breaks and help',
      TH: 'ขีดจำกัด การพัก และความช่วยเหลือ',
      HI: 'सीमाएँ, विराम और मदद',
      BN: 'সীমা, বিরতি ও সহায়তা',
      VI: 'Giới hạn, tạm nghỉ và trợ giúp',
    },
    paragraphs: [
      {
        EN: 'Gambling can harm. Set limits for deposits, losses and time. Lower limits apply immediately, higher limits after one day.',
        TH: 'การพนันอาจก่อโทษ ตั้งขีดจำกัดการฝาก การเสีย และเวลา ลดแล้วมีผลทันที เพิ่มต้องรอหนึ่งวัน',
        HI: 'जुआ नुकसान पहुँचा सकता है। जमा, हानि और समय की सीमा तय करें: घटाना तुरंत, बढ़ाना एक दिन बाद लागू होता है।',
        BN: 'জুয়া ক্ষতি করতে পারে। জমা, ক্ষতি ও সময়ের সীমা ঠিক করুন: কমালে সঙ্গে সঙ্গে, বাড়ালে এক দিন পরে কার্যকর।',
        VI: 'Cờ bạc có thể gây hại. Hãy đặt giới hạn nạp, thua và thời gian: giảm có hiệu lực ngay, tăng phải chờ một ngày.',
      },
      {
        EN: 'You can take a break or self-exclude. You can still withdraw, see your history and get help.',
        TH: 'คุณพักหรือกันตัวเองออกได้ ระหว่างนั้นยังถอนเงิน ดูประวัติ และขอความช่วยเหลือได้',
        HI: 'आप विराम ले सकते हैं या स्वयं को बाहर कर सकते हैं। तब भी निकासी, इतिहास और मदद खुली रहती है।',
        BN: 'আপনি বিরতি নিতে বা নিজেকে বাদ দিতে পারেন। তখনও উত্তোলন, ইতিহাস ও সহায়তা খোলা থাকে।',
        VI: 'Bạn có thể tạm nghỉ hoặc tự loại trừ. Khi đó vẫn rút tiền, xem lịch sử và nhận trợ giúp được.',
      },
    ],
  },
  {
    articleId: 'complaint',
    category: 'ACCOUNT',
    title: {
      EN: 'Complaints',
      TH: 'การร้องเรียน',
      HI: 'शिकायतें',
      BN: 'অভিযোগ',
      VI: 'Khiếu nại',
    },
    paragraphs: [
      {
        EN: 'Send feedback of the type complaint, if you like from a transaction. You get a number and can follow its progress.',
        TH: 'ส่งความคิดเห็นประเภทร้องเรียน จะส่งจากรายการใดก็ได้ คุณจะได้หมายเลขและเห็นความคืบหน้า',
        HI: 'शिकायत प्रकार का फ़ीडबैक भेजें, चाहें तो किसी लेनदेन से। आपको एक नंबर मिलेगा और प्रगति दिखेगी।',
        BN: 'অভিযোগ ধরনের মতামত পাঠান, চাইলে কোনো লেনদেন থেকে। আপনি একটি নম্বর পাবেন ও অগ্রগতি দেখবেন।',
        VI: 'Gửi phản hồi loại khiếu nại, có thể từ bất kỳ giao dịch nào. Bạn nhận một số và theo dõi được tiến độ.',
      },
      {
        EN: 'If you disagree with our answer, a manager reviews it. After that you can ask an independent body.',
        TH: 'หากคำตอบยังไม่ยุติเรื่อง ผู้จัดการจะพิจารณาอีกครั้ง จากนั้นขอให้หน่วยงานภายนอกตัดสินได้',
        HI: 'हमारे उत्तर से बात न बने तो प्रबंधक उसे दोबारा देखता है; उसके बाद बाहरी संस्था से पूछा जा सकता है।',
        BN: 'আমাদের উত্তরে মীমাংসা না হলে ব্যবস্থাপক আবার দেখেন; তারপর বাইরের সংস্থাকে জানানো যায়।',
        VI: 'Nếu câu trả lời chưa thỏa đáng, quản lý sẽ xem lại; sau đó có thể nhờ tổ chức bên ngoài.',
      },
    ],
  },
  {
    articleId: 'privacy',
    category: 'RULES',
    version: '1.0',
    date: Date.UTC(2026, 0, 1),
    title: {
      EN: 'Privacy',
      TH: 'ความเป็นส่วนตัว',
      HI: 'निजता',
      BN: 'গোপনীয়তা',
      VI: 'Quyền riêng tư',
    },
    paragraphs: [
      {
        EN: 'We store what your account needs: your name, contact details, transactions and betting history.',
        TH: 'เราเก็บเฉพาะสิ่งที่บัญชีต้องใช้ คือชื่อ ช่องทางติดต่อ รายการเงิน และการเล่นของคุณ',
        HI: 'हम वही रखते हैं जो खाते के लिए ज़रूरी है: नाम, संपर्क, लेनदेन और खेल।',
        BN: 'অ্যাকাউন্টের জন্য যা দরকার শুধু তা রাখি: নাম, যোগাযোগ, লেনদেন ও খেলা।',
        VI: 'Chúng tôi chỉ giữ những gì tài khoản cần: tên, liên hệ, giao dịch và lượt chơi.',
      },
      {
        EN: 'Analytics load only with your consent. You can request a copy or the deletion of your data through feedback.',
        TH: 'ระบบวิเคราะห์ทำงานเมื่อคุณยินยอมเท่านั้น ขอดูหรือขอลบข้อมูลได้ผ่านความคิดเห็น',
        HI: 'विश्लेषण आपकी सहमति से ही चलता है। फ़ीडबैक से आप अपना डेटा माँग या हटवा सकते हैं।',
        BN: 'বিশ্লেষণ শুধু আপনার সম্মতিতে চলে। মতামতের মাধ্যমে আপনার তথ্য চাইতে বা মুছতে বলতে পারেন।',
        VI: 'Phân tích chỉ chạy khi bạn đồng ý. Bạn có thể yêu cầu xem hoặc xóa dữ liệu qua mục phản hồi.',
      },
    ],
  },
];
