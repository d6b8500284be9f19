import { useId, useMemo } from 'react';
import { iconPaths } from '../icon/index.ts';
import { drawQr } from './draw-qr.ts';
import { Code, Root } from './qr-code.styles.ts';

export type QrCodeProps = {
  /** What the code holds, 2331 bytes at most. Longer, the code's place shows a picture that is missing. */
  text: string;
  /** What it is for: "QR code to install on Android". */
  label: string;
  /** What somebody who cannot point a camera at it should know: the address, or another way. */
  description?: string;
  /** The whole edge in CSS pixels, margin included. Default 200 (spec §9). */
  size?: number;
  /** The quiet zone on each side in CSS pixels, within `size`. Default 20 (spec §9). */
  margin?: number;
};

/** A QR code in the room that it will always have. It narrows with its place and never grows. */
export function QrCode({ text, label, description, size = 200, margin = 20 }: QrCodeProps) {
  const id = useId();
  const drawing = useMemo(() => drawQr(text), [text]);
  return (
    <Root data-part="root">
      <Code
        data-part="code"
        role="img"
        aria-label={label}
        aria-describedby={description && id}
        data-state={drawing ? undefined : 'error'}
        viewBox={`0 0 ${size} ${size}`}
        width={size}
        height={size}
      >
        {description && <desc id={id}>{description}</desc>}
        {drawing ? (
          <path
            d={drawing.path}
            fill="none"
            stroke="currentColor"
            shapeRendering="crispEdges"
            transform={`translate(${margin} ${margin}) scale(${(size - 2 * margin) / drawing.edge})`}
          />
        ) : (
          <path
            d={iconPaths.image}
            fill="none"
            stroke="currentColor"
            strokeWidth="1"
            transform={`translate(${size / 2 - 24} ${size / 2 - 24}) scale(2)`}
          />
        )}
      </Code>
    </Root>
  );
}
