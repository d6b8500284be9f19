import type { Localised } from '../localise.ts';

/** What the house writes to its agents. `{name}` stands for the merchant's own name. */
export interface AgentAnnouncementText {
  /** Hours before the asking at which it was published. */
  readonly hoursAgo: number;
  readonly title: Localised;
  readonly content: Localised;
}

/** Newest first. */
export const agentAnnouncementTexts: readonly AgentAnnouncementText[] = [
  {
    hoursAgo: 5,
    title: {
      EN: 'How salaries are counted',
      TH: 'วิธีคิดค่าจ้าง',
      HI: 'वेतन कैसे गिना जाता है',
      BN: 'বেতন কীভাবে হিসাব হয়',
      VI: 'Cách tính lương',
    },
    content: {
      EN: '<p>Only settled bets count; void bets do not. A day begins at midnight in the site’s time zone. Each payment shows the tier that was reached and what the next one needs.</p>',
      TH: '<p>นับเฉพาะเดิมพันที่ตัดสินแล้ว เดิมพันที่เป็นโมฆะไม่นับ วันเริ่มเวลาเที่ยงคืนตามเขตเวลาของเว็บไซต์ ทุกการจ่ายแสดงขั้นที่ถึงและสิ่งที่ขั้นถัดไปต้องการ</p>',
      HI: '<p>केवल निपटे दाँव गिने जाते हैं, रद्द दाँव नहीं। दिन साइट के समय क्षेत्र में आधी रात से शुरू होता है। हर भुगतान में पहुँचा स्तर और अगले स्तर की ज़रूरत दिखती है।</p>',
      BN: '<p>শুধু নিষ্পন্ন বাজি গণনা হয়, বাতিল বাজি নয়। দিন শুরু হয় সাইটের সময় অঞ্চলের মধ্যরাতে। প্রতিটি অর্থপ্রদানে পৌঁছানো স্তর ও পরের স্তরের শর্ত দেখা যায়।</p>',
      VI: '<p>Chỉ tính cược đã có kết quả; cược bị hủy không tính. Ngày bắt đầu lúc nửa đêm theo múi giờ của trang. Mỗi lần trả lương đều ghi bậc đã đạt và điều kiện của bậc tiếp theo.</p>',
    },
  },
  {
    hoursAgo: 74,
    title: {
      EN: 'Your members’ data is theirs',
      TH: 'ข้อมูลของสมาชิกเป็นของสมาชิก',
      HI: 'सदस्यों का डेटा उनका अपना है',
      BN: 'সদস্যদের তথ্য তাঁদের নিজের',
      VI: 'Dữ liệu của thành viên là của họ',
    },
    content: {
      EN: '<p>{name} shows agents the bets and totals of their team, as its terms say. Contact data stays masked. Never ask a member for a password or a code.</p>',
      TH: '<p>{name} แสดงเดิมพันและยอดรวมของทีมให้เอเย่นต์เห็นตามข้อกำหนด ข้อมูลติดต่อจะถูกปิดบังไว้ ห้ามขอรหัสผ่านหรือรหัสยืนยันจากสมาชิก</p>',
      HI: '<p>{name} अपनी शर्तों के अनुसार एजेंट को टीम के दाँव और जोड़ दिखाता है। संपर्क जानकारी छिपी रहती है। सदस्य से पासवर्ड या कोड कभी न माँगें।</p>',
      BN: '<p>{name} শর্ত অনুযায়ী এজেন্টকে দলের বাজি ও মোট দেখায়। যোগাযোগের তথ্য আড়াল থাকে। সদস্যের কাছে কখনো পাসওয়ার্ড বা কোড চাইবেন না।</p>',
      VI: '<p>{name} cho đại lý xem cược và tổng số của đội, đúng như điều khoản. Thông tin liên hệ luôn được che. Không bao giờ hỏi thành viên mật khẩu hay mã.</p>',
    },
  },
  {
    hoursAgo: 260,
    title: {
      EN: 'Speak honestly about play',
      TH: 'พูดถึงการเล่นอย่างตรงไปตรงมา',
      HI: 'खेल के बारे में सच बोलें',
      BN: 'খেলা নিয়ে সত্য বলুন',
      VI: 'Nói trung thực về việc chơi',
    },
    content: {
      EN: '<p>Promise nobody a win, and invite nobody under age. Whoever wants to stop finds limits, breaks and help under <em>Responsible play</em>.</p>',
      TH: '<p>อย่าสัญญากับใครว่าจะชนะ และอย่าชวนผู้ที่อายุไม่ถึงเกณฑ์ ผู้ที่ต้องการหยุดเล่นจะพบวงเงิน การพัก และความช่วยเหลือในหน้า <em>เล่นอย่างรับผิดชอบ</em></p>',
      HI: '<p>किसी से जीत का वादा न करें और नाबालिग को न बुलाएँ। जो रुकना चाहे, उसे <em>ज़िम्मेदारी से खेलें</em> में सीमाएँ, विराम और मदद मिलती है।</p>',
      BN: '<p>কাউকে জয়ের প্রতিশ্রুতি দেবেন না, অপ্রাপ্তবয়স্ককে ডাকবেন না। যিনি থামতে চান, <em>দায়িত্বশীল খেলা</em> পাতায় সীমা, বিরতি ও সাহায্য পাবেন।</p>',
      VI: '<p>Không hứa với ai là sẽ thắng và không mời người chưa đủ tuổi. Ai muốn dừng sẽ thấy hạn mức, tạm nghỉ và trợ giúp ở mục <em>Chơi có trách nhiệm</em>.</p>',
    },
  },
];
