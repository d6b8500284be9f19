import file from '../painted-pairs.json' with { type: 'json' };

/** Two tokens that meet on a sheet, as `painted-pairs.json` has them. */
export interface KeptPair {
  readonly kind: string;
  readonly foreground: string;
  readonly background: string;
}

/** The pairs of a sheet by its parts. */
export type KeptSheet = Readonly<Record<string, readonly KeptPair[]>>;

/** The sheets by name, written by the stories of all states (`keep-pairs.ts`). */
export const keptSheets: Readonly<Record<string, KeptSheet>> = file;

/** The parts of the sheets that paint a colour token in front of another or behind one, each once. */
export function partsPainting(token: string, sheets = keptSheets): string[] {
  const paints = ({ foreground, background }: KeptPair) =>
    foreground === token || background === token;
  const parts = Object.values(sheets).flatMap((sheet) =>
    Object.keys(sheet).filter((part) => sheet[part]?.some(paints)),
  );
  return [...new Set(parts)];
}
