import type { Deposit } from '@livery/flows/deposit';
import { CopyButton } from '@livery/ui/copy-button';
import { KeyValueList } from '@livery/ui/key-value-list';
import { QrCode } from '@livery/ui/qr-code';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Quiet } from '../../../form/panel.styles.ts';
import { useCopyLabels } from '../../centre/index.ts';
import { Copied, PayTo as Root } from './deposit.styles.ts';

/** Where to pay: a code to scan where the method has one, and the same in words to copy. */
export function PayTo({ deposit: { payTo, amount } }: { deposit: Deposit }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const labels = useCopyLabels();
  const { name, account, note, qr } = payTo;
  const copied = (text: string, shown = text) => (
    <Copied>
      <bdi>{shown}</bdi>
      <CopyButton text={text} labels={labels} />
    </Copied>
  );
  return (
    <Root>
      {qr !== undefined && (
        <QrCode text={qr} label={t('deposit.pay.qr')} description={t('deposit.pay.qr.text')} />
      )}
      <div>
        <KeyValueList
          missingLabel={t('deposit.notYet')}
          items={[
            { term: t('deposit.pay.name'), value: name },
            ...(account === undefined
              ? []
              : [{ term: t('deposit.pay.account'), value: copied(account) }]),
            { term: t('deposit.amount'), value: copied(amount, format.money(amount)) },
            { term: t('deposit.pay.note'), value: copied(note) },
          ]}
        />
        <Quiet>{t('deposit.pay.note.hint')}</Quiet>
      </div>
    </Root>
  );
}
