import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonSize } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Words } from './copy-button.styles.ts';

/** Milliseconds for which it says that it has copied. */
const praise = 2000;

export type CopyButtonProps = {
  /** What is copied. */
  text: string;
  labels: {
    copy: string;
    copied: string;
    /** The browser did not let it: what to do instead. */
    failed: string;
  };
  /** Writes to the clipboard. Default: the browser's. */
  write?: (text: string) => Promise<void>;
  /** Default `sm`. */
  size?: ButtonSize;
};

/** Copies a text, such as an order number, and says so for two seconds. */
export function CopyButton({ text, labels, write = toClipboard, size = 'sm' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (next: 'copied' | 'failed') => {
    setOutcome(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), praise);
  };
  const shown = outcome ?? 'copy';
  return (
    <>
      <Button
        size={size}
        onClick={() => {
          write(text).then(
            () => tell('copied'),
            () => tell('failed'),
          );
        }}
      >
        <Words data-part="words">
          {(['copy', 'copied', 'failed'] as const).map((name) => (
            <span key={name} data-shown={name === shown ? 'yes' : 'no'}>
              {name === 'copied' && <Icon name="check" size="sm" />}
              {labels[name]}
            </span>
          ))}
        </Words>
      </Button>
      <VisuallyHidden role="status">{outcome && labels[outcome]}</VisuallyHidden>
    </>
  );
}

function toClipboard(text: string): Promise<void> {
  return navigator.clipboard.writeText(text);
}
