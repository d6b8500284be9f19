import type { SportId } from '@livery/api/contract/sports';
import type { Localised } from '../localise.ts';
import { type BestOf, bestOf, type Chances, chances } from './scores.ts';

/** A sport of made-up short matches. */
export interface Sport {
  readonly sport: SportId;
  readonly name: Localised;
  /** Who offers it. */
  readonly gameType: 'SPORTS' | 'ESPORTS';
  /** A match of it begins each time so many minutes have passed, and takes so many. */
  readonly every: number;
  readonly lasts: number;
  readonly score: Chances | BestOf;
  /** Whether a draw can be bet on. Where it cannot, a draw is a dead heat. */
  readonly hasDraw: boolean;
  /** Lines of handicaps and totals, in quarters: each is a multiple of it. */
  readonly lineStep: 1 | 2 | 4;
}

export const sports: readonly Sport[] = [
  {
    sport: 'FOOTBALL',
    name: { EN: 'Football', TH: 'ฟุตบอล', HI: 'फ़ुटबॉल', BN: 'ফুটবল', VI: 'Bóng đá' },
    gameType: 'SPORTS',
    every: 15,
    lasts: 9,
    score: chances(10, 1, [8, 10, 12, 15, 18, 21]),
    hasDraw: true,
    lineStep: 1,
  },
  {
    sport: 'CRICKET',
    name: { EN: 'Cricket', TH: 'คริกเก็ต', HI: 'क्रिकेट', BN: 'ক্রিকেট', VI: 'Cricket' },
    gameType: 'SPORTS',
    every: 20,
    lasts: 12,
    score: chances(60, 2, [46, 48, 50, 52, 54]),
    hasDraw: false,
    lineStep: 2,
  },
  {
    sport: 'KABADDI',
    name: { EN: 'Kabaddi', TH: 'กาบัดดี้', HI: 'कबड्डी', BN: 'কাবাডি', VI: 'Kabaddi' },
    gameType: 'SPORTS',
    every: 15,
    lasts: 8,
    score: chances(40, 1, [44, 47, 50, 53]),
    hasDraw: true,
    lineStep: 2,
  },
  {
    sport: 'ARENA',
    name: {
      EN: 'Arena battle',
      TH: 'ศึกสังเวียน',
      HI: 'अखाड़ा युद्ध',
      BN: 'অ্যারেনা যুদ্ধ',
      VI: 'Đấu trường',
    },
    gameType: 'ESPORTS',
    every: 20,
    lasts: 12,
    score: bestOf(5, [38, 44, 50, 56, 62]),
    hasDraw: false,
    lineStep: 2,
  },
  {
    sport: 'TACTICS',
    name: {
      EN: 'Tactical squad',
      TH: 'ทีมยุทธวิธี',
      HI: 'रणनीति दस्ता',
      BN: 'কৌশলী দল',
      VI: 'Biệt đội chiến thuật',
    },
    gameType: 'ESPORTS',
    every: 15,
    lasts: 10,
    score: bestOf(3, [40, 45, 50, 55, 60]),
    hasDraw: false,
    lineStep: 2,
  },
  {
    sport: 'EFOOTBALL',
    name: {
      EN: 'Esports football',
      TH: 'ฟุตบอลอีสปอร์ต',
      HI: 'ई-फ़ुटबॉल',
      BN: 'ই-ফুটবল',
      VI: 'Bóng đá điện tử',
    },
    gameType: 'ESPORTS',
    every: 10,
    lasts: 6,
    score: chances(12, 1, [12, 15, 18, 21]),
    hasDraw: true,
    lineStep: 1,
  },
];

/** Percent of the stakes that come back over all selections, by game type. */
const returns = { SPORTS: 95, ESPORTS: 94 } as const;

/** Whether games of a type are slips on matches, and not rounds. */
export function isSports(gameType: string): gameType is keyof typeof returns {
  return gameType in returns;
}

/** Published return to player of a game type's matches, in percent. */
export const sportsReturn = (gameType: keyof typeof returns): number => returns[gameType];

/** Both sides of every match are made up. */
export const teamNames = {
  SPORTS: [
    'Harbour Herons',
    'Copper Foxes',
    'Lantern Town',
    'Monsoon United',
    'Cedar Rovers',
    'Delta Kites',
    'Granite City',
    'Saffron Stars',
    'River Oxen',
    'Tidewater',
    'Highland Larks',
    'Palm Coast',
  ],
  ESPORTS: [
    'Night Market',
    'Paper Tigers',
    'Zero Monsoon',
    'Cloud Kiln',
    'Static Lotus',
    'Brass Owls',
    'Ninth Lantern',
    'Salt Circuit',
    'Velvet Ox',
    'Quiet Comet',
    'Ember Nine',
    'Low Tide',
  ],
} as const;
