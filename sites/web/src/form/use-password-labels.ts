import { useTranslation } from 'react-i18next';

/** What the eye of a password field will do. */
export function usePasswordLabels(): { show: string; hide: string } {
  const { t } = useTranslation();
  return { show: t('session.field.showPassword'), hide: t('session.field.hidePassword') };
}
