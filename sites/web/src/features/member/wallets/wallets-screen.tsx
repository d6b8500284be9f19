import type { ValueOf } from '@livery/api';
import { consolidatedFunds, type merchantWallet } from '@livery/api/contract/wallet';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Section } from '@livery/ui/section';
import { Stat } from '@livery/ui/stat';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { useHeldMoney } from '../../../app/use-held-money.ts';
import { CentrePage } from '../../centre/index.ts';
import { walletsQuery } from '../../wallets/index.ts';
import { VendorWallets } from './vendor-wallets.tsx';
import { Numbers } from './wallets.styles.ts';

/** All that is the member's, and the wallet at each vendor; where all play from one, there is nothing to move (spec §2, §7). */
export function WalletsScreen() {
  const { t } = useTranslation();
  const { client } = useServices();
  const funds = useQuery({
    ...memberQuery(client, consolidatedFunds, {}),
    refetchOnWindowFocus: true,
  });
  const wallets = useQuery(walletsQuery(client));
  return (
    <CentrePage title={t('wallets.title')} lead={t('wallets.lead')}>
      <Loaded query={funds} loading={t('common.loading')} failed={t('wallets.failed')}>
        {(all) => <Funds funds={all} />}
      </Loaded>
      <Loaded query={wallets} loading={t('common.loading')} failed={t('wallets.vendors.failed')}>
        {(answer) => <Vendors wallets={answer} />}
      </Loaded>
    </CentrePage>
  );
}

function Funds({ funds }: { funds: ValueOf<typeof consolidatedFunds> }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const money = useHeldMoney();
  const { sumBalance, wallet, held, bonus, turnoverLeft, points, netDeposits } = funds;
  return (
    <Numbers>
      <Stat label={t('wallets.sum')} value={money(sumBalance)} note={t('wallets.sum.text')} />
      <Stat label={t('wallets.main')} value={money(wallet)} note={t('wallets.main.text')} />
      <Stat label={t('wallets.held')} value={money(held)} note={t('wallets.held.text')} />
      <Stat
        label={t('wallets.bonus')}
        value={money(bonus)}
        note={t('wallets.bonus.text', { amount: money(turnoverLeft) })}
      />
      <Stat
        label={t('wallets.points')}
        value={format.number(points)}
        note={t('wallets.points.text')}
      />
      <Stat
        label={t('wallets.net')}
        value={money(netDeposits.net)}
        note={t('wallets.net.text', { date: format.date(netDeposits.since) })}
      />
    </Numbers>
  );
}

function Vendors({ wallets: { isSingle, wallets } }: { wallets: ValueOf<typeof merchantWallet> }) {
  const { t } = useTranslation();
  const main = wallets.find(({ vassalage }) => vassalage === undefined);
  return (
    <Section title={t('wallets.vendors')}>
      {isSingle || !main ? (
        <InlineAlert tone="info" title={t('wallets.single.title')}>
          {t('wallets.single.text')}
        </InlineAlert>
      ) : (
        <VendorWallets main={main.balance} wallets={wallets} />
      )}
    </Section>
  );
}
