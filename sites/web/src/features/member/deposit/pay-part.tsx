import { depositMethods } from '@livery/api/contract/deposits';
import type { Deposit, DepositView } from '@livery/flows/deposit';
import { Button } from '@livery/ui/button';
import { DrawCountdown } from '@livery/ui/draw-countdown';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { protectionQuery } from '../../../app/protection-query.ts';
import { useServices } from '../../../app/services.tsx';
import { useDue } from '../../../app/use-due.ts';
import { Acts, FormStack, Quiet } from '../../../form/panel.styles.ts';
import { BreakNote } from './break-note.tsx';
import { Left } from './deposit.styles.ts';
import { DepositFacts } from './deposit-facts.tsx';
import type { DepositAct } from './deposit-under-way.tsx';
import { Filled, isFilled } from './filled-fields.tsx';
import { PayTo } from './pay-to.tsx';

/**
 * Where to pay and until when, "I have paid", and giving the deposit up. Whoever takes a break is not invited to pay: what was paid
 * before it can still be said.
 */
export function PayPart({
  view,
  deposit,
  locked,
  send,
}: {
  view: DepositView;
  deposit: Deposit;
  locked: boolean;
  send: (act: DepositAct) => void;
}) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const methods = useQuery(memberQuery(client, depositMethods, {}));
  const standing = useQuery(protectionQuery(client));
  // By the platform's clock. The deposit itself expires when the platform says so.
  const over = useDue(deposit.payBy);
  const amount = format.money(deposit.amount);
  return (
    <>
      <Loaded query={standing} loading={t('common.loading')} failed={t('deposit.failed')}>
        {({ break: taken }) =>
          taken ? (
            <>
              <h2>{t('deposit.over.title', { amount })}</h2>
              <BreakNote taken={taken} />
              <p>{t('deposit.break.paid')}</p>
            </>
          ) : (
            <>
              <h2>{t('deposit.pay.title', { amount })}</h2>
              <Left>
                {t('deposit.pay.left')}
                <DrawCountdown
                  endsAt={deposit.payBy}
                  now={client.serverNow}
                  endedLabel={t('deposit.pay.over')}
                />
              </Left>
              {over ? (
                // The code of an offer that has run out would be paid in vain.
                <InlineAlert tone="warning" live="assertive">
                  {t('deposit.expired')}
                </InlineAlert>
              ) : (
                <PayTo deposit={deposit} />
              )}
            </>
          )
        }
      </Loaded>
      <Loaded query={methods} rows={1} loading={t('common.loading')} failed={t('deposit.failed')}>
        {({ list }) => (
          <SayPaid
            names={list.find(({ code }) => code === deposit.method)?.paidFields ?? []}
            view={view}
            locked={locked}
            send={send}
          />
        )}
      </Loaded>
      <DepositFacts deposit={deposit} />
      {!locked && <GiveUp view={view} send={send} />}
    </>
  );
}

function SayPaid({
  names,
  view,
  locked,
  send,
}: {
  names: readonly string[];
  view: DepositView;
  locked: boolean;
  send: (act: DepositAct) => void;
}) {
  const { t } = useTranslation();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (view.busy || locked) return;
    setTried(true);
    if (isFilled(names, fields)) {
      send({
        type: 'paid',
        fields: Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])),
      });
      return;
    }
    const missing = names.find((name) => !isFilled([name], fields));
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
  };
  return (
    <FormStack onSubmit={submit} noValidate aria-label={t('deposit.paid')}>
      <Filled
        names={names}
        values={fields}
        tried={tried}
        readOnly={view.busy || locked}
        onChange={setFields}
      />
      {!locked && (
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={view.step === 'sayingPaid'}
          disabled={view.step === 'givingUp'}
        >
          {t('deposit.paid')}
        </Button>
      )}
    </FormStack>
  );
}

/** It takes two presses: who has sent money already would lose sight of it. */
function GiveUp({ view, send }: { view: DepositView; send: (act: DepositAct) => void }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const busy = view.step === 'givingUp';
  if (!asked) {
    return (
      <Acts>
        <Button variant="quiet" disabled={view.busy} onClick={() => setAsked(true)}>
          {t('deposit.cancel')}
        </Button>
      </Acts>
    );
  }
  return (
    <>
      <Quiet role="status">{t('deposit.cancel.ask')}</Quiet>
      <Acts>
        <Button
          busy={busy}
          disabled={view.step === 'sayingPaid'}
          onClick={() => send({ type: 'giveUp' })}
        >
          {t('deposit.cancel.yes')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => setAsked(false)}>
          {t('deposit.cancel.no')}
        </Button>
      </Acts>
    </>
  );
}
