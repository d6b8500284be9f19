import type { Transfer, TransferTargets } from '@livery/flows/transfer';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { KeyValueList } from '@livery/ui/key-value-list';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Stack } from '../../../form/panel.styles.ts';
import { ButtonRow } from '../../../styles/page.styles.ts';
import { Facts } from './transfer.styles.ts';
import { PersonText, peopleOf } from './transfer-person.tsx';

/** A transfer that was made, with its reference for support. */
export function TransferDone({
  transfer: { account, amount, reference, time },
  targets,
  onAgain,
}: {
  transfer: Transfer;
  targets: TransferTargets | undefined;
  onAgain: () => void;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const person = targets && peopleOf(targets).find((each) => each.account === account);
  return (
    <Stack>
      <InlineAlert tone="success" live="polite">
        {t('transfer.done', {
          amount: format.money(amount),
          name: person ? person.nickname : account,
        })}
      </InlineAlert>
      <Facts>
        <KeyValueList
          missingLabel={t('transfer.fact.none')}
          items={[
            { term: t('transfer.to'), value: person ? <PersonText person={person} /> : account },
            { term: t('transfer.amount'), value: format.money(amount) },
            { term: t('transfer.fact.time'), value: format.dateTime(time) },
            { term: t('transfer.fact.reference'), value: reference },
          ]}
        />
      </Facts>
      <ButtonRow>
        <Button onClick={onAgain}>{t('transfer.another')}</Button>
      </ButtonRow>
    </Stack>
  );
}
