import {
  type Limit,
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
  limitSet,
} from '@livery/api/contract/protection';
import { addAmounts, isMore } from '@livery/flows/amount';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { MoneyField, type MoneyValue } from '@livery/ui/money-field';
import { Select } from '@livery/ui/select';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { NotProtected } from './not-protected.tsx';
import { LimitForm } from './session-facts.styles.ts';
import { useProtect } from './use-protect.ts';
import { useQuantity } from './use-quantity.ts';

/**
 * Sets a limit; a lower one holds at once (`domain` B2 12, 13).
 *
 * @param props.manages a higher one is taken as well: it waits, and is confirmed at the limit itself
 */
export function SetLimit({ limits, manages }: { limits: readonly Limit[]; manages: boolean }) {
  const { t } = useTranslation();
  const { client, format, site } = useServices();
  const quantity = useQuantity();
  const [kind, setKind] = useState<LimitKind>('loss');
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const [amount, setAmount] = useState<MoneyValue>('');
  const [tried, setTried] = useState(false);
  const { code, decimals } = site.merchant.currency;
  const set = useProtect(({ answered }) => {
    // After a lost answer what was typed stays, to be compared with what holds.
    if (answered) setAmount('');
    setTried(false);
  });
  const now = limits.find((limit) => limit.kind === kind && limit.period === period);
  const looser = amount && now && !isMore(now.amount, addAmounts([amount], 0));
  const isHigher = looser && !manages;
  // Zero is an amount too: it stops the act, which the field says before it is sent.
  const isNone = amount === undefined || amount === '';
  const error =
    tried && isNone
      ? t('play.limits.required')
      : tried && isHigher
        ? t('play.limits.onlyLower', { amount: quantity(kind, now.amount) })
        : undefined;
  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isNone && !isHigher) set.run(() => client.call(limitSet, { kind, period, amount }));
  }
  const change = (then: () => void) => {
    // What was said of another limit says nothing of this one.
    set.reset();
    setTried(false);
    then();
  };
  return (
    <>
      <LimitForm onSubmit={send} noValidate aria-label={t('play.limits.set')}>
        <Select
          label={t('play.limits.kind')}
          disabled={set.busy}
          value={kind}
          options={limitKinds.map((value) => ({ value, label: t(`play.limits.${value}`) }))}
          onChange={({ target }) =>
            change(() => {
              const next = limitKinds.find((each) => each === target.value) ?? kind;
              setKind(next);
              // So much money is not so many minutes.
              if ((next === 'time') !== (kind === 'time')) setAmount('');
            })
          }
        />
        <Select
          label={t('play.limits.period')}
          disabled={set.busy}
          value={period}
          options={limitPeriods.map((value) => ({ value, label: t(`play.limits.${value}`) }))}
          onChange={({ target }) =>
            change(() => setPeriod(limitPeriods.find((each) => each === target.value) ?? period))
          }
        />
        <MoneyField
          label={t(kind === 'time' ? 'play.limits.minutes' : 'play.limits.amount')}
          locale={format.locale}
          // A time limit is a whole number: an amount of a currency without a sign and parts.
          currency={
            kind === 'time'
              ? { code, decimals: 0, symbol: '' }
              : { code, decimals, symbol: format.currencySymbol }
          }
          value={amount}
          readOnly={set.busy}
          onChange={(typed) => {
            setAmount(typed);
            // That a limit is set says nothing of the next one; a refusal or a lost answer stays, to be read beside what is typed.
            if (set.done) set.reset();
          }}
          description={amount && !isMore(amount, '0') ? t('play.limits.zero') : undefined}
          error={error}
        />
        <Button type="submit" busy={set.busy}>
          {t('play.limits.set')}
        </Button>
      </LimitForm>
      {set.done && (
        <InlineAlert tone="success" live="polite">
          {t(
            set.done.limits.some(
              (limit) => limit.kind === kind && limit.period === period && limit.pending,
            )
              ? 'play.limits.waits'
              : 'play.limits.done',
          )}
        </InlineAlert>
      )}
      <NotProtected act={set} refused={t('play.limits.unchanged')} />
    </>
  );
}
