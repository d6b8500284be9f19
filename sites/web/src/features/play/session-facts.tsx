import { Clock } from '@livery/ui/clock';
import { Money } from '@livery/ui/money';
import { SessionBar } from '@livery/ui/session-bar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceQuery } from '../../app/balance-query.ts';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { positionQuery } from './play-queries.ts';
import { Fact } from './session-facts.styles.ts';

/** What stays in sight over a game (`domain` rules RTS 1A, 2E, 13C): time played, net position, balance, the time of day, and help. */
export function SessionFacts() {
  const { t } = useTranslation();
  const { client, format, site, language } = useServices();
  const [opened] = useState(client.serverNow);
  const { data: position } = useQuery(positionQuery(client));
  const { data: held } = useQuery(balanceQuery(client));
  const net = position?.net;
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
    >
      <Fact>
        <span>{t('session.member.balance')}</span>
        {held ? <Money text={format.money(held.sumBalance)} /> : <span>–</span>}
      </Fact>
      <Clock
        now={client.serverNow}
        timeZone={site.merchant.timeZone}
        language={language.tag}
        label={t('common.clock.label', { site: site.merchant.name })}
      />
      <SiteLink to="/help">{t('play.bar.help')}</SiteLink>
    </SessionBar>
  );
}
