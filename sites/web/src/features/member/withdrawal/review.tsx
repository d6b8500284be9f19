import { lackingAmount } from '@livery/flows/amount';
import type { Payee, WithdrawalView } from '@livery/flows/withdrawal';
import { Button } from '@livery/ui/button';
import { KeyValueList } from '@livery/ui/key-value-list';
import { PasswordField } from '@livery/ui/password-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { usePasswordLabels } from '../../../form/use-password-labels.ts';
import { ButtonRow, Form } from '../../../styles/page.styles.ts';
import type { KindTerms } from './amount-step.tsx';
import { Names } from './withdrawal.styles.ts';

/** What is asked for, where it goes, what it costs and how long it takes; the payment password confirms it. */
export function Review({
  view,
  kind: { kind, fee, usualMinutes },
  payee,
  amount,
  onBack,
  onSubmit,
}: {
  view: WithdrawalView;
  kind: KindTerms;
  payee: Payee;
  amount: string;
  onBack: () => void;
  onSubmit: (password: string) => void;
}) {
  const { t } = useTranslation();
  const { format, site } = useServices();
  const labels = usePasswordLabels();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const busy = view.step === 'requesting';
  const wasWrong =
    view.failure?.kind === 'refused' && view.failure.code === 'PAYMENT_PASSWORD_WRONG';
  // The field of the amount is gone; a password that was refused is to be typed again.
  useEffect(() => {
    if (busy) return;
    if (wasWrong) {
      setPassword('');
      setTried(false);
    }
    field.current?.focus();
  }, [busy, wasWrong]);
  const problem = view.problemsOf({ amount, password }).password;
  const payout = lackingAmount(amount, fee, site.merchant.currency.decimals) ?? '0';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (problem) field.current?.focus();
    else onSubmit(password);
  }
  return (
    <Form onSubmit={submit} noValidate data-all-required="">
      <KeyValueList
        missingLabel={t('withdrawal.fact.none')}
        items={[
          { term: t('withdrawal.amount'), value: format.money(amount) },
          { term: t('withdrawal.fact.fee'), value: format.money(fee) },
          { term: t('withdrawal.fact.payout'), value: format.money(payout) },
          {
            term: t('withdrawal.fact.account'),
            value: (
              <Names>
                <strong>{payee.account}</strong>
                <span>{t(`withdrawal.kind.${kind}`)}</span>
              </Names>
            ),
          },
          { term: t('withdrawal.payee.name'), value: payee.name },
          {
            term: t('withdrawal.fact.usual'),
            value: t('withdrawal.minutes', {
              count: usualMinutes,
              formatted: format.number(usualMinutes),
            }),
          },
        ]}
      />
      <p>{t('withdrawal.review.final')}</p>
      <PasswordField
        ref={field}
        name="password"
        label={t('withdrawal.password')}
        autoComplete="current-password"
        labels={labels}
        value={password}
        required
        readOnly={busy}
        onChange={({ target }) => setPassword(target.value)}
        error={tried && problem ? t(`withdrawal.password.${problem}`) : undefined}
      />
      <ButtonRow>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {busy
            ? t('withdrawal.sending')
            : t('withdrawal.review.submit', { amount: format.money(amount) })}
        </Button>
        {!busy && (
          <Button size="lg" onClick={onBack}>
            {t('withdrawal.review.back')}
          </Button>
        )}
      </ButtonRow>
    </Form>
  );
}
