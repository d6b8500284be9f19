import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';

/** Names a prize of Vietnam's tables: `DB` the special one, `G1` to `G8` by their number (spec §3). */
export function usePrizeName(): (prize: string) => string {
  const { t } = useTranslation();
  const { format } = useServices();
  return useCallback(
    (prize) => {
      const number = /^G(\d)$/.exec(prize)?.[1];
      if (prize === 'DB') return t('lottery.vn.special');
      return number ? t('lottery.vn.prize', { formatted: format.number(Number(number)) }) : prize;
    },
    [t, format],
  );
}
