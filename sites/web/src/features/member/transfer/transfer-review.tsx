import type { TransferTargets, TransferView } from '@livery/flows/transfer';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { KeyValueList } from '@livery/ui/key-value-list';
import { Section } from '@livery/ui/section';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Stack } from '../../../form/panel.styles.ts';
import { ButtonRow } from '../../../styles/page.styles.ts';
import { Facts, Told } from './transfer.styles.ts';
import { PersonText, peopleOf } from './transfer-person.tsx';

/** To whom and how much, to be read before the press that cannot be taken back. */
export function TransferReview({
  view: { values, busy },
  targets,
  onBack,
  onConfirm,
}: {
  view: TransferView;
  targets: TransferTargets;
  onBack: () => void;
  onConfirm: () => void;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const review = useRef<HTMLDivElement>(null);
  // The form is gone; what is about to be done is read out.
  useEffect(() => review.current?.focus(), []);
  const person = peopleOf(targets).find(({ account }) => account === values.account);
  const amount = format.money(values.amount);
  return (
    <Told ref={review} tabIndex={-1}>
      <Section title={t('transfer.review.title')}>
        <Stack>
          <Facts>
            <KeyValueList
              missingLabel={t('transfer.fact.none')}
              items={[
                {
                  term: t('transfer.to'),
                  value: person ? <PersonText person={person} /> : values.account,
                },
                { term: t('transfer.amount'), value: amount },
              ]}
            />
          </Facts>
          <InlineAlert tone="warning">{t('transfer.review.final')}</InlineAlert>
          <ButtonRow>
            <Button variant="primary" size="lg" busy={busy} onClick={onConfirm}>
              {busy ? t('transfer.sending') : t('transfer.review.submit', { amount })}
            </Button>
            {!busy && (
              <Button size="lg" onClick={onBack}>
                {t('transfer.review.back')}
              </Button>
            )}
          </ButtonRow>
        </Stack>
      </Section>
    </Told>
  );
}
