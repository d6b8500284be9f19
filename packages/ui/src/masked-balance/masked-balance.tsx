import { Icon } from '../icon/index.ts';
import { Money } from '../money/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Root, Toggle } from './masked-balance.styles.ts';

/** What stands for an amount that is hidden: of one length, which tells nothing of the amount's. */
export const stars = '*****';

export type MaskedBalanceProps = {
  /** What the amount is: "Balance". */
  label: string;
  /** The amount with its currency, as text. Absent while it is not known yet. */
  text?: string | undefined;
  hidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
  labels: {
    /** What a press will do. */
    show: string;
    hide: string;
    /** Said in place of the stars. */
    hidden: string;
  };
};

/** An amount that its owner can hide from people nearby (spec §4). Hidden, it is nowhere in the page. */
export function MaskedBalance({
  label,
  text = '…',
  hidden,
  onHiddenChange,
  labels,
}: MaskedBalanceProps) {
  return (
    <Root role="group" aria-label={label}>
      <Toggle type="button" onClick={() => onHiddenChange(!hidden)}>
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
    </Root>
  );
}
