import type { Brand } from '../brand/brand.ts';
import type { BaseMode } from '../brand/modes.ts';
import type { TokenValues } from '../compile/token-value.ts';
import { deriveTokens } from '../derive/derive-tokens.ts';
import { drawMotif, type MotifKind } from './draw-motif.ts';
import type { MotifColours } from './motifs/motif.ts';

export interface ArtFile {
  /** `hero-light.svg`. */
  readonly name: string;
  readonly mode: BaseMode;
  /** Also the token it fills: `art.hero`. */
  readonly kind: MotifKind;
  readonly svg: string;
}

/** A brand's pictures in both modes, coloured from its own tokens. */
export function artFiles(brand: Brand): ArtFile[] {
  const theme = deriveTokens(brand);
  return (['light', 'dark'] as const).flatMap((mode) =>
    (['hero', 'pattern', 'divider'] as const).map((kind): ArtFile => {
      // A hero stands on the stage, which glows in both modes with the bright tones of the dark one.
      const colours = kind === 'hero' ? stageColours(theme.dark) : pageColours(theme[mode]);
      const svg = drawMotif({ motif: brand.motif, colours, seed: brand.name, kind, mode });
      return { name: `${kind}-${mode}.svg`, mode, kind, svg };
    }),
  );
}

function stageColours(tokens: TokenValues): MotifColours {
  return {
    ground: tokens['stage.fill'].hex,
    deep: tokens['stage.fillEnd'].hex,
    line: tokens['stage.edge'].hex,
    brand: tokens['action.primaryFill'].hex,
    accent: tokens['stage.accent'].hex,
    light: tokens['stage.text'].hex,
  };
}

function pageColours(tokens: TokenValues): MotifColours {
  return {
    ground: tokens['surface.page'].hex,
    deep: tokens['surface.sunken'].hex,
    line: tokens['border.subtle'].hex,
    brand: tokens['text.brand'].hex,
    accent: tokens['action.accentEdge'].hex,
    light: tokens['surface.raised'].hex,
  };
}
