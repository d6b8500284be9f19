import { contract } from '@livery/api/contract';
import {
  gameAnnouncements,
  gameList,
  gameRules,
  gameTypeByVendor,
  pvpRooms,
  vendorLanes,
} from '@livery/api/contract/game-list';
import { jackpotFeed, vendorList } from '@livery/api/contract/games';
import { describe, expect, it } from 'vitest';
import type { SandboxMerchant } from '../merchant.ts';
import { openSandbox } from '../session/session.fixture.ts';
import { rulesOf } from './rules-text.ts';

const all = { language: 'EN', pageSize: 100 } as const;

const senVang: SandboxMerchant = {
  code: 'SENVANG',
  name: 'Sen Vàng',
  hosts: ['localhost'],
  mobileCountries: [],
  profile: 'demo',
  currency: { code: 'VND', decimals: 0, minBetUnit: 1000 },
  timeZone: 'Asia/Ho_Chi_Minh',
  features: {},
  paymentMethods: [],
  languages: ['VI', 'EN'],
  defaultLanguage: 'VI',
  siteSettings: {},
  contacts: {},
};
const vietnamese = { merchantCode: 'SENVANG', language: () => 'VI' };

/** Every game that a query finds, page by page. */
async function everyGame(
  { guest }: ReturnType<typeof openSandbox>,
  query: Partial<Parameters<typeof guest.call<typeof gameList>>[1]> = {},
) {
  const games = [];
  for (let pageNo = 1, last = 1; pageNo <= last; pageNo += 1) {
    const answer = await guest.call(gameList, { ...all, ...query, pageNo });
    games.push(...answer.games);
    last = answer.totalPages;
  }
  return games;
}

describe('the game list', () => {
  it('is a GET that answers games and totalPages, fifteen to a page [spec 7.40] [spec 7.53] [spec 9.19]', async () => {
    const { guest, wire } = openSandbox();
    const first = await guest.call(gameList, { language: 'EN', gameType: 'RNG' });
    expect(contract.gameList).toMatchObject({ method: 'GET', token: false, encrypted: false });
    expect(first.games).toHaveLength(15);
    const rng = await everyGame({ ...openSandbox(), guest }, { gameType: 'RNG' });
    expect(first.totalPages).toBe(Math.ceil(rng.length / 15));
    const second = await guest.call(gameList, { language: 'EN', gameType: 'RNG', pageNo: 2 });
    const ids = new Set([...first.games, ...second.games].map(({ nodeId }) => nodeId));
    expect(ids.size).toBe(30);
    const past = await guest.call(gameList, { language: 'EN', gameType: 'RNG', pageNo: 99 });
    expect(past).toEqual({ games: [], totalPages: first.totalPages });
    expect(wire[0]).toContain('clientType=3&platform=html5-desktop&');
  });

  it('sends every field of the query, with the desktop platform by default [spec 3.08]', async () => {
    const { guest, wire } = openSandbox();
    const query = {
      clientType: 3,
      channel: 'WEB',
      merchant: 'MAYURA',
      gameType: 'RNG',
      vassalage: 'LUMA',
      gameClassify: 'SC',
      gameName: 'gold',
      minBet: '0.05',
      minLineNum: 5,
      pageNo: 1,
      pageSize: 15,
      language: 'EN',
    };
    await guest.call(gameList, query);
    const sent = new URL(wire[0]?.split(' ')[0] ?? '').searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      platform: 'html5-desktop',
    });
  });

  it('holds exactly the games that match each filter', async () => {
    const opened = openSandbox();
    const every = await everyGame(opened);
    const filters = [
      [{ vassalage: 'HALC' }, (game: (typeof every)[number]) => game.vassalage === 'HALC'],
      [{ gameType: 'FISH' }, (game: (typeof every)[number]) => game.gameType === 'FISH'],
      [{ gameClassify: 'JP' }, (game: (typeof every)[number]) => game.gameClassify === 'JP'],
      [{ minBet: '0.10' }, (game: (typeof every)[number]) => Number(game.minBet) === 0.1],
      [{ minLineNum: 25 }, (game: (typeof every)[number]) => (game.lines ?? 0) >= 25],
    ] as const;
    for (const [query, fits] of filters) {
      const found = await everyGame(opened, query);
      expect(found.length, JSON.stringify(query)).toBeGreaterThan(0);
      expect(found).toEqual(every.filter(fits));
    }
  });

  it('shows games of legacy clients in a hall only', async () => {
    const opened = openSandbox();
    const hall = await everyGame(opened, { platform: 'flash,html5-desktop' });
    const desktop = await everyGame(opened);
    expect(hall.length).toBeGreaterThan(desktop.length);
  });

  it('finds a name regardless of case and Vietnamese tone marks', async () => {
    const opened = openSandbox({ merchants: [senVang] });
    const inVietnamese = { ...opened, guest: opened.client(undefined, vietnamese) };
    const names = async (gameName: string) =>
      (await everyGame(inVietnamese, { gameName })).map(({ name }) => name);
    const found = await names('RONG');
    expect(found.some((name) => name.startsWith('Rồng '))).toBe(true);
    expect(await names('rồng')).toEqual(found);
    expect((await names('den long')).some((name) => name.includes('Đèn Lồng'))).toBe(true);
    expect(await names('no such game')).toEqual([]);
  });

  it('finds a name by its words in any order', async () => {
    const opened = openSandbox();
    const found = await everyGame(opened, { gameName: 'lagoon cor' });
    expect(found.map(({ name }) => name)).toContain('Coral Lagoon');
    expect(await everyGame(opened, { gameName: 'lagoon zzz' })).toEqual([]);
  });

  it('keeps the vowels of other scripts when it searches', async () => {
    const opened = openSandbox();
    const hindi = opened.client(undefined, { language: () => 'HI' });
    const inHindi = { ...opened, guest: hindi };
    const found = await everyGame(inHindi, { gameName: 'नदी' });
    expect(found.length).toBeGreaterThan(0);
    // Without its vowels the word would be another's part as well.
    expect(await everyGame(inHindi, { gameName: 'नद' })).toEqual(found);
    expect(await everyGame(inHindi, { gameName: 'नादी' })).toEqual([]);
  });

  it.each([
    ['TH', /[\u0e48-\u0e4b]/g, 'Thai without its tone marks'],
    ['HI', /\u093c/g, 'Hindi without the dot below'],
    ['BN', /\u09bc/g, 'Bengali without the dot below'],
  ] as const)('finds %s as it is typed in a hurry', async (language, marks, typing) => {
    const opened = openSandbox({ merchants: [{ ...senVang, languages: ['EN', language] }] });
    const client = opened.client(undefined, { ...vietnamese, language: () => language });
    const own = { ...opened, guest: client };
    const names = async (gameName?: string) =>
      (await everyGame(own, gameName === undefined ? {} : { gameName })).map(({ name }) => name);
    const bare = (name: string) => name.normalize('NFD').replace(marks, '').normalize('NFC');
    const marked = (await names()).filter((name) => bare(name) !== name.normalize('NFC'));
    expect(marked.length, `a name to type as ${typing}`).toBeGreaterThan(0);
    for (const name of marked.slice(0, 5)) {
      expect(await names(bare(name)), bare(name)).toContain(name);
      expect(await names(name), name).toContain(name);
    }
  });

  it('is empty for the vendor without games, and has five and more than eight for others', async () => {
    const opened = openSandbox();
    const counts = await Promise.all(
      ['GROV', 'HALC', 'LUMA'].map(
        async (vassalage) =>
          (await everyGame(opened, { vassalage, platform: 'flash,html5-desktop' })).length,
      ),
    );
    expect(counts).toEqual([0, 5, expect.any(Number)]);
    expect(counts[2]).toBeGreaterThan(8);
    expect(await opened.guest.call(gameList, { language: 'EN', vassalage: 'GROV' })).toEqual({
      games: [],
      totalPages: 1,
    });
  });

  it.each(['pageNo=0', 'pageSize=1000', 'minBet=much'])(
    'rejects %s with INVALID_REQUEST',
    async (wrong) => {
      const { sandbox } = openSandbox();
      const answer = await sandbox.fetch(
        new Request(`http://localhost/lgw/games/list?language=EN&${wrong}`),
      );
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
    },
  );
});

it('lists the game types of a vendor, and rejects an unknown vendor [spec 7.53]', async () => {
  const { guest, no } = openSandbox();
  expect(await guest.call(gameTypeByVendor, { vassalage: 'REED' })).toEqual([
    { gameType: 'FISH', name: 'Fishing' },
  ]);
  const failure = await no(guest.call(gameTypeByVendor, { vassalage: 'NOBODY' }));
  expect(failure).toMatchObject({ code: 'NOT_FOUND' });
  for (const id of [
    'gameList',
    'gameAnnouncements',
    'gameTypeByVendor',
    'vendorList',
    'favourites',
    'favouriteList',
    'recentGames',
    'recentGameList',
    'hotGames',
    'socialLaunch',
  ] as const) {
    expect(contract[id].method, id).toBe('GET');
  }
});

it('lists vendors of a type with whether they can be played [spec 3.03] [spec 7.36]', async () => {
  const { guest } = openSandbox();
  const slots = await guest.call(vendorList, { gameType: 'RNG' });
  expect(slots.length).toBeGreaterThan(7);
  expect(slots.every(({ gameType }) => gameType === 'RNG')).toBe(true);
  const { maintenance } = slots.find(({ vassalage }) => vassalage === 'NIMB') ?? {};
  expect(maintenance).toBe(true);
  expect(slots.find(({ vassalage }) => vassalage === 'LUMA')).toEqual({
    vassalage: 'LUMA',
    displayName: 'Lumatide',
    gameType: 'RNG',
    accountTypeId: 1,
    isHot: true,
    maintenance: false,
    gameCount: expect.any(Number),
  });
});

it('lays the vendors in lanes by category, each vendor in one of them [spec 3.04]', async () => {
  const { guest, client } = openSandbox();
  const lanes = await guest.call(vendorLanes, {});
  const every = await guest.call(vendorList, {});
  expect(lanes[0]).toMatchObject({ title: 'Slots', gameClassify: 'RNG' });
  for (const { gameClassify, cards } of lanes) {
    expect(cards).toEqual(every.filter(({ gameType }) => gameType === gameClassify));
  }
  expect(lanes.flatMap(({ cards }) => cards)).toHaveLength(every.length);
  const hindi = await client(undefined, { language: () => 'HI' }).call(vendorLanes, {});
  expect(hindi[0]).toMatchObject({ title: 'स्लॉट', language: 'HI' });
});

it('announces promotions of games by default, the newest first [spec 7.38]', async () => {
  const { guest, client } = openSandbox();
  const news = await guest.call(gameAnnouncements, {});
  expect(news.length).toBeGreaterThan(1);
  expect(news.every(({ type }) => type === 'PR')).toBe(true);
  const times = news.map(({ publishTime }) => publishTime);
  expect(times).toEqual([...times].sort((one, other) => other - one));
  const live = await guest.call(gameAnnouncements, { gameType: 'LIVE' });
  expect(live.map(({ gameType }) => gameType)).toEqual(['LIVE']);
  const hindi = await client(undefined, { language: () => 'HI' }).call(gameAnnouncements, {});
  expect(hindi.every(({ language }) => language === 'HI')).toBe(true);
  expect(await guest.call(gameAnnouncements, { type: 'X' })).toEqual([]);
});

it('lists the rooms of the card games by rising stakes [spec 7.28]', async () => {
  const { guest } = openSandbox();
  const rooms = await guest.call(pvpRooms, {});
  expect(contract.pvpRooms.path).toBe('/wps/relay/GLS2_roomList');
  expect(new Set(rooms.map(({ vassalage }) => vassalage))).toEqual(new Set(['QUIL', 'DECK']));
  const own = await guest.call(pvpRooms, { vassalage: 'QUIL' });
  expect(own).toEqual(rooms.filter(({ vassalage }) => vassalage === 'QUIL'));
  const least = rooms.map(({ minStake }) => Number(minStake));
  expect(least).toEqual([...least].sort((one, other) => one - other));
  for (const { nodeId, minStake, maxStake, isOpen } of rooms) {
    // A room takes the stakes of the game that is played there.
    expect(await guest.call(gameRules, { nodeId })).toMatchObject({ minStake, maxStake });
    expect(isOpen).toBe(true);
  }
});

describe('the rules of a game', () => {
  it('are available before the launch, in the language of the page, equally many in each', async () => {
    const { guest, client } = openSandbox();
    const [game] = (await guest.call(gameList, { language: 'EN' })).games;
    const nodeId = game?.nodeId ?? 0;
    const english = await guest.call(gameRules, { nodeId });
    const hindi = await client(undefined, { language: () => 'HI' }).call(gameRules, { nodeId });
    expect(hindi.rulesLanguage).toBe('HI');
    expect(hindi.rules).toHaveLength(english.rules.length);
    expect(hindi.rules).not.toEqual(english.rules);
    expect(hindi.prizes).toEqual(english.prizes);
    expect(english.rtp).toBe(game?.rtp);
    expect(english.iconUrl).toBe(game?.iconUrl);
  });

  it('have a prize table for each bet that adds up to its published return', async () => {
    const opened = openSandbox();
    const games = await everyGame(opened);
    const some = ['RNG', 'MINI', 'PVP', 'FISH', 'LIVE', 'COCKFIGHT', 'ELOTT'].flatMap((type) =>
      games.filter(({ gameType }) => gameType === type).slice(0, 8),
    );
    for (const { nodeId, rtp } of some) {
      const { prizes, bets } = await opened.guest.call(gameRules, { nodeId });
      expect(bets?.[0]?.rtp ?? rtp).toBe(rtp);
      for (const bet of bets ?? [{ pick: undefined, rtp }]) {
        const sum = prizes
          .filter(({ pick }) => pick === bet.pick)
          .reduce(
            (total, { multiplier, chance }) => total + Number(multiplier) * Number(chance),
            0,
          );
        expect(sum).toBeCloseTo(bet.rtp ?? 0, 2);
      }
    }
  });

  it('say how each kind of game is played, in all five languages [spec B2.23]', () => {
    const looks = [
      'reels',
      'jackpot',
      'dice',
      'fish',
      'cards',
      'baccarat',
      'cockfight',
      'ticket',
    ] as const;
    for (const language of ['EN', 'TH', 'HI', 'BN', 'VI']) {
      const texts = looks.map((look) => rulesOf(look).map((rule) => rule[language] ?? ''));
      for (const [index, text] of texts.entries()) {
        expect(text, `${looks[index]} ${language}`).not.toContain('');
        expect(text.length).toBeGreaterThan(rulesOf('figures').length);
      }
      expect(new Set(texts.map((text) => text.join())).size).toBe(looks.length);
    }
  });

  it('of a game with a jackpot say what it is, and that it does not grow [spec B2.21]', async () => {
    const opened = openSandbox();
    const slots = await everyGame(opened, { gameType: 'RNG' });
    for (const isJackpot of [true, false]) {
      const game = slots.find((each) => each.isJackpot === isJackpot);
      const { rules, prizes } = await opened.guest.call(gameRules, { nodeId: game?.nodeId ?? 0 });
      expect(rules.some((rule) => rule.includes('does not grow'))).toBe(isJackpot);
      expect(prizes[0]?.multiplier).toBe(isJackpot ? '5000' : '2000');
    }
  });

  it('name the top prize that the jackpot feed states, and the feed its game and time [spec B2.21]', async () => {
    const { guest } = openSandbox();
    const jackpot = await guest.call(jackpotFeed, { language: 'EN' });
    const { nodeId = 0, isJackpot } = jackpot?.game ?? {};
    expect(isJackpot).toBe(true);
    expect(jackpot?.updatedTime).toBe(Date.parse('2026-11-21T09:20:00Z'));
    const { prizes, maxStake } = await guest.call(gameRules, { nodeId });
    const times = Math.max(...prizes.map(({ multiplier }) => Number(multiplier)));
    expect(Number(jackpot?.amount)).toBe(times * Number(maxStake));
  });

  it.each([
    ['LIVE', 'PALM', 'Palmyra Table', '0.20', '200.00'],
    ['COCKFIGHT', 'DS88', 'Dawnspur', '0.25', '250.00'],
    ['COCKFIGHT', 'Silver Vane', 'Silver Vane', '0.25', '250.00'],
  ])(
    'of the lobby of %s %s are those of its table [spec B2.23]',
    async (gameType, vassalage, name, minStake, maxStake) => {
      const { guest } = openSandbox();
      const rules = await guest.call(gameRules, { gameType, vassalage });
      expect(rules).toMatchObject({ name, minStake, maxStake });
      expect(rules.nodeId).toBeUndefined();
      expect(rules.prizes.length).toBeGreaterThan(2);
      const [game] = (await guest.call(gameList, { language: 'EN', gameType })).games;
      const played = await guest.call(gameRules, { nodeId: game?.nodeId });
      expect(rules.rules).toEqual(played.rules);
      expect(rules.bets?.map(({ pick }) => pick)).toEqual(played.bets?.map(({ pick }) => pick));
    },
  );

  it('give the stakes in money: in thousands of đồng where other currencies use one unit', async () => {
    const opened = openSandbox({
      merchants: [
        { ...senVang, code: 'MAYURA', currency: { code: 'INR', decimals: 2, minBetUnit: 1 } },
        senVang,
      ],
    });
    const vietnam = opened.client(undefined, vietnamese);
    const { games } = await opened.guest.call(gameList, { language: 'EN', minBet: '0.05' });
    const nodeId = games[0]?.nodeId ?? 0;
    const rules = async (client: typeof vietnam) => {
      const { minStake, maxStake } = await client.call(gameRules, { nodeId });
      return [minStake, maxStake];
    };
    expect(await rules(opened.guest)).toEqual(['0.05', '50.00']);
    expect(await rules(vietnam)).toEqual(['50', '50000']);
  });

  it('of no game are NOT_FOUND', async () => {
    const { guest, no } = openSandbox();
    for (const nodeId of [0, -1, 1.5, 10 ** 15]) {
      const failure = await no(guest.call(gameRules, { nodeId }));
      expect(failure).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
    }
    const lobby = await no(guest.call(gameRules, { vassalage: 'PALM', gameType: 'FISH' }));
    expect(lobby).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
    expect(await no(guest.call(gameRules, {}))).toMatchObject({ code: 'INVALID_REQUEST' });
  });
});
