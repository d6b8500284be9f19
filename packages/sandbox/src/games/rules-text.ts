import type { Localised } from '../localise.ts';
import { lookRules } from './look-rules.ts';
import type { GameLook } from './mechanics/index.ts';
import { tableRules } from './table-rules.ts';

/** What a member reads of a game before a stake: that it is a demonstration, how it is played, and what holds for every game. */
export function rulesOf(look: GameLook): readonly Localised[] {
  const [notice, ...others] = rulesText;
  return notice ? [notice, ...(lookRules[look] ?? tableRules[look] ?? []), ...others] : [];
}

const rulesText: readonly Localised[] = [
  {
    EN: 'This is a demonstration. Every round uses play money.',
    TH: 'เกมนี้เป็นการสาธิต ทุกรอบเล่นด้วยเงินจำลอง',
    HI: 'यह एक प्रदर्शन है। हर राउंड नकली पैसों से खेला जाता है।',
    BN: 'এটি একটি প্রদর্শনী। প্রতিটি রাউন্ড নকল টাকায় খেলা হয়।',
    VI: 'Đây là bản trình diễn. Mọi vòng đều chơi bằng tiền ảo.',
  },
  {
    EN: 'A round costs the stake that you choose. It begins only when you press the button.',
    TH: 'แต่ละรอบใช้เงินเดิมพันตามที่คุณเลือก และเริ่มเมื่อคุณกดปุ่มเท่านั้น',
    HI: 'हर राउंड में आपका चुना हुआ दाँव लगता है। वह तभी शुरू होता है जब आप बटन दबाते हैं।',
    BN: 'প্রতি রাউন্ডে আপনার বেছে নেওয়া বাজি লাগে। আপনি বোতাম চাপলেই কেবল তা শুরু হয়।',
    VI: 'Mỗi vòng tốn số tiền cược bạn chọn. Vòng chỉ bắt đầu khi bạn bấm nút.',
  },
  {
    EN: 'The return of a round is drawn from the table below. Earlier rounds have no influence on it.',
    TH: 'ผลตอบแทนของแต่ละรอบสุ่มตามตารางด้านล่าง รอบก่อนหน้าไม่มีผล',
    HI: 'राउंड की वापसी नीचे की तालिका से निकलती है। पिछले राउंड का उस पर कोई असर नहीं होता।',
    BN: 'রাউন্ডে কত ফেরত আসবে তা নিচের তালিকা অনুযায়ী ঠিক হয়। আগের রাউন্ডের কোনো প্রভাব নেই।',
    VI: 'Số tiền trả về của mỗi vòng được rút theo bảng dưới đây. Các vòng trước không ảnh hưởng.',
  },
  {
    EN: 'A return smaller than the stake is a loss. Over many rounds the game keeps more than it returns.',
    TH: 'ผลตอบแทนที่น้อยกว่าเดิมพันคือการขาดทุน เมื่อเล่นหลายรอบ เกมจะเก็บมากกว่าที่คืน',
    HI: 'दाँव से कम वापसी नुकसान है। कई राउंड में गेम लौटाने से ज़्यादा रखता है।',
    BN: 'বাজির চেয়ে কম ফেরত মানে ক্ষতি। অনেক রাউন্ডে গেম যত ফেরত দেয় তার চেয়ে বেশি রাখে।',
    VI: 'Trả về ít hơn tiền cược là lỗ. Qua nhiều vòng, trò chơi giữ lại nhiều hơn số trả về.',
  },
  {
    EN: 'Every stake on offer is one from which each prize is paid exactly, to the smallest unit of the currency. Nothing is rounded.',
    TH: 'เงินเดิมพันทุกจำนวนที่เลือกได้จ่ายรางวัลได้พอดีถึงหน่วยเล็กที่สุดของสกุลเงิน ไม่มีการปัดเศษ',
    HI: 'हर दाँव ऐसा है जिससे हर इनाम मुद्रा की सबसे छोटी इकाई तक ठीक-ठीक दिया जाता है। कुछ भी पूर्णांकित नहीं होता।',
    BN: 'প্রতিটি বাজির অঙ্ক এমন যে প্রতিটি পুরস্কার মুদ্রার ক্ষুদ্রতম একক পর্যন্ত হুবহু দেওয়া যায়। কিছুই পূর্ণসংখ্যায় আনা হয় না।',
    VI: 'Mọi mức cược đều trả được từng giải chính xác đến đơn vị nhỏ nhất của tiền tệ. Không làm tròn.',
  },
  {
    EN: 'An interrupted round is saved. You can resume it when you return.',
    TH: 'รอบที่ถูกขัดจังหวะจะถูกเก็บไว้ และแสดงให้เล่นต่อก่อนเมื่อคุณกลับมา',
    HI: 'बीच में रुका राउंड सुरक्षित रहता है। लौटने पर वही पहले दिया जाता है।',
    BN: 'মাঝপথে থেমে যাওয়া রাউন্ড রাখা থাকে। ফিরে এলে সেটিই আগে দেওয়া হয়।',
    VI: 'Vòng bị gián đoạn sẽ được giữ lại và hiện ra trước tiên khi bạn quay lại.',
  },
];
