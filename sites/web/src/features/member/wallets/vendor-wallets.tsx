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
/** One act among those of the page: whether a later one has begun, and what to call when this one begins. */
type Turn = { readonly isPast: boolean; readonly onBegin: () => void };
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
  const { client, site } = useServices();
  const money = useHeldMoney();
  const { decimals } = site.merchant.currency;
  // Any other act may move the same money again: only the last one says what it did.
  const [last, setLast] = useState<string>();
  const turnOf = (act: string): Turn => ({
    isPast: last !== undefined && last !== act,
    onBegin: () => setLast(act),
  });
  const backText = ({ moved }: ValueOf<typeof walletTransfer>) =>
    t('wallets.back.done', {
      amount: money(
        addAmounts(
          moved.map(({ amount }) => amount),
          decimals,
        ),
      ),
    });
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
        done={backText}
        {...turnOf('allBack')}
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
                backText={backText}
                back={turnOf(`back ${vassalage}`)}
                move={turnOf(`move ${vassalage}`)}
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
  backText,
  back,
  move,
}: {
  wallet: VendorWallet & { readonly vassalage: string };
  main: string;
  transfer: Transfer;
  /** The words for what a transfer has brought back. */
  backText: (value: ValueOf<typeof walletTransfer>) => string;
  back: Turn;
  move: Turn;
}) {
  const { t } = useTranslation();
  const { site } = useServices();
  const money = useHeldMoney();
  const [moves, setMoves] = useState(false);
  // Written as an amount that is sent: the same digits, none of them idle.
  const all = addAmounts([balance], site.merchant.currency.decimals);
  const holds = isMore(balance, '0');
  const toMove = (
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
        done={backText}
        {...back}
        beside={!moves && toMove}
      />
      {open && !holds && !moves && toMove}
      {open && moves && <TopUp vendor={{ vassalage, name, main }} {...move} />}
    </Wallet>
  );
}
