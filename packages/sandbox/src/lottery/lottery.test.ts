import { contract } from '@livery/api/contract';
import { popularLottery, prizeModes } from '@livery/api/contract/lottery';
import {
  lotteryGameList,
  openedNumbers,
  recentLottery,
  type StationDraw,
  vnGameMenu,
  vnNumero,
  vnRecentMenu,
} from '@livery/api/contract/lottery-list';
import { describe, expect, it } from 'vitest';
import { rememberPlay } from '../games/rows.ts';
import { accountKey } from '../session/rows.ts';
import { openSandbox } from '../session/session.fixture.ts';
import type { Store } from '../store/store.ts';
import { lotteryGames } from './games.ts';
import { prizeTableOf } from './prize-table.ts';
import { momentOf, nextDraw, previousDraw } from './schedule.ts';

const minute = 60_000;
const hour = 60 * minute;
/** When the fixture's clock begins: a Saturday, 16:20 in Vietnam, so that the south is drawing. */
const start = Date.parse('2026-11-21T09:20:00Z');

/** Remembers slips of empty2026, one after another, as placing them does (`draws/place.ts`). */
async function played(store: Store, ...ids: string[]) {
  const account = accountKey('MAYURA', 'empty2026');
  for (const [index, id] of ids.entries()) {
    await store.transaction((tx) =>
      rememberPlay(tx, { account, kind: 'lottery', id, playedAt: start + 1000 * index }),
    );
  }
}

describe('the lottery list', () => {
  it.each(prizeModes)(
    'of prize mode %s has menu groups with twelve games or more [spec 7.41]',
    async (prizeMode) => {
      const { guest, wire } = openSandbox();
      const groups = await guest.call(lotteryGameList, { prizeMode });
      expect(wire[0]).toContain(`?prizeMode=${prizeMode} `);
      const games = groups.flatMap(({ gameMenus }) => gameMenus);
      expect(games.length).toBeGreaterThanOrEqual(12);
      for (const { tag, gameMenus } of groups) {
        expect(gameMenus.length).toBeGreaterThan(0);
        for (const game of gameMenus) {
          expect(game).toMatchObject({ gameMenuTag: tag, prizeMode });
          expect(game.lockTime).toBeLessThanOrEqual(game.remainTime);
        }
      }
      expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(games.length);
    },
  );

  it('carries every field of a lottery game and of a menu group [spec 3.14]', async () => {
    const { guest } = openSandbox();
    const [group] = await guest.call(lotteryGameList, {});
    expect(group).toMatchObject({ tag: 'VN_NORTH', gameMenus: expect.any(Array) });
    const hanoi = group?.gameMenus.find(({ gameId }) => gameId === 'VN_NORTH_HA_NOI');
    expect(hanoi).toEqual({
      gameId: 'VN_NORTH_HA_NOI',
      gameMenuTag: 'VN_NORTH',
      remark: 'Hà Nội',
      language: 'VI',
      numero: expect.stringMatching(/^\d{5}$/),
      remainTime: Date.parse('2026-11-23T11:15:00Z') - start,
      lockTime: Date.parse('2026-11-23T11:10:00Z') - start,
      drawDayOfWeek: '2,5',
      tag: '',
      status: 'open',
      prizeMode: 'SEA',
      instant: false,
      vendor: 'TCG_LOTTO_VN',
    });
  });

  it('says of a draw that is over, and of no other, when the next one is', async () => {
    const opened = openSandbox();
    const over = Date.parse('2026-11-23T11:40:00Z');
    opened.pass(over - start);
    const groups = await opened.guest.call(lotteryGameList, {});
    const games = groups.flatMap(({ gameMenus }) => gameMenus);
    expect(games.find(({ gameId }) => gameId === 'VN_NORTH_HA_NOI')).toMatchObject({
      status: 'final',
      nextTime: Date.parse('2026-11-26T11:15:00Z') - over,
    });
    for (const { gameId, status, nextTime } of games)
      expect(nextTime !== undefined, gameId).toBe(status === 'final');
  });

  it('names the vendor that runs a lottery', async () => {
    const { guest } = openSandbox();
    const vendors = new Map<string, Set<string | undefined>>();
    for (const prizeMode of prizeModes) {
      const groups = await guest.call(lotteryGameList, { prizeMode });
      const own = groups.flatMap(({ gameMenus }) => gameMenus).map(({ vendor }) => vendor);
      vendors.set(prizeMode, new Set(own));
    }
    expect(vendors.get('SEA')).toEqual(new Set(['TCG_LOTTO_VN', 'TCG_SEA']));
    expect(vendors.get('Lott')).toEqual(new Set(['LOTT']));
    expect(vendors.get('Elott')).toEqual(new Set(['ELOTT']));
  });

  it('names its groups in the language of the call', async () => {
    const { client } = openSandbox();
    const hindi = client(undefined, { language: () => 'HI' });
    const [group] = await hindi.call(lotteryGameList, {});
    expect(group).toMatchObject({ name: 'वियतनाम, उत्तर', language: 'HI' });
  });

  it('accepts the modes Lott, ZY, Elott and SEA, and no other [spec 9.09]', async () => {
    expect(prizeModes).toEqual(['Lott', 'ZY', 'Elott', 'SEA']);
    const { sandbox } = openSandbox();
    const address = 'http://localhost/lgw/lottery/games?prizeMode=OTHER';
    expect((await sandbox.fetch(new Request(address))).status).toBe(400);
  });

  it('returns twenty popular lotteries, all of the regional mode [spec 7.30] [spec 9.28]', async () => {
    const { guest } = openSandbox();
    const popular = await guest.call(popularLottery, { count: 100 });
    expect(popular.length).toBeGreaterThan(20);
    expect(new Set(popular.map(({ prizeMode }) => prizeMode))).toEqual(new Set(['SEA']));
    expect(await guest.call(popularLottery, {})).toHaveLength(20);
  });

  it('ranks the lotteries of any set', async () => {
    const { guest } = openSandbox();
    for (const prizeMode of prizeModes) {
      const popular = await guest.call(popularLottery, { prizeMode });
      expect(popular.length).toBeGreaterThan(10);
      expect(new Set(popular.map((game) => game.prizeMode))).toEqual(new Set([prizeMode]));
    }
  });
});

describe('at any moment the lobby has', () => {
  /** How the games stand at many moments of a fortnight, each with its time. */
  async function moments() {
    const opened = openSandbox();
    const seen = [];
    for (let step = 0; step < 60; step += 1) {
      const groups = await opened.guest.call(lotteryGameList, {});
      seen.push({
        at: start + step * 331 * minute,
        games: groups.flatMap((group) => group.gameMenus),
      });
      opened.pass(331 * minute);
    }
    return seen;
  }

  it('a game without a result, a void draw, a lock that has passed, and a group that is always late', async () => {
    const seen = await moments();
    for (const { games } of seen) {
      const of = (gameId: string) => games.find((game) => game.gameId === gameId);
      const late = games.filter(({ gameMenuTag }) => gameMenuTag === 'HELD');
      expect(late.length).toBeGreaterThan(1);
      expect(late.every(({ remainTime, numero }) => remainTime <= 0 && numero !== null)).toBe(true);
      expect(of('LOCKED_NUMBERS')).toMatchObject({ status: 'locked' });
      expect(of('LOCKED_NUMBERS')?.lockTime).toBeLessThanOrEqual(0);
      expect(of('LOCKED_NUMBERS')?.remainTime).toBeGreaterThan(0);
      expect(of('DICE_VOID')?.numero).toBeNull();
      const [one, other] = [of('STRAITS_4D'), of('STRAITS_4D_LATE')];
      // Unless the late one still waits for a draw that the other has had.
      if ((other?.remainTime ?? 0) > 0) expect(one?.remainTime).toBe(other?.remainTime);
    }
    const states = new Set(seen.flatMap(({ games }) => games.map(({ status }) => status)));
    expect([...states].sort()).toEqual(['drawing', 'final', 'locked', 'open', 'partial', 'void']);
    expect(
      seen.some(({ games }) =>
        games.some((game) => game.gameId === 'KENO_NEW' && game.numero === null),
      ),
    ).toBe(true);
    expect(seen.some(({ games }) => games.some(({ remainTime }) => remainTime < 0))).toBe(true);
  });

  it('a day of the week on which a group draws nothing', async () => {
    for (const { games } of await moments()) {
      const days = new Set(
        games
          .filter(({ gameMenuTag }) => gameMenuTag === 'SEA')
          .flatMap(({ drawDayOfWeek }) => drawDayOfWeek.split(',')),
      );
      expect(days.size).toBeLessThan(7);
    }
  });
});

describe('the draw of the Thai state', () => {
  const { schedule } = lotteryGames.find(({ gameId }) => gameId === 'TH_STATE') ?? {};

  it('moves on holidays, and each draw precedes the next', () => {
    if (schedule === undefined) throw new Error('expected the draw of the Thai state');
    const days: string[] = [];
    let time = Date.parse('2025-12-20T00:00:00Z');
    for (let count = 0; count < 11; count += 1) {
      const next = nextDraw(schedule, time);
      if (count > 0) expect(previousDraw(schedule, next)).toBe(time);
      time = next;
      days.push(new Date(next).toISOString().slice(0, 10));
    }
    expect(days).toEqual([
      '2026-01-02',
      '2026-01-17',
      '2026-02-01',
      '2026-02-16',
      '2026-03-01',
      '2026-03-16',
      '2026-04-01',
      '2026-04-16',
      '2026-05-02',
      '2026-05-16',
      '2026-06-01',
    ]);
  });
});

describe('the lotteries of Vietnam', () => {
  it('are listed by region for a device [spec 7.31]', async () => {
    const { guest, wire } = openSandbox();
    const groups = await guest.call(vnGameMenu, {});
    expect(contract.vnGameMenu).toMatchObject({
      method: 'GET',
      path: '/lgw/vn/games/game_menu',
      token: false,
      encrypted: false,
    });
    expect(wire[0]).toContain('/lgw/vn/games/game_menu?device=WEB ');
    expect(groups.map(({ tag, gameMenus }) => [tag, gameMenus.length])).toEqual([
      ['VN_NORTH', 6],
      ['VN_CENTRAL', 14],
      ['VN_SOUTH', 21],
    ]);
  });

  it('have a variant with those that a member opened recently [spec 7.31]', async () => {
    const { client, tokenOf, guest, no, store } = openSandbox();
    const own = client(await tokenOf('empty2026'));
    expect(await own.call(vnRecentMenu, {})).toEqual([]);
    await played(store, 'VN_SOUTH_CA_MAU', 'TH_STATE', 'VN_NORTH_HA_NOI');
    const groups = await own.call(vnRecentMenu, {});
    expect(groups.flatMap(({ gameMenus }) => gameMenus.map(({ gameId }) => gameId))).toEqual([
      'VN_NORTH_HA_NOI',
      'VN_SOUTH_CA_MAU',
    ]);
    expect(await no(guest.call(vnRecentMenu, {}))).toMatchObject({ kind: 'expired' });
  });
});

/** Prizes of a region as the published tables have them: counts and digits, in the order of print. */
const southern = 'G8 1x2, G7 1x3, G6 3x4, G5 1x4, G4 7x5, G3 2x5, G2 1x5, G1 1x5, DB 1x6';
const northern = 'DB 1x5, G1 1x5, G2 2x5, G3 6x5, G4 4x4, G5 6x4, G6 3x3, G7 4x2';
const shapeOf = ({ prizes }: Pick<StationDraw, 'prizes'>) =>
  prizes.map(({ prize, count, digits }) => `${prize} ${count}x${digits}`).join(', ');

describe('the numbers of Vietnam', () => {
  it('are the last hundred draws, the newest first, each with its whole table [spec 7.42] [spec 9.28]', async () => {
    const { guest, wire, pass } = openSandbox();
    // Past the day's last draw.
    pass(6 * hour);
    const draws = await guest.call(vnNumero, {});
    expect(wire[0]).toContain('?count=100 ');
    expect(draws).toHaveLength(100);
    const times = draws.map(({ drawTime }) => drawTime);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    for (const draw of draws) {
      const isNorth = draw.gameMenuTag === 'VN_NORTH';
      expect(draw.status).toBe('final');
      expect(shapeOf(draw)).toBe(isNorth ? northern : southern);
      const numbers = draw.prizes.flatMap((prize) => prize.numbers);
      expect(numbers).toHaveLength(isNorth ? 27 : 18);
      for (const { digits, numbers: own } of draw.prizes) {
        for (const number of own) expect(number).toMatch(new RegExp(`^\\d{${digits}}$`));
      }
      expect(draw.prizes.find(({ prize }) => prize === 'DB')?.numbers).toEqual([draw.numero]);
    }
    const days = draws.map(({ gameId, drawTime }) => `${gameId} ${drawTime}`);
    expect(new Set(days).size).toBe(100);
  });

  it('of one station are its own, on its days, and as the lobby shows them', async () => {
    const { guest, no } = openSandbox();
    const draws = await guest.call(vnNumero, { gameId: 'VN_NORTH_HA_NOI', count: 4 });
    expect(draws.map(({ drawTime }) => new Date(drawTime).toISOString().slice(0, 10))).toEqual([
      '2026-11-19',
      '2026-11-16',
      '2026-11-12',
      '2026-11-09',
    ]);
    const [north] = await guest.call(vnGameMenu, {});
    const hanoi = north?.gameMenus.find(({ gameId }) => gameId === 'VN_NORTH_HA_NOI');
    expect(draws[0]?.numero).toBe(hanoi?.numero);
    const unknown = await no(guest.call(vnNumero, { gameId: 'TH_STATE' }));
    expect(unknown).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of a running draw arrive prize by prize, the special one last', async () => {
    const { guest, pass } = openSandbox();
    // Long An draws on Saturdays from 16:15 to 16:35; it is 16:20.
    const look = async () => {
      const [draw] = await guest.call(vnNumero, { gameId: 'VN_SOUTH_LONG_AN', count: 1 });
      if (draw === undefined) throw new Error('expected a draw');
      const numbers = draw.prizes.flatMap((prize) => prize.numbers);
      return { ...draw, known: numbers.length };
    };
    const early = await look();
    expect(early).toMatchObject({ status: 'partial', numero: null });
    pass(5 * minute);
    const later = await look();
    expect(later.known).toBeGreaterThan(early.known);
    expect(later.prizes[0]).toEqual(early.prizes[0]);
    pass(9 * minute + 30_000);
    const nearly = await look();
    expect(nearly.known).toBe(18);
    expect(nearly.numero?.length).toBeLessThan(6);
    pass(30_000);
    const whole = await look();
    expect(whole.status).toBe('final');
    expect(whole.numero).toHaveLength(6);
    expect(whole.numero?.startsWith(nearly.numero ?? '-')).toBe(true);
  });

  it('never show a number before it is drawn', () => {
    const draw = { seed: 3, gameId: 'X', drawAt: 5 };
    for (const region of ['NORTH', 'CENTRAL', 'SOUTH'] as const) {
      const whole = prizeTableOf(region, draw, 1);
      let before = -1;
      for (let known = 0; known <= 1; known += 0.01) {
        const part = prizeTableOf(region, draw, known);
        const drawn = part.prizes.flatMap(({ numbers }) => numbers.join('')).join('').length;
        expect(drawn).toBeGreaterThanOrEqual(before);
        before = drawn;
        if (part.numero !== null) {
          const others = part.prizes.filter(({ prize }) => prize !== 'DB');
          expect(others.every(({ numbers, count }) => numbers.length === count)).toBe(true);
          expect(whole.numero?.startsWith(part.numero)).toBe(true);
        }
      }
      expect(prizeTableOf(region, draw, 0).prizes.flatMap(({ numbers }) => numbers)).toEqual([]);
    }
  });
});

describe('recent lotteries', () => {
  it('are an object of entries that carry a gameId, the latest first [spec 7.44] [spec 9.28]', async () => {
    const { client, tokenOf, wire, store } = openSandbox();
    const own = client(await tokenOf('empty2026'));
    expect(await own.call(recentLottery, {})).toEqual({});
    await played(store, 'TH_STATE', 'FAST_45', 'TH_STATE', 'ELOTT_DICE_1M');
    const recent = await own.call(recentLottery, {});
    expect(wire.at(-2)).toContain('?prizeMode=SEA&device=WEB&recentCount=100 ');
    expect(Object.values(recent).map(({ gameId }) => gameId)).toEqual(['TH_STATE', 'FAST_45']);
    expect(Object.values(await own.call(recentLottery, { recentCount: 1 }))).toHaveLength(1);
    const electronic = await own.call(recentLottery, { prizeMode: 'Elott' });
    expect(Object.values(electronic)).toMatchObject([{ gameId: 'ELOTT_DICE_1M' }]);
  });

  it('of one member are not shown to others, and a trial account has none', async () => {
    const { client, tokenOf, no, guest, store } = openSandbox();
    const tara = client(await tokenOf('tara2026'));
    const before = await tara.call(recentLottery, {});
    await played(store, 'KENO_20');
    expect(await tara.call(recentLottery, {})).toEqual(before);
    const trial = client(await tokenOf('trial2026'));
    const refused = await no(trial.call(recentLottery, {}));
    expect(refused).toMatchObject({ code: 'REAL_ACCOUNT_NEEDED' });
    expect(await no(guest.call(recentLottery, {}))).toMatchObject({ kind: 'expired' });
  });
});

describe('opened numbers', () => {
  it('are the last final result of each lottery, the newest first [spec 7.49]', async () => {
    const { guest } = openSandbox();
    expect(contract.openedNumbers).toMatchObject({ method: 'GET', token: false });
    const opened = await guest.call(openedNumbers, {});
    const times = opened.map(({ drawTime }) => drawTime);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    const ids = opened.map(({ gameId }) => gameId);
    expect(ids).not.toContain('DICE_VOID');
    expect(ids).not.toContain('KENO_NEW');
    // The south is drawing: what is final there is a week old.
    const longAn = opened.find(({ gameId }) => gameId === 'VN_SOUTH_LONG_AN');
    expect(longAn?.drawTime).toBe(Date.parse('2026-11-14T09:15:00Z'));
    for (const { numero, drawTime } of opened) {
      expect(numero).not.toBe('');
      expect(drawTime).toBeLessThanOrEqual(start);
    }
  });

  it('are what the lobby shows of a game that is open', async () => {
    const { guest } = openSandbox();
    const opened = await guest.call(openedNumbers, {});
    const groups = await guest.call(lotteryGameList, {});
    const open = groups
      .flatMap(({ gameMenus }) => gameMenus)
      .filter(({ status }) => status === 'open');
    const compared = open.flatMap(({ gameId, numero }) =>
      opened.filter((each) => each.gameId === gameId).map((each) => [gameId, each.numero, numero]),
    );
    expect(compared.length).toBeGreaterThan(20);
    for (const [gameId, one, other] of compared) expect(one, gameId ?? '').toBe(other);
  });
});

it('has a lottery locked, and not open, when a station is drawing', () => {
  const longAn = lotteryGames.find(({ gameId }) => gameId === 'VN_SOUTH_LONG_AN');
  if (longAn === undefined) throw new Error('expected Long An');
  expect(momentOf(longAn.schedule, start - 6 * minute).status).toBe('locked');
  expect(momentOf(longAn.schedule, start - 11 * minute).status).toBe('open');
});
