import { Balance } from '@livery/ui/balance';
import { Button } from '@livery/ui/button';
import { Clock } from '@livery/ui/clock';
import { Money } from '@livery/ui/money';
import { SessionBar, SessionFact } from '@livery/ui/session-bar';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { useBalanceHidden } from '../../app/use-balance-hidden.ts';
import { stakeWalletIn, walletsQuery } from '../wallets/index.ts';
import { positionQuery } from './play-queries.ts';
import { Masked } from './session-facts.styles.ts';
import type { SessionPanel } from './session-panel.ts';
import { PanelRoom } from './session-panels.tsx';
import type { KnownGame } from './use-known-game.ts';

/**
 * What stays above a game (`domain` rules RTS 1A, 2E, 12A, 13C): time played, net position, what can be staked, the time of day, and in
 * place the member's limits, help and the way to move money to the vendor's wallet. The game below gives up room and is not covered.
 *
 * @param props.vassalage the game's vendor; undefined until it is known
 * @param props.onMoved money was moved to the vendor's wallet
 */
export function SessionFacts({
  vassalage,
  rules,
  panel: asked,
  onPanel,
  onMoved,
}: {
  vassalage: string | undefined;
  rules: KnownGame['rules'];
  panel: SessionPanel | undefined;
  onPanel: (panel: SessionPanel | undefined) => void;
  onMoved?: () => void;
}) {
  const { t } = useTranslation();
  const { client, format, site, language } = useServices();
  const [opened] = useState(client.serverNow);
  const { data: position } = useQuery(positionQuery(client));
  const { data: wallets, isError: isUnread, refetch } = useQuery(walletsQuery(client));
  const [hidden, hide] = useBalanceHidden();
  const id = useId();
  const wallet = wallets && stakeWalletIn(wallets, vassalage);
  // Where all vendors play from one wallet there is none to move money to.
  const panel = asked?.kind === 'topUp' && !wallet?.vendor ? undefined : asked;
  const net = position?.net;
  const ends = wallet?.vendor
    ? (['topUp', 'limits', 'help'] as const)
    : (['limits', 'help'] as const);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !panel) return;
    document.getElementById(`${id}-${panel.kind}`)?.focus();
    onPanel(undefined);
  };
  return (
    <SessionBar
      label={t('play.bar.label')}
      since={position?.since ?? opened}
      now={client.serverNow}
      timeLabel={t('play.bar.time')}
      netLabel={t('play.bar.net')}
      net={
        net === undefined ? undefined : (
          <Money
            text={format.money(net, { sign: 'always' })}
            {...(Number(net) === 0 ? {} : { tone: net.startsWith('-') ? 'loss' : 'gain' })}
          />
        )
      }
      netMissingLabel="–"
      ends={ends.map((kind) => (
        <Button
          key={kind}
          id={`${id}-${kind}`}
          variant="quiet"
          size="sm"
          aria-expanded={panel?.kind === kind}
          onKeyDown={onKeyDown}
          onClick={() => onPanel(panel?.kind === kind ? undefined : { kind })}
        >
          {t(`play.bar.${kind}`)}
        </Button>
      ))}
      panel={
        panel && (
          // Escape closes what a button opened, from anywhere in it.
          // biome-ignore lint/a11y/noStaticElementInteractions: the key is heard on its way up; what is pressed is inside
          <div onKeyDown={onKeyDown}>
            <PanelRoom panel={panel} wallet={wallet} rules={rules} onMoved={onMoved} />
          </div>
        )
      }
    >
      <SessionFact term={t('session.member.balance')}>
        <Masked>
          <Balance
            label={t('session.member.balance')}
            text={wallet && format.money(wallet.held)}
            hidden={hidden}
            onHiddenChange={hide}
            {...(isUnread && {
              failure: t('session.member.balanceFailed'),
              onRefresh: () => void refetch(),
            })}
            labels={{
              refresh: t('common.retry'),
              show: t('session.member.show'),
              hide: t('session.member.hide'),
              hidden: t('session.member.hidden'),
            }}
          />
        </Masked>
      </SessionFact>
      <Clock
        now={client.serverNow}
        timeZone={site.merchant.timeZone}
        language={language.tag}
        label={t('common.clock.label', { site: site.merchant.name })}
      />
    </SessionBar>
  );
}
