import { CountBadge } from '@livery/ui/count-badge';
import type { SideMenuEntry } from '@livery/ui/side-menu';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../../app/addresses.ts';
import { protectionQuery } from '../../../app/protection-query.ts';
import { useServices } from '../../../app/services.tsx';
import { useSiteSettings } from '../../../app/site-settings.ts';
import { type MemberStanding, memberEntries, pagesFor } from './member-entries.ts';
import { useWaiting } from './use-waiting.ts';
import { movesMoney } from './with-money.ts';

/** The centre's menu for this member, each page with what waits in it. */
export function useMemberEntries(): SideMenuEntry[] {
  const { t } = useTranslation();
  const href = useHref();
  const { format } = useServices();
  const standing = useStanding();
  const waiting = useWaiting(standing.offers);
  return pagesFor(standing).map((id) => {
    const count = waiting[id] ?? 0;
    return {
      id,
      label: t(`centre.member.${id}`),
      href: href({ to: `/member/${id}` }),
      icon: memberEntries[id].icon,
      ...(count > 0 && {
        end: (
          <CountBadge
            tone="alert"
            count={count}
            label={t('centre.waiting', { count, formatted: format.number(count) })}
            format={format.number}
          />
        ),
      }),
    };
  });
}

function useStanding(): MemberStanding {
  const { client, site } = useServices();
  const { setting } = useSiteSettings();
  const { data } = useQuery(protectionQuery(client));
  return {
    money: movesMoney(site),
    offers: data !== undefined && data.break === undefined,
    rebates: setting('MANPLAYREB3'),
  };
}
