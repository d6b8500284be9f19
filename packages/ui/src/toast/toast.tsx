import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { alertIcons, type InlineAlertTone } from '../inline-alert/index.ts';
import { Body, Mark, Message, Region } from './toast.styles.ts';
import { usePortal } from './use-portal.ts';

/** Milliseconds for which a message stays; long enough to be read twice. */
const stay = 6000;

export type Toast = {
  id: string;
  tone: InlineAlertTone;
  children: ReactNode;
  /** A button that undoes it, or leads on. The message then stays until it is dismissed. */
  action?: ReactNode;
};

export type ToastsProps = {
  /** Names the landmark: "Messages". */
  label: string;
  /** Oldest first. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  dismissLabel: string;
};

/**
 * Short messages about what has just happened, over the page. One goes by itself after six seconds, not while it is pointed at
 * or has the focus; an error and one with an action stay. They are never the only place where something is told.
 */
export function Toasts({ label, toasts, onDismiss, dismissLabel }: ToastsProps) {
  const container = usePortal();
  if (!container) return null;
  return createPortal(
    <Region data-part="region" role="region" aria-label={label}>
      {toasts.map((toast) => (
        <OneToast
          key={toast.id}
          toast={toast}
          dismissLabel={dismissLabel}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
    </Region>,
    container,
  );
}

function OneToast({
  toast: { tone, children, action },
  dismissLabel,
  onDismiss,
}: {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
}) {
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const goes = tone !== 'danger' && action === undefined && !pointedAt && !focused;
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(dismiss, stay);
    return () => clearTimeout(timer);
  }, [goes]);
  return (
    <Message
      data-part="message"
      role={tone === 'danger' ? 'alert' : 'status'}
      data-tone={tone}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Mark data-part="mark">
        <Icon name={alertIcons[tone]} size="sm" />
      </Mark>
      <Body data-part="body">
        <div>{children}</div>
        {action}
      </Body>
      <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />
    </Message>
  );
}
