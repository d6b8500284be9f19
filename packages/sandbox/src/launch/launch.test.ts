import { contract } from '@livery/api/contract';
import {
  closeGame,
  enterGame,
  launchGame,
  lobbyLaunch,
  openRound,
  playRound,
  socialLaunch,
} from '@livery/api/contract/launch';
import { describe, expect, it } from 'vitest';
import { openMoney } from '../money/money.fixture.ts';
import { breaks } from '../protection/rows.ts';
import { accountKey } from '../session/rows.ts';

const platform = 'html5-desktop';

/** A sandbox, and the first games of some vendors. */
async function open() {
  const opened = openMoney();
  const game = async (gameType: string, vassalage?: string, place = 0) => {
    const query = { language: 'EN', gameType, vassalage, platform };
    const { games } = await opened.guest.call(contract.gameList, query);
    const found = games[place];
    if (found === undefined) throw new Error(`expected a game of ${gameType}`);
    return { gameType, vassalage: found.vassalage, code: String(found.nodeId), name: found.name };
  };
  return { ...opened, game };
}

const ticketOf = (url: string) => new URLSearchParams(url.split('#')[1]).get('ticket') ?? '';

describe('a launch', () => {
  it('returns a URL of the site with a ticket in its fragment, and never the token [spec 7.29]', async () => {
    const { member, game, wire } = await open();
    const mira = await member('mira2026');
    const launch = await mira.call(launchGame, await game('RNG', 'LUMA'));
    expect(contract.launchGame).toMatchObject({ path: '/wps/game/launchGame', token: true });
    const url = new URL(launch.url, 'https://site.example');
    expect([url.origin, url.pathname, url.search]).toEqual([
      'https://site.example',
      '/play/jackpot.html',
      '',
    ]);
    expect(ticketOf(launch.url)).toMatch(/^[\w-]{32}$/);
    expect(launch.url).not.toContain(mira.token);
    expect(wire.at(-1)).not.toContain(mira.token);
  });

  it('reads every field of the launch object, by either of its names [spec 3.15]', async () => {
    const { member, game, no } = await open();
    const mira = await member('mira2026');
    const { vassalage, code, gameType } = await game('FISH', 'REED');
    const named = [
      { gameType, vassalage, code, isGame: 'GAME', defaultPlayType: '' },
      { gameType, vendor: vassalage, gameCode: code },
      { gameType, accountTypeName: 'Reedboat', gameCode: code },
      { gameType: 'LIVE', vassalage: 'PALM' },
    ];
    for (const object of named) {
      expect((await mira.call(launchGame, object)).url, JSON.stringify(object)).toContain(
        '#ticket=',
      );
    }
    // A lottery has draws: the site leads to its slip, and no round of it is opened.
    for (const object of [
      { gameType: 'ELOTT', vendor: 'ELOTT', gameCode: 'ELOTT_DICE_1M', defaultPlayType: 'SUM' },
      { gameType: 'LOTT', vendor: 'TCG_SEA', gameCode: 'TH_STATE' },
      { gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' },
    ]) {
      expect(await no(mira.call(launchGame, object))).toMatchObject({ code: 'NOT_AVAILABLE' });
    }
    const list = mira.call(launchGame, { gameType, vassalage, isGame: 'VASSALAGE' });
    expect(await no(list)).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it.each([
    { gameType: 'LIVE', vassalage: 'PALM', look: 'baccarat' },
    { gameType: 'COCKFIGHT', vassalage: 'DS88', look: 'cockfight' },
    { gameType: 'COCKFIGHT', vassalage: 'SV3', look: 'cockfight' },
  ])('of the lobby of $vassalage opens the table of its area', async ({ look, ...object }) => {
    const { member } = await open();
    const mira = await member('mira2026');
    const { url } = await mira.call(launchGame, object);
    expect(url).toContain(`/play/${look}.html#`);
    const { bets, pays } = await mira.call(enterGame, { ticket: ticketOf(url) });
    expect(pays?.length).toBeGreaterThan(2);
    expect(bets?.length).toBeGreaterThan(1);
  });

  it('after a social login is a GET with a side effect [spec 7.53]', async () => {
    const { member, game } = await open();
    const mira = await member('mira2026');
    expect(contract.socialLaunch).toMatchObject({ method: 'GET', token: true, effect: true });
    const { url } = await mira.call(socialLaunch, await game('FISH'));
    const entered = await mira.call(enterGame, { ticket: ticketOf(url) });
    expect(entered.game.gameType).toBe('FISH');
  });

  it('of the lobby leads to the lotteries of Vietnam [spec 7.43]', async () => {
    const { member, no, wire } = await open();
    const mira = await member('mira2026');
    const lobby = await mira.call(lobbyLaunch, {});
    expect(wire.at(-2)).toContain('{"lottoArea":"VN","launchMode":"LOTT"}');
    expect(lobby).toEqual({ url: '/lottery?vendor=TCG_LOTTO_VN' });
    expect(await mira.call(lobbyLaunch, { gameCode: 'VN_NORTH_HA_NOI' })).toEqual({
      url: '/lottery?vendor=TCG_LOTTO_VN&gameCode=VN_NORTH_HA_NOI',
    });
    expect(await mira.call(openRound, {})).toEqual({ games: [] });
    const elsewhere = mira.call(lobbyLaunch, { lottoArea: 'TH' });
    expect(await no(elsewhere)).toMatchObject({ code: 'NOT_AVAILABLE' });
    const thai = mira.call(lobbyLaunch, { gameCode: 'TH_STATE' });
    expect(await no(thai)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    { object: { gameType: 'RNG', code: '9' }, code: 'NOT_FOUND' },
    { object: { gameType: 'LIVE', vassalage: 'NOBODY' }, code: 'NOT_FOUND' },
    { object: { gameType: 'LIVE', vassalage: 'REED' }, code: 'NOT_FOUND' },
    { object: { gameType: 'LOTT', vassalage: 'LOTT', code: 'TH_STATE' }, code: 'NOT_AVAILABLE' },
    { object: { gameType: 'RNG', vassalage: 'LUMA' }, code: 'INVALID_REQUEST' },
    { object: { gameType: 'RNG' }, code: 'INVALID_REQUEST' },
  ])(
    'of $object is rejected with $code, and costs nothing [spec B2.29]',
    async ({ object, code }) => {
      const { member, no, booksUnchanged } = await open();
      const mira = await member('mira2026');
      await booksUnchanged(async () => {
        expect(await no(mira.call(launchGame, object))).toMatchObject({ kind: 'refused', code });
      });
      expect(await mira.call(openRound, {})).toEqual({ games: [] });
    },
  );

  it('rejects a vendor under maintenance, a game of another vendor and one of legacy clients', async () => {
    const { member, game, no, guest } = await open();
    const mira = await member('mira2026');
    const closed = await no(mira.call(launchGame, await game('RNG', 'NIMB')));
    expect(closed).toMatchObject({ code: 'NOT_AVAILABLE' });
    const other = { ...(await game('RNG', 'LUMA')), vassalage: 'KITE' };
    expect(await no(mira.call(launchGame, other))).toMatchObject({ code: 'NOT_FOUND' });

    const hall = { language: 'EN', gameType: 'RNG', pageSize: 100, pageNo: 1 };
    const { games: desktop } = await guest.call(contract.gameList, hall);
    const both = { ...hall, platform: 'flash,html5-desktop' };
    const { games: every } = await guest.call(contract.gameList, both);
    const ids = new Set(desktop.map(({ nodeId }) => nodeId));
    const old = every.find(({ nodeId, vassalage }) => !ids.has(nodeId) && vassalage !== 'NIMB');
    const flash = { gameType: 'RNG', code: String(old?.nodeId) };
    expect(await no(mira.call(launchGame, flash))).toMatchObject({ code: 'NOT_AVAILABLE' });
    await mira.call(launchGame, { ...flash, platform: both.platform });
  });

  it('requires a member: a guest, a break and most games for a trial account are rejected', async () => {
    const { member, game, no, guest, store } = await open();
    const slot = await game('RNG', 'LUMA');
    expect(await no(guest.call(launchGame, slot))).toMatchObject({ kind: 'expired' });
    const trial = await member('trial2026');
    await trial.call(launchGame, slot);
    for (const gameType of ['LIVE', 'SPORTS', 'COCKFIGHT']) {
      const failure = await no(trial.call(launchGame, await game(gameType)));
      expect(failure).toMatchObject({ code: 'REAL_ACCOUNT_NEEDED' });
    }
    const tara = await member('tara2026');
    await store.transaction((tx) =>
      tx.put(breaks, accountKey('MAYURA', 'tara2026'), {
        kind: 'timeOut',
        since: 0,
        until: Date.parse('2027-01-01'),
      }),
    );
    expect(await no(tara.call(launchGame, slot))).toMatchObject({ code: 'TIME_OUT' });
  });
});

describe('a ticket', () => {
  it('is valid once, for two minutes, and for its own member', async () => {
    const { member, game, no, pass } = await open();
    const mira = await member('mira2026');
    const tara = await member('tara2026');
    const fish = await game('FISH');
    const { url } = await mira.call(launchGame, fish);
    const ticket = ticketOf(url);
    expect(await no(tara.call(enterGame, { ticket }))).toMatchObject({ code: 'NOT_FOUND' });
    const {
      game: entered,
      stakes,
      minStake,
      maxStake,
      balance,
    } = await mira.call(enterGame, { ticket });
    expect(entered).toMatchObject({ nodeId: Number(fish.code), name: fish.name });
    expect(stakes[0]).toBe(minStake);
    expect(Number(stakes.at(-1))).toBeLessThanOrEqual(Number(maxStake));
    expect(balance).toBe('1234567.89');
    expect(await no(mira.call(enterGame, { ticket }))).toMatchObject({ code: 'NOT_FOUND' });
    const late = await mira.call(launchGame, fish);
    pass(2 * 60_000);
    const failure = await no(mira.call(enterGame, { ticket: ticketOf(late.url) }));
    expect(failure).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that was never redeemed allows no play', async () => {
    const { member, game, no, booksUnchanged } = await open();
    const mira = await member('mira2026');
    const { launchId } = await mira.call(launchGame, await game('FISH'));
    await booksUnchanged(async () => {
      const failure = await no(mira.act('playRound', { launchId, stake: '1' }));
      expect(failure).toMatchObject({ code: 'WRONG_STATE' });
    });
  });
});

describe('slot games', () => {
  it('are open one at a time, and the rejection names the open one [spec B2.18]', async () => {
    const { member, game, no } = await open();
    const mira = await member('mira2026');
    const first = await game('RNG', 'LUMA', 0);
    const second = await game('RNG', 'LUMA', 1);
    const { launchId } = await mira.call(launchGame, first);
    const failure = await no(mira.call(launchGame, second));
    expect(failure).toMatchObject({
      code: 'GAME_OPEN',
      message: expect.stringContaining(first.name),
    });
    await mira.call(launchGame, await game('FISH'));
    await mira.act('closeGame', { launchId });
    await mira.call(launchGame, second);
    const { games } = await mira.call(openRound, {});
    expect(games.map(({ name }) => name)).toContain(second.name);
    expect(games.map(({ name }) => name)).not.toContain(first.name);
  });

  it('are open one at a time also when two are asked for at once', async () => {
    const { member, game } = await open();
    const mira = await member('mira2026');
    const slots = await Promise.all([0, 1, 2].map((place) => game('RNG', 'LUMA', place)));
    const outcomes = await Promise.allSettled(slots.map((slot) => mira.call(launchGame, slot)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await mira.call(openRound, {})).games).toHaveLength(1);
  });

  it('may be opened once more: the earlier window ends', async () => {
    const { member, game, no } = await open();
    const mira = await member('mira2026');
    const slot = await game('RNG', 'LUMA');
    const first = await mira.call(launchGame, slot);
    await mira.call(enterGame, { ticket: ticketOf(first.url) });
    const second = await mira.call(launchGame, slot);
    const late = mira.act('playRound', { launchId: first.launchId, stake: '1' });
    expect(await no(late)).toMatchObject({ code: 'WRONG_STATE' });
    const { games } = await mira.call(openRound, {});
    expect(games.map(({ launchId }) => launchId)).toEqual([second.launchId]);
  });

  it('of an ended session block nothing', async () => {
    const { member, game } = await open();
    const before = await member('mira2026');
    await before.call(launchGame, await game('RNG', 'LUMA', 0));
    const after = await member('mira2026');
    await after.call(launchGame, await game('RNG', 'LUMA', 1));
    expect((await after.call(openRound, {})).games).toHaveLength(1);
  });
});

it('shows no games or launches of another member', async () => {
  const { member, game, no } = await open();
  const mira = await member('mira2026');
  const tara = await member('tara2026');
  const { launchId } = await mira.call(launchGame, await game('FISH'));
  expect(await tara.call(openRound, {})).toEqual({ games: [] });
  const wrong = { launchId: 'NOSUCHLAUNCH' };
  for (const { id, request, unknown } of [
    { id: playRound, request: { launchId, stake: '1' }, unknown: { ...wrong, stake: '1' } },
    { id: closeGame, request: { launchId }, unknown: wrong },
  ]) {
    const call = (content: object) =>
      tara.call(id as typeof playRound, content as { launchId: string; stake: string }, {
        idempotencyKey: `isolation-${JSON.stringify(content).length}-${id.id}`,
      });
    const failure = await no(call(request));
    expect(failure).toMatchObject({ code: 'NOT_FOUND' });
    expect(await no(call(unknown))).toEqual(failure);
  }
});
