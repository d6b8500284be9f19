import { foreignLang } from '@livery/i18n';
import { Icon } from '@livery/ui/icon';
import { Skeleton } from '@livery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PlatformText } from '../../app/platform-text.tsx';
import { useServices } from '../../app/services.tsx';
import { NoticeBox } from './entry-parts.styles.ts';

/** The newest notice above a form, which opens to its text; nothing where there is none. Its room is kept while it is asked for. */
export function EntryNotice() {
  const { t } = useTranslation();
  const { queries, language } = useServices();
  const { data, isPending } = useQuery(queries.notices());
  const notice = data?.items[0];
  if (isPending) return <Skeleton shape="control" />;
  if (!notice) return null;
  const { title, content, language: written } = notice;
  return (
    <NoticeBox aria-label={t('entry.notice.label')}>
      <summary>
        <Icon name="info" size="sm" />
        <span {...foreignLang(written, language.code)}>{title}</span>
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div>
        <PlatformText html={content} language={written} />
      </div>
    </NoticeBox>
  );
}
