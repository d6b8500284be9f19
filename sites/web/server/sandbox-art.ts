import type { SandboxArt } from '@livery/sandbox';
import { type CoverKind, drawBanner, drawCover, drawVendorIcon } from '@livery/theme/art';

const covers: Readonly<Record<string, CoverKind>> = {
  rng: 'rng',
  live: 'live',
  fish: 'fish',
  pvp: 'pvp',
  sports: 'sports',
  esports: 'esports',
  lott: 'lottery',
  elott: 'lottery',
  lottery: 'lottery',
  cockfight: 'cockfight',
  mini: 'mini',
};

/** The reference platform's pictures, drawn by the theme's studio: on the server and in stories alike. */
export const sandboxArt: SandboxArt = {
  cover: ({ seed, title, kind }) =>
    drawCover({ seed: String(seed), title, kind: covers[kind.toLowerCase()] ?? 'rng' }),
  vendorIcon: ({ code, seed }) => drawVendorIcon({ code, seed: String(seed) }),
  banner: ({ seed, title, group }) =>
    drawBanner({ seed: String(seed), title, kind: covers[group.toLowerCase()] ?? anyKind(seed) }),
};

/** A page of no hall has banners of all of them. */
function anyKind(seed: number): CoverKind {
  const kinds = Object.values(covers);
  return kinds[seed % kinds.length] ?? 'live';
}
