import { checkedColours } from './svg.ts';

/** A part of a picture, in the units of its viewBox. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface AppPictureOptions {
  /** SVG text of the brand's logo for a dark ground. */
  readonly logo: string;
  /** What of the logo is shown. */
  readonly crop: Crop;
  /** `#rrggbb`. */
  readonly ground: string;
  /** `#rrggbb`. */
  readonly accent: string;
}

const iconSide = 512;

/**
 * The icon of an installed site, 512 × 512. The mark stands in the circle of four fifths of the side that every phone's mask keeps
 * (W3C, Web Application Manifest, "maskable"). Throws a TypeError on a colour that is not `#rrggbb`.
 */
export function drawAppIcon({ logo, crop, ground, accent }: AppPictureOptions): string {
  checkedColours({ ground, accent });
  const mark = within(logo, crop, { x: 106, y: 106, width: 300, height: 300 });
  return framed(iconSide, iconSide, ground, mark);
}

const card = { width: 1200, height: 630 };

/** What other sites show of a shared address (Open Graph), 1200 × 630: the logo on the brand's stage. */
export function drawCard({ logo, crop, ground, accent }: AppPictureOptions): string {
  checkedColours({ ground, accent });
  const mark = within(logo, crop, { x: 200, y: 165, width: 800, height: 270 });
  const edge = `<path d="M0 ${card.height - 14}H${card.width}V${card.height}H0Z" fill="${accent}"/>`;
  return framed(card.width, card.height, ground, mark + edge);
}

function within(logo: string, crop: Crop, room: Crop): string {
  const view = [crop.x, crop.y, crop.width, crop.height].join(' ');
  return `<svg x="${room.x}" y="${room.y}" width="${room.width}" height="${room.height}" viewBox="${view}">${logo}</svg>`;
}

function framed(width: number, height: number, ground: string, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0H${width}V${height}H0Z" fill="${ground}"/>${inside}</svg>`;
}
