import { describe, expect, it } from 'vitest';
import { lotteryGames } from './games.ts';
import { resultOf } from './result.ts';
import { momentOf, nextDraw, weekDays } from './schedule.ts';

const minute = 60_000;
const at = (text: string) => Date.parse(text);

function gameOf(gameId: string) {
  const game = lotteryGames.find((each) => each.gameId === gameId);
  if (game === undefined) throw new Error(`no ${gameId}`);
  return game;
}
const hanoi = gameOf('VN_NORTH_HA_NOI');

describe('the stations of Vietnam', () => {
  it('draw in the north at 18:15, in the centre at 17:15, in the south at 16:15', () => {
    // 2026-11-23 is a Monday; Vietnam is seven hours ahead of UTC.
    const monday = at('2026-11-22T20:00:00Z');
    const next = (id: string) => new Date(nextDraw(gameOf(id).schedule, monday)).toISOString();
    expect(next('VN_NORTH_HA_NOI')).toBe('2026-11-23T11:15:00.000Z');
    expect(next('VN_CENTRAL_HUE')).toBe('2026-11-23T10:15:00.000Z');
    expect(next('VN_SOUTH_CA_MAU')).toBe('2026-11-23T09:15:00.000Z');
  });

  it.each([
    ['NORTH', [1, 1, 1, 1, 1, 1, 1]],
    ['CENTRAL', [3, 2, 2, 2, 3, 2, 3]],
    ['SOUTH', [3, 3, 3, 3, 3, 3, 4]],
  ] as const)('of the %s draw as many a day as the schedule says', (region, want) => {
    const games = lotteryGames.filter(({ gameMenuTag }) => gameMenuTag === `VN_${region}`);
    const counts = want.map((_, weekDay) => {
      return games.filter(({ schedule }) =>
        weekDays(schedule, 0)
          .split(',')
          .includes(String(weekDay + 1)),
      ).length;
    });
    expect(counts).toEqual(want);
  });

  it('number Monday to Saturday 2 to 7 and Sunday 1', () => {
    expect(weekDays(hanoi.schedule, 0)).toBe('2,5');
    expect(weekDays(gameOf('VN_NORTH_THAI_BINH').schedule, 0)).toBe('1');
  });
});

describe('a draw', () => {
  const draw = at('2026-11-23T11:15:00Z');
  const moment = (offset: number) => momentOf(hanoi.schedule, draw + offset);

  it('takes bets, locks, draws, shows part of the result, then all, then the next one opens', () => {
    expect(moment(-6 * minute)).toMatchObject({ status: 'open', remainTime: 6 * minute });
    expect(moment(-6 * minute).lockTime).toBe(minute);
    expect(moment(-5 * minute)).toMatchObject({ status: 'locked', lockTime: 0 });
    expect(moment(0)).toMatchObject({ status: 'drawing', remainTime: 0 });
    expect(moment(3 * minute).resultOf).toBeLessThan(draw);
    expect(moment(10 * minute)).toMatchObject({ status: 'partial', resultOf: draw, known: 0.5 });
    expect(moment(20 * minute)).toMatchObject({ status: 'final', remainTime: -20 * minute });
    expect(moment(30 * minute)).toMatchObject({ status: 'open', resultOf: draw, known: 1 });
    expect(moment(30 * minute).drawAt).toBe(at('2026-11-26T11:15:00Z'));
  });

  it('stays locked past its time when it is delayed', () => {
    const late = gameOf('STRAITS_4D_LATE');
    const start = nextDraw(late.schedule, draw);
    const delayed = momentOf(late.schedule, start + minute, late.trouble);
    expect(delayed).toMatchObject({ status: 'locked', remainTime: -minute });
  });

  it('can be called off', () => {
    const storm = gameOf('DICE_VOID');
    const start = nextDraw(storm.schedule, draw);
    expect(momentOf(storm.schedule, start + 1000, storm.trouble).status).toBe('void');
  });

  it('of the Thai state is on the 1st and the 16th at 15:30', () => {
    const { schedule } = gameOf('TH_STATE');
    const first = nextDraw(schedule, draw);
    expect(new Date(first).toISOString()).toBe('2026-12-01T08:30:00.000Z');
    expect(new Date(nextDraw(schedule, first)).toISOString()).toBe('2026-12-16T08:30:00.000Z');
  });

  it('of the house comes every 45 and 75 seconds and is marked as instant', () => {
    for (const [id, seconds] of [
      ['FAST_45', 45],
      ['FAST_75', 75],
    ] as const) {
      const { schedule, instant } = gameOf(id);
      const first = nextDraw(schedule, draw);
      expect(nextDraw(schedule, first) - first).toBe(seconds * 1000);
      expect(instant).toBe(true);
    }
  });

  it('never closes later than it draws, at any minute of a month', () => {
    for (const { schedule, trouble } of lotteryGames) {
      for (let time = draw; time < draw + 31 * 1440 * minute; time += 97 * minute) {
        const { lockTime, remainTime, resultOf: shown, drawAt } = momentOf(schedule, time, trouble);
        expect(lockTime).toBeLessThanOrEqual(remainTime);
        expect(shown).toBeLessThanOrEqual(drawAt);
      }
    }
  });
});

describe('a result', () => {
  const draw = { seed: 7, gameId: 'X', drawAt: 1 };

  it.each([
    [{ kind: 'digits', count: 6 }, /^\d{6}$/],
    [{ kind: 'pair', first: 3, second: 2 }, /^\d{3}-\d{2}$/],
    [{ kind: 'dice', count: 3 }, /^[1-6](,[1-6]){2}$/],
    [{ kind: 'numbers', count: 10, of: 10, ordered: false }, /^(\d\d )*(10)?( \d\d)*$/],
  ] as const)('of form %o is written as the platform writes it', (form, pattern) => {
    const result = resultOf(form, draw, 1);
    expect(result).toMatch(pattern);
    expect(resultOf(form, draw, 1)).toBe(result);
    expect(resultOf(form, { ...draw, drawAt: 2 }, 1)).not.toBe(result);
  });

  it('of keno holds twenty different numbers in order', () => {
    const form = { kind: 'numbers', count: 20, of: 80, ordered: true } as const;
    const items = (resultOf(form, draw, 1) ?? '').split(' ').map(Number);
    expect(new Set(items).size).toBe(20);
    expect(items).toEqual([...items].sort((one, other) => one - other));
  });

  it('begins with the digits already drawn', () => {
    const form = { kind: 'digits', count: 6 } as const;
    const whole = resultOf(form, draw, 1) ?? '';
    expect(resultOf(form, draw, 0.5)).toBe(whole.slice(0, 3));
    expect(resultOf(form, draw, 0.1)).toBeNull();
  });
});
