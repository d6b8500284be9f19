import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { GameCard } from '../game-card/index.ts';
import { covers, games } from '../samples/samples.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VirtualGrid } from './virtual-grid.tsx';

type Game = { id: string; title: string; vendor: string; cover: string | undefined };

const lobby = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => {
    const { title, vendor } = games[index % games.length] ?? games[0];
    return {
      id: `g${index}`,
      title: `${title} ${index + 1}`,
      vendor,
      cover: covers[index % covers.length],
    };
  });

const highest = (
  <GameCard title={'A title\nof two lines at any width of a card'} vendor="-" cover={null} />
);

const meta = preview.meta({
  title: 'VirtualGrid',
  component: VirtualGrid<Game>,
  args: {
    label: 'Games',
    items: lobby(40),
    itemId: ({ id }: Game) => id,
    highest,
    children: ({ title, vendor, cover }: Game) => (
      <GameCard title={title} vendor={vendor} cover={cover} href="#game" />
    ),
  },
  // How high a card is decides how many there are.
  parameters: { stress: { missing: { items: [] } }, tree: 'assigned' },
  beforeEach: () => {
    scrollTo(0, 0);
    return () => scrollTo(0, 0);
  },
});

const phone = { viewport: { value: 'phone', isRotated: false } };
const desktop = { viewport: { value: 'desktop', isRotated: false } };

const frame = () => new Promise((done) => requestAnimationFrame(() => done(undefined)));
/** One scroll, and what it draws. */
async function scrolledTo(top: number) {
  scrollTo(0, top);
  await frame();
  await frame();
}
const cards = () => [...document.querySelectorAll<HTMLElement>('[aria-posinset]')];
const placeOf = (card: Element | undefined | null) => Number(card?.getAttribute('aria-posinset'));

export const ThreeToARowOnAPhone = meta.story({
  name: 'Fits three cards per row on a phone',
  globals: phone,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '40');
    const tops = cards().map((card) => card.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    // Every row is as high as the highest card.
    const heights = new Set(cards().map((card) => Math.round(card.getBoundingClientRect().height)));
    await expect(heights.size).toBe(1);
  },
});

export const AThousandGames = meta.story({
  name: 'Renders fewer than a hundred of a thousand games',
  // Without covers: what is looked at is which cards are there, and a thousand drawings take their time.
  args: { items: lobby(1000).map((game) => ({ ...game, cover: undefined })) },
  globals: desktop,
  play: async () => {
    await drawn();
    await document.fonts.ready;
    const height = document.documentElement.scrollHeight;
    let most = 0;
    let furthest = 0;
    const gaps: number[] = [];
    for (let top = 0; top < height; top += innerHeight * 5) {
      await scrolledTo(top);
      if (!(await drawn())) gaps.push(top);
      most = Math.max(most, cards().length);
      furthest = Math.max(furthest, ...cards().map(placeOf));
      // Where it was said to be: the page has kept its height.
      if (document.documentElement.scrollHeight !== height) gaps.push(top);
    }
    await scrolledTo(height);
    await drawn();
    await expect(gaps).toEqual([]);
    await expect(Math.max(furthest, ...cards().map(placeOf))).toBe(1000);
    await expect(most).toBeLessThan(100);
    await expect(document.querySelectorAll('ul[aria-label="Games"] *').length).toBeLessThan(1500);
  },
});

/** Waits for a window full of cards, without the weight of a query for each look. */
async function drawn(): Promise<boolean> {
  for (let look = 0; look < 60; look++) {
    const inSight = cards().filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    if (inSight.length >= 8) return true;
    await frame();
  }
  return false;
}

export const ByKeyboard = meta.story({
  name: 'Continues Tab from the focused card',
  args: { items: lobby(300).map((game) => ({ ...game, cover: undefined })) },
  globals: phone,
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    links[4]?.focus();
    await scrolledTo(6000);
    await waitFor(() => expect(Math.max(...cards().map(placeOf))).toBeGreaterThan(30));
    await expect(placeOf(document.activeElement?.closest('li'))).toBe(5);
    for (const place of [6, 7, 8]) {
      await userEvent.tab();
      await expect(placeOf(document.activeElement?.closest('li'))).toBe(place);
    }
    await userEvent.tab({ shift: true });
    await expect(placeOf(document.activeElement?.closest('li'))).toBe(7);
  },
});

/** The game of one place stands in another as well. */
const twice = lobby(90).map((game, index, all) => (index === 16 ? (all[4] ?? game) : game));

export const InTwoPages = meta.story({
  name: 'Shows a game in both of its places, and keeps the focus on the second',
  args: { items: twice.map((game) => ({ ...game, cover: undefined })) },
  globals: phone,
  play: async () => {
    const places = () => cards().map(placeOf);
    const link = (place: number) =>
      document.querySelector<HTMLElement>(`[aria-posinset="${place}"] a`);
    await waitFor(() => expect(link(17)).not.toBeNull());
    const second = link(17);
    await expect(second?.textContent).toBe(link(5)?.textContent);
    second?.focus({ preventScroll: true });
    // The first of them leaves the page, and comes back.
    await scrolledTo(3000);
    await waitFor(() => expect(link(5)).toBeNull());
    await expect(new Set(places()).size).toBe(places().length);
    await expect(document.activeElement).toBe(second);
    await scrolledTo(0);
    await waitFor(() => expect(link(5)).not.toBeNull());
    await expect(new Set(places()).size).toBe(places().length);
    await expect(document.activeElement).toBe(second);
  },
});

const drew = fn();
const drawCard = ({ id, title, vendor }: Game) => {
  drew(id);
  return <GameCard title={title} vendor={vendor} cover={undefined} href="#game" />;
};

export const DrawnOnce = meta.story({
  name: 'Draws no card again while the page is scrolled',
  args: { items: lobby(90), children: drawCard },
  globals: phone,
  beforeEach: () => {
    drew.mockClear();
  },
  play: async () => {
    await waitFor(() => expect(cards().length).toBeGreaterThan(8));
    await document.fonts.ready;
    const before = new Set(drew.mock.calls.map(([id]) => id));
    drew.mockClear();
    // By one row, so that most cards stay in the window.
    await scrolledTo(cards()[0]?.getBoundingClientRect().height ?? 0);
    await waitFor(() => expect(drew).toHaveBeenCalled());
    const again = drew.mock.calls.filter(([id]) => before.has(id));
    await expect(again).toEqual([]);
  },
});

const asked = fn();

/** Thirty at a time, as a platform sends them. */
function ByPages() {
  const [count, setCount] = useState(30);
  const more = () => {
    asked();
    setCount((last) => Math.min(120, last + 30));
  };
  return (
    <VirtualGrid
      label="Games"
      items={lobby(count)}
      itemId={({ id }) => id}
      highest={highest}
      total={120}
      onEndReached={count < 120 ? more : undefined}
    >
      {({ title, vendor, cover }) => (
        <GameCard title={title} vendor={vendor} cover={cover} href="#" />
      )}
    </VirtualGrid>
  );
}

export const MoreAtTheEnd = meta.story({
  name: 'Loads more at the end, once per 200 ms',
  parameters: { spec: ['9.33'] },
  globals: phone,
  render: () => <ByPages />,
  beforeEach: () => {
    asked.mockClear();
  },
  play: async () => {
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    await expect(cards()[0]).toHaveAttribute('aria-setsize', '120');
    await expect(asked).not.toHaveBeenCalled();
    const times: number[] = [];
    asked.mockImplementation(() => times.push(performance.now()));
    for (let step = 0; step < 60 && Math.max(...cards().map(placeOf)) < 120; step++) {
      await scrolledTo(document.documentElement.scrollHeight);
    }
    await waitFor(() => expect(Math.max(...cards().map(placeOf))).toBe(120));
    await expect(asked).toHaveBeenCalledTimes(3);
    // A timer may be a millisecond early by the other clock.
    for (const [at, time] of times.entries()) {
      if (at > 0) await expect(time - (times[at - 1] ?? 0)).toBeGreaterThan(150);
    }
  },
});

export const BackInItsPlace = meta.story({
  name: 'Restores the scroll position',
  args: { items: lobby(300), initialOffset: 4200 },
  globals: phone,
  play: async () => {
    await waitFor(() => expect(scrollY).toBe(4200));
    await waitFor(() => expect(Math.min(...cards().map(placeOf))).toBeGreaterThan(20));
    const inSight = cards().filter((card) => card.getBoundingClientRect().top < innerHeight);
    await expect(inSight.length).toBeGreaterThan(5);
  },
});

const viewed = fn();

export const PlacesFirst = meta.story({
  name: 'Keeps the places of games that are not here yet, and opens at one of them',
  args: {
    items: lobby(600).map((game, index) => (index < 300 || index > 330 ? undefined : game)),
    initialIndex: 300,
    headroom: '4rem',
    placeholder: <Skeleton shape="cover" />,
    onView: viewed,
  },
  globals: phone,
  beforeEach: () => {
    viewed.mockClear();
  },
  play: async () => {
    await waitFor(() => expect(cards()[0]).toHaveAttribute('aria-posinset', '301'));
    await expect(cards()[0]).toHaveAttribute('aria-setsize', '600');
    // Below what covers the top of the window.
    const { top } = cards()[0]?.getBoundingClientRect() ?? { top: 0 };
    await expect(top).toBeGreaterThanOrEqual(64);
    await expect(top).toBeLessThan(96);
    await waitFor(() =>
      expect(viewed).toHaveBeenLastCalledWith(
        expect.objectContaining({ last: expect.toSatisfy((last: number) => last > 305) }),
      ),
    );
    // Places are drawn, and not spoken.
    await scrolledTo(0);
    await waitFor(() => expect(cards()).toHaveLength(0));
    await expect(document.querySelectorAll('li[aria-hidden="true"]').length).toBeGreaterThan(8);
  },
});

export const None = meta.story({
  name: 'Empty',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Games' })).toBeEmptyDOMElement();
  },
});
