import type { AppPictures, Logo } from '@livery/emit';
import type { DerivedTheme } from '@livery/theme';
import { hashOf } from '../hash.ts';
import { type Crop, markOf } from './mark-of.ts';
import { drawPlate, type Plate } from './plate.ts';
import { pngOf } from './png.ts';
import { drawnOf } from './resvg.ts';

/** Pixels of the height at which a logo is looked at. */
const lookedAt = 128;

/** The colours of a picture: `#rrggbb`. */
export interface PictureColours {
  readonly ground: string;
  readonly accent: string;
}

/**
 * The icon of an installed site. The mark stands in the circle of four fifths of the side that every phone's mask keeps (W3C, Web
 * Application Manifest, "maskable").
 */
export function iconPlate(side: number, { ground }: PictureColours): Plate {
  const edge = (side * 106) / 512;
  const room = { x: edge, y: edge, width: side - 2 * edge, height: side - 2 * edge };
  return { width: side, height: side, ground, room };
}

/** What other sites show of a shared address (Open Graph): the logo on the brand's stage. They show it at most this wide. */
export function cardPlate({ ground, accent }: PictureColours): Plate {
  return {
    width: 800,
    height: 420,
    ground,
    room: { x: 400 / 3, y: 110, width: 1600 / 3, height: 180 },
    edge: { height: 9, colour: accent },
  };
}

/**
 * The pictures of a brand that stand outside of its pages, all from its one logo: the icon of the installed site and the card of a
 * shared address. They are drawn when they are asked for.
 */
export function appPictures(logo: Logo, theme: DerivedTheme): AppPictures {
  const colours = { ground: theme.dark['stage.fill'].hex, accent: theme.dark['stage.accent'].hex };
  const hash = hashOf(JSON.stringify([logo.dark, colours.ground, colours.accent])).slice(0, 10);
  const whole: Crop = { x: 0, y: 0, width: logo.width, height: logo.height };
  let crop: Promise<Crop> | undefined;
  const draw = async (part: Crop, plate: Plate) => pngOf(await drawPlate(logo.dark, part, plate));
  return {
    hash,
    icon: (side) =>
      kept(`${hash} ${side}`, async () => {
        crop ??= markIn(logo).then((mark) => mark ?? whole);
        return draw(await crop, iconPlate(side, colours));
      }),
    card: () => kept(`${hash} card`, () => draw(whole, cardPlate(colours))),
  };
}

/** The pictures of a few brands: a project that is watched builds the same ones again and again. */
const mostKept = 32;
const drawn = new Map<string, Promise<Uint8Array>>();

function kept(name: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const before = drawn.get(name);
  if (before) return before;
  const picture = draw();
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size >= mostKept) drawn.delete(oldest);
  drawn.set(name, picture);
  return picture;
}

/** The mark in a logo, in the logo's own units; undefined where nothing of it is drawn, such as letters of the visitor's system. */
export async function markIn({ dark, height }: Logo): Promise<Crop | undefined> {
  const mark = markOf(await drawnOf(dark, { mode: 'height', value: lookedAt }));
  const scale = height / lookedAt;
  return (
    mark && {
      x: mark.x * scale,
      y: mark.y * scale,
      width: mark.width * scale,
      height: mark.height * scale,
    }
  );
}
