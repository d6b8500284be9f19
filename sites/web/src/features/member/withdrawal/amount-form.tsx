import { isMore } from '@livery/flows/amount';
import type { Payee, WithdrawalView } from '@livery/flows/withdrawal';
import { stars } from '@livery/ui/balance';
import { Button } from '@livery/ui/button';
import {
  MoneyField,
  type MoneyValue,
  type QuickAmount,
  QuickAmounts,
} from '@livery/ui/money-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useBalanceHidden } from '../../../app/use-balance-hidden.ts';
import { ButtonRow, Form } from '../../../styles/page.styles.ts';
import type { KindTerms } from './amount-step.tsx';
import { Above, Names } from './withdrawal.styles.ts';

/** The amount, with its bounds beside it; what is wrong with it is said with what would be right. */
export function AmountForm({
  view,
  kind: { kind, min, max },
  available,
  payee,
  amount,
  onAmount,
  onBack,
  onReview,
}: {
  view: WithdrawalView;
  kind: KindTerms;
  available: string;
  payee: Payee;
  amount: MoneyValue;
  onAmount: (amount: MoneyValue) => void;
  onBack: () => void;
  onReview: () => void;
}) {
  const { t } = useTranslation();
  const { format, site } = useServices();
  const { code, decimals } = site.merchant.currency;
  const [hidden] = useBalanceHidden();
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The card whose button had the focus is gone. Not while React draws: the field rewrites its text as it gets the focus.
  useEffect(() => queueMicrotask(() => field.current?.focus()), []);
  const problem =
    amount === undefined ? 'notAnAmount' : view.problemsOf({ amount, password: '' }).amount;
  const bound = { tooSmall: min, tooLarge: max, notAvailable: available };
  const amountOf = (which: keyof typeof bound) =>
    hidden && which === 'notAvailable' ? stars : format.money(bound[which]);
  const error =
    problem &&
    t(`withdrawal.amount.${problem}`, {
      count: decimals,
      amount: problem in bound ? amountOf(problem as keyof typeof bound) : '',
    });
  const most = isMore(available, max) ? max : available;
  // The contract's money is a decimal, which its type does not say.
  const quick = (isMore(most, min) && !hidden ? [min, most] : [min]) as QuickAmount['value'][];

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (problem) field.current?.focus();
    else onReview();
  }
  return (
    <Form onSubmit={submit} noValidate data-all-required="">
      <Above>
        <Names>
          <strong>{payee.account}</strong>
          <span>{t(`withdrawal.kind.${kind}`)}</span>
        </Names>
      </Above>
      <MoneyField
        ref={field}
        name="amount"
        label={t('withdrawal.amount')}
        description={t(hidden ? 'withdrawal.amount.hint.hidden' : 'withdrawal.amount.hint', {
          min: format.money(min),
          max: format.money(max),
          available: format.money(available),
        })}
        locale={format.locale}
        currency={{ code, decimals, symbol: format.currencySymbol }}
        value={amount}
        required
        onChange={onAmount}
        error={tried ? error : undefined}
        quick={
          <QuickAmounts
            label={t('withdrawal.amount.quick')}
            amounts={quick.map((value) => ({ value, text: format.money(value) }))}
            value={amount}
            onPick={onAmount}
          />
        }
      />
      <ButtonRow>
        <Button type="submit" variant="primary" size="lg">
          {t('withdrawal.review')}
        </Button>
        <Button size="lg" onClick={onBack}>
          {t('withdrawal.payee.change')}
        </Button>
      </ButtonRow>
    </Form>
  );
}
