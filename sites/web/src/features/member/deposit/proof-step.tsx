import { maxImages } from '@livery/api/contract/files';
import type { Deposit, DepositView } from '@livery/flows/deposit';
import { Button } from '@livery/ui/button';
import { Section } from '@livery/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageDrop } from '../../../form/image-drop.tsx';
import { ButtonRow, Quiet, Stack } from '../../../styles/page.styles.ts';

/** A proof of the payment, up to three images in all; none is needed as long as the payment is found without. */
export function ProofStep({
  deposit,
  view,
  onSend,
}: {
  deposit: Deposit;
  view: DepositView;
  onSend: (images: readonly File[]) => void;
}) {
  const { t } = useTranslation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const sent = deposit.proofs.length;
  const [shown, setShown] = useState(sent);
  if (sent !== shown) {
    // They are at the platform: the next ones begin afresh.
    setShown(sent);
    setFiles([]);
  }
  const sending = view.step === 'sendingProof';
  return (
    <Section title={t('deposit.proof')}>
      <Stack>
        <Quiet>{t('deposit.proof.text')}</Quiet>
        {sent > 0 && <Quiet>{t('deposit.proof.sent', { count: sent })}</Quiet>}
        {sent < maxImages && (
          <>
            <ImageDrop
              label={t('deposit.proof.images')}
              files={files}
              onChange={setFiles}
              disabled={view.busy}
              sending={sending}
              act={view.act}
              error={view.problems.images && t('deposit.proof.problem')}
            />
            <ButtonRow>
              <Button
                variant="primary"
                disabled={files.length === 0}
                busy={sending}
                onClick={() => onSend(files)}
              >
                {t('deposit.proof.send')}
              </Button>
            </ButtonRow>
          </>
        )}
      </Stack>
    </Section>
  );
}
