import { useCallback } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../button/index.ts';
import { useTickingText } from '../ticking/use-ticking-text.ts';
import { Root } from './countdown-button.styles.ts';

export type CountdownButtonProps = {
  /** When it can be clicked again, milliseconds since 1970 by the same clock as `now`. Null: at once. */
  until: number | null;
  /** Milliseconds since 1970. Pass a stable function. */
  now: () => number;
  /** What it does: "Send a code". */
  children: string;
  /** The same while it waits, with the seconds left: "Send again in 42 s". Pass a stable function. */
  waiting: (seconds: number) => string;
  onPress: () => void;
  /** The action is in progress. */
  busy?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** An action that can be repeated after a while, such as a text message with a code. It counts down automatically. */
export function CountdownButton({
  until,
  now,
  children,
  waiting,
  onPress,
  busy = false,
  variant = 'neutral',
  size = 'md',
}: CountdownButtonProps) {
  const textOf = useCallback(() => {
    const left = until === null ? 0 : until - now();
    return left > 0 ? waiting(Math.ceil(left / 1000)) : children;
  }, [until, now, waiting, children]);
  const text = useTickingText({ textOf, now, period: 1000 });
  const waits = text !== children;
  return (
    <Root data-part="root">
      <Button
        variant={variant}
        size={size}
        busy={busy}
        // Not `disabled`: the button would lose the focus as soon as it is pressed.
        aria-disabled={waits || undefined}
        onClick={() => {
          // The clock decides, also between two ticks.
          if (until === null || until <= now()) onPress();
        }}
      >
        {text}
      </Button>
    </Root>
  );
}
