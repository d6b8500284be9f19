import type { Localised } from '../localise.ts';
import { widestPercent } from './prices.ts';
import { sportsReturn } from './sports.ts';

/** Rules of bets on matches: returns, prices, and how every kind of result is settled. */
export function sportsRules(gameType: 'SPORTS' | 'ESPORTS'): readonly Localised[] {
  const rtp = sportsReturn(gameType);
  const [low, high] = [rtp - widestPercent, rtp + widestPercent];
  return [
    {
      EN: 'This is a demonstration with play money. Teams, matches and results are made up.',
      TH: 'นี่คือการสาธิตด้วยเงินจำลอง ทีม การแข่งขัน และผลทั้งหมดสมมติขึ้น',
      HI: 'यह नकली पैसों वाला प्रदर्शन है। टीमें, मैच और नतीजे काल्पनिक हैं।',
      BN: 'এটি নকল টাকার প্রদর্শনী। দল, ম্যাচ ও ফলাফল কাল্পনিক।',
      VI: 'Đây là bản trình diễn bằng tiền ảo. Đội, trận đấu và kết quả đều hư cấu.',
    },
    {
      EN: `Over many bets ${rtp} % of the stakes come back, so the margin is ${100 - rtp} %. Prices move: a single price returns between ${low} % and ${high} %.`,
      TH: `เมื่อเดิมพันหลายครั้ง เงินเดิมพันคืนกลับ ${rtp} % ส่วนต่างของผู้ให้บริการคือ ${100 - rtp} % ราคาเปลี่ยนแปลงได้ แต่ละราคาคืนระหว่าง ${low} % ถึง ${high} %`,
      HI: `कई दाँवों में ${rtp} % रकम लौटती है, यानी मार्जिन ${100 - rtp} % है। भाव बदलते हैं: एक भाव ${low} % से ${high} % तक लौटाता है।`,
      BN: `অনেক বাজিতে ${rtp} % টাকা ফেরত আসে, অর্থাৎ মার্জিন ${100 - rtp} %। দর বদলায়: একটি দর ${low} % থেকে ${high} % ফেরত দেয়।`,
      VI: `Qua nhiều lượt cược, ${rtp} % tiền cược được trả về, biên lợi nhuận là ${100 - rtp} %. Tỷ lệ thay đổi: mỗi tỷ lệ trả về từ ${low} % đến ${high} %.`,
    },
    {
      EN: 'Bets are taken until a match starts, at the price that you confirmed. If the price changes before your slip arrives, your acceptance choice decides; otherwise nothing is staked and you are asked.',
      TH: 'รับเดิมพันจนกว่าการแข่งขันจะเริ่ม ตามราคาที่คุณยืนยัน หากราคาเปลี่ยนก่อนโพยไปถึง ระบบใช้ตัวเลือกการรับราคาของคุณ มิฉะนั้นจะไม่หักเงินและจะถามคุณก่อน',
      HI: 'दाँव मैच शुरू होने तक आपके पुष्टि किए भाव पर लिए जाते हैं। पर्ची पहुँचने से पहले भाव बदले तो आपका चुना नियम लागू होता है; वरना कुछ नहीं कटता और आपसे पूछा जाता है।',
      BN: 'ম্যাচ শুরু না হওয়া পর্যন্ত আপনার নিশ্চিত করা দরে বাজি নেওয়া হয়। স্লিপ পৌঁছানোর আগে দর বদলালে আপনার বেছে নেওয়া নিয়ম খাটে; নইলে কিছু কাটা হয় না, আপনাকে জিজ্ঞেস করা হয়।',
      VI: 'Nhận cược đến khi trận bắt đầu, theo tỷ lệ bạn đã xác nhận. Nếu tỷ lệ đổi trước khi phiếu đến nơi, lựa chọn chấp nhận của bạn được áp dụng; nếu không, không trừ tiền và bạn được hỏi lại.',
    },
    {
      EN: 'A quarter line such as −0.75 is two bets, each with half of the stake, on the two lines beside it. One half may win or lose while the other half comes back.',
      TH: 'เส้นควบ เช่น −0.75 คือสองเดิมพัน แต่ละส่วนใช้เงินครึ่งหนึ่งบนสองเส้นที่อยู่ติดกัน ครึ่งหนึ่งอาจชนะหรือแพ้ขณะที่อีกครึ่งได้เงินคืน',
      HI: '−0.75 जैसी चौथाई लाइन दो दाँव है: आधी-आधी रकम पास की दो लाइनों पर। एक आधा जीत या हार सकता है और दूसरा लौट सकता है।',
      BN: '−0.75-এর মতো কোয়ার্টার লাইন মানে দুটি বাজি: পাশের দুই লাইনে অর্ধেক করে টাকা। এক অর্ধেক জিততে বা হারতে পারে, অন্য অর্ধেক ফেরত আসতে পারে।',
      VI: 'Kèo phần tư như −0.75 là hai cược, mỗi cược một nửa tiền, trên hai kèo liền kề. Một nửa có thể thắng hoặc thua trong khi nửa kia được hoàn lại.',
    },
    {
      EN: 'If a bet on a line ends exactly on it, the stake comes back.',
      TH: 'หากผลออกตรงเส้นพอดี จะได้เงินเดิมพันคืน',
      HI: 'नतीजा ठीक लाइन पर रहे तो दाँव की रकम लौटती है।',
      BN: 'ফল ঠিক লাইনের সমান হলে বাজির টাকা ফেরত আসে।',
      VI: 'Nếu kết quả đúng bằng kèo, tiền cược được hoàn lại.',
    },
    {
      EN: 'Dead heat: where a draw cannot be bet on and both sides finish level, half of the stake wins at the full price and the other half loses.',
      TH: 'ผลเสมอกัน (Dead heat): หากไม่มีให้เดิมพันเสมอและสองฝ่ายจบเท่ากัน ครึ่งหนึ่งของเดิมพันชนะตามราคาเต็มและอีกครึ่งแพ้',
      HI: 'डेड हीट: जहाँ ड्रॉ पर दाँव नहीं है और दोनों पक्ष बराबर रहें, वहाँ आधी रकम पूरे भाव पर जीतती है और आधी हारती है।',
      BN: 'ডেড হিট: যেখানে ড্র-তে বাজি নেই আর দুই পক্ষ সমান থাকে, সেখানে অর্ধেক টাকা পুরো দরে জেতে, বাকি অর্ধেক হারে।',
      VI: 'Đồng hạng (dead heat): khi không có cược hòa và hai bên bằng nhau, một nửa tiền cược thắng theo đủ tỷ lệ, nửa kia thua.',
    },
    {
      EN: 'A match that is postponed is void: the stake comes back.',
      TH: 'การแข่งขันที่เลื่อนถือเป็นโมฆะ ได้เงินเดิมพันคืน',
      HI: 'टला हुआ मैच रद्द माना जाता है: दाँव की रकम लौटती है।',
      BN: 'স্থগিত ম্যাচ বাতিল ধরা হয়: বাজির টাকা ফেরত আসে।',
      VI: 'Trận bị hoãn là vô hiệu: tiền cược được hoàn lại.',
    },
    {
      EN: 'Each bet is rounded once to the smallest unit of the currency, and a half to the even one. It is settled when its match is over, also while you are away.',
      TH: 'แต่ละเดิมพันปัดเศษครั้งเดียวเป็นหน่วยเงินเล็กที่สุด เศษครึ่งปัดเป็นเลขคู่ และตัดสินเมื่อการแข่งขันจบ แม้คุณไม่อยู่',
      HI: 'हर दाँव मुद्रा की सबसे छोटी इकाई तक एक बार पूर्णांकित होता है, आधा सम संख्या की ओर। मैच ख़त्म होने पर हिसाब होता है, चाहे आप मौजूद न हों।',
      BN: 'প্রতিটি বাজি মুদ্রার ক্ষুদ্রতম এককে একবার পূর্ণসংখ্যা করা হয়, অর্ধেক হলে জোড় সংখ্যায়। ম্যাচ শেষ হলে হিসাব হয়, আপনি না থাকলেও।',
      VI: 'Mỗi cược được làm tròn một lần đến đơn vị nhỏ nhất của tiền tệ, phần nửa về số chẵn. Cược được tính khi trận kết thúc, kể cả khi bạn vắng mặt.',
    },
  ];
}
