import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import type { BadgeTone } from './badge.contract.ts';
import { Root } from './badge.styles.ts';

export type BadgeProps = {
  /** Default `neutral`. */
  tone?: BadgeTone;
  /** A status tone is never shown by colour alone: always with text, and an icon where it helps. */
  icon?: IconName;
  children: ReactNode;
};

/** A short label on another element. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Root data-part="root" data-tone={tone}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </Root>
  );
}
