import type { Mission } from '@livery/api/contract/missions';
import type { MovementKind } from '../ledger/rows.ts';
import type { Localised } from '../localise.ts';

/** A mission as the platform has written it. */
export interface MissionText {
  readonly missionId: string;
  readonly periodType: Mission['periodType'];
  /** Movements of the wallet that count; none: being signed in is all it takes. */
  readonly counts: readonly MovementKind[];
  /** Money in usual units, or times. */
  readonly target: number;
  /** In usual units. */
  readonly reward: number;
  /** What it is worth on the board of leaders. */
  readonly score: number;
  readonly title: Localised;
  readonly text: Localised;
}

/** The missions of every merchant. None asks for a loss, and none for playing on. */
export const missionTexts: readonly MissionText[] = [
  {
    missionId: 'daily-visit',
    periodType: 'Daily',
    counts: [],
    target: 1,
    reward: 5,
    score: 10,
    title: {
      EN: 'Daily login',
      TH: 'แวะมา',
      HI: 'मिलने आएँ',
      BN: 'ঘুরে যান',
      VI: 'Ghé thăm',
    },
    text: {
      EN: 'Log in today.',
      TH: 'เข้าสู่ระบบวันนี้',
      HI: 'आज लॉग इन करें।',
      BN: 'আজ লগ ইন করুন।',
      VI: 'Đăng nhập hôm nay.',
    },
  },
  {
    missionId: 'daily-play',
    periodType: 'Daily',
    counts: ['stake'],
    target: 100,
    reward: 2,
    score: 30,
    title: {
      EN: 'A little play',
      TH: 'เล่นเล็กน้อย',
      HI: 'थोड़ा खेल',
      BN: 'একটু খেলা',
      VI: 'Chơi một chút',
    },
    text: {
      EN: 'Bet this total today, within your own limits.',
      TH: 'เดิมพันรวมตามยอดนี้วันนี้ ภายในขีดจำกัดของคุณ',
      HI: 'आज अपनी सीमाओं के भीतर इस राशि के दाँव लगाएँ।',
      BN: 'আজ নিজের সীমার মধ্যে এই পরিমাণ বাজি ধরুন।',
      VI: 'Đặt cược tổng số này trong hôm nay, trong giới hạn của bạn.',
    },
  },
  {
    missionId: 'weekly-deposit',
    periodType: 'Weekly',
    counts: ['deposit'],
    target: 500,
    reward: 10,
    score: 50,
    title: {
      EN: 'A deposit this week',
      TH: 'ฝากเงินสัปดาห์นี้',
      HI: 'इस सप्ताह एक जमा',
      BN: 'এই সপ্তাহে একটি জমা',
      VI: 'Nạp tiền trong tuần',
    },
    text: {
      EN: 'Deposit this total from Monday to Sunday.',
      TH: 'เงินฝากรวมตามยอดนี้เข้าตั้งแต่วันจันทร์ถึงวันอาทิตย์',
      HI: 'सोमवार से रविवार तक इस राशि की जमा आए।',
      BN: 'সোমবার থেকে রবিবারের মধ্যে এই পরিমাণ জমা আসে।',
      VI: 'Tổng tiền nạp số này đến từ thứ Hai đến Chủ nhật.',
    },
  },
  {
    missionId: 'weekly-visit',
    periodType: 'Weekly',
    counts: [],
    target: 1,
    reward: 8,
    score: 20,
    title: {
      EN: 'Once this week',
      TH: 'สักครั้งในสัปดาห์นี้',
      HI: 'इस सप्ताह एक बार',
      BN: 'এই সপ্তাহে একবার',
      VI: 'Một lần trong tuần',
    },
    text: {
      EN: 'Log in between Monday and Sunday.',
      TH: 'เข้าสู่ระบบระหว่างวันจันทร์ถึงวันอาทิตย์',
      HI: 'सोमवार और रविवार के बीच लॉग इन करें।',
      BN: 'সোমবার থেকে রবিবারের মধ্যে লগ ইন করুন।',
      VI: 'Đăng nhập trong khoảng thứ Hai đến Chủ nhật.',
    },
  },
];
