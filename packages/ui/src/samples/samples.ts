import type { StripLabels } from '../strip/index.ts';
import type { Winner } from '../winner-board/index.ts';
import { coverOf, iconOf } from './pictures.ts';

/** What stories show. Fixed, so that two runs draw the same picture. */
export const noon = Date.UTC(2026, 0, 15, 12, 0, 0);
export const atNoon = () => noon;

/** A clock that stands at noon until it is moved, and says when somebody looks at it. */
export function movableClock() {
  let time = noon;
  let looks = 0;
  return {
    now: () => {
      looks += 1;
      return time;
    },
    move: (milliseconds: number) => {
      time += milliseconds;
    },
    looks: () => looks,
  };
}

export const stripLabels: StripLabels = {
  previous: 'Previous',
  next: 'Next',
  page: (page, pages) => `Page ${page} of ${pages}`,
};

export const games = [
  { title: 'Monsoon Lanterns', vendor: 'Blue Kiln', kind: 'rng' },
  { title: 'Salt Road', vendor: 'Harbour Nine', kind: 'rng' },
  { title: 'Quiet Tigers', vendor: 'Northlight', kind: 'rng' },
  { title: 'Harvest of Kites', vendor: 'Blue Kiln', kind: 'fish' },
  { title: 'Evening Table', vendor: 'Salon Vert', kind: 'live' },
  { title: 'Reef Hunters', vendor: 'Tidewater', kind: 'fish' },
  { title: 'Paper Cranes', vendor: 'Northlight', kind: 'rng' },
  { title: 'The Long Bridge', vendor: 'Harbour Nine', kind: 'pvp' },
  { title: 'Copper Orchard', vendor: 'Salon Vert', kind: 'rng' },
] as const;

export const covers = games.map(({ title, kind }) => coverOf(title, kind));

const names = ['an***7', 'ra***k', 'mi***1', 'th***e', 'su***9', 'ko***a', 'li***3', 'dev***'];

export const winners: Winner[] = Array.from({ length: 12 }, (_, index) => {
  const game = games[index % games.length] ?? games[0];
  return {
    id: `w${index}`,
    icon: iconOf(game.vendor),
    name: names[index % names.length] ?? '',
    amount: `₹${(((index * 7919) % 90_000) + 1_250).toLocaleString('en-IN')}.00`,
    game: game.title,
  };
});

export const lotteryLabels = {
  result: 'Latest result',
  noResult: 'No result yet',
  closes: 'Bets close in',
  locked: 'Closed, draw in',
  drawing: 'Drawing now',
  closed: 'Closed today',
};

/** The same sentence in the scripts of the four brands: the marks above and below must not be cut. */
export const scriptSamples = [
  { lang: 'en', text: 'Quiet evening by the river' },
  { lang: 'th', text: 'ที่นี่มีน้ำใสและปู่กำลังนั่งดื่มชา' },
  { lang: 'bn', text: 'নদীর ধারে শান্ত সন্ধ্যা, স্ত্রী ও ছাত্র' },
  { lang: 'hi', text: 'नदी किनारे शांत शाम, ज्ञानी और विद्यार्थी' },
  { lang: 'vi', text: 'Buổi tối yên tĩnh bên bờ sông, những ngôi nhà cổ' },
] as const;

export const jackpotAtNoon = () => '₹52,70,00,16,511';
