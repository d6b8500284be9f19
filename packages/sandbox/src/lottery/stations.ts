import { type LotteryDefinition, minute } from './definition.ts';
import type { Region } from './prize-table.ts';

/** Stations by week-day, 0 Sunday to 6 Saturday. Names are the provinces' of the published schedule. */
const stations = {
  NORTH: [
    ['Thái Bình'],
    ['Hà Nội'],
    ['Quảng Ninh'],
    ['Bắc Ninh'],
    ['Hà Nội'],
    ['Hải Phòng'],
    ['Nam Định'],
  ],
  CENTRAL: [
    ['Kon Tum', 'Khánh Hòa', 'Huế'],
    ['Huế', 'Phú Yên'],
    ['Đắk Lắk', 'Quảng Nam'],
    ['Đà Nẵng', 'Khánh Hòa'],
    ['Bình Định', 'Quảng Trị', 'Quảng Bình'],
    ['Gia Lai', 'Ninh Thuận'],
    ['Đà Nẵng', 'Quảng Ngãi', 'Đắk Nông'],
  ],
  SOUTH: [
    ['Tiền Giang', 'Kiên Giang', 'Đà Lạt'],
    ['TP. Hồ Chí Minh', 'Đồng Tháp', 'Cà Mau'],
    ['Bến Tre', 'Vũng Tàu', 'Bạc Liêu'],
    ['Đồng Nai', 'Cần Thơ', 'Sóc Trăng'],
    ['Tây Ninh', 'An Giang', 'Bình Thuận'],
    ['Vĩnh Long', 'Bình Dương', 'Trà Vinh'],
    ['TP. Hồ Chí Minh', 'Long An', 'Bình Phước', 'Hậu Giang'],
  ],
} as const satisfies Record<Region, readonly (readonly string[])[]>;

/** Start of a region's draw and the digits of its special prize, which is the lobby's result. */
const regions = {
  NORTH: { at: [18, 15], digits: 5 },
  CENTRAL: { at: [17, 15], digits: 6 },
  SOUTH: { at: [16, 15], digits: 6 },
} as const satisfies Record<Region, { at: readonly [number, number]; digits: number }>;

/** A game of each station, on each of its days. */
export function stationGames(): LotteryDefinition[] {
  return (Object.keys(stations) as Region[]).flatMap((region) => {
    const byDay: readonly (readonly string[])[] = stations[region];
    const names = [...new Set(byDay.flat())];
    const { at, digits } = regions[region];
    return names.map((name) => ({
      gameId: `VN_${region}_${asciiOf(name)}`,
      gameMenuTag: `VN_${region}`,
      name: { EN: name },
      nameLanguage: 'VI',
      schedule: {
        kind: 'weekly' as const,
        days: byDay.flatMap((each, weekDay) => (each.includes(name) ? [weekDay] : [])),
        at,
        zone: 'Asia/Ho_Chi_Minh' as const,
        lastsMs: 20 * minute,
        lockMs: 5 * minute,
      },
      form: { kind: 'digits' as const, count: digits },
      tag: '',
      instant: false,
      weight: 40,
      market: 'VND',
      region,
    }));
  });
}

function asciiOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('Đ', 'D')
    .replaceAll('đ', 'd');
  return plain.toUpperCase().replace(/[^A-Z]+/g, '_');
}
