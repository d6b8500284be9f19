import type { RequestOf, ValueOf } from '@livery/api';
import { walletTransfer } from '@livery/api/contract/wallet';
import type { ActService } from '@livery/flows/act';
import { amountProblem, isMore } from '@livery/flows/amount';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { MoneyField, type MoneyValue } from '@livery/ui/money-field';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../app/act-failed.tsx';
import type { FlowFailure } from '../../app/failure-words.ts';
import { memberKey } from '../../app/member-key.ts';
import { useServices } from '../../app/services.tsx';
import { useActs, useUnanswered } from '../../app/use-acts.ts';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { useHeldMoney } from '../../app/use-held-money.ts';
import { Unanswered } from '../../form/unanswered.tsx';
import type { StakeWallet } from './stake-wallet.ts';
import { Form, Ways } from './top-up.styles.ts';

type Moved = ValueOf<typeof walletTransfer>;
type Told = 'done' | 'left' | FlowFailure;

/**
 * Moves money from the member's main wallet to a vendor's: what lacks, or all, with one press, or an amount of their own. A transfer
 * whose answer was lost is asked for again under its key, never made twice.
 *
 * @param props.lacking what a stake lacks, in major units
 * @param props.onBegin called when a transfer is sent
 * @param props.onMoved the money is there
 * @param props.isPast another act has moved money since: its success is no longer shown
 */
export function TopUp({
  vendor,
  lacking,
  onBegin,
  onMoved,
  isPast = false,
}: {
  vendor: NonNullable<StakeWallet['vendor']>;
  lacking?: string | undefined;
  onBegin?: () => void;
  onMoved?: () => void;
  isPast?: boolean;
}) {
  const { t } = useTranslation();
  const { client, format, site } = useServices();
  const { code, decimals } = site.merchant.currency;
  const cache = useQueryClient();
  const acts = useActs();
  const unanswered = useUnanswered(acts.act);
  const [amount, setAmount] = useState<MoneyValue>('');
  const [tried, setTried] = useState(false);
  const [told, setTold] = useState<Told>();
  const reason = useFailureWords(typeof told === 'object' ? told : undefined) ?? '';
  const { vassalage, name, main } = vendor;
  const held = useHeldMoney()(main);
  // Any amount down to the smallest unit of the currency.
  const bounds = { min: decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`, max: main };
  const problem = amount === undefined ? 'notAnAmount' : amountProblem(amount, bounds, decimals);
  const busy = acts.act !== undefined;
  const canMove = isMore(main, '0');

  const transfer: ActService<RequestOf<typeof walletTransfer>, Moved> = (
    { request, key },
    signal,
  ) => client.call(walletTransfer, request, { signal, idempotencyKey: key });

  function move(sum: string): void {
    setTold(undefined);
    onBegin?.();
    acts.run(transfer, { direction: 'toVendor', vassalage, amount: sum }, (output) => {
      // Wallets, history and what can be staked are those after the transfer.
      void cache.invalidateQueries({ queryKey: memberKey });
      if (output.result === 'unknown') return setTold('left');
      if (output.result === 'refused') return setTold(output.failure);
      setAmount('');
      setTried(false);
      setTold('done');
      onMoved?.();
    });
  }
  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (amount && problem === undefined) move(amount);
  }

  if (unanswered && acts.act) return <Unanswered act={acts.act} words="wallet" />;
  return (
    <Form onSubmit={send} noValidate>
      <p>{t('wallet.topUp.text', { name, amount: held })}</p>
      {canMove && (
        <>
          <Ways>
            {lacking !== undefined && !isMore(lacking, main) && (
              <Button type="button" size="sm" busy={busy} onClick={() => move(lacking)}>
                {t('wallet.topUp.lacking', { amount: format.money(lacking) })}
              </Button>
            )}
            <Button type="button" size="sm" busy={busy} onClick={() => move(main)}>
              {t('wallet.topUp.all', { amount: held })}
            </Button>
          </Ways>
          <MoneyField
            label={t('wallet.topUp.amount')}
            locale={format.locale}
            currency={{ code, decimals, symbol: format.currencySymbol }}
            value={amount}
            readOnly={busy}
            onChange={setAmount}
            error={tried && problem ? t('wallet.topUp.problem', { max: held }) : undefined}
          />
          <Button type="submit" busy={busy}>
            {t('wallet.topUp.move')}
          </Button>
        </>
      )}
      {told === 'done' && !isPast && (
        <InlineAlert tone="success" live="polite">
          {t('wallet.topUp.done', { name })}
        </InlineAlert>
      )}
      {told === 'left' && (
        <InlineAlert tone="warning" live="assertive">
          {t('wallet.lost.left')}
        </InlineAlert>
      )}
      <ActFailed>{typeof told === 'object' && t('wallet.topUp.refused', { reason })}</ActFailed>
    </Form>
  );
}
