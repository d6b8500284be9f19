import { Button } from '@livery/ui/button';
import { Icon } from '@livery/ui/icon';
import { IconButton } from '@livery/ui/icon-button';
import { useRouter } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../app/addresses.ts';
import { Balance } from '../app/balance.tsx';
import { useServices } from '../app/services.tsx';
import type { SessionRecord } from '../app/session-record.ts';
import { useGuarded, visitorOf } from '../features/session/index.ts';
import { dialogQuery } from './dialog-query.ts';
import { LanguageList } from './language-list.tsx';
import {
  Menu,
  MenuButton,
  MenuHead,
  MenuList,
  MenuMode,
  Name,
  Summary,
} from './member-summary.styles.ts';
import { ModeToggle } from './mode-toggle.tsx';

/** A member's corner of the header (spec §2, layout): name, balance, and the menu behind the name. */
export function MemberSummary({ member }: { member: SessionRecord }) {
  return (
    <Summary>
      <BetsButton />
      <Balance />
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

function MemberMenu({ member }: { member: SessionRecord }) {
  const { t } = useTranslation();
  const { session, dialogs, site } = useServices();
  const router = useRouter();
  const guarded = useGuarded();
  const href = useHref();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const account = member.account ?? member.username ?? '';
  const name = member.nickname ?? account;

  const choose = (act: () => void) => () => {
    menu.current?.hidePopover();
    act();
  };
  return (
    <>
      <MenuButton type="button" popoverTarget={id} aria-label={t('session.member.menu', { name })}>
        <Icon name="me" />
        <Name aria-hidden="true">{name}</Name>
      </MenuButton>
      <Menu ref={menu} id={id} popover="auto">
        <MenuHead>
          <b>{name}</b>
          {name !== account && <span>{account}</span>}
        </MenuHead>
        <MenuMode>
          <LanguageList />
          <ModeToggle />
        </MenuMode>
        <MenuList>
          {site.merchant.features.memberCentre && (
            <li>
              <Button
                variant="quiet"
                icon="me"
                href={href({ to: '/member' })}
                onClick={choose(() => undefined)}
              >
                {t('session.member.centre')}
              </Button>
            </li>
          )}
          {site.merchant.features.agentCentre && visitorOf(session.state()).canSeeAgentCentre && (
            <li>
              <Button
                variant="quiet"
                onClick={choose(() => void router.navigate({ to: '/agentHome' }))}
              >
                {t('session.member.agent')}
              </Button>
            </li>
          )}
          <li>
            <Button
              variant="quiet"
              onClick={choose(() => void router.navigate({ to: '/pointMall' }))}
            >
              {t('session.member.points')}
            </Button>
          </li>
          <li>
            <Button
              variant="quiet"
              onClick={choose(() => guarded(() => void router.navigate({ to: '/changePassword' })))}
            >
              {t('session.member.change')}
            </Button>
          </li>
          <li>
            <Button variant="quiet" onClick={choose(() => dialogs.open({ kind: 'display' }))}>
              {t('common.display.title')}
            </Button>
          </li>
          <li>
            <Button variant="quiet" onClick={choose(() => dialogs.open({ kind: 'logout' }))}>
              {t('session.member.logout')}
            </Button>
          </li>
        </MenuList>
      </Menu>
    </>
  );
}
