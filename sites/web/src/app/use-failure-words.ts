import { useTranslation } from 'react-i18next';
import { type FlowFailure, failureWords } from './failure-words.ts';

/** A failure in the member's language; undefined for none, and for a call that was given up on purpose. */
export function useFailureWords(failure: FlowFailure | undefined): string | undefined {
  const { t } = useTranslation();
  if (!failure || failure.kind === 'aborted') return undefined;
  const words = failureWords(failure);
  return 'text' in words ? words.text : t(words.id, { ...words.params });
}
