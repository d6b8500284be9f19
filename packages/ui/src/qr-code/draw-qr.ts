import { encode } from 'uqr';

/** A code as squares of one unit, without quiet zone: its edge in units and the path of what is dark. */
export interface QrDrawing {
  readonly edge: number;
  readonly path: string;
}

/** Undefined for a text that no code holds: 2331 bytes at this level of correction (ISO/IEC 18004, level M). */
export function drawQr(text: string): QrDrawing | undefined {
  if (new TextEncoder().encode(text).length > mostBytes) return undefined;
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { edge: size, path };
}

const mostBytes = 2331;
