import type { TeamMember } from '@livery/api/contract/team';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';

/** How an account of the team is told in words. */
export function useMemberWords() {
  const { t } = useTranslation();
  const { format } = useServices();
  return useMemo(
    () => ({
      levelOf: ({ level }: TeamMember) =>
        level === 0 ? t('downlines.level.member') : t('downlines.level.agent', { level }),
      downlinesOf: ({ downlines }: TeamMember) =>
        downlines === 0
          ? t('downlines.below.none')
          : t('downlines.below', { count: downlines, formatted: format.number(downlines) }),
      /** What asks for something first: an end, an offer; else how many are active. Nothing of who is no agent. */
      contractsOf({ contracts }: TeamMember) {
        if (contracts.length === 0) return undefined;
        const has = (state: TeamMember['contracts'][number]['state']) =>
          contracts.filter((each) => each.state === state).length;
        if (has('ending') > 0) return t('downlines.contract.ending');
        if (has('offered') > 0) return t('downlines.contract.offered');
        const active = has('active');
        return active === 0
          ? t('downlines.contract.none')
          : t('downlines.contracts.active', { count: active, formatted: format.number(active) });
      },
      pathOf: (path: readonly { account: string }[]) =>
        path.length === 0
          ? t('downlines.path.direct')
          : path.map(({ account }) => account).join(' › '),
    }),
    [t, format],
  );
}
