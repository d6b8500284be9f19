import type { Failure } from '@livery/api';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import type { KindTerms } from './amount-step.tsx';

/** Refusals that mean that the terms on the page were not the last ones: they are read again, and say what holds. */
const moved: readonly string[] = [
  'TURNOVER_LEFT',
  'WITHDRAWAL_OPEN',
  'LIMIT_REACHED',
  'NOT_AVAILABLE',
  'NOT_FOUND',
];

/**
 * Why a withdrawal was refused, in the member's language; undefined for no failure.
 *
 * @param bounds those that hold now, of the account that was chosen: an amount beyond them is told which one it was
 */
export function useRefusalWords(
  failure: Failure | undefined,
  bounds: Pick<KindTerms, 'min' | 'max'> | undefined,
): string | undefined {
  const { t } = useTranslation();
  const { format } = useServices();
  const words = useFailureWords(failure);
  const code = failure?.kind === 'refused' ? failure.code : undefined;
  if (bounds && code === 'AMOUNT_TOO_SMALL') {
    return t('withdrawal.amount.tooSmall', { amount: format.money(bounds.min) });
  }
  if (bounds && code === 'AMOUNT_TOO_LARGE') {
    return t('withdrawal.amount.tooLarge', { amount: format.money(bounds.max) });
  }
  return code !== undefined && moved.includes(code) ? t('withdrawal.reason.moved') : words;
}
