import { changeAccount } from '../account/change.ts';
import type { Context, Handlers } from '../handlers.ts';
import { type Localised, localise } from '../localise.ts';
import { anyone, everyMember } from '../policy.ts';
import { Refused } from '../refusal.ts';
import type { AccountRow } from '../session/rows.ts';

/** The terms that every sandbox starts with; the seeded accounts have accepted them. */
const first = { version: '2026-1', date: Date.parse('2026-01-01T00:00:00Z') };

const content: Localised = {
  EN: '<h2>Terms of use</h2><ol><li>This site is a demonstration. Everything on it is play money and no real money is taken or paid.</li><li>You are at least as old as the age limit of this site.</li><li>One person has one account. The payee name can be set only once.</li><li>You may set limits, take a break or self-exclude at any time. A self-exclusion cannot be shortened.</li><li>Your agent can see your bets. Account and security shows who has this access.</li><li>If we change these terms, we ask you to accept them again.</li></ol>',
  TH: '<h2>ข้อกำหนดการใช้งาน</h2><ol><li>เว็บไซต์นี้เป็นการสาธิต ทุกอย่างเป็นเงินเล่น ไม่มีการรับหรือจ่ายเงินจริง</li><li>คุณมีอายุไม่ต่ำกว่าที่เครื่องหมายอายุของเว็บไซต์กำหนด</li><li>หนึ่งคนมีหนึ่งบัญชี ชื่อผู้รับเงินตั้งได้ครั้งเดียว</li><li>คุณตั้งวงเงิน พัก หรือกันตัวเองออกได้ทุกเมื่อ และไม่มีใครย่นระยะเวลานั้นได้</li><li>เอเย่นต์ของคุณเห็นการเดิมพันของคุณ คุณอ่านได้ในศูนย์ความปลอดภัยว่าใครมีสิทธิ์นั้น</li><li>เมื่อเราแก้ไขข้อกำหนด เราจะถามคุณอีกครั้ง</li></ol>',
  HI: '<h2>उपयोग की शर्तें</h2><ol><li>यह साइट एक प्रदर्शन है। यहाँ सब कुछ खेल का पैसा है; असली पैसा न लिया जाता है, न दिया जाता है।</li><li>आपकी उम्र कम से कम उतनी है जितनी इस साइट का आयु-चिह्न बताता है।</li><li>एक व्यक्ति का एक ही खाता होता है। भुगतान पाने वाले का नाम एक बार ही तय होता है।</li><li>आप कभी भी सीमा तय कर सकते हैं, विराम ले सकते हैं या स्वयं को बाहर रख सकते हैं; यह अवधि कोई कम नहीं कर सकता।</li><li>आपका एजेंट आपके दाँव देख सकता है। सुरक्षा केंद्र में लिखा है कि यह किसे अनुमत है।</li><li>शर्तें बदलने पर हम आपसे फिर पूछेंगे।</li></ol>',
  BN: '<h2>ব্যবহারের শর্ত</h2><ol><li>এই সাইটটি একটি প্রদর্শন। এখানে সবই খেলার টাকা; আসল টাকা নেওয়া বা দেওয়া হয় না।</li><li>আপনার বয়স অন্তত এই সাইটের বয়সচিহ্নে লেখা বয়সের সমান।</li><li>একজনের একটিই অ্যাকাউন্ট। প্রাপকের নাম একবারই ঠিক করা যায়।</li><li>আপনি যেকোনো সময় সীমা দিতে, বিরতি নিতে বা নিজেকে বাইরে রাখতে পারেন; সেই মেয়াদ কেউ কমাতে পারে না।</li><li>আপনার এজেন্ট আপনার বাজি দেখতে পারেন। কার সে অনুমতি আছে তা নিরাপত্তা কেন্দ্রে লেখা আছে।</li><li>শর্ত বদলালে আমরা আপনাকে আবার জিজ্ঞাসা করব।</li></ol>',
  VI: '<h2>Điều khoản sử dụng</h2><ol><li>Trang này là bản trình diễn. Mọi thứ đều là tiền chơi, không thu và không trả tiền thật.</li><li>Bạn đủ tuổi theo ký hiệu độ tuổi của trang.</li><li>Mỗi người một tài khoản. Tên người nhận tiền chỉ đặt một lần.</li><li>Bạn có thể đặt giới hạn, tạm nghỉ hoặc tự loại trừ bất cứ lúc nào; không ai rút ngắn được thời hạn đó.</li><li>Đại lý của bạn thấy được cược của bạn. Trung tâm bảo mật cho biết ai được phép.</li><li>Khi điều khoản thay đổi, chúng tôi sẽ hỏi lại bạn.</li></ol>',
};

/** The refusal of whoever has not confirmed their age. */
export const tooYoung = new Refused(
  'AGE_NOT_CONFIRMED',
  'The visitor has not said to be old enough.',
);

const passwordFirst = new Refused(
  'WRONG_STATE',
  'The holder of an account that an agent opened sets a password of their own first.',
);

/** What decides which terms are in force; without any of it the first ones are. */
export type TermsSettings = Pick<Context['settings'], 'termsVersion' | 'termsDate'>;

/** Version of the terms in force. */
export function termsVersion({ settings }: { readonly settings: TermsSettings }): string {
  return settings.termsVersion ?? first.version;
}

/**
 * The version that a member has accepted last. An account without a record was opened with the first one; one that an agent opened has
 * accepted none, which is an empty text.
 */
export function acceptedTermsOf({ consents, openedBy }: AccountRow): string {
  return consents?.terms?.version ?? (openedBy === undefined ? first.version : '');
}

/** Whether the holder of an account that an agent opened has yet to confirm age and terms. */
export function isUnconfirmed({
  consents,
  openedBy,
}: Pick<AccountRow, 'consents' | 'openedBy'>): boolean {
  return openedBy !== undefined && consents?.ageConfirmedAt === undefined;
}

/** The terms in force in the language of a call, or in the nearest that they are written in. */
export function termsInForce({
  language,
  settings,
}: Pick<Context, 'language'> & { readonly settings: TermsSettings }) {
  const { text, language: written } = localise(content, language);
  const date = settings.termsDate ?? first.date;
  return { version: termsVersion({ settings }), date, content: text, language: written };
}

export const termsHandlers: Pick<Handlers, 'terms' | 'acceptTerms'> = {
  terms: {
    policy: anyone,
    async handle(context) {
      return termsInForce(context);
    },
  },

  acceptTerms: {
    policy: everyMember,
    async handle(context, { version, ageConfirmed }) {
      const { member, now } = context;
      const { account } = member;
      if (isUnconfirmed(account)) {
        // Whoever opened the account knows its first password.
        if (account.firstLogin) return passwordFirst;
        if (!ageConfirmed) return tooYoung;
      }
      if (version !== termsVersion(context)) {
        return new Refused('TERMS_NOT_ACCEPTED', 'The terms in force are of another version.');
      }
      const consents = {
        ...account.consents,
        terms: { version, time: now },
        ...(ageConfirmed && { ageConfirmedAt: now }),
      };
      await changeAccount(context, { consents });
      return null;
    },
  },
};
