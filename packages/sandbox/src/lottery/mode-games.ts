import type { PrizeMode } from '@livery/api/contract/lottery';
import type { Localised } from '../localise.ts';
import { type LotteryDefinition, minute } from './definition.ts';
import type { ResultForm } from './result.ts';

type Mode = Exclude<PrizeMode, 'SEA'>;

/** The halls of the other prize modes, and how they are called. */
const halls: Readonly<Record<Mode, Localised>> = {
  Lott: { EN: 'House', TH: 'เฮาส์', HI: 'हाउस', BN: 'হাউস', VI: 'Nhà' },
  ZY: { EN: 'Choice', TH: 'ชอยส์', HI: 'चॉइस', BN: 'চয়েস', VI: 'Chọn' },
  Elott: { EN: 'E-draw', TH: 'อีดรอว์', HI: 'ई-ड्रॉ', BN: 'ই-ড্র', VI: 'E-draw' },
};

/** What each hall plays, every so many minutes. */
const families: readonly {
  id: string;
  tag: string;
  name: Localised;
  form: ResultForm;
  minutes: readonly number[];
}[] = [
  {
    id: 'NUMBERS',
    tag: 'FAST',
    name: { EN: 'numbers', TH: 'ตัวเลข', HI: 'अंक', BN: 'সংখ্যা', VI: 'con số' },
    form: { kind: 'digits', count: 5 },
    minutes: [1, 2, 5],
  },
  {
    id: 'CARS',
    tag: 'FAST',
    name: { EN: 'car race', TH: 'แข่งรถ', HI: 'कार दौड़', BN: 'গাড়ির দৌড়', VI: 'đua xe' },
    form: { kind: 'numbers', count: 10, of: 10, ordered: false },
    minutes: [3, 5],
  },
  {
    id: 'PAIRS',
    tag: 'FAST',
    name: {
      EN: 'three and two',
      TH: 'สามและสอง',
      HI: 'तीन और दो',
      BN: 'তিন ও দুই',
      VI: 'ba và hai',
    },
    form: { kind: 'pair', first: 3, second: 2 },
    minutes: [15],
  },
  {
    id: 'DICE',
    tag: 'DICE',
    name: { EN: 'three dice', TH: 'ลูกเต๋าสามลูก', HI: 'तीन पासे', BN: 'তিন পাশা', VI: 'ba xúc xắc' },
    form: { kind: 'dice', count: 3 },
    minutes: [1, 3, 5],
  },
  {
    id: 'KENO',
    tag: 'KENO',
    name: { EN: 'keno', TH: 'คีโน', HI: 'कीनो', BN: 'কেনো', VI: 'keno' },
    form: { kind: 'numbers', count: 20, of: 80, ordered: true },
    minutes: [5, 10],
  },
];

/** Each hall has one draw of the evening beside its rounds. */
const evening: Localised = {
  EN: 'evening draw',
  TH: 'งวดเย็น',
  HI: 'सायं ड्रॉ',
  BN: 'সান্ধ্য ড্র',
  VI: 'kỳ buổi tối',
};
const minuteWords: Localised = { EN: 'min', TH: 'นาที', HI: 'मिनट', BN: 'মিনিট', VI: 'phút' };

/** The lotteries of the prize modes Lott, ZY and Elott: twelve each. */
export function modeGames(): LotteryDefinition[] {
  return (Object.keys(halls) as Mode[]).flatMap((prizeMode) => [
    ...families.flatMap(({ minutes, ...family }) =>
      minutes.map((every) => roundsOf(prizeMode, family, every)),
    ),
    eveningOf(prizeMode),
  ]);
}

function roundsOf(
  prizeMode: Mode,
  { id, tag, name, form }: Omit<(typeof families)[number], 'minutes'>,
  every: number,
): LotteryDefinition {
  return {
    gameId: `${prizeMode.toUpperCase()}_${id}_${every}M`,
    gameMenuTag: tag,
    name: joined(
      halls[prizeMode],
      name,
      (language) => `${every} ${inLanguage(minuteWords, language)}`,
    ),
    schedule: { kind: 'every', everyMs: every * minute, lastsMs: 7500, lockMs: 10_000 },
    form,
    tag: every === 1 ? 'HOT' : '',
    instant: true,
    weight: 20,
    prizeMode,
  };
}

function eveningOf(prizeMode: Mode): LotteryDefinition {
  return {
    gameId: `${prizeMode.toUpperCase()}_EVENING`,
    gameMenuTag: 'EVENING',
    name: joined(halls[prizeMode], evening),
    // From Monday to Friday: at the weekend the filter by week-day finds nothing here.
    schedule: {
      kind: 'weekly',
      days: [1, 2, 3, 4, 5],
      at: [19, 0],
      zone: 'Asia/Bangkok',
      lastsMs: 5 * minute,
      lockMs: 5 * minute,
    },
    form: { kind: 'digits', count: 6 },
    tag: '',
    instant: false,
    weight: 20,
    prizeMode,
  };
}

/** Two names as one in every language that the first is known in. */
function joined(
  first: Localised,
  second: Localised,
  ending: (language: string) => string = () => '',
): Localised {
  const languages = Object.keys(first).map((language) => {
    const words = [first, second].map((each) => inLanguage(each, language));
    return [language, [...words, ending(language)].join(' ').trim()] as const;
  });
  return { EN: '', ...Object.fromEntries(languages) };
}

function inLanguage(texts: Localised, language: string): string {
  return texts[language] ?? texts.EN;
}
