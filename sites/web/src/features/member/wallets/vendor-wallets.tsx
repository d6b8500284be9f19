import type { RequestOf, ValueOf } from '@livery/api';
import { type merchantWallet, walletTransfer } from '@livery/api/contract/wallet';
import type { ActService } from '@livery/flows/act';
import { addAmounts, isMore } from '@livery/flows/amount';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useBalanceHidden } from '../../../app/use-balance-hidden.ts';
import { TopUp } from '../../wallets/index.ts';
import { ClaimButton } from '../rewards/claim-button.tsx';
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
  const { client, format } = useServices();
  const transfer: Transfer = ({ request, key }, signal) =>
    client.call(walletTransfer, request, { signal, idempotencyKey: key });
  const away = wallets.filter(
    ({ vassalage, balance, open }) => vassalage !== undefined && open && isMore(balance, '0'),
  );
  return (
    <>
      <ClaimButton
        offered={away.length > 0}
        variant="neutral"
        label={t('wallets.allBack')}
        name={t('wallets.main')}
        request={{ direction: 'allBack' } as const}
        service={transfer}
        done={({ balance }) => t('wallets.back.done', { amount: format.money(balance) })}
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
  const { format, site } = useServices();
  const [hidden] = useBalanceHidden();
  const [moves, setMoves] = useState(false);
  // Written as an amount that is sent: the same digits, none of them idle.
  const all = addAmounts([balance], site.merchant.currency.decimals);
  return (
    <Wallet>
      <WalletHead>
        <h3>{name}</h3>
        <b>{hidden ? t('session.member.hidden') : format.money(balance)}</b>
      </WalletHead>
      {!open && <Badge tone="warning">{t('wallets.closed')}</Badge>}
      <ClaimButton
        offered={open && isMore(balance, '0')}
        variant="neutral"
        label={t('wallets.back')}
        name={name}
        request={{ direction: 'toWallet', vassalage, amount: all } as const}
        service={transfer}
        done={({ balance: held }) => t('wallets.back.done', { amount: format.money(held) })}
      />
      {open &&
        (moves ? (
          <TopUp vendor={{ vassalage, name, main }} />
        ) : (
          <div>
            <Button
              size="sm"
              aria-label={t('wallets.moveTo', { name })}
              onClick={() => setMoves(true)}
            >
              {t('wallets.move')}
            </Button>
          </div>
        ))}
    </Wallet>
  );
}
