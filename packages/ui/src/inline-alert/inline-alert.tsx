import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { alertIcons, type InlineAlertTone } from './inline-alert.contract.ts';
import { Action, Body, Root, Title } from './inline-alert.styles.ts';

export type InlineAlertProps = {
  tone: InlineAlertTone;
  title?: string;
  children?: ReactNode;
  /** A button or link that fixes the problem. */
  action?: ReactNode;
  /** `polite` and `assertive` announce it when it appears; omit it for a message that is there from the start. */
  live?: 'polite' | 'assertive';
};

/** A message in the flow of the page: tone by icon, colour and words together. */
export function InlineAlert({ tone, title, children, action, live }: InlineAlertProps) {
  return (
    <Root
      data-part="root"
      data-tone={tone}
      role={live && (live === 'assertive' ? 'alert' : 'status')}
    >
      <Icon name={alertIcons[tone]} />
      <Body data-part="body">
        {title && <Title data-part="title">{title}</Title>}
        {children && <div>{children}</div>}
        {action && <Action data-part="action">{action}</Action>}
      </Body>
    </Root>
  );
}
