import type { PointsReward } from '@livery/api/contract/points';
import type { RedeemProblems, RedeemValues, RedeemView } from '@livery/flows/point-redeem';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { KeyValueList } from '@livery/ui/key-value-list';
import { NumberField } from '@livery/ui/number-field';
import { PasswordField } from '@livery/ui/password-field';
import { TextField } from '@livery/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../app/act-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { useFailureWords } from '../../app/use-failure-words.ts';
import { FormStack } from '../../form/panel.styles.ts';
import { usePasswordLabels } from '../../form/use-password-labels.ts';
import { useGuarded } from '../session/index.ts';
import { usePointsText } from './use-points-text.ts';
import { useRefusalWords } from './use-refusal-words.ts';

/** How many, where to, and the payment password; what it costs and what is left stands beside them. */
export function RedeemForm({
  view,
  reward,
  onSubmit,
}: {
  view: RedeemView;
  reward: PointsReward;
  onSubmit: (values: RedeemValues) => void;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const guarded = useGuarded();
  const labels = usePasswordLabels();
  const pointsText = usePointsText();
  const [quantity, setQuantity] = useState<number | null | undefined>(view.values.quantity);
  const [address, setAddress] = useState(view.values.address);
  const wasWrong =
    view.failure?.kind === 'refused' && view.failure.code === 'PAYMENT_PASSWORD_WRONG';
  const [password, setPassword] = useState(wasWrong ? '' : view.values.password);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  // Another password is asked for.
  useEffect(() => {
    if (wasWrong) secret.current?.focus();
  }, [wasWrong]);
  const stale = useFailureWords(view.readFailure);
  const refusal = useRefusalWords(view.failure);
  const { points = 0, most, needsAddress, step } = view;
  const values = { quantity: quantity ?? Number.NaN, address, password };
  const problems: RedeemProblems = tried ? view.problemsOf(values) : {};

  if (reward.stock === 0) return <InlineAlert tone="warning">{t('mall.gone')}</InlineAlert>;
  if (most === 0) {
    const short = format.number(reward.points - points);
    return <InlineAlert tone="info">{t('mall.redeem.short', { points: short })}</InlineAlert>;
  }
  const counts = { notWhole: 0, tooMany: reward.maxQuantity, outOfStock: reward.stock };
  const quantityProblem = (problem: NonNullable<RedeemProblems['quantity']>) => {
    const count = problem === 'tooFewPoints' ? most : counts[problem];
    return t(`mall.quantity.${problem}`, { count });
  };
  const cost = Number.isSafeInteger(values.quantity) ? view.costOf(values.quantity) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const wrong = Object.keys(view.problemsOf(values));
    if (wrong.length === 0) guarded(() => onSubmit(values));
    else {
      const first = [...(form.current?.elements ?? [])].find((each) =>
        wrong.includes(each.getAttribute('name') ?? ''),
      );
      if (first instanceof HTMLElement) first.focus();
    }
  }

  return (
    <FormStack
      ref={form}
      onSubmit={submit}
      noValidate
      data-all-required=""
      aria-label={t('mall.redeem')}
    >
      {stale !== undefined && (
        <InlineAlert tone="warning" live="polite">
          {t('mall.redeem.stale', { reason: stale })}
        </InlineAlert>
      )}
      <NumberField
        name="quantity"
        label={t('mall.quantity')}
        value={quantity}
        onChange={setQuantity}
        locale={format.locale}
        min={1}
        max={most}
        required
        labels={{ decrease: t('mall.quantity.less'), increase: t('mall.quantity.more') }}
        error={problems.quantity && quantityProblem(problems.quantity)}
      />
      {needsAddress && (
        <TextField
          name="address"
          label={t('mall.address')}
          description={t('mall.address.hint')}
          autoComplete="street-address"
          value={address}
          required
          onChange={({ target }) => setAddress(target.value)}
          error={problems.address && t(`mall.address.${problems.address}`)}
        />
      )}
      <PasswordField
        ref={secret}
        name="password"
        label={t('mall.password')}
        autoComplete="current-password"
        labels={labels}
        value={password}
        required
        onChange={({ target }) => setPassword(target.value)}
        error={problems.password && t(`mall.password.${problems.password}`)}
      />
      {cost && (
        <KeyValueList
          missingLabel={t('mall.fact.none')}
          items={[
            { term: t('mall.cost'), value: pointsText(cost.points) },
            cost.left < 0
              ? { term: t('mall.missing'), value: pointsText(-cost.left) }
              : { term: t('mall.left'), value: pointsText(cost.left) },
          ]}
        />
      )}
      <ActFailed>
        {refusal && step !== 'reading' && t('mall.refused', { reason: refusal })}
      </ActFailed>
      <Button type="submit" variant="primary" size="lg" busy={step === 'reading'}>
        {t('mall.review')}
      </Button>
    </FormStack>
  );
}
