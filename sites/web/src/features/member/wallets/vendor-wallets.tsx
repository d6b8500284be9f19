import type { RequestOf, ValueOf } from '@livery/api';
import { type merchantWallet, walletTransfer } from '@livery/api/contract/wallet';
import type { ActService } from '@livery/flows/act';
import { addAmounts, isMore } from '@livery/flows/amount';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useHeldMoney } from '../../../app/use-held-money.ts';
import { ActButton } from '../../../form/act-button.tsx';
import { TopUp } from '../../wallets/index.ts';
import { Wallet, WalletHead, Wallets } from './wallets.styles.ts';

type VendorWallet = ValueOf<typeof merchantWallet>['wallets'][number];
type Transfer = ActService<RequestOf<typeof walletTransfer>, ValueOf<typeof walletTransfer>>;

/** The wallet at each vendor: money goes there, comes back with one press, or all of it at once. */
export function VendorWallets({
  main,
  wallets,
}: {
  /** What the member's own wallet holds. */
  main: string;
  wallets: readonly VendorWallet[];
}) {
  const { t } = useTranslation();
  const { client } = useServices();
  const money = useHeldMoney();
  const transfer: Transfer = ({ request, key }, signal) =>
    client.call(walletTransfer, request, { signal, idempotencyKey: key });
  const away = wallets.filter(
    ({ vassalage, balance, open }) => vassalage !== undefined && open && isMore(balance, '0'),
  );
  return (
    <>
      <ActButton
        offered={away.length > 0}
        variant="neutral"
        label={t('wallets.allBack')}
        name={t('wallets.main')}
        request={{ direction: 'allBack' } as const}
        service={transfer}
        done={({ balance }) => t('wallets.back.done', { amount: money(balance) })}
      />
      <Wallets>
        {wallets.map(
          ({ vassalage, ...wallet }) =>
            vassalage !== undefined && (
              <VendorCard
                key={vassalage}
                wallet={{ ...wallet, vassalage }}
                main={main}
                transfer={transfer}
              />
            ),
        )}
      </Wallets>
    </>
  );
}

function VendorCard({
  wallet: { vassalage, name, balance, open },
  main,
  transfer,
}: {
  wallet: VendorWallet & { readonly vassalage: string };
  main: string;
  transfer: Transfer;
}) {
  const { t } = useTranslation();
  const { site } = useServices();
  const money = useHeldMoney();
  const [moves, setMoves] = useState(false);
  // Written as an amount that is sent: the same digits, none of them idle.
  const all = addAmounts([balance], site.merchant.currency.decimals);
  const holds = isMore(balance, '0');
  const move = (
    <Button size="sm" aria-label={t('wallets.moveTo', { name })} onClick={() => setMoves(true)}>
      {t('wallets.move')}
    </Button>
  );
  return (
    <Wallet>
      <WalletHead>
        <h3>{name}</h3>
        <b>{money(balance)}</b>
      </WalletHead>
      {!open && <Badge tone="warning">{t('wallets.closed')}</Badge>}
      <ActButton
        offered={open && holds}
        size="sm"
        variant="neutral"
        label={t('wallets.back')}
        name={name}
        request={{ direction: 'toWallet', vassalage, amount: all } as const}
        service={transfer}
        done={({ balance: held }) => t('wallets.back.done', { amount: money(held) })}
        beside={!moves && move}
      />
      {open && !holds && !moves && move}
      {open && moves && <TopUp vendor={{ vassalage, name, main }} />}
    </Wallet>
  );
}
