import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { type Status, type StatusTone, statusTones } from './status-pill.contract.ts';
import { Root } from './status-pill.styles.ts';

/** Each tone has its own silhouette, so that it is not told by colour alone (WCAG 2.2 1.4.1). */
const icons: Record<StatusTone, IconName | undefined> = {
  neutral: undefined,
  info: 'clock',
  success: 'check',
  warning: 'info',
  danger: 'danger',
};

export type StatusPillProps = {
  status: Status;
  /** The state's name, in the member's language. */
  children: ReactNode;
};

/** The state of a record: its name, with the tone and the drawing that the state has everywhere. */
export function StatusPill({ status, children }: StatusPillProps) {
  const tone = statusTones[status];
  const icon = icons[tone];
  return (
    <Root data-part="root" data-tone={tone}>
      {icon && <Icon name={icon} size="sm" />}
      <span>{children}</span>
    </Root>
  );
}
