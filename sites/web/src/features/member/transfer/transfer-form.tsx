import { isMore } from '@livery/flows/amount';
import type { TransferTargets, TransferValues, TransferView } from '@livery/flows/transfer';
import { stars } from '@livery/ui/balance';
import { Button } from '@livery/ui/button';
import { Combobox } from '@livery/ui/combobox';
import { InlineAlert } from '@livery/ui/inline-alert';
import { MoneyField, type MoneyValue } from '@livery/ui/money-field';
import { PasswordField } from '@livery/ui/password-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnLocation } from '../../../app/own-location.ts';
import { useServices } from '../../../app/services.tsx';
import { useBalanceHidden } from '../../../app/use-balance-hidden.ts';
import { usePasswordLabels } from '../../../form/use-password-labels.ts';
import { ButtonRow, Form } from '../../../styles/page.styles.ts';
import { Fixed } from './transfer.styles.ts';
import { isOutOfReach, namedIn, onlyOf, PersonText, peopleOf } from './transfer-person.tsx';

/**
 * To whom, how much, and the payment password. Of one person there is nothing to choose; of more, typing finds one. Where a link names
 * somebody else, or who was chosen has left the line, nobody takes that one's place unasked.
 */
export function TransferForm({
  view,
  targets,
  onSubmit,
}: {
  view: TransferView;
  targets: TransferTargets;
  onSubmit: (values: TransferValues) => void;
}) {
  const { t } = useTranslation();
  const { format, site, language } = useServices();
  const { code, decimals } = site.merchant.currency;
  const [hidden] = useBalanceHidden();
  const labels = usePasswordLabels();
  const people = peopleOf(targets);
  // A link may name the receiver.
  const named = namedIn(useOwnLocation().search);
  // Whom the form began with.
  const [first] = useState(view.values.account || named);
  const only = onlyOf(people, first);
  const [chosen, setChosen] = useState(first);
  const { account = '' } = only ?? people.find((person) => person.account === chosen) ?? {};
  // What was submitted before came from this field.
  const [amount, setAmount] = useState(view.values.amount as MoneyValue);
  const wasWrong =
    view.failure?.kind === 'refused' && view.failure.code === 'PAYMENT_PASSWORD_WRONG';
  const [password, setPassword] = useState(wasWrong ? '' : view.values.password);
  const [tried, setTried] = useState(false);
  const secret = useRef<HTMLInputElement>(null);
  const money = useRef<HTMLInputElement>(null);
  const who = useRef<HTMLInputElement>(null);
  // Another password is asked for.
  useEffect(() => {
    if (wasWrong) secret.current?.focus();
  }, [wasWrong]);

  const problems = view.problemsOf({ account, amount: amount ?? '', password });
  const wrong = amount === undefined ? 'notAnAmount' : problems.amount;
  const most = isMore(targets.available, targets.max) ? targets.max : targets.available;
  const bound = { tooSmall: targets.min, tooLarge: targets.max, notAvailable: targets.available };
  const amountOf = (which: keyof typeof bound) =>
    hidden && which === 'notAvailable' ? stars : format.money(bound[which]);
  const error =
    wrong &&
    t(`transfer.amount.${wrong}`, {
      count: decimals,
      amount: wrong in bound ? amountOf(wrong as keyof typeof bound) : '',
    });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (problems.account) who.current?.focus();
    else if (wrong) money.current?.focus();
    else if (problems.password) secret.current?.focus();
    else onSubmit({ account, amount: amount ?? '', password });
  }
  return (
    <Form onSubmit={submit} noValidate data-all-required="">
      {isOutOfReach(people, first) && account === '' && (
        <InlineAlert tone="warning" live="polite">
          {t('transfer.to.outOfReach', { account: first })}
        </InlineAlert>
      )}
      {only ? (
        <Fixed>
          <span>{t('transfer.to')}</span>
          <PersonText person={only} />
        </Fixed>
      ) : (
        <Combobox
          ref={who}
          label={t('transfer.to')}
          description={t('transfer.to.hint', {
            count: people.length,
            formatted: format.number(people.length),
          })}
          options={people.map(({ account: value, nickname, place }) => ({
            value,
            label: `${nickname} (${value})`,
            detail: t(`transfer.${place}`),
          }))}
          value={account === '' ? null : account}
          onChange={(value) => setChosen(value ?? '')}
          locale={language.tag}
          labels={{
            open: t('transfer.to.open'),
            list: t('transfer.to.list'),
            empty: t('transfer.to.empty'),
            loading: t('common.loading'),
          }}
          required
          error={tried && problems.account ? t(`transfer.to.${problems.account}`) : undefined}
        />
      )}
      <MoneyField
        ref={money}
        name="amount"
        label={t('transfer.amount')}
        description={t('transfer.amount.hint', {
          min: format.money(targets.min),
          max: format.money(hidden ? targets.max : most),
        })}
        locale={format.locale}
        currency={{ code, decimals, symbol: format.currencySymbol }}
        value={amount}
        required
        onChange={setAmount}
        error={tried ? error : undefined}
      />
      <PasswordField
        ref={secret}
        name="password"
        label={t('transfer.password')}
        autoComplete="current-password"
        labels={labels}
        value={password}
        required
        onChange={({ target }) => setPassword(target.value)}
        error={tried && problems.password ? t('transfer.password.required') : undefined}
      />
      <ButtonRow>
        <Button type="submit" variant="primary" size="lg">
          {t('transfer.review')}
        </Button>
      </ButtonRow>
    </Form>
  );
}
