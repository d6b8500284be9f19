import type { SportsBet, SportsEvent } from '@livery/api/contract/sports';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { slipPage, slipSteps } from '../../../../.storybook/slip-story.tsx';

const time = 1_795_432_500_000;
const minute = 60_000;
const football = {
  eventId: 'FOOTBALL-1',
  sport: 'FOOTBALL',
  sportName: 'Football',
  language: 'EN',
  home: 'Harbour Herons',
  away: 'Copper Foxes',
  startTime: time + 12 * minute,
  eventStatus: 'open',
} as const;
const other = { ...football, sport: 'CRICKET', sportName: 'Cricket' } as const;

const open = (home = '1.91'): SportsEvent => ({
  ...football,
  score: undefined,
  markets: [
    {
      market: 'WINNER',
      line: undefined,
      selections: [
        { pick: 'HOME', price: home },
        { pick: 'DRAW', price: '3.40' },
        { pick: 'AWAY', price: '3.85' },
      ],
    },
    {
      market: 'HANDICAP',
      line: '-0.75',
      selections: [
        { pick: 'HOME', price: '2.06' },
        { pick: 'AWAY', price: '1.78' },
      ],
    },
    {
      market: 'TOTAL',
      line: '2.25',
      selections: [
        { pick: 'OVER', price: '1.88' },
        { pick: 'UNDER', price: '1.93' },
      ],
    },
  ],
});
const board = (home?: string, events: readonly SportsEvent[] = []) => ({
  time,
  rtp: 95,
  rtpRange: { low: 93, high: 97 },
  rules: ['A match that is postponed is void: the stake comes back.'],
  rulesLanguage: 'EN',
  minStake: '0.10',
  maxStake: '100.00',
  events: [
    open(home),
    ...events,
    {
      ...other,
      eventId: 'CRICKET-1',
      eventStatus: 'started' as const,
      score: undefined,
      markets: [],
    },
    {
      ...other,
      eventId: 'CRICKET-2',
      eventStatus: 'postponed' as const,
      score: undefined,
      markets: [],
    },
    {
      ...other,
      eventId: 'CRICKET-3',
      eventStatus: 'ended' as const,
      score: { home: 62, away: 58 },
      markets: [],
    },
  ],
});
const bet: SportsBet = {
  ...football,
  score: undefined,
  reference: 'B261121K7QM4X',
  gameType: 'SPORTS',
  vassalage: 'FB',
  market: 'HANDICAP',
  pick: 'HOME',
  line: '-0.75',
  price: '2.06',
  seen: '2.06',
  stake: '10.00',
  win: '0.00',
  status: 'open',
  time,
  settledAt: undefined,
};
const settled: SportsBet = {
  ...bet,
  reference: 'B261121R2D2AB',
  eventStatus: 'ended',
  score: { home: 2, away: 1 },
  win: '15.30',
  status: 'won',
  settledAt: time,
};
const key = { eventId: football.eventId, market: 'WINNER', pick: 'HOME' } as const;

const meta = preview.meta({
  title: 'Demo games/Sports slip',
  tags: ['!autodocs'],
  ...slipPage({ boards: [board()] }),
});

export const Matches = meta.story({
  name: 'Matches by sport, with prices',
  play: async (story) => {
    const { says, t, fits, find } = slipSteps(story);
    await says(t('sports.press'));
    await expect((await find('.matches')).children).toHaveLength(4);
    await fits();
  },
});

export const OneSport = meta.story({
  name: 'Shows the matches of one sport',
  play: async (story) => {
    const { press, find } = slipSteps(story);
    await press('.chip[value=CRICKET]');
    await waitFor(async () => expect((await find('.matches')).children).toHaveLength(3));
  },
});

export const PriceMoved = meta.story({
  name: 'A price that moved has an arrow and a word, and moves nothing else',
  args: { boards: [board(), board('1.96')] },
  play: async (story) => {
    const { find, says, t } = slipSteps(story);
    await says(t('sports.press'));
    const price = await find('.price');
    const before = price.getBoundingClientRect();
    price.ownerDocument.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(price).toHaveTextContent('▲'));
    await expect(price.getAttribute('aria-label')).toContain(t('sports.up'));
    await expect(price.getBoundingClientRect()).toEqual(before);
  },
});

export const EmptySlip = meta.story({
  name: 'An empty slip',
  play: async (story) => {
    const { open: part, find, t, fits } = slipSteps(story);
    await part('slip');
    await waitFor(async () =>
      expect(await find('[data-part=slip] .hint')).toHaveTextContent(t('sports.empty')),
    );
    await expect(await find('.play')).toBeDisabled();
    await fits();
  },
});

export const WrongStake = meta.story({
  name: 'A stake outside of the limits cannot be sent',
  play: async (story) => {
    const { fillSlip, find, fits } = slipSteps(story);
    await fillSlip('1000');
    await expect(await find('.line-stake input')).toHaveAttribute('aria-invalid', 'true');
    await expect(await find('.play')).toBeDisabled();
    await fits();
  },
});

export const Changed = meta.story({
  name: 'Nothing is staked when a price has changed: it is confirmed first',
  args: {
    boards: [board(), board('1.84')],
    answer: { result: 'changed', changed: [{ ...key, price: '1.84' }] },
  },
  parameters: { spec: ['B2.28'] },
  play: async (story) => {
    const { fillSlip, place, says, t, find, fits } = slipSteps(story);
    await fillSlip('10');
    // The time to read a changed price passes when the story lets it.
    const { performance } = (await find('.play')).ownerDocument.defaultView as Window &
      typeof globalThis;
    let time = performance.now();
    performance.now = () => time;
    await place();
    await says(t('sports.changed'));
    const confirm = await find<HTMLButtonElement>('.confirm');
    await expect(confirm).toBeVisible();
    await expect(await find('.play')).toBeDisabled();
    await fits();
    // A press that comes with the change is not one of agreement.
    confirm.click();
    await says(t('sports.justNow'));
    await expect(await find('.play')).toBeDisabled();
    time += 500;
    confirm.click();
    await waitFor(async () => expect(await find('.play')).toBeEnabled());
  },
});

export const Closed = meta.story({
  name: 'A match that has started is removed from the slip',
  args: {
    answer: { result: 'changed', changed: [key] },
    boards: [board(), { ...board(), events: [] }],
  },
  play: async (story) => {
    const { fillSlip, place, find, t } = slipSteps(story);
    await fillSlip('10');
    await place();
    await waitFor(async () => expect(await find('.news')).toHaveTextContent(t('sports.closed')));
    await expect(await find('.play')).toBeDisabled();
  },
});

export const Placed = meta.story({
  name: 'A slip that was placed',
  args: { answer: { result: 'placed', bets: [bet], balance: '2470.50' }, bets: [bet] },
  play: async (story) => {
    const { fillSlip, place, says, t, find, fits } = slipSteps(story);
    await fillSlip('10');
    await place();
    await says(t('sports.placed'));
    await waitFor(async () => expect(await find('.tickets')).toHaveTextContent(bet.reference));
    await fits();
  },
});

export const Refused = meta.story({
  name: 'A slip that the platform refuses stays as it is',
  args: { answer: { refusal: 'The wallet holds too little.' } },
  play: async (story) => {
    const { fillSlip, place, says, find } = slipSteps(story);
    await fillSlip('10');
    await place();
    await says('The wallet holds too little.');
    await expect(await find<HTMLInputElement>('.line-stake input')).toHaveValue('10');
  },
});

export const Sending = meta.story({
  name: 'While a slip is being placed nothing of it changes',
  play: async (story) => {
    const { fillSlip, place, says, t, find } = slipSteps(story);
    await fillSlip('10');
    await place();
    await says(t('sports.sending'));
    await expect(await find('.play')).toBeDisabled();
    await expect(await find('.line-stake input')).toHaveAttribute('readonly');
  },
});

export const Bets = meta.story({
  name: 'Bets before and after their result',
  args: {
    bets: [
      bet,
      settled,
      { ...settled, reference: 'B261121LOST01', status: 'lost', win: '5.00' },
      { ...settled, reference: 'B261121VOID01', status: 'void', win: '0.00', score: undefined },
    ],
  },
  play: async (story) => {
    const { open: part, find, fits, t } = slipSteps(story);
    await part('bets');
    await waitFor(async () =>
      expect(await find('[data-part=bets]')).toHaveTextContent(t('sports.settled')),
    );
    await expect(await find('[data-part=bets]')).toHaveTextContent(t('sports.state.void'));
    await fits();
  },
});

export const Malay = meta.story({
  name: 'Malay odds, whose minus is spoken',
  args: { choice: { accept: 'none', odds: 'malay' } },
  play: async (story) => {
    const { find, t } = slipSteps(story);
    const draw = await find('.price:nth-child(2)');
    await waitFor(() => expect(draw).toHaveTextContent('−'));
    await expect(draw.getAttribute('aria-label')).toContain(
      t('sports.minus').split('{{')[0]?.trim(),
    );
  },
});

export const Failed = meta.story({
  name: 'Offers to load the matches again',
  args: { failure: 'No connection.' },
  play: async (story) => {
    const { find, says, t } = slipSteps(story);
    await says(t('sports.failed'));
    await expect(await find('.again')).toBeVisible();
  },
});

export const Silent = meta.story({
  name: 'Waits for the page around',
  args: { silent: true },
  play: async (story) => {
    await expect(await slipSteps(story).find('.outcome')).not.toBeEmptyDOMElement();
  },
});
