import type { Localised } from '../localise.ts';
import type { ResultForm } from './result.ts';
import type { DrawTrouble, Schedule } from './schedule.ts';

const minute = 60_000;
/** Vietnam, Thailand and Laos. */
const indochina = 7;
/** Malaysia and Singapore. */
const straits = 8;

export interface LotteryDefinition {
  gameId: string;
  gameMenuTag: string;
  name: Localised;
  /** Language of a name that is the same everywhere, such as a station's. */
  nameLanguage?: string;
  schedule: Schedule;
  form: ResultForm;
  tag: string;
  /** A house draw: never to be shown as a state draw. */
  instant: boolean;
  /** Base of the popularity order. */
  weight: number;
  /** Currency of the market that likes it best. */
  market?: string;
  trouble?: DrawTrouble;
  /** A new game each time: an earlier draw is no result of this one. */
  isNew?: boolean;
}

/** Stations by week-day, 0 Sunday to 6 Saturday. Names are the provinces' of the published schedule. */
const stations = {
  NORTH: [
    ['Thái Bình'],
    ['Hà Nội'],
    ['Quảng Ninh'],
    ['Bắc Ninh'],
    ['Hà Nội'],
    ['Hải Phòng'],
    ['Nam Định'],
  ],
  CENTRAL: [
    ['Kon Tum', 'Khánh Hòa', 'Huế'],
    ['Huế', 'Phú Yên'],
    ['Đắk Lắk', 'Quảng Nam'],
    ['Đà Nẵng', 'Khánh Hòa'],
    ['Bình Định', 'Quảng Trị', 'Quảng Bình'],
    ['Gia Lai', 'Ninh Thuận'],
    ['Đà Nẵng', 'Quảng Ngãi', 'Đắk Nông'],
  ],
  SOUTH: [
    ['Tiền Giang', 'Kiên Giang', 'Đà Lạt'],
    ['TP. Hồ Chí Minh', 'Đồng Tháp', 'Cà Mau'],
    ['Bến Tre', 'Vũng Tàu', 'Bạc Liêu'],
    ['Đồng Nai', 'Cần Thơ', 'Sóc Trăng'],
    ['Tây Ninh', 'An Giang', 'Bình Thuận'],
    ['Vĩnh Long', 'Bình Dương', 'Trà Vinh'],
    ['TP. Hồ Chí Minh', 'Long An', 'Bình Phước', 'Hậu Giang'],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;

/** Start of a region's draw and the digits of its special prize, which is the lobby's result. */
const regions = {
  NORTH: { at: [18, 15], digits: 5 },
  CENTRAL: { at: [17, 15], digits: 6 },
  SOUTH: { at: [16, 15], digits: 6 },
} as const satisfies Record<
  keyof typeof stations,
  { at: readonly [number, number]; digits: number }
>;

function stationGames(): LotteryDefinition[] {
  return (Object.keys(stations) as (keyof typeof stations)[]).flatMap((region) => {
    const byDay: readonly (readonly string[])[] = stations[region];
    const names = [...new Set(byDay.flat())];
    const { at, digits } = regions[region];
    return names.map((name) => ({
      gameId: `VN_${region}_${asciiOf(name)}`,
      gameMenuTag: `VN_${region}`,
      name: { EN: name },
      nameLanguage: 'VI',
      schedule: {
        kind: 'weekly' as const,
        days: byDay.flatMap((each, weekDay) => (each.includes(name) ? [weekDay] : [])),
        at,
        utcOffset: indochina,
        lastsMs: 20 * minute,
        lockMs: 5 * minute,
      },
      form: { kind: 'digits' as const, count: digits },
      tag: '',
      instant: false,
      weight: 40,
      market: 'VND',
    }));
  });
}

function asciiOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('Đ', 'D')
    .replaceAll('đ', 'd');
  return plain.toUpperCase().replace(/[^A-Z]+/g, '_');
}

const stateGames: readonly LotteryDefinition[] = [
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
      at: [15, 30],
      utcOffset: indochina,
      lastsMs: 40 * minute,
      lockMs: 10 * minute,
    },
    form: { kind: 'digits', count: 6 },
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
      utcOffset: indochina,
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
    schedule: {
      kind: 'weekly',
      days: [0, 3, 6],
      at: [18, 30],
      utcOffset: straits,
      lastsMs: 20 * minute,
      lockMs: 5 * minute,
    },
    form: { kind: 'digits', count: 4 },
    tag: '',
    instant: false,
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
    schedule: {
      kind: 'weekly',
      days: [0, 3, 6],
      at: [18, 30],
      utcOffset: straits,
      lastsMs: 20 * minute,
      lockMs: 5 * minute,
    },
    form: { kind: 'digits', count: 4 },
    tag: '',
    instant: false,
    weight: 45,
    trouble: { delayMs: 15 * minute },
  },
];

/** Rounds of the house, without trouble. */
const rounds: readonly (readonly [
  gameId: string,
  gameMenuTag: string,
  name: Localised,
  everySeconds: number,
  form: ResultForm,
  weight: number,
])[] = [
  ['FAST_45', 'FAST', instantName(45, 's'), 45, { kind: 'digits', count: 5 }, 90],
  ['FAST_75', 'FAST', instantName(75, 's'), 75, { kind: 'digits', count: 5 }, 84],
  ['FAST_1M', 'FAST', instantName(1, 'min'), 60, { kind: 'digits', count: 5 }, 82],
  ['FAST_3M', 'FAST', instantName(3, 'min'), 180, { kind: 'digits', count: 5 }, 60],
  ['FAST_5M', 'FAST', instantName(5, 'min'), 300, { kind: 'digits', count: 5 }, 58],
  ['ROUND_15', 'FAST', instantName(15, 'min'), 900, { kind: 'pair', first: 3, second: 2 }, 66],
  [
    'FAST_3_DICE',
    'DICE',
    {
      EN: 'Fast three dice',
      TH: 'ลูกเต๋าสามลูกด่วน',
      HI: 'त्वरित तीन पासे',
      BN: 'দ্রুত তিন পাশা',
      VI: 'Ba xúc xắc nhanh',
    },
    60,
    { kind: 'dice', count: 3 },
    88,
  ],
  [
    'PK10',
    'FAST',
    {
      EN: 'Ten-car race',
      TH: 'แข่งรถสิบคัน',
      HI: 'दस कारों की दौड़',
      BN: 'দশ গাড়ির দৌড়',
      VI: 'Đua mười xe',
    },
    180,
    { kind: 'numbers', count: 10, of: 10, ordered: false },
    86,
  ],
  [
    'KENO_20',
    'KENO',
    {
      EN: 'Keno 20 of 80',
      TH: 'คีโน 20 จาก 80',
      HI: 'कीनो 80 में 20',
      BN: 'কেনো 80-তে 20',
      VI: 'Keno 20 trên 80',
    },
    300,
    { kind: 'numbers', count: 20, of: 80, ordered: true },
    78,
  ],
];

function instantName(count: number, unit: 's' | 'min'): Localised {
  const isSeconds = unit === 's';
  return {
    EN: `Instant draw ${count} ${unit}`,
    TH: `จับด่วน ${count} ${isSeconds ? 'วินาที' : 'นาที'}`,
    HI: `तुरंत ड्रॉ ${count} ${isSeconds ? 'सेकंड' : 'मिनट'}`,
    BN: `তাৎক্ষণিক ড্র ${count} ${isSeconds ? 'সেকেন্ড' : 'মিনিট'}`,
    VI: `Quay nhanh ${count} ${isSeconds ? 'giây' : 'phút'}`,
  };
}

function houseGames(): LotteryDefinition[] {
  return rounds.map(([gameId, gameMenuTag, name, everySeconds, form, weight]) => ({
    gameId,
    gameMenuTag,
    name,
    schedule: {
      kind: 'every',
      everyMs: everySeconds * 1000,
      // Short rounds hurry: an eighth of the round to draw, as much to lock, at most ten seconds each.
      lastsMs: Math.min(10_000, everySeconds * 125),
      lockMs: Math.min(10_000, everySeconds * 125),
    },
    form,
    tag: weight > 85 ? 'HOT' : '',
    instant: true,
    weight,
  }));
}

/** Games that keep the site honest about what can be missing. */
const oddGames: readonly LotteryDefinition[] = [
  {
    gameId: 'KENO_NEW',
    gameMenuTag: 'KENO',
    name: {
      EN: 'Harbour keno of the month',
      TH: 'คีโนท่าเรือประจำเดือน',
      HI: 'महीने का बंदरगाह कीनो',
      BN: 'মাসের বন্দর কেনো',
      VI: 'Keno bến cảng tháng này',
    },
    schedule: {
      kind: 'monthly',
      dates: [1],
      at: [21, 0],
      utcOffset: indochina,
      lastsMs: 5 * minute,
      lockMs: 5 * minute,
    },
    form: { kind: 'numbers', count: 6, of: 49, ordered: true },
    tag: 'NEW',
    instant: false,
    weight: 76,
    isNew: true,
  },
  {
    gameId: 'DICE_VOID',
    gameMenuTag: 'DICE',
    name: { EN: 'Storm dice', TH: 'ลูกเต๋าพายุ', HI: 'तूफ़ानी पासे', BN: 'ঝড়ের পাশা', VI: 'Xúc xắc bão' },
    schedule: { kind: 'every', everyMs: 10 * minute, lastsMs: 5 * minute, lockMs: minute },
    form: { kind: 'dice', count: 3 },
    tag: '',
    instant: true,
    weight: 30,
    trouble: { isVoid: true },
  },
];

/** Every lottery game of the platform. */
export const lotteryGames: readonly LotteryDefinition[] = [
  ...stationGames(),
  ...stateGames,
  ...houseGames(),
  ...oddGames,
];
