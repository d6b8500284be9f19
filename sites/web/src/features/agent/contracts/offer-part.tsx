import { contractOffer } from '@livery/api/contract/agents';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { KeyValueList } from '@livery/ui/key-value-list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { Unanswered } from '../../../form/unanswered.tsx';
import { ButtonRow, Quiet, Stack } from '../../../styles/page.styles.ts';
import { allGivenQuery } from './contract-queries.ts';
import { termsOf } from './offer-draft.ts';
import { OfferForm } from './offer-form.tsx';
import { Replaced } from './replaced.tsx';
import { TierTable } from './tier-table.tsx';
import { useFigures } from './use-figures.ts';
import type { OfferInTheMaking } from './use-offering.ts';

/** Offers a contract: its form, its review, and what came of it. */
export function OfferPart({ offering }: { offering: OfferInTheMaking }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { rate } = useFigures();
  const { own, draft, reviewed, change, empty } = offering;
  const { lost, busy, done, problem, run, clear } = offering.act;
  const { kind } = own;
  const given = useQuery(allGivenQuery(client, kind)).data ?? [];
  const sent = given.find(({ contractId }) => contractId === done?.contractId) ?? done;
  const terms = termsOf(draft, kind);
  const send = () =>
    run(
      ({ request, key }, signal) =>
        client.call(contractOffer, request, { idempotencyKey: key, signal }),
      { ...terms, tiers: [...terms.tiers], account: draft.account.trim() },
      empty,
    );
  if (lost) return <Unanswered act={lost} />;
  return (
    <Stack>
      {sent?.state === 'offered' && (
        <InlineAlert tone="success" live="polite">
          {t('contracts.form.sent', { account: sent.account ?? '' })}
        </InlineAlert>
      )}
      <ActFailed>{problem}</ActFailed>
      <Quiet>{t('contracts.form.limit', { rate: rate(own.rate) })}</Quiet>
      {reviewed ? (
        <>
          <KeyValueList
            missingLabel=""
            items={[
              { term: t('contracts.form.account'), value: draft.account.trim() },
              {
                term: t('contracts.form.period'),
                value: t(`contracts.settled.${terms.periodType}`),
              },
            ]}
          />
          <TierTable kind={kind} tiers={[...terms.tiers]} />
          <Replaced terms={terms} account={draft.account.trim()} given={given} />
          <ButtonRow>
            <Button variant="primary" busy={busy} onClick={send}>
              {t('contracts.form.send')}
            </Button>
            <Button disabled={busy} onClick={() => change({ draft, reviewed: false })}>
              {t('contracts.form.change')}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <OfferForm
          own={own}
          draft={draft}
          onChange={(next) => {
            clear();
            change({ draft: next, reviewed: false });
          }}
          onReview={() => change({ draft, reviewed: true })}
        />
      )}
    </Stack>
  );
}
