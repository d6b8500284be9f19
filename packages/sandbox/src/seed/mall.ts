import type { SandboxMerchant } from '../merchant.ts';
import { usual } from '../money/request.ts';
import type { RewardRow } from '../points/rows.ts';

type MallSeed = Omit<RewardRow, 'merchant' | 'position' | 'amountRequirement'> & {
  /** Stakes of the last 30 days that it needs, in the merchant's usual units. */
  readonly requires?: number;
};

/** Goods and gifts of the point mall; one of them is out of stock, one needs stakes, one is dear. */
const things: readonly MallSeed[] = [
  {
    rewardId: 'LANTERN',
    type: 'GOODS',
    name: {
      EN: 'Paper lantern',
      TH: 'โคมกระดาษ',
      HI: 'काग़ज़ की लालटेन',
      BN: 'কাগজের লণ্ঠন',
      VI: 'Đèn lồng giấy',
    },
    description: {
      EN: 'Folded by hand, with a warm light.',
      TH: 'พับด้วยมือ ให้แสงอบอุ่น',
      HI: 'हाथ से बनी, गर्म रोशनी वाली।',
      BN: 'হাতে ভাঁজ করা, উষ্ণ আলো।',
      VI: 'Gấp tay, ánh sáng ấm.',
    },
    points: 1200,
    stock: 25,
    maxQuantity: 5,
  },
  {
    rewardId: 'TEA',
    type: 'GIFT',
    name: { EN: 'Tea voucher', TH: 'บัตรกำนัลชา', HI: 'चाय वाउचर', BN: 'চায়ের ভাউচার', VI: 'Phiếu trà' },
    description: {
      EN: 'A code for two cups at the tea house.',
      TH: 'รหัสสำหรับชาสองถ้วยที่ร้านชา',
      HI: 'चायघर में दो प्यालों का कोड।',
      BN: 'চায়ের দোকানে দুই কাপের কোড।',
      VI: 'Mã đổi hai tách tại quán trà.',
    },
    points: 300,
    stock: 400,
    maxQuantity: 10,
  },
  {
    rewardId: 'UMBRELLA',
    type: 'GOODS',
    name: {
      EN: 'Monsoon umbrella',
      TH: 'ร่มมรสุม',
      HI: 'मानसून छाता',
      BN: 'বর্ষার ছাতা',
      VI: 'Ô mùa mưa',
    },
    description: {
      EN: 'Wide enough for two.',
      TH: 'กว้างพอสำหรับสองคน',
      HI: 'दो लोगों के लिए काफ़ी चौड़ा।',
      BN: 'দুজনের জন্য যথেষ্ট চওড়া।',
      VI: 'Đủ rộng cho hai người.',
    },
    points: 2400,
    stock: 0,
    maxQuantity: 2,
  },
  {
    rewardId: 'CARDS',
    type: 'GOODS',
    name: {
      EN: 'Deck of cards',
      TH: 'ไพ่หนึ่งสำรับ',
      HI: 'ताश की गड्डी',
      BN: 'তাসের প্যাকেট',
      VI: 'Bộ bài',
    },
    description: {
      EN: 'Linen finish, in a tin.',
      TH: 'ผิวลินิน บรรจุกล่องดีบุก',
      HI: 'लिनेन फ़िनिश, टिन के डिब्बे में।',
      BN: 'লিনেন ফিনিশ, টিনের বাক্সে।',
      VI: 'Mặt vải lanh, hộp thiếc.',
    },
    points: 900,
    stock: 60,
    maxQuantity: 3,
  },
  {
    rewardId: 'FILM',
    type: 'GIFT',
    name: {
      EN: 'Cinema ticket',
      TH: 'ตั๋วหนัง',
      HI: 'सिनेमा टिकट',
      BN: 'সিনেমার টিকিট',
      VI: 'Vé xem phim',
    },
    description: {
      EN: 'A code for one seat, any evening.',
      TH: 'รหัสสำหรับหนึ่งที่นั่ง รอบค่ำใดก็ได้',
      HI: 'किसी भी शाम की एक सीट का कोड।',
      BN: 'যেকোনো সন্ধ্যায় একটি আসনের কোড।',
      VI: 'Mã một ghế, tối nào cũng được.',
    },
    points: 1500,
    requires: 200,
    stock: 80,
    maxQuantity: 2,
  },
  {
    rewardId: 'HEADPHONES',
    type: 'GOODS',
    name: { EN: 'Headphones', TH: 'หูฟัง', HI: 'हेडफ़ोन', BN: 'হেডফোন', VI: 'Tai nghe' },
    description: {
      EN: 'Over the ear, with a cable.',
      TH: 'แบบครอบหู มีสาย',
      HI: 'कान ढकने वाले, तार के साथ।',
      BN: 'কান ঢাকা, তারসহ।',
      VI: 'Trùm tai, có dây.',
    },
    points: 9500,
    requires: 1000,
    stock: 12,
    maxQuantity: 1,
  },
  {
    rewardId: 'RECHARGE',
    type: 'GIFT',
    name: {
      EN: 'Mobile recharge',
      TH: 'เติมเงินมือถือ',
      HI: 'मोबाइल रिचार्ज',
      BN: 'মোবাইল রিচার্জ',
      VI: 'Nạp điện thoại',
    },
    description: {
      EN: 'A code for any network.',
      TH: 'รหัสสำหรับทุกเครือข่าย',
      HI: 'किसी भी नेटवर्क का कोड।',
      BN: 'যেকোনো নেটওয়ার্কের কোড।',
      VI: 'Mã cho mọi nhà mạng.',
    },
    points: 2000,
    stock: 150,
    maxQuantity: 5,
  },
  {
    rewardId: 'SCOOTER',
    type: 'GOODS',
    name: {
      EN: 'Electric scooter',
      TH: 'สกูตเตอร์ไฟฟ้า',
      HI: 'इलेक्ट्रिक स्कूटर',
      BN: 'বৈদ্যুতিক স্কুটার',
      VI: 'Xe tay ga điện',
    },
    description: {
      EN: 'Quiet, and folds for the train.',
      TH: 'เงียบ พับขึ้นรถไฟได้',
      HI: 'शांत, और ट्रेन के लिए मुड़ जाता है।',
      BN: 'নীরব, ট্রেনের জন্য ভাঁজ করা যায়।',
      VI: 'Êm, gấp gọn lên tàu.',
    },
    points: 480_000,
    requires: 10_000,
    stock: 1,
    maxQuantity: 1,
  },
];

/** The point mall of a merchant. */
export function seedMall(merchant: SandboxMerchant): RewardRow[] {
  return things.map(({ requires = 0, ...thing }, position) => ({
    ...thing,
    merchant: merchant.code,
    position,
    amountRequirement: String(usual(requires, { merchant })),
  }));
}
