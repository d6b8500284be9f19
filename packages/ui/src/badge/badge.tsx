import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import type { BadgeTone } from './badge.contract.ts';
import { Root } from './badge.styles.ts';

export type BadgeProps = {
  /** Default `neutral`. */
  tone?: BadgeTone;
  /** A status tone is never told by colour alone: words always, an icon where it helps. */
  icon?: IconName;
  children: ReactNode;
};

/** A word or two that label what they stand on. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Root data-part="root" data-tone={tone}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </Root>
  );
}
