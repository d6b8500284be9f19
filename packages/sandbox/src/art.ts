/** Draws the platform's pictures as SVG text. Equal input gives an equal picture. */
export interface SandboxArt {
  cover(game: { seed: number; title: string; kind: string }): string;
  vendorIcon(vendor: { code: string; seed: number }): string;
  banner(banner: { seed: number; title: string; group: string }): string;
}
