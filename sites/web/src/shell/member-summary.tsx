import { IconButton } from '@livery/ui/icon-button';
import { useTranslation } from 'react-i18next';
import { Balance } from '../app/balance.tsx';
import { useServices } from '../app/services.tsx';
import type { SessionRecord } from '../app/session-record.ts';
import { dialogQuery } from './dialog-query.ts';
import { MemberMenu } from './member-menu.tsx';
import { Summary } from './member-summary.styles.ts';
import { useArrivals } from './use-arrivals.ts';

/** A member's corner of the header (spec §2, layout): balance, which comes late and moves nothing, open bets, and the menu behind the name. */
export function MemberSummary({ member }: { member: SessionRecord }) {
  useArrivals();
  return (
    <Summary>
      <Balance />
      <BetsButton />
      <MemberMenu member={member} />
    </Summary>
  );
}

/** What is staked and not decided is one press away on every page. */
function BetsButton() {
  const { t } = useTranslation();
  const services = useServices();
  const { cache, dialogs } = services;
  const prepare = () => void cache.prefetchQuery(dialogQuery(services, { kind: 'openBets' }));
  return (
    <IconButton
      icon="ticket"
      label={t('session.member.bets')}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => dialogs.open({ kind: 'openBets' })}
    />
  );
}
