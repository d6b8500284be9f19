import type { CompleteLanguage } from '../languages.ts';
import type { Finding, TextFact } from './finding.ts';

/**
 * Phrases that urge, hurry, promise, say how often somebody wins, offer play without a press or invite to chase a loss, by language. Written as a person reading the catalogue
 * would look for them; a match is a reason to write the sentence anew, not to hide the word.
 */
const phrases: Readonly<Record<CompleteLanguage, readonly string[]>> = {
  EN: [
    '\\b(win|get|make) (it|them|everything|your (money|losses?|stake)) back\\b',
    '\\brecover your loss',
    '\\b(last|final|only) chance\\b',
    '\\bact (now|fast)\\b',
    '\\b(bet|play|deposit|join|claim) now\\b',
    '\\bhurry\\b',
    '\\bdo(n.t| not) miss\\b',
    '\\bmiss(ing)? out\\b',
    '\\blimited (time|offer)\\b',
    '\\bonly \\d+ left\\b',
    '\\b(one|once) more (try|spin|bet|round|time)\\b',
    '\\b(so close|almost won|nearly won)\\b',
    '\\bguaranteed\\b',
    '\\brisk[- ]free\\b',
    '\\b(can.t|cannot) lose\\b',
    '\\b(wins?|winners?) every\\b',
    '\\b(always|often|everyone) wins?\\b',
    '\\bauto[- ]?(play|spin)',
  ],
  TH: [
    'เอาทุนคืน',
    'ถอนทุน',
    'เอาคืน',
    'ชนะคืน',
    'โอกาสสุดท้าย',
    'รีบ',
    'ด่วน',
    '(อย่า|ห้าม)พลาด',
    'เวลาจำกัด',
    '(เดิมพัน|แทง|ฝาก|เล่น|สมัคร)เลย',
    'อีก(ตา|รอบ|ครั้ง)เดียว',
    'เกือบชนะ',
    '(การันตี|รับประกัน)',
    '(ไม่มี|ไร้)ความเสี่ยง',
    'ชนะ(บ่อย|ทุก)',
    '(สปิน|หมุน|เล่น|เดิมพัน)(ออโต้|อัตโนมัติ)',
  ],
  BN: [
    'হারানো (টাকা|অর্থ)',
    'জিতে (নিন|ফেরত)',
    'শেষ সুযোগ',
    'তাড়াতাড়ি',
    'দেরি করবেন না',
    '(মিস|হাতছাড়া) করবেন না',
    'সীমিত সময়',
    'এখনই (বাজি|খেলুন|জমা|যোগ)',
    'আর (একবার|এক রাউন্ড)',
    'নিশ্চিত (জয়|জিত|লাভ)',
    'ঝুঁকি(হীন|মুক্ত)',
    '(বারবার|প্রতিদিন|সবাই) (জিত|জেত)',
    '(অটো|স্বয়ংক্রিয়)[- ]?(প্লে|স্পিন|খেলা|বাজি)',
  ],
  HI: [
    'हारा हुआ',
    'हारे हुए',
    'वापस जीत',
    '(आख़िरी|आखिरी|अंतिम) (मौक़ा|मौका)',
    'जल्दी (करें|कीजिए)',
    'देर न करें',
    '(मौक़ा|मौका) (न|मत|ना) ',
    'सीमित समय',
    'अभी (खेलें|दाँव|दांव|जमा|जुड़ें)',
    'एक (और|आख़िरी|आखिरी) (बार|दाँव|दांव|राउंड)',
    '(पक्की|निश्चित) जीत',
    'गारंटी',
    '(जोखिम[- ]मुक्त|बिना जोखिम)',
    '(बार-बार|हर दिन|हर कोई) जीत',
    '(ऑटो|स्वचालित)[- ]?(प्ले|स्पिन|खेल|दाँव|दांव)',
  ],
  VI: [
    'gỡ (lại|gạc|vốn|hòa)',
    'thắng lại',
    'cơ hội (cuối|duy nhất)',
    'nhanh (tay|lên|chân)',
    '(đừng|không thể) bỏ lỡ',
    'thời gian có hạn',
    'chỉ còn \\d+',
    '(hành động|cược|chơi|nạp|tham gia) ngay',
    '(thêm|nốt) (một|1) (ván|vòng|lần)',
    'suýt (thắng|trúng)',
    '(chắc|đảm bảo|cam kết) (thắng|trúng)',
    '(không|phi) rủi ro',
    '(thắng|trúng) (liên tục|thường xuyên|mỗi)',
    '(chơi|quay|cược) tự động',
  ],
};

const patterns = new Map<string, readonly RegExp[]>(
  Object.entries(phrases).map(([language, list]) => [
    language,
    // Composed, as marks can be typed in two ways that look alike.
    list.map((source) => new RegExp(source.normalize('NFC'), 'iu')),
  ]),
);

/**
 * Findings for a text that urges or shouts (domain rule "nothing urges chasing"; no exclamation marks in any language).
 * Copy in any language is read for the English phrases as well.
 *
 * @param language a code; one without a list of its own is read for the English phrases only
 */
export function forbiddenPhrases(language: string, id: string, text: string): Finding<TextFact>[] {
  const composed = text.normalize('NFC');
  const found = [...(patterns.get(language) ?? []), ...(patterns.get('EN') ?? [])].flatMap(
    (pattern) => pattern.exec(composed)?.[0] ?? [],
  );
  const mark = /[!！¡]/u.exec(composed)?.[0];
  return [...new Set(mark ? [...found, mark] : found)].map((phrase) => ({
    code: 'forbidden-phrase',
    id,
    phrase: phrase.trim(),
  }));
}
