import type { MessageId } from '@livery/i18n';
import { useTranslation } from 'react-i18next';

/** What a button that copies says. */
export function useCopyWords(copy: MessageId) {
  const { t } = useTranslation();
  return {
    copy: t(copy),
    copied: t('agentAccounts.copied'),
    failed: t('agentAccounts.copy.failed'),
  };
}
