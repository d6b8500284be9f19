import { Button } from '@livery/ui/button';
import { CopyButton } from '@livery/ui/copy-button';
import { type KeyValueItem, KeyValueList } from '@livery/ui/key-value-list';
import { QrCode } from '@livery/ui/qr-code';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useHref } from '../../../app/addresses.ts';
import { useServices } from '../../../app/services.tsx';
import { ButtonRow } from '../../../styles/page.styles.ts';
import { useCopyLabels, useShare } from '../../centre/index.ts';
import { Code, LinkRow } from './accounts.styles.ts';
import { PrintSheet, usePrint } from './print-sheet.tsx';

/**
 * A code with its link and QR code, and how it is passed on.
 *
 * @param props.facts what else is known of it
 * @param props.end a further act
 */
export function LinkCard({
  code,
  facts = [],
  end,
}: {
  code: string;
  facts?: readonly KeyValueItem[];
  end?: ReactNode;
}) {
  const { t } = useTranslation();
  const { name: site } = useServices().site.merchant;
  const href = useHref();
  const link = new URL(
    href({ to: '/register', search: { referralCode: code } }),
    window.location.origin,
  ).href;
  const print = usePrint();
  const copyCode = useCopyLabels('agentAccounts.invite.copyCode');
  const copyLink = useCopyLabels('agentAccounts.invite.copyLink');
  const { share, failed } = useShare({
    title: site,
    text: t('agentAccounts.invite.share.text', { site, code }),
    url: link,
  });
  return (
    <>
      <LinkRow>
        <QrCode text={link} label={t('agentAccounts.invite.qr', { code })} description={link} />
        <div>
          <KeyValueList
            missingLabel=""
            items={[
              { term: t('agentAccounts.invite.code'), value: <Code>{code}</Code> },
              { term: t('agentAccounts.invite.link'), value: link },
              ...facts,
            ]}
          />
          <ButtonRow>
            <CopyButton text={link} labels={copyLink} />
            <CopyButton text={code} labels={copyCode} />
            {share && (
              <Button size="sm" onClick={share}>
                {t('agentAccounts.invite.share')}
              </Button>
            )}
            <Button size="sm" onClick={print.start}>
              {t('agentAccounts.invite.print')}
            </Button>
            {end}
          </ButtonRow>
          <ActFailed>{failed && t('centre.share.failed')}</ActFailed>
        </div>
      </LinkRow>
      {print.ready && <PrintSheet code={code} link={link} />}
    </>
  );
}
