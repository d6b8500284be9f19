import type { Failure } from '@livery/api';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../app/use-failure-words.ts';

/** Refusals that only the mall knows, in sentences of its own. */
const own = ['INSUFFICIENT_POINTS', 'OUT_OF_STOCK', 'REQUIREMENT_NOT_MET'] as const;

/** Why a redemption or a conversion was refused, in the member's language; undefined for no failure. */
export function useRefusalWords(failure: Failure | undefined): string | undefined {
  const { t } = useTranslation();
  const words = useFailureWords(failure);
  const code = failure?.kind === 'refused' ? own.find((each) => each === failure.code) : undefined;
  return code === undefined ? words : t(`mall.reason.${code}`);
}
