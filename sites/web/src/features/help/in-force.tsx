import type { HelpArticle } from '@livery/api/contract/support';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Quiet } from '../../form/panel.styles.ts';

/** Version and date of a text that members accept; nothing for any other. */
export function InForce({ article: { version, date } }: { article: HelpArticle }) {
  const { t } = useTranslation();
  const { format } = useServices();
  if (version === undefined || date === undefined) return null;
  return <Quiet>{t('help.asOf', { version, date: format.date(date) })}</Quiet>;
}
