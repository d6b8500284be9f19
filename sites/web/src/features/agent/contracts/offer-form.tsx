import type { AgentContract } from '@livery/api/contract/agents';
import {
  mostTiers,
  periodsBelow,
  type TierProblem,
  termsProblem,
} from '@livery/api/contract-terms';
import { Button } from '@livery/ui/button';
import { Select } from '@livery/ui/select';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { ButtonRow, Form, Stack } from '../../../styles/page.styles.ts';
import { DownlinePicker } from './downline-picker.tsx';
import { type Draft, termsOf, withTier } from './offer-draft.ts';
import { TierRow } from './tier-row.tsx';

/** The form of an offer. What is wrong with a tier is said at its field, with what would be right. */
export function OfferForm({
  own,
  draft,
  onChange,
  onReview,
}: {
  own: AgentContract;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onReview: () => void;
}) {
  const { t } = useTranslation();
  const { site } = useServices();
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const problem = termsProblem(termsOf(draft, own.kind), own, site.merchant.currency.decimals);
  const at = problem && 'row' in problem ? problem : undefined;
  const noAccount = draft.account.trim() === '';
  const periods = periodsBelow(own.kind, own.periodType);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!problem && !noAccount) onReview();
    else if (noAccount) picker.current?.focus();
    else if (at) focus(at.field, at.row);
  }
  function focus(field: TierProblem['field'], row: number): void {
    form.current?.querySelector<HTMLElement>(`[data-field="${field}-${row}"]`)?.focus();
  }
  function add(): void {
    flushSync(() => onChange(withTier(draft)));
    focus('betAmount', draft.tiers.length + 1);
  }
  const shown = (row: number): TierProblem | undefined =>
    tried && at?.row === row ? at : undefined;
  return (
    <Form ref={form} onSubmit={submit} noValidate data-all-required="">
      <DownlinePicker
        ref={picker}
        value={draft.account}
        error={tried && noAccount ? t('contracts.problem.account') : undefined}
        onChange={(account) => onChange({ ...draft, account })}
      />
      {own.kind === 'dividend' && (
        <Select
          label={t('contracts.form.period')}
          required
          value={draft.periodType}
          options={periods.map((value) => ({ value, label: t(`contracts.settled.${value}`) }))}
          onChange={({ target }) => {
            const periodType = periods.find((each) => each === target.value);
            if (periodType) onChange({ ...draft, periodType });
          }}
        />
      )}
      <Stack>
        {draft.tiers.map((tier, place) => (
          <TierRow
            key={tier.id}
            kind={own.kind}
            row={place + 1}
            tier={tier}
            problem={shown(place + 1)}
            onChange={(next) =>
              onChange({
                ...draft,
                tiers: draft.tiers.map((each) => (each === tier ? next : each)),
              })
            }
            onRemove={
              draft.tiers.length === 1
                ? undefined
                : () => onChange({ ...draft, tiers: draft.tiers.filter((each) => each !== tier) })
            }
          />
        ))}
      </Stack>
      <ButtonRow>
        {draft.tiers.length < mostTiers && <Button onClick={add}>{t('contracts.form.add')}</Button>}
        <Button type="submit" variant="primary">
          {t('contracts.form.review')}
        </Button>
      </ButtonRow>
    </Form>
  );
}
