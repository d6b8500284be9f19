import type { AppPictures, Logo } from '@livery/emit';
import type { DerivedTheme } from '@livery/theme';
import { type AppPictureOptions, type Crop, drawAppIcon, drawCard } from '@livery/theme/art';
import { hashOf } from '../hash.ts';
import { markOf } from './mark-of.ts';
import { pixelsOf, pngOf } from './resvg.ts';

/** Pixels of the height at which a logo is looked at. */
const lookedAt = 128;
/** Other sites show a card at most this wide; pixels. */
const cardWidth = 800;

/**
 * The pictures of a brand that stand outside of its pages, all from its one logo: the icon of the installed site and the card of a
 * shared address. They are drawn when they are asked for.
 */
export function appPictures(logo: Logo, theme: DerivedTheme): AppPictures {
  const ground = theme.dark['stage.fill'].hex;
  const accent = theme.dark['stage.accent'].hex;
  const hash = hashOf(JSON.stringify([logo.dark, ground, accent])).slice(0, 10);
  const whole: Crop = { x: 0, y: 0, width: logo.width, height: logo.height };
  const options = { logo: logo.dark, ground, accent };
  let crop: Promise<Crop> | undefined;
  const draw = async (side: number) => {
    crop ??= markIn(logo).then((mark) => mark ?? whole);
    const svg = drawAppIcon({ ...options, crop: await crop } satisfies AppPictureOptions);
    return pngOf(svg, { mode: 'width', value: side });
  };
  return {
    hash,
    icon: (side) => kept(`${hash} ${side}`, () => draw(side)),
    card: () =>
      kept(`${hash} card`, () =>
        pngOf(drawCard({ ...options, crop: whole }), { mode: 'width', value: cardWidth }),
      ),
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
async function markIn({ dark, height }: Logo): Promise<Crop | undefined> {
  const mark = markOf(await pixelsOf(dark, { mode: 'height', value: lookedAt }));
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
