import { lackingAmount } from '@livery/flows/amount';
import { Link } from '@livery/ui/link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../../app/addresses.ts';
import { useServices } from '../../app/services.tsx';
import { ServiceLink } from '../customer-service/index.ts';
import { helpTarget } from '../help/index.ts';
import { type StakeWallet, TopUp } from '../wallets/index.ts';
import { About } from './game-details.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { Links, Room } from './session-facts.styles.ts';
import type { SessionPanel } from './session-panel.ts';
import type { KnownGame } from './use-known-game.ts';

/** What is open below the session bar, while the game stays open. */
export function PanelRoom({
  panel,
  wallet,
  rules,
  onMoved,
}: {
  panel: SessionPanel;
  wallet: StakeWallet | undefined;
  rules: KnownGame['rules'];
  onMoved: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { site } = useServices();
  const href = useHref();
  const id = useId();
  switch (panel.kind) {
    case 'limits':
      return <LimitsPanel reached={panel.reached === true} />;
    case 'help':
      return (
        <Room aria-label={t('play.bar.help')}>
          <Links>
            <Link href={href(helpTarget(site.merchant))} target="_blank" rel="noopener">
              {t('play.help.centre')}
            </Link>
            <ServiceLink />
          </Links>
          {rules ? <About rules={rules} /> : <p>{t('play.rules.inGame')}</p>}
        </Room>
      );
    case 'topUp': {
      const { decimals } = site.merchant.currency;
      const lacking =
        wallet && panel.stake ? lackingAmount(panel.stake, wallet.held, decimals) : undefined;
      return (
        <Room aria-labelledby={id}>
          <h2 id={id}>{t('play.topUp.title')}</h2>
          {panel.stake !== undefined && <p role="alert">{t('play.topUp.lacking')}</p>}
          {wallet?.vendor && <TopUp vendor={wallet.vendor} lacking={lacking} onMoved={onMoved} />}
        </Room>
      );
    }
  }
}
