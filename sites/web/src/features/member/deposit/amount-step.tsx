import { addAmounts, isMore } from '@livery/flows/amount';
import type { DepositMethod, DepositValues, DepositView } from '@livery/flows/deposit';
import { Button } from '@livery/ui/button';
import { MoneyField, type MoneyValue, QuickAmounts } from '@livery/ui/money-field';
import { Section } from '@livery/ui/section';
import { TextField } from '@livery/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { ButtonRow, Form } from '../../../styles/page.styles.ts';
import { useFieldName } from './use-field-name.ts';

/** How much to pay in by the chosen way, and what its payment needs to be known by. */
export function AmountStep({
  view,
  method,
  onBack,
  onSubmit,
}: {
  view: DepositView;
  method: DepositMethod;
  onBack: () => void;
  onSubmit: (values: DepositValues) => void;
}) {
  const { t } = useTranslation();
  const { format, site } = useServices();
  const fieldName = useFieldName();
  const { code, decimals } = site.merchant.currency;
  const [amount, setAmount] = useState<MoneyValue>('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const values = { amount: amount ?? '', fields };
  // A text that is no amount stays in its field.
  const problems = view.problemsOf(values);
  const problem = amount === undefined ? 'notAnAmount' : problems.amount;
  const { min, max } = method;
  const bounds = { min: format.money(min), max: format.money(max) };

  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (problem === undefined) onSubmit(values);
  }
  return (
    <Section title={method.label}>
      <Form onSubmit={send} noValidate aria-label={t('deposit.amount.title')}>
        <MoneyField
          label={t('deposit.amount')}
          required
          locale={format.locale}
          currency={{ code, decimals, symbol: format.currencySymbol }}
          description={t('deposit.method.limits', bounds)}
          value={amount}
          onChange={setAmount}
          error={tried && problem ? t(`deposit.problem.${problem}`, bounds) : undefined}
          quick={
            <QuickAmounts
              label={t('deposit.amount.quick')}
              amounts={quickAmounts(min, max, decimals).map((value) => ({
                value,
                text: format.money(value),
              }))}
              value={amount}
              onPick={setAmount}
            />
          }
        />
        {method.fields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={fieldName(name)}
            required
            value={fields[name] ?? ''}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
            error={tried && problems.fields?.includes(name) ? t('session.rule.empty') : undefined}
          />
        ))}
        <ButtonRow>
          <Button type="submit" variant="primary" busy={view.busy}>
            {t('deposit.continue')}
          </Button>
          <Button disabled={view.busy} onClick={onBack}>
            {t('deposit.otherMethod')}
          </Button>
        </ButtonRow>
      </Form>
    </Section>
  );
}

/** The least amount and a few times as much, as far as the method takes it. */
function quickAmounts(min: string, max: string, decimals: number): `${number}`[] {
  return (
    [1, 2, 5, 10]
      .map((times) =>
        addAmounts(
          Array.from({ length: times }, () => min),
          decimals,
        ),
      )
      .filter((amount) => isMore(amount, '0') && !isMore(amount, max))
      // A sum of decimal strings is one.
      .map((amount) => amount as `${number}`)
  );
}
