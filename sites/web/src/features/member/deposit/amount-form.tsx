import type { Limit } from '@livery/api/contract/protection';
import { addAmounts, isMore } from '@livery/flows/amount';
import type {
  DepositFields,
  DepositMethod,
  DepositValues,
  DepositView,
} from '@livery/flows/deposit';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { KeyValueList } from '@livery/ui/key-value-list';
import { MoneyField, type MoneyValue, QuickAmounts } from '@livery/ui/money-field';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { FormStack, Quiet } from '../../../form/panel.styles.ts';
import { quickAmounts, tightestLimit } from './amount-rules.ts';
import { BonusChoice } from './bonus-choice.tsx';
import { Panel } from './deposit.styles.ts';
import { Filled, isFilled } from './filled-fields.tsx';
import { minutesText } from './minutes-text.ts';

/** The amount, what the method asks for, and a bonus; with what will arrive, and what the member's own limit leaves. */
export function AmountForm({
  view,
  method,
  limits,
  locked,
  onSubmit,
  onBack,
}: {
  view: DepositView;
  method: DepositMethod;
  limits: readonly Limit[];
  /** An answer is missing: nothing else can be sent before. */
  locked: boolean;
  onSubmit: (values: DepositValues) => void;
  onBack: () => void;
}) {
  const { t } = useTranslation();
  const { format, language, site } = useServices();
  const { code, decimals } = site.merchant.currency;
  const [amount, setAmount] = useState<MoneyValue>('');
  const [fields, setFields] = useState<DepositFields>({});
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const limit = tightestLimit(limits);
  const busy = view.step === 'creating';
  const problem = problemOf();

  function problemOf(): string | undefined {
    // Undefined is a text that is not an amount.
    const found = amount === undefined ? 'notAnAmount' : view.problemsOf({ amount, fields }).amount;
    if (found) {
      return t(`deposit.problem.${found}`, {
        min: format.money(method.min),
        max: format.money(method.max),
      });
    }
    return amount && limit && isMore(amount, limit.left)
      ? t('deposit.problem.limit', { left: format.money(limit.left) })
      : undefined;
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy || locked) return;
    setTried(true);
    if (amount && problem === undefined && isFilled(method.fields, fields)) {
      onSubmit({ amount, fields });
      return;
    }
    // Once the errors are in the page.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }
  const credited =
    amount && problem === undefined
      ? format.money(addAmounts([amount, `-${method.fee}`], decimals))
      : t('deposit.notYet');
  return (
    <Panel aria-label={method.label}>
      <h2 {...foreignLang(method.language, language.code)}>{method.label}</h2>
      <FormStack ref={form} onSubmit={submit} noValidate>
        <MoneyField
          label={t('deposit.amount')}
          required
          description={t('deposit.amount.hint', {
            min: format.money(method.min),
            max: format.money(method.max),
          })}
          locale={format.locale}
          currency={{ code, decimals, symbol: format.currencySymbol }}
          value={amount}
          readOnly={busy || locked}
          onChange={setAmount}
          error={tried ? problem : undefined}
          quick={
            <QuickAmounts
              label={t('deposit.quick')}
              amounts={quickAmounts(method, decimals).map((value) => ({
                value,
                text: format.money(value),
              }))}
              value={amount}
              disabled={busy || locked}
              onPick={setAmount}
            />
          }
        />
        {limit && (
          <Quiet>
            {t(`deposit.limit.${limit.period}`, {
              left: format.money(limit.left),
              amount: format.money(limit.amount),
            })}{' '}
            {limit.resetsAt !== undefined &&
              t('deposit.limit.resets', { time: format.dateTime(limit.resetsAt) })}
          </Quiet>
        )}
        <Filled
          names={method.fields}
          values={fields}
          tried={tried}
          readOnly={busy || locked}
          onChange={setFields}
        />
        <BonusChoice />
        <KeyValueList
          missingLabel={t('deposit.notYet')}
          items={[
            { term: t('deposit.fee'), value: format.money(method.fee) },
            { term: t('deposit.credited'), value: credited },
            { term: t('deposit.eta'), value: minutesText(format.locale, method.etaMinutes) },
          ]}
        />
        {!locked && (
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {t('deposit.submit')}
          </Button>
        )}
        <Button type="button" variant="quiet" disabled={busy || locked} onClick={onBack}>
          {t('deposit.back')}
        </Button>
      </FormStack>
    </Panel>
  );
}
