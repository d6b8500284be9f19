import { type LotteryDefinition, minute } from './definition.ts';

/** When and how the straits draw; one of their two games is late. */
const straitsDraw = {
  schedule: {
    kind: 'weekly',
    days: [0, 3, 6],
    at: [18, 30],
    zone: 'Asia/Singapore',
    lastsMs: 20 * minute,
    lockMs: 5 * minute,
  },
  form: { kind: 'digits', count: 4 },
  table: 'STRAITS',
  tag: '',
  instant: false,
} as const;

/** Draws that fall on a holiday of Thailand, and by how many days they are later: New Year, Teachers' Day, Labour Day. */
const thaiHolidays = { '01-01': 1, '01-16': 1, '05-01': 1 } as const;

/** Draws of states of the region. */
export const stateGames: readonly LotteryDefinition[] = [
  {
    gameId: 'TH_STATE',
    gameMenuTag: 'SEA',
    name: {
      EN: 'Thai state draw',
      TH: 'สลากกินแบ่งรัฐบาล',
      HI: 'थाई राज्य ड्रॉ',
      BN: 'থাই রাষ্ট্রীয় ড্র',
      VI: 'Xổ số Thái Lan',
    },
    schedule: {
      kind: 'monthly',
      dates: [1, 16],
      moved: thaiHolidays,
      at: [15, 30],
      zone: 'Asia/Bangkok',
      lastsMs: 40 * minute,
      lockMs: 10 * minute,
    },
    form: { kind: 'digits', count: 6 },
    table: 'THAI',
    tag: 'HOT',
    instant: false,
    weight: 80,
    market: 'THB',
  },
  {
    gameId: 'LAO_STAR',
    gameMenuTag: 'SEA',
    name: {
      EN: 'Lao evening draw',
      TH: 'ลอตเตอรี่ลาวภาคค่ำ',
      HI: 'लाओ सायं ड्रॉ',
      BN: 'লাও সান্ধ্য ড্র',
      VI: 'Xổ số Lào buổi tối',
    },
    schedule: {
      kind: 'weekly',
      days: [1, 3, 5],
      at: [20, 30],
      zone: 'Asia/Vientiane',
      lastsMs: 10 * minute,
      lockMs: 5 * minute,
    },
    form: { kind: 'digits', count: 6 },
    tag: 'HOT',
    instant: false,
    weight: 70,
    market: 'THB',
  },
  {
    gameId: 'STRAITS_4D',
    gameMenuTag: 'SEA',
    name: { EN: 'Straits 4D', TH: 'ช่องแคบ 4D', HI: 'स्ट्रेट्स 4D', BN: 'স্ট্রেইটস 4D', VI: 'Eo Biển 4D' },
    ...straitsDraw,
    weight: 68,
  },
  {
    gameId: 'STRAITS_4D_LATE',
    gameMenuTag: 'SEA',
    name: {
      EN: 'Straits 4D late',
      TH: 'ช่องแคบ 4D รอบดึก',
      HI: 'स्ट्रेट्स 4D देर',
      BN: 'স্ট্রেইটস 4D রাত',
      VI: 'Eo Biển 4D khuya',
    },
    ...straitsDraw,
    weight: 45,
    trouble: { delayMs: 15 * minute },
  },
];
