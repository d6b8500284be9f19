import { useTranslation } from 'react-i18next';

/** The words of a button in the centre that copies something. */
export function useCopyLabels() {
  const { t } = useTranslation();
  return {
    copy: t('centre.copy'),
    copied: t('centre.copied'),
    failed: t('centre.copy.failed'),
  };
}
