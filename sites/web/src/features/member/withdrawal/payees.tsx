import { payeeList } from '@livery/api/contract/payees';
import type { Payee } from '@livery/flows/withdrawal';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberKey } from '../../../app/member-key.ts';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { PayeeCard } from './payee-card.tsx';
import { PayeeForm } from './payee-form.tsx';
import { List } from './withdrawal.styles.ts';

/**
 * The accounts that the member can be paid out to: to use one, to add one, to take one away.
 *
 * @param props.kinds those that money is paid out to now
 * @param props.onUse the id of the account that is paid to; without it none is chosen here
 * @param props.onChange there is one more, or one less
 */
export function Payees({
  payees,
  kinds,
  onUse,
  onChange,
}: {
  payees: readonly Payee[];
  kinds: readonly Payee['kind'][];
  onUse?: (id: string) => void;
  onChange?: () => void;
}) {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const [adding, setAdding] = useState(false);
  const { data } = useQuery(memberQuery(client, payeeList, {}));
  const max = data?.max ?? Number.POSITIVE_INFINITY;
  const isFull = payees.length >= max;
  function changed(): void {
    setAdding(false);
    void cache.invalidateQueries({ queryKey: [...memberKey, payeeList.id] });
    onChange?.();
  }

  return (
    <Section
      title={t('withdrawal.payees.title')}
      action={
        !adding &&
        !isFull && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {t('withdrawal.payee.add')}
          </Button>
        )
      }
    >
      {isFull && (
        <InlineAlert tone="info">{t('withdrawal.payees.full', { count: max })}</InlineAlert>
      )}
      {adding ? (
        <PayeeForm
          kinds={kinds}
          holder={data?.holder}
          onSaved={changed}
          onCancel={() => setAdding(false)}
        />
      ) : payees.length === 0 ? (
        <EmptyState
          icon="wallet"
          title={t('withdrawal.payees.none')}
          description={t('withdrawal.payees.none.text')}
        />
      ) : (
        <List aria-label={t('withdrawal.payees.title')}>
          {payees.map((payee) => (
            <li key={payee.id}>
              <PayeeCard
                payee={payee}
                offered={kinds.includes(payee.kind)}
                onUse={onUse && (() => onUse(payee.id))}
                onRemoved={changed}
              />
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
