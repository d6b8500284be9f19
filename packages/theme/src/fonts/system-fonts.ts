import type { Script } from '../brand/brand.ts';
import type { ShapedFont } from './shaped-font.ts';

/** The metrics of a typeface, in em, which a fallback font has to match. */
export interface FaceMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Advance per letter of everyday text in the face's script. */
  readonly width: number;
}

/** A typeface that phones and computers come with, as `local()` finds it. */
export interface SystemFont {
  /** PostScript names, which every browser matches; a full name beside it would be one more search where the system lacks the font. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** `FaceMetrics.width` of both. Absent where we could not measure the font: it then keeps its own width. */
  readonly width?: { readonly regular: number; readonly bold: number };
}

/**
 * What a browser sets a script in until the brand's typeface has come: Android first, as most members have it, then
 * Windows and Apple. The widths were measured with `measureFace` on the same designs from @fontsource (Arimo has the
 * widths of Arial by design); a test measures them again.
 */
export const systemFonts: Record<Script, readonly SystemFont[]> = {
  latin: [
    {
      regular: ['Roboto-Regular'],
      bold: ['Roboto-Bold'],
      width: { regular: 0.44, bold: 0.448 },
    },
    {
      // Liberation Sans and Arimo have Arial's widths by design, and are what Linux and ChromeOS come with.
      regular: ['ArialMT', 'LiberationSans', 'Arimo-Regular'],
      bold: ['Arial-BoldMT', 'LiberationSans-Bold', 'Arimo-Bold'],
      width: { regular: 0.4412, bold: 0.4714 },
    },
  ],
  devanagari: [
    {
      regular: ['NotoSansDevanagari-Regular'],
      bold: ['NotoSansDevanagari-Bold'],
      width: { regular: 0.4275, bold: 0.4671 },
    },
    { regular: ['NirmalaUI'], bold: ['NirmalaUI-Bold'] },
    {
      regular: ['KohinoorDevanagari-Regular'],
      bold: ['KohinoorDevanagari-Semibold'],
    },
  ],
  bengali: [
    {
      regular: ['NotoSansBengali-Regular'],
      bold: ['NotoSansBengali-Bold'],
      width: { regular: 0.463, bold: 0.4798 },
    },
    { regular: ['NirmalaUI'], bold: ['NirmalaUI-Bold'] },
    {
      regular: ['KohinoorBangla-Regular'],
      bold: ['KohinoorBangla-Semibold'],
    },
  ],
  thai: [
    {
      regular: ['NotoSansThai-Regular'],
      bold: ['NotoSansThai-Bold'],
      width: { regular: 0.4239, bold: 0.4489 },
    },
    {
      regular: ['LeelawadeeUI'],
      bold: ['LeelawadeeUI-Bold'],
    },
    { regular: ['Thonburi'], bold: ['Thonburi-Bold'] },
  ],
  arabic: [
    { regular: ['NotoNaskhArabic-Regular'], bold: ['NotoNaskhArabic-Bold'] },
    { regular: ['SegoeUI'], bold: ['SegoeUI-Bold'] },
    { regular: ['GeezaPro'], bold: ['GeezaPro-Bold'] },
  ],
  tamil: [
    { regular: ['NotoSansTamil-Regular'], bold: ['NotoSansTamil-Bold'] },
    { regular: ['NirmalaUI'], bold: ['NirmalaUI-Bold'] },
    { regular: ['TamilSangamMN'], bold: ['TamilSangamMN-Bold'] },
  ],
  telugu: [
    { regular: ['NotoSansTelugu-Regular'], bold: ['NotoSansTelugu-Bold'] },
    { regular: ['NirmalaUI'], bold: ['NirmalaUI-Bold'] },
    { regular: ['TeluguSangamMN'], bold: ['TeluguSangamMN-Bold'] },
  ],
};

/** Measures a face on everyday text of its script. Pure but for what the font answers. */
export function measureFace(font: ShapedFont, script: Script): FaceMetrics {
  // Spaces and figures of a page come from its Latin typeface, so that only Latin is measured with them.
  const text = script === 'latin' ? texts.latin : texts[script].replaceAll(/[ ;,]/g, '');
  const advance = font.shape(text).reduce((sum, glyph) => sum + glyph.advance, 0);
  const { ascent, descent, lineGap } = font;
  return { ascent, descent, lineGap, width: advance / [...text].length };
}

const texts: Record<Script, string> = {
  latin:
    'Your balance is ready. Deposit and withdrawal limits keep play safe; the next draw starts at 17:15. Show all games, lotteries and recent winners, or ask support for help. Minimum bet 0.50, jackpot 12,345,678.90',
  devanagari:
    'आपकी जमा राशि तैयार है। खेल की सीमा आप तय करते हैं; अगला ड्रॉ जल्द शुरू होगा। सभी गेम, लॉटरी और हाल के विजेता देखें या सहायता लें।',
  bengali:
    'আপনার জমার টাকা প্রস্তুত। খেলার সীমা আপনি ঠিক করেন; পরের ড্র শীঘ্রই শুরু হবে। সব গেম, লটারি ও সাম্প্রতিক বিজয়ী দেখুন বা সহায়তা নিন।',
  thai: 'ยอดเงินของคุณพร้อมแล้ว คุณกำหนดวงเงินเล่นเองได้ งวดต่อไปเริ่มเร็วๆนี้ ดูเกมทั้งหมด ลอตเตอรี่ และผู้ชนะล่าสุด หรือขอความช่วยเหลือ',
  arabic: 'رصيدك جاهز الآن ويمكنك تحديد مبلغ اللعب بنفسك والسحب التالي يبدأ قريبا',
  tamil: 'உங்கள் இருப்பு தயாராக உள்ளது அடுத்த குலுக்கல் விரைவில் தொடங்கும்',
  telugu: 'మీ నిల్వ సిద్ధంగా ఉంది తదుపరి డ్రా త్వరలో ప్రారంభమవుతుంది',
};
