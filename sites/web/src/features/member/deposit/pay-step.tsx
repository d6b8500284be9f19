import type { Deposit, DepositFields, DepositView } from '@livery/flows/deposit';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { CopyButton } from '@livery/ui/copy-button';
import { DrawCountdown } from '@livery/ui/draw-countdown';
import { KeyValueList } from '@livery/ui/key-value-list';
import { QrCode } from '@livery/ui/qr-code';
import { Section } from '@livery/ui/section';
import { TextField } from '@livery/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { ButtonRow, Form, Quiet, Stack } from '../../../styles/page.styles.ts';
import { Line, PayTo } from './deposit.styles.ts';
import { methodsQuery } from './deposit-services.ts';
import { useFieldName } from './use-field-name.ts';

/** Where to pay and until when, and what the member says once it is paid. */
export function PayStep({
  deposit,
  view,
  onPaid,
  onGiveUp,
}: {
  deposit: Deposit;
  view: DepositView;
  onPaid: (fields: DepositFields) => void;
  onGiveUp: () => void;
}) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const fieldName = useFieldName();
  const methods = useQuery(methodsQuery({ client })).data;
  const asked = methods?.find(({ code }) => code === deposit.method)?.paidFields ?? [];
  const [fields, setFields] = useState<DepositFields>({});
  const [tried, setTried] = useState(false);
  const [asks, setAsks] = useState(false);
  const { payTo, payBy, amount } = deposit;

  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (asked.every((name) => fields[name]?.trim())) onPaid(fields);
  }
  return (
    <Section title={t('deposit.pay.title')}>
      <Stack>
        <Line>
          <span>{t('deposit.pay.within')}</span>
          <b>
            <DrawCountdown
              endsAt={payBy}
              now={client.serverNow}
              label={t('deposit.pay.within')}
              endedLabel={t('deposit.pay.over')}
            />
          </b>
        </Line>
        <PayTo>
          {payTo.qr !== undefined && (
            <QrCode
              text={payTo.qr}
              label={t('deposit.pay.qr')}
              description={t('deposit.pay.qr.text')}
            />
          )}
          <KeyValueList
            missingLabel={t('deposit.pay.none')}
            items={[
              {
                term: t('deposit.amount'),
                value: <Copied text={amount} shown={format.money(amount)} />,
              },
              { term: t('deposit.pay.name'), value: <Copied text={payTo.name} /> },
              ...(payTo.account === undefined
                ? []
                : [{ term: t('deposit.pay.account'), value: <Copied text={payTo.account} /> }]),
              { term: t('deposit.pay.note'), value: <Copied text={payTo.note} /> },
            ]}
          />
        </PayTo>
        <Quiet>{t('deposit.pay.text')}</Quiet>
        <Form onSubmit={send} noValidate aria-label={t('deposit.pay.done')}>
          {asked.map((name) => (
            <TextField
              key={name}
              name={name}
              label={fieldName(name)}
              required
              description={t('deposit.pay.known')}
              value={fields[name] ?? ''}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
              error={tried && !fields[name]?.trim() ? t('session.rule.empty') : undefined}
            />
          ))}
          <ButtonRow>
            <Button type="submit" variant="primary" busy={view.step === 'sayingPaid'}>
              {t('deposit.pay.done')}
            </Button>
            <Button disabled={view.busy} onClick={() => setAsks(true)}>
              {t('deposit.giveUp')}
            </Button>
          </ButtonRow>
        </Form>
      </Stack>
      <ConfirmDialog
        open={asks}
        title={t('deposit.giveUp.title')}
        confirmLabel={t('deposit.giveUp.yes')}
        cancelLabel={t('deposit.giveUp.no')}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          onGiveUp();
        }}
      >
        {t('deposit.giveUp.text')}
      </ConfirmDialog>
    </Section>
  );
}

/** What has to be the same at the bank, with a button that copies it. */
function Copied({ text, shown = text }: { text: string; shown?: string }) {
  const { t } = useTranslation();
  return (
    <Line>
      <span>{shown}</span>
      <CopyButton
        text={text}
        labels={{
          copy: t('deposit.copy'),
          copied: t('deposit.copied'),
          failed: t('deposit.copyFailed'),
        }}
      />
    </Line>
  );
}
