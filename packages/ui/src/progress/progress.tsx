import { type CSSProperties, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { ProgressTone } from './progress.contract.ts';
import { Bar, Head, Ring, RingText, Track } from './progress.styles.ts';

export type ProgressProps = {
  /** What is under way. */
  label: string;
  value: number;
  /** The value at which it is done. Default 100. */
  max?: number;
  /** The value in words, seen and spoken: "₹1,200 of ₹5,000". */
  text: string;
  /** Default `brand`. */
  tone?: ProgressTone;
};

export type ProgressBarProps = ProgressProps & {
  /** The name is only spoken: what is around it says it already. */
  labelHidden?: boolean;
};

/** How far something is, as a line under its name. */
export function ProgressBar({
  label,
  labelHidden = false,
  value,
  max = 100,
  text,
  tone = 'brand',
}: ProgressBarProps) {
  const id = useId();
  return (
    <Bar data-part="bar" data-tone={tone}>
      <Head data-part="head">
        {labelHidden ? (
          <VisuallyHidden id={id}>{label}</VisuallyHidden>
        ) : (
          <span id={id}>{label}</span>
        )}
        <span aria-hidden="true">{text}</span>
      </Head>
      <Track
        data-part="track"
        {...spoken(value, max, text)}
        aria-labelledby={id}
        style={shareOf(value, max)}
      />
    </Bar>
  );
}

export type ProgressRingProps = ProgressProps & {
  /** In its middle, short; `text` stays what is spoken. Default: `text`. */
  children?: ReactNode;
};

/** The same as a ring, where there is no room for a line. Its name stands beside it, or is only spoken. */
export function ProgressRing({
  label,
  value,
  max = 100,
  text,
  tone = 'brand',
  children = text,
}: ProgressRingProps) {
  return (
    <Ring
      data-part="ring"
      {...spoken(value, max, text)}
      aria-label={label}
      data-tone={tone}
      // A round end is a dot even where the line has no length.
      data-empty={value <= 0 || undefined}
      style={shareOf(value, max)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" />
        <circle cx="50" cy="50" r="44" pathLength="100" />
      </svg>
      <RingText data-part="ring-text">{children}</RingText>
    </Ring>
  );
}

function spoken(value: number, max: number, text: string) {
  return {
    role: 'progressbar',
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(Math.max(value, 0), max),
    'aria-valuetext': text,
  } as const;
}

/** Between 0 and 1, whatever the platform sends; nothing of nothing is none. */
function shareOf(value: number, max: number): CSSProperties {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  // React's types know no custom properties.
  return { '--share': share } as CSSProperties;
}
