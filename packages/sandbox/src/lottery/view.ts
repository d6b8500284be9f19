import type { LotteryGame } from '@livery/api/contract/lottery';
import type { LotteryGroup } from '@livery/api/contract/lottery-list';
import type { Context } from '../handlers.ts';
import { type Localised, localise } from '../localise.ts';
import { type LotteryDefinition, tableOf, vendorOf } from './games.ts';
import { prizeTableOf } from './prize-table.ts';
import { resultOf } from './result.ts';
import { momentOf, nextDraw, weekDays } from './schedule.ts';

/** Menu groups, in the order of the lobby. */
const groups: Readonly<Record<string, Localised>> = {
  VN_NORTH: {
    EN: 'Vietnam, north',
    TH: 'เวียดนามเหนือ',
    HI: 'वियतनाम, उत्तर',
    BN: 'ভিয়েতনাম, উত্তর',
    VI: 'Miền Bắc',
  },
  VN_CENTRAL: {
    EN: 'Vietnam, centre',
    TH: 'เวียดนามกลาง',
    HI: 'वियतनाम, मध्य',
    BN: 'ভিয়েতনাম, মধ্য',
    VI: 'Miền Trung',
  },
  VN_SOUTH: {
    EN: 'Vietnam, south',
    TH: 'เวียดนามใต้',
    HI: 'वियतनाम, दक्षिण',
    BN: 'ভিয়েতনাম, দক্ষিণ',
    VI: 'Miền Nam',
  },
  SEA: {
    EN: 'State draws',
    TH: 'สลากของรัฐ',
    HI: 'राज्य ड्रॉ',
    BN: 'রাষ্ট্রীয় ড্র',
    VI: 'Xổ số nhà nước',
  },
  FAST: { EN: 'Fast', TH: 'ออกเร็ว', HI: 'त्वरित', BN: 'দ্রুত', VI: 'Quay nhanh' },
  DICE: { EN: 'Dice', TH: 'ลูกเต๋า', HI: 'पासे', BN: 'পাশা', VI: 'Xúc xắc' },
  KENO: { EN: 'Keno', TH: 'คีโน', HI: 'कीनो', BN: 'কেনো', VI: 'Keno' },
  EVENING: { EN: 'Evening', TH: 'งวดเย็น', HI: 'सायं', BN: 'সান্ধ্য', VI: 'Buổi tối' },
  HELD: { EN: 'Delayed', TH: 'ออกล่าช้า', HI: 'विलंबित', BN: 'বিলম্বিত', VI: 'Bị trễ' },
};

/** Lottery games by menu group; groups without a game are left out. */
export function groupsOf(
  definitions: readonly LotteryDefinition[],
  context: Context,
): LotteryGroup[] {
  return Object.entries(groups).flatMap(([tag, names]) => {
    const own = definitions.filter(({ gameMenuTag }) => gameMenuTag === tag);
    if (own.length === 0) return [];
    const { text, language } = localise(names, context.language);
    return [{ tag, name: text, language, gameMenus: own.map((game) => stateOf(game, context)) }];
  });
}

/** A lottery game as it stands now, for the wire. */
export function stateOf(game: LotteryDefinition, { now, seed, language }: Context): LotteryGame {
  const { gameId, schedule } = game;
  const moment = momentOf(schedule, now, game.trouble);
  const name = remarkOf(game, language);
  const draw = { seed, gameId, drawAt: moment.resultOf };
  const isPrevious = moment.resultOf !== moment.drawAt;
  const hasNone = game.trouble?.isVoid === true || (game.isNew === true && isPrevious);
  return {
    gameId,
    gameMenuTag: game.gameMenuTag,
    remark: name.text,
    language: name.language,
    numero: hasNone ? null : numeroOf(game, draw, moment.known),
    remainTime: moment.remainTime,
    lockTime: moment.lockTime,
    ...(moment.status === 'final' ? { nextTime: nextDraw(schedule, moment.drawAt) - now } : {}),
    drawDayOfWeek: weekDays(schedule, moment.drawAt),
    tag: game.tag,
    status: moment.status,
    prizeMode: game.prizeMode ?? 'SEA',
    instant: game.instant,
    vendor: vendorOf(game),
  };
}

/** The result that the lobby shows, as far as it is known. */
export function numeroOf(
  game: LotteryDefinition,
  draw: { seed: number; gameId: string; drawAt: number },
  known: number,
): string | null {
  const table = tableOf(game);
  return table === undefined
    ? resultOf(game.form, draw, known)
    : prizeTableOf(table, draw, known).numero;
}

/** How a lottery is called in a language. */
export function remarkOf({ name, nameLanguage }: LotteryDefinition, language: string) {
  const own = localise(name, language);
  return { text: own.text, language: nameLanguage ?? own.language };
}
