import { failureOf } from '@livery/api';
import { payeeList, payeeRemove } from '@livery/api/contract/payees';
import type { Payee } from '@livery/flows/withdrawal';
import { Button } from '@livery/ui/button';
import { PasswordField } from '@livery/ui/password-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { usePasswordLabels } from '../../../form/use-password-labels.ts';
import { ButtonRow, Form, Quiet } from '../../../styles/page.styles.ts';
import { focusFirst } from './focus-first.ts';
import { Card, Names } from './withdrawal.styles.ts';

/**
 * An account of the member, masked but for its end. To take it away asks for the payment password.
 *
 * @param props.offered money can be paid out to accounts of its kind now
 * @param props.onUse undefined where none is chosen
 */
export function PayeeCard({
  payee,
  offered,
  onUse,
  onRemoved,
}: {
  payee: Payee;
  offered: boolean;
  onUse: (() => void) | undefined;
  onRemoved: () => void;
}) {
  const { t } = useTranslation();
  const [removing, setRemoving] = useState(false);
  const { account, kind, name, bankCode, branchCode } = payee;
  const end = account.slice(-4);
  return (
    <Card>
      <Names>
        <strong>{account}</strong>
        <span>
          {[t(`withdrawal.kind.${kind}`), bankCode, branchCode].filter(Boolean).join(' · ')}
        </span>
        <span>{name}</span>
      </Names>
      {!offered && <Quiet>{t('withdrawal.payee.notOffered')}</Quiet>}
      {removing ? (
        <Removal payee={payee} onRemoved={onRemoved} onCancel={() => setRemoving(false)} />
      ) : (
        <ButtonRow>
          {offered && onUse && (
            <Button variant="primary" onClick={onUse}>
              {t('withdrawal.payee.use', { account: end })}
            </Button>
          )}
          <Button variant={onUse ? 'quiet' : 'neutral'} onClick={() => setRemoving(true)}>
            {t('withdrawal.payee.remove', { account: end })}
          </Button>
        </ButtonRow>
      )}
    </Card>
  );
}

function Removal({
  payee: { id, account },
  onRemoved,
  onCancel,
}: {
  payee: Payee;
  onRemoved: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const { client } = useServices();
  const labels = usePasswordLabels();
  const cache = useQueryClient();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const remove = useMutation({
    // As it was set: without spaces around it.
    mutationFn: () => client.call(payeeRemove, { id, password: password.trim() }),
    onSuccess: onRemoved,
    // It may be gone although no answer came: the list says so.
    onError: async () => {
      const { queryKey } = memberQuery(client, payeeList, {});
      await cache.invalidateQueries({ queryKey });
      const list = cache.getQueryData(queryKey)?.list;
      if (list?.every((each) => each.id !== id)) onRemoved();
    },
  });
  const reason = useFailureWords(failureOf(remove.error));
  const problems = {
    password: password.trim() === '' ? t('withdrawal.password.required') : undefined,
  };
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (focusFirst(event.currentTarget, problems) && !remove.isPending) remove.mutate();
  }
  return (
    <Form onSubmit={submit} noValidate data-all-required="">
      <p>
        <strong>{t('withdrawal.payee.remove.title', { account: account.slice(-4) })}</strong>{' '}
        {t('withdrawal.payee.remove.text')}
      </p>
      <ActFailed>{reason && t('withdrawal.payee.remove.refused', { reason })}</ActFailed>
      <PasswordField
        name="password"
        label={t('withdrawal.password')}
        autoComplete="current-password"
        labels={labels}
        value={password}
        required
        readOnly={remove.isPending}
        onChange={({ target }) => setPassword(target.value)}
        error={tried ? problems.password : undefined}
      />
      <ButtonRow>
        <Button type="submit" variant="primary" busy={remove.isPending}>
          {t('withdrawal.payee.remove.submit')}
        </Button>
        <Button disabled={remove.isPending} onClick={onCancel}>
          {t('withdrawal.cancel')}
        </Button>
      </ButtonRow>
    </Form>
  );
}
