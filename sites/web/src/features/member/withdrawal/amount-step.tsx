import type {
  Payee,
  WithdrawalTerms,
  WithdrawalValues,
  WithdrawalView,
} from '@livery/flows/withdrawal';
import type { MoneyValue } from '@livery/ui/money-field';
import { Section } from '@livery/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountForm } from './amount-form.tsx';
import { Review } from './review.tsx';

/** What an amount is bound by. */
export type KindTerms = WithdrawalTerms['kinds'][number];

/**
 * How much is paid to the chosen account, and then what that means, to be read before the press that asks for it.
 *
 * @param props.hidden an answer is missing: nothing else can be sent before. What was typed stays
 */
export function AmountStep({
  view,
  terms,
  payee,
  hidden,
  onBack,
  onSubmit,
}: {
  view: WithdrawalView;
  terms: WithdrawalTerms;
  payee: Payee;
  hidden: boolean;
  onBack: () => void;
  onSubmit: (values: WithdrawalValues) => void;
}) {
  const { t } = useTranslation();
  // What was submitted before came from this field.
  const [amount, setAmount] = useState(view.values.amount as MoneyValue);
  const [reviewing, setReviewing] = useState(false);
  const kind = terms.kinds.find((each) => each.kind === payee.kind);
  if (hidden || !kind) return null;
  // A balance that has changed meanwhile leads back to the amount.
  const isSound = amount !== undefined && !view.problemsOf({ amount, password: '' }).amount;
  if (reviewing && isSound) {
    return (
      <Section title={t('withdrawal.review.title')}>
        <Review
          view={view}
          kind={kind}
          payee={payee}
          amount={amount}
          onBack={() => setReviewing(false)}
          onSubmit={(password) => onSubmit({ amount, password })}
        />
      </Section>
    );
  }
  return (
    <Section title={t('withdrawal.amount')}>
      <AmountForm
        view={view}
        kind={kind}
        available={terms.available}
        payee={payee}
        amount={amount}
        onAmount={setAmount}
        onBack={onBack}
        onReview={() => setReviewing(true)}
      />
    </Section>
  );
}
