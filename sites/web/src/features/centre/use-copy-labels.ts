import type { MessageId } from '@livery/i18n';
import { useTranslation } from 'react-i18next';

/**
 * The words of a button in a centre that copies something.
 *
 * @param copy what it does. Default: "Copy"
 */
export function useCopyLabels(copy: MessageId = 'centre.copy') {
  const { t } = useTranslation();
  return {
    copy: t(copy),
    copied: t('centre.copied'),
    failed: t('centre.copy.failed'),
  };
}
