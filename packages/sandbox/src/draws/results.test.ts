import { drawResults } from '@livery/api/contract/draws';
import { openedNumbers, vnNumero } from '@livery/api/contract/lottery-list';
import { expect, it } from 'vitest';
import { sandboxMerchant } from '../session/session.fixture.ts';
import { hour, minute, openDraws } from './draws.fixture.ts';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

it('lists the last hundred draws of a station, as the calls of Vietnam show them', async () => {
  const { guest } = await openDraws();
  const gameId = 'VN_SOUTH_LONG_AN';
  const draws = await guest.call(drawResults, { gameId });
  expect(draws).toHaveLength(100);
  expect(draws.map(({ instant: _, ...draw }) => draw)).toEqual(
    await guest.call(vnNumero, { gameId }),
  );
  // It draws on Saturdays from 16:15, and it is 16:20.
  expect(draws[0]).toMatchObject({ status: 'partial', instant: false });
  expect(dayOf(draws[99]?.drawTime ?? 0)).toBe('2024-12-28');
});

it('lists the draws of a day, of all lotteries that are no house draws', async () => {
  const { guest, later } = await openDraws();
  await later(6 * hour);
  const draws = await guest.call(drawResults, { day: '2026-11-21' });
  expect(draws.map(({ gameId }) => gameId)).toEqual([
    'VN_NORTH_NAM_DINH',
    'STRAITS_4D',
    'STRAITS_4D_LATE',
    'VN_CENTRAL_DAK_NONG',
    'VN_CENTRAL_DA_NANG',
    'VN_CENTRAL_QUANG_NGAI',
    'VN_SOUTH_BINH_PHUOC',
    'VN_SOUTH_HAU_GIANG',
    'VN_SOUTH_LONG_AN',
    'VN_SOUTH_TP_HO_CHI_MINH',
  ]);
  for (const { status, instant, drawTime } of draws) {
    expect([status, instant, dayOf(drawTime)]).toEqual(['final', false, '2026-11-21']);
  }
  const none = { gameId: 'LAO_STAR', day: '2026-11-21' };
  expect(await guest.call(drawResults, none)).toEqual([]);
  expect(await guest.call(drawResults, { day: '2026-11-22' })).toEqual([]);
});

it('counts days by the clock of the merchant', async () => {
  const merchant = { ...sandboxMerchant('MAYURA', 'localhost', 2), timeZone: 'Pacific/Auckland' };
  const { guest, later } = await openDraws('tara2026', { merchants: [merchant] });
  await later(2 * hour);
  // Saturday, 18:15 in Vietnam is Sunday there.
  const draws = await guest.call(drawResults, { gameId: 'VN_NORTH_NAM_DINH', day: '2026-11-22' });
  expect(draws.map(({ drawTime, timeZone }) => [drawTime, timeZone])).toEqual([
    [Date.parse('2026-11-21T11:15:00Z'), 'Asia/Ho_Chi_Minh'],
  ]);
});

it('shows the prizes of a draw one by one, the lowest first', async () => {
  const { guest, laterThan, rules } = await openDraws();
  for (const gameId of ['TH_STATE', 'STRAITS_4D']) {
    const { drawTime, lockTime } = await rules(gameId);
    const look = async () => {
      const [draw] = await guest.call(drawResults, { gameId, count: 1 });
      if (draw === undefined) throw new Error(`expected a draw of ${gameId}`);
      return draw;
    };
    await laterThan(lockTime);
    expect((await look()).drawTime).toBeLessThan(drawTime);
    await laterThan(drawTime + minute);
    expect(await look()).toMatchObject({ drawTime, status: 'drawing', numero: null });
    await laterThan(drawTime + 10 * minute);
    const early = await look();
    expect(early).toMatchObject({ status: 'partial', numero: null });
    expect(early.prizes[0]?.numbers.length).toBeGreaterThan(0);
    expect(early.prizes.at(-1)).toMatchObject({ prize: 'FIRST', numbers: [] });
    await laterThan(drawTime + 40 * minute);
    const whole = await look();
    expect(whole.status).toBe('final');
    for (const [at, { numbers }] of early.prizes.entries()) {
      expect(whole.prizes[at]?.numbers.slice(0, numbers.length)).toEqual(numbers);
    }
    for (const { count, digits, numbers } of whole.prizes) {
      expect(numbers).toHaveLength(count);
      for (const number of numbers) expect(number).toMatch(new RegExp(`^\\d{${digits}}$`));
    }
    const opened = await guest.call(openedNumbers, {});
    expect(opened.find((each) => each.gameId === gameId)?.numero).toBe(whole.numero);
  }
});

it('has house draws by their name alone, and marks them', async () => {
  const { guest } = await openDraws();
  const [race] = await guest.call(drawResults, { gameId: 'PK10', count: 1 });
  expect(race).toMatchObject({ instant: true, prizes: [] });
  expect(race?.numero?.split(' ')).toHaveLength(10);
  const evenings = await guest.call(drawResults, { prizeMode: 'Elott' });
  expect(new Set(evenings.map(({ gameId }) => gameId))).toEqual(new Set(['ELOTT_EVENING']));
});

it('has a draw that was called off without a number, and none of a game that is new', async () => {
  const { guest, no } = await openDraws();
  const [storm] = await guest.call(drawResults, { gameId: 'DICE_VOID', count: 1 });
  expect(storm).toMatchObject({ status: 'void', numero: null, prizes: [] });
  expect(await guest.call(drawResults, { gameId: 'KENO_NEW' })).toEqual([]);
  const unknown = await no(guest.call(drawResults, { gameId: 'NOWHERE' }));
  expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
});
