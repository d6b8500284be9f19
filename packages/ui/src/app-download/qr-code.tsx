import { useMemo } from 'react';
import { encode } from 'uqr';

export type QrCodeProps = {
  text: string;
  label: string;
  /** Edge in CSS pixels. Default 132, the home page's size (spec §9). */
  size?: number;
};

/** A QR code as one path in the colour of the text. Its ground must be the lighter of the two. */
export function QrCode({ text, label, size = 132 }: QrCodeProps) {
  const { edge, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${edge} ${edge}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function draw(text: string): { edge: number; path: string } {
  // Two modules of quiet zone here; the frame around the code adds the rest of the standard's four.
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { edge: size, path };
}
