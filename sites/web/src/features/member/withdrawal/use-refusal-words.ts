import type { Failure } from '@livery/api';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../app/use-failure-words.ts';

/** Refusals that mean that the terms on the page were not the last ones: they are read again, and say what holds. */
const moved: readonly string[] = [
  'TURNOVER_LEFT',
  'WITHDRAWAL_OPEN',
  'LIMIT_REACHED',
  'NOT_AVAILABLE',
  'NOT_FOUND',
];

/** Why a withdrawal was refused, in the member's language; undefined for no failure. */
export function useRefusalWords(failure: Failure | undefined): string | undefined {
  const { t } = useTranslation();
  const words = useFailureWords(failure);
  const isMoved = failure?.kind === 'refused' && moved.includes(failure.code ?? '');
  return isMoved ? t('withdrawal.reason.moved') : words;
}
