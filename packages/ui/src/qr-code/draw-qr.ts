import { encode } from 'uqr';

/** A code as squares of one unit, without quiet zone: its edge in units and the path of lines, one unit thick, that are dark. */
export interface QrDrawing {
  readonly edge: number;
  readonly path: string;
}

/** Undefined for a text that no code holds: 2331 bytes at this level of correction (ISO/IEC 18004, level M). */
export function drawQr(text: string): QrDrawing | undefined {
  if (new TextEncoder().encode(text).length > mostBytes) return undefined;
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return { edge: size, path: data.map((row, y) => dashes(row, y)).join('') };
}

/** A row as a line one unit thick, with a dash for all dark units that stand side by side: a page that holds a code stays small. */
function dashes(row: readonly boolean[], y: number): string {
  let path = `M0 ${y}.5`;
  let end = 0;
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    if (start > end) path += `m${start - end} 0`;
    end = x + 1;
    path += `h${end - start}`;
  }
  return path;
}

const mostBytes = 2331;
