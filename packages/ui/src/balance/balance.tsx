import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Money } from '../money/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Failure, Root, Toggle } from './balance.styles.ts';

/** What stands for an amount that is hidden: of one length, which tells nothing of the amount's. */
export const stars = '*****';

export type BalanceProps = {
  /** What the amount is: "Balance". */
  label: string;
  /** The amount with its currency, as text. Absent while it is not known yet. */
  text?: string | undefined;
  hidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
  /** Asks for the amount anew. Without it there is no such button. */
  onRefresh?: () => void;
  /** It is being asked for. The amount stays as it was. */
  busy?: boolean;
  /** Why there is no amount, in its place: "Balance not available". */
  failure?: string | undefined;
  labels: {
    /** What a press will do. */
    show: string;
    hide: string;
    refresh: string;
    /** Said in place of the stars. */
    hidden: string;
  };
};

/** An amount that its owner can hide from people nearby (spec §4) and ask for anew. Hidden, it is nowhere in the page. */
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
