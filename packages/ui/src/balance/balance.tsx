import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Money } from '../money/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Failure, Root, Toggle } from './balance.styles.ts';

/** Replaces a hidden amount: always the same length, so that it reveals nothing. */
export const stars = '*****';

export type BalanceProps = {
  /** What the amount is: "Balance". */
  label: string;
  /** The amount with its currency, as text. Absent while it is not known yet. */
  text?: string | undefined;
  hidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
  /** Requests the amount again. Without it there is no such button. */
  onRefresh?: () => void;
  /** A request is in progress. The amount stays as it was. */
  busy?: boolean;
  /** Why there is no amount, in its place: "Balance not available". */
  failure?: string | undefined;
  labels: {
    /** What a click does. */
    show: string;
    hide: string;
    refresh: string;
    /** Screen-reader text in place of the stars. */
    hidden: string;
  };
};

/** An amount that its owner can hide from people nearby (spec §4) and refresh. When hidden, it is not in the page. */
export function Balance({
  label,
  text = '…',
  hidden,
  onHiddenChange,
  onRefresh,
  busy = false,
  failure,
  labels,
}: BalanceProps) {
  return (
    <Root data-part="root" role="group" aria-label={label} aria-busy={busy || undefined}>
      {failure === undefined ? (
        <Toggle data-part="toggle" type="button" onClick={() => onHiddenChange(!hidden)}>
          {hidden ? (
            <>
              <span aria-hidden="true">{stars}</span>
              <VisuallyHidden>{labels.hidden}</VisuallyHidden>
            </>
          ) : (
            <Money text={text} />
          )}
          <VisuallyHidden>, {hidden ? labels.show : labels.hide}</VisuallyHidden>
          <Icon name={hidden ? 'eye' : 'eye-off'} size="sm" />
        </Toggle>
      ) : (
        <Failure data-part="failure">{failure}</Failure>
      )}
      {onRefresh && (
        <IconButton
          icon="retry"
          label={labels.refresh}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onRefresh()}
        />
      )}
    </Root>
  );
}
