import type { Motif } from '../brand/brand.ts';
import type { BaseMode } from '../brand/modes.ts';
import { feather } from './motifs/feather.ts';
import { lily } from './motifs/lily.ts';
import { lotus } from './motifs/lotus.ts';
import type { MotifColours, MotifDrawing } from './motifs/motif.ts';
import { ribbon } from './motifs/ribbon.ts';
import { seeded } from './random.ts';
import { checkedColours, faded, svg } from './svg.ts';

export type MotifKind = 'hero' | 'pattern' | 'divider';

export interface MotifOptions {
  readonly motif: Motif;
  /** All `#rrggbb`. */
  readonly colours: MotifColours;
  readonly seed: string;
  readonly kind: MotifKind;
  /** A hero is a little quieter in dark mode, where the page around it gives it no counterweight. */
  readonly mode: BaseMode;
}

const motifs: Record<Motif, MotifDrawing> = { feather, lily, lotus, ribbon };

/**
 * A brand's ornament as SVG text; the same options give the same bytes. `hero` 960 × 600, transparent, weight in the
 * right half; `pattern` 96 × 96, seamless; `divider` 320 × 24. Throws a TypeError on a colour that is not `#rrggbb`.
 */
export function drawMotif({ motif, colours, seed, kind, mode }: MotifOptions): string {
  const drawing = motifs[motif];
  checkedColours(colours);
  switch (kind) {
    case 'hero':
      return svg(960, 600, faded(mode === 'dark' ? 0.9 : 1, drawing.hero(colours, seeded(seed))));
    case 'pattern':
      return svg(96, 96, drawing.pattern(colours));
    case 'divider':
      return svg(320, 24, drawing.divider(colours));
  }
}
