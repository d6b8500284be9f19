import { failureOf } from '@livery/api';
import { payeeAdd, payeeList, payeeTextLength } from '@livery/api/contract/payees';
import type { Payee } from '@livery/flows/withdrawal';
import { Button } from '@livery/ui/button';
import { RadioCards } from '@livery/ui/radio-cards';
import { TextField } from '@livery/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { ButtonRow, Form } from '../../../styles/page.styles.ts';
import { focusFirst } from './focus-first.ts';
import { type PayeeValues, requestOf, wrongIn } from './payee-rules.ts';
import { Above } from './withdrawal.styles.ts';

/**
 * An account to be paid out to, by the kinds that the merchant pays to. An account that is there already is answered as it is, so
 * that a lost answer is simply asked for again.
 *
 * @param props.holder the name that all accounts bear; undefined before the first one
 */
export function PayeeForm({
  kinds,
  holder,
  onSaved,
  onCancel,
}: {
  kinds: readonly Payee['kind'][];
  holder: string | undefined;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const [values, setValues] = useState<PayeeValues>({
    kind: kinds[0] ?? 'bank',
    name: '',
    account: '',
    bankCode: '',
    branchCode: '',
  });
  const [tried, setTried] = useState(false);
  const { kind } = values;
  const request = requestOf({ ...values, name: holder ?? values.name });
  const add = useMutation({
    mutationFn: () => client.call(payeeAdd, request),
    onSuccess: onSaved,
    // Another tab may have set the name meanwhile.
    onError: () => cache.invalidateQueries({ queryKey: [...memberKey, payeeList.id] }),
  });
  const failure = failureOf(add.error);
  const words = useFailureWords(failure);
  const isField = failure?.kind === 'refused' && failure.code === 'FIELD_INVALID';
  const wrong = wrongIn(request);
  const problems = {
    name: wrong.name ? t('withdrawal.payee.name.required') : undefined,
    account: wrong.account ? t(`withdrawal.payee.number.${kind}.rule`) : undefined,
    bankCode: wrong.bankCode ? t('withdrawal.payee.bankCode.rule') : undefined,
    branchCode: wrong.branchCode ? t('withdrawal.payee.bankCode.rule') : undefined,
  };
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (focusFirst(event.currentTarget, problems) && !add.isPending) add.mutate();
  }
  const field = (name: keyof typeof problems) => ({
    name,
    value: values[name],
    readOnly: add.isPending,
    maxLength: payeeTextLength,
    error: tried ? problems[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });

  return (
    <Form onSubmit={submit} noValidate aria-label={t('withdrawal.payee.add')}>
      <ActFailed>
        {words &&
          t('withdrawal.payee.refused', {
            reason: isField ? t('withdrawal.payee.mismatch') : words,
          })}
      </ActFailed>
      {kinds.length > 1 && (
        <Above>
          <RadioCards
            label={t('withdrawal.payee.kind')}
            value={kind}
            onChange={(next) => setValues({ ...values, kind: next })}
            options={kinds.map((value) => ({ value, label: t(`withdrawal.kind.${value}`) }))}
          />
        </Above>
      )}
      <TextField
        {...field('name')}
        {...(holder === undefined ? {} : { value: holder, readOnly: true })}
        label={t('withdrawal.payee.name')}
        description={t(
          holder === undefined ? 'withdrawal.payee.name.hint' : 'withdrawal.payee.name.locked',
        )}
        autoComplete="name"
        required
      />
      <TextField
        {...field('account')}
        label={t(`withdrawal.payee.number.${kind}`)}
        inputMode={kind === 'qr' ? 'text' : 'numeric'}
        autoComplete="off"
        required
      />
      {kind === 'bank' && (
        <>
          <TextField
            {...field('bankCode')}
            label={t('withdrawal.payee.bankCode')}
            description={t('withdrawal.payee.bankCode.hint')}
            autoComplete="off"
            required
          />
          <TextField
            {...field('branchCode')}
            label={t('withdrawal.payee.branchCode')}
            description={t('withdrawal.payee.branchCode.hint')}
            autoComplete="off"
          />
        </>
      )}
      <ButtonRow>
        <Button type="submit" variant="primary" busy={add.isPending}>
          {t('withdrawal.payee.submit')}
        </Button>
        <Button disabled={add.isPending} onClick={onCancel}>
          {t('withdrawal.cancel')}
        </Button>
      </ButtonRow>
    </Form>
  );
}
