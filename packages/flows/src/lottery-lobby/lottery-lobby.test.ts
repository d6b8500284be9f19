import { describe, expect, test } from 'vitest';
import { offline } from '../../test/failures.ts';
import { fails, startMachine, type Watched } from '../../test/fixture.ts';
import { held, settle } from '../../test/held.ts';
import { provesMachine } from '../../test/proves-machine.ts';
import type { Move } from '../../test/walks.ts';
import { serviceTimeoutMs } from '../shared/limits.ts';
import { lobbyMachine, lobbyWith } from './lottery-lobby.machine.ts';
import { selectLobby } from './lottery-lobby.selectors.ts';
import type { ListedLottery, LobbyAnswer, LobbyInput, LobbyList } from './lottery-lobby.types.ts';

const game = (gameId: string, more: Partial<ListedLottery> = {}): ListedLottery => ({
  gameId,
  gameMenuTag: 'NORTH',
  remark: gameId,
  numero: '12345',
  remainTime: 12_000,
  lockTime: 10_000,
  drawDayOfWeek: '1,2,12',
  tag: '',
  status: 'open',
  prizeMode: 'SEA',
  instant: false,
  fewinTime: 1_795_432_500_000,
  ...more,
});
const all = [
  game('a'),
  game('b', { gameMenuTag: 'SOUTH', remainTime: 40_000, drawDayOfWeek: '7' }),
];
const listed = (items: readonly ListedLottery[], remembered = false): LobbyAnswer => ({
  items,
  at: 1_795_432_400_000,
  remembered,
});
const lists: readonly LobbyList[] = ['none', 'fav', 'hot', 'recent'];

function fixture(watched?: Watched<typeof lobbyMachine>, input: Partial<LobbyInput> = {}) {
  const load = held<LobbyList, LobbyAnswer>();
  const filled = lobbyWith({ loadList: load.service });
  const rig = startMachine(filled, { signedIn: true, ...input }, watched);
  return {
    ...rig,
    load,
    view: () => selectLobby(rig.actor.getSnapshot()),
    place: () => {
      const { value, context } = rig.actor.getSnapshot();
      const { list, signedIn, hidden, listed, failure } = context;
      const shown = listed?.items.length ?? 0;
      return JSON.stringify([value, list, signedIn, hidden, shown, failure?.kind]);
    },
  };
}
type Fixture = ReturnType<typeof fixture>;

async function answered(at: Fixture, games: readonly ListedLottery[] = all) {
  at.load.last().answer(listed(games));
  await settle();
}
async function lobby(games: readonly ListedLottery[] = all, input: Partial<LobbyInput> = {}) {
  const at = fixture(undefined, input);
  await answered(at, games);
  return at;
}
const ids = (at: Fixture) => at.view().games.map(({ gameId }) => gameId);

describe('the poll', () => {
  test('a lobby begins with what its address names, and a guest with what is open to guests', async () => {
    const choice = { list: 'recent', tag: undefined, day: 2 } as const;
    const member = fixture(undefined, { choice });
    expect(member.load.last().input).toBe('recent');
    expect(member.view()).toMatchObject(choice);
    const guest = fixture(undefined, { signedIn: false, choice });
    expect(guest.load.last().input).toBe('none');
    expect(guest.view()).toMatchObject({ list: 'none', day: undefined });
    const tagged = await lobby(all, { choice: { list: 'none', tag: 'SOUTH', day: undefined } });
    expect(ids(tagged)).toEqual(['b']);
  });

  test('a lobby that one comes back to shows the list of before while it is asked for again', async () => {
    const own = { list: 'hot', tag: undefined, day: undefined } as const;
    const back = fixture(undefined, { choice: own, listed: listed(all) });
    expect(back.view()).toMatchObject({ loading: false, list: 'hot' });
    expect(back.view().games).toHaveLength(2);
    expect(back.load.last().input).toBe('hot');
    // A list that is nobody's any more is not shown as another one.
    const guest = fixture(undefined, {
      signedIn: false,
      choice: { ...own, list: 'fav' },
      listed: listed(all),
    });
    expect(guest.view()).toMatchObject({ loading: true, list: 'none', games: [] });
  });

  test('repeats when the soonest draw with a result ends [spec 4.37]', async () => {
    const at = await lobby();
    at.clock.increment(11_999);
    expect(at.load.calls).toHaveLength(1);
    at.clock.increment(1);
    expect(at.load.calls).toHaveLength(2);
    expect(at.view()).toMatchObject({ loading: false });
    await answered(at, [game('a', { remainTime: 90_000 })]);
    at.clock.increment(29_999);
    expect(at.load.calls).toHaveLength(2);
    at.clock.increment(1);
    expect(at.load.calls).toHaveLength(3);
  });

  test('that fails or hangs keeps what is shown, and repeats after 7 seconds', async () => {
    const at = await lobby();
    at.clock.increment(12_000);
    at.load.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ games: all, failure: { kind: 'offline' } });
    at.clock.increment(6999);
    expect(at.load.calls).toHaveLength(2);
    at.clock.increment(1);
    const hanging = at.load.last();
    at.clock.increment(serviceTimeoutMs - 1);
    expect(at.view().failure).toEqual({ kind: 'offline' });
    at.clock.increment(1);
    expect(hanging.signal.aborted).toBe(true);
    expect(at.view()).toMatchObject({
      games: all,
      failure: { kind: 'timeout', afterMs: serviceTimeoutMs },
    });
    at.clock.increment(7000);
    await answered(at, [game('late')]);
    expect(at.view().failure).toBeUndefined();
    expect(ids(at)).toEqual(['late']);
  });

  test('pauses while the page is hidden, and repeats at once when it is visible', async () => {
    const at = await lobby();
    at.actor.send({ type: 'hidden' });
    at.clock.increment(300_000);
    expect(at.load.calls).toHaveLength(1);
    at.actor.send({ type: 'shown' });
    expect(at.load.calls).toHaveLength(2);
    await answered(at);
    at.actor.send({ type: 'shown' });
    expect(at.load.calls).toHaveLength(2);
  });

  test('that is pending when the page is hidden completes, and is the last', async () => {
    for (const at of [fixture(), fixture(undefined, { hidden: true })]) {
      at.actor.send({ type: 'hidden' });
      await answered(at);
      expect(ids(at)).toEqual(['a', 'b']);
      at.clock.increment(300_000);
      expect(at.load.calls).toHaveLength(1);
    }
    const back = fixture();
    back.actor.send({ type: 'hidden' });
    back.actor.send({ type: 'shown' });
    await answered(back);
    back.clock.increment(12_000);
    expect(back.load.calls).toHaveLength(2);
  });
});

describe('a list', () => {
  test.each(['fav', 'hot', 'recent'] as const)(
    'that is chosen clears tag and day, stops the poll and is loaded: %s [spec 4.34]',
    async (list) => {
      const at = await lobby();
      at.actor.send({ type: 'tag', tag: 'NORTH' });
      at.actor.send({ type: 'week', day: 2 });
      at.actor.send({ type: 'list', list });
      expect(at.view()).toMatchObject({
        list,
        tag: undefined,
        day: undefined,
        games: [],
        loading: true,
      });
      expect(at.load.last().input).toBe(list);
      at.clock.increment(12_000);
      expect(at.load.calls).toHaveLength(2);
      await answered(at, [game('c')]);
      expect(ids(at)).toEqual(['c']);
    },
  );

  test('of the member does nothing for a guest [spec 4.33]', async () => {
    const at = await lobby(all, { signedIn: false });
    for (const list of ['fav', 'recent'] as const) at.actor.send({ type: 'list', list });
    expect(at.view()).toMatchObject({ list: 'none', games: all, signedIn: false });
    at.actor.send({ type: 'list', list: 'hot' });
    expect(at.view().list).toBe('hot');
    await answered(at);
    at.actor.send({ type: 'session', signedIn: true });
    at.actor.send({ type: 'list', list: 'fav' });
    expect(at.view().list).toBe('fav');
  });

  test.each(['fav', 'recent'] as const)('of the member ends with the session: %s', async (list) => {
    const at = await lobby();
    at.actor.send({ type: 'list', list });
    await answered(at);
    at.actor.send({ type: 'session', signedIn: false });
    expect(at.view()).toMatchObject({ list: 'none', games: [], signedIn: false, loading: true });
    expect(at.load.last().input).toBe('none');
  });

  test('of an earlier choice is never shown, however late its answer', async () => {
    const at = fixture();
    const first = at.load.last();
    at.actor.send({ type: 'list', list: 'hot' });
    expect(first.signal.aborted).toBe(true);
    first.answer(listed([game('old')]));
    await settle();
    expect(at.view()).toMatchObject({ list: 'hot', games: [], loading: true });
  });

  test('follows no list of the device: it is shown, and asked for again after 7 seconds', async () => {
    const at = fixture();
    at.load.last().answer(listed(all, true));
    await settle();
    expect(at.view()).toMatchObject({ games: all, listed: { remembered: true }, loading: false });
    at.clock.increment(6999);
    expect(at.load.calls).toHaveLength(1);
    at.clock.increment(1);
    expect(at.load.calls).toHaveLength(2);
  });

  test('that failed can be requested again at once', async () => {
    const at = fixture();
    at.load.last().fail(offline);
    await settle();
    expect(at.view()).toMatchObject({ games: [], loading: false, failure: { kind: 'offline' } });
    at.actor.send({ type: 'retry' });
    expect(at.load.calls).toHaveLength(2);
    await answered(at);
    at.actor.send({ type: 'retry' });
    expect(at.load.calls).toHaveLength(2);
    at.clock.increment(12_000);
    at.load.last().fail(offline);
    await settle();
    at.actor.send({ type: 'list', list: 'hot' });
    expect(at.view().failure).toBeUndefined();
  });
});

describe('a tag', () => {
  test('clears list and day, and shows its own games [spec 4.35]', async () => {
    const at = await lobby();
    at.actor.send({ type: 'week', day: 2 });
    at.actor.send({ type: 'tag', tag: 'SOUTH' });
    expect(at.view()).toMatchObject({ list: 'none', tag: 'SOUTH', day: undefined });
    expect(ids(at)).toEqual(['b']);
    expect(at.load.calls).toHaveLength(1);
    at.actor.send({ type: 'list', list: 'hot' });
    await answered(at);
    at.actor.send({ type: 'tag', tag: 'NORTH' });
    expect(at.view()).toMatchObject({ list: 'none', tag: 'NORTH', games: [], loading: true });
    await answered(at);
    expect(ids(at)).toEqual(['a']);
    at.actor.send({ type: 'tag', tag: undefined });
    expect(ids(at)).toEqual(['a', 'b']);
  });

  test('and a day of the week narrow the list together, by whole numbers', async () => {
    const at = await lobby();
    at.actor.send({ type: 'week', day: 2 });
    expect(ids(at)).toEqual(['a']);
    at.actor.send({ type: 'week', day: 7 });
    expect(ids(at)).toEqual(['b']);
    at.actor.send({ type: 'week', day: 3 });
    expect(ids(at)).toEqual([]);
    at.actor.send({ type: 'week', day: undefined });
    expect(ids(at)).toEqual(['a', 'b']);
  });
});

test('a flow without its service fails at once', async () => {
  const at = startMachine(lobbyMachine, { signedIn: false });
  await settle();
  expect(String(at.errors[0])).toContain('the service "loadList" of this flow');
});

const send = (name: string, act: (at: Fixture) => void): Move<Fixture> => ({
  name,
  now: (at) => () => act(at),
});
const moves: readonly Move<Fixture>[] = [
  ...lists.map((list) => send(`list ${list}`, ({ actor }) => actor.send({ type: 'list', list }))),
  send('tag', ({ actor }) => actor.send({ type: 'tag', tag: 'NORTH' })),
  send('week', ({ actor }) => actor.send({ type: 'week', day: 2 })),
  ...[true, false].map((signedIn) =>
    send(`session ${signedIn}`, ({ actor }) => actor.send({ type: 'session', signedIn })),
  ),
  ...(['hidden', 'shown', 'retry'] as const).map((type) =>
    send(type, ({ actor }) => actor.send({ type })),
  ),
  send('20 s', ({ clock }) => clock.increment(serviceTimeoutMs)),
  {
    name: 'answer',
    now: ({ load }) => {
      const call = load.open()[0];
      return call && (() => call.answer(listed([game(call.input)])));
    },
  },
  fails('failure', (at: Fixture) => at.load, offline),
];

provesMachine({
  machine: lobbyMachine,
  start: fixture,
  moves,
  places: 400,
  walks: {
    length: 25,
    sees: (at) => at.view().list,
    reaches: ['fav', 'hot', 'none', 'recent'],
    rules: (at, path) => {
      const { list, games, signedIn, day, tag } = at.view();
      const last = path.at(-1) ?? '';
      const before = at.load.calls.length;
      if (at.actor.getSnapshot().matches('paused')) at.clock.increment(100_000);
      return {
        'two polls are in flight': at.load.open().length <= 1,
        'a list of another choice is shown': games.every(({ gameId }) => gameId === list),
        'a guest sees what is a member’s': signedIn || list === 'none' || list === 'hot',
        'a hidden page polls': at.load.calls.length === before,
        'a choice kept the day': !(last === 'tag') || day === undefined,
        'a list kept the tag': list === 'none' || tag === undefined,
      };
    },
  },
});
