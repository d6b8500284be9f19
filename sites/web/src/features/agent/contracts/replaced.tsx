import type { AgentContract } from '@livery/api/contract/agents';
import { carries, type Terms } from '@livery/api/contract-terms';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import { useFigures } from './use-figures.ts';

/** Warns before an offer is sent which contracts end when it is accepted (spec §4): the downline's current one, and those they have given at more. */
export function Replaced({
  terms,
  account,
  given,
}: {
  terms: Terms;
  account: string;
  /** Every contract of the kind that the agent has given. */
  given: readonly AgentContract[];
}) {
  const { t } = useTranslation();
  const { rate } = useFigures();
  const current = given.find((each) => each.account === account && each.state === 'active');
  if (!current) return null;
  return (
    <InlineAlert tone="warning" title={t('contracts.review')}>
      <p>{t('contracts.form.replaces', { account, rate: rate(current.rate) })}</p>
      {!carries(terms, current) && <p>{t('contracts.form.lower', { account })}</p>}
    </InlineAlert>
  );
}
