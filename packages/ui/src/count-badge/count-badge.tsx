import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { CountBadgeTone } from './count-badge.contract.ts';
import { Count, Root } from './count-badge.styles.ts';

/** Beyond this the exact number helps nobody, and the badge would grow. */
const most = 99;

export type CountBadgeProps = {
  /** Nothing is drawn for 0. */
  count: number;
  /** What is counted, for assistive technology: "3 new messages". */
  label: string;
  /** The number in the member's digits. Default: as it is. */
  format?: (count: number) => string;
  /** `alert` for what waits for the member. Default `brand`. */
  tone?: CountBadgeTone;
  /** What it counts for; the badge then sits on its corner. */
  children?: ReactNode;
};

/** How many: beside words, or on the corner of an icon. */
export function CountBadge({
  count,
  label,
  format = String,
  tone = 'brand',
  children,
}: CountBadgeProps) {
  const shown = count > most ? `${format(most)}+` : format(count);
  return (
    <Root data-part="root">
      {children}
      {count > 0 && (
        <Count data-part="count" data-tone={tone}>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Count>
      )}
    </Root>
  );
}
