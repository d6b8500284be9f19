import { maxImages } from '@livery/api/contract/files';
import type { Deposit, DepositView } from '@livery/flows/deposit';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImagesField } from '../../../form/images-field.tsx';
import { FormStack } from '../../../form/panel.styles.ts';
import type { DepositAct } from './deposit-under-way.tsx';

/** Images of the payment, for a deposit that waits for its arrival; three in all. */
export function ProofForm({
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
  const [files, setFiles] = useState<readonly File[]>([]);
  const sent = deposit.proofs.length;
  const [sentBefore, setSentBefore] = useState(sent);
  const [taken, setTaken] = useState(false);
  // The platform has them: they are not to be sent again.
  if (sent !== sentBefore) {
    setSentBefore(sent);
    setFiles([]);
    setTaken(true);
  }
  const sending = view.step === 'sendingProof';
  const max = maxImages - sent;
  const news = taken && files.length === 0 && !view.imagesProblem && (
    <InlineAlert tone="success" live="polite">
      {t('deposit.proof.sent')}
    </InlineAlert>
  );
  if (max <= 0) return news;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending && !locked) send({ type: 'sendProof', images: files });
  };
  return (
    <FormStack onSubmit={submit} noValidate aria-label={t('deposit.proof')}>
      <ImagesField
        label={t('deposit.proof')}
        files={files}
        max={max}
        act={sending ? view.act : undefined}
        disabled={sending || locked}
        error={
          view.imagesProblem === 'required' && files.length === 0
            ? t('deposit.proof.required')
            : undefined
        }
        onChange={setFiles}
      />
      {news}
      {!locked && (
        <Button type="submit" busy={sending}>
          {t('deposit.proof.send')}
        </Button>
      )}
    </FormStack>
  );
}
