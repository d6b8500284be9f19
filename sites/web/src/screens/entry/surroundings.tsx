import { banners, notices } from '@livery/api/contract/content';
import { foreignLang } from '@livery/i18n';
import { Icon } from '@livery/ui/icon';
import { Link } from '@livery/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { BannerPicture, NoticeBox } from './entry-parts.styles.ts';
import { PlatformText } from './platform-text.tsx';

/** The first banner of a page group (spec §2 "Banners"); nothing where the group has none, or it does not come. */
export function EntryBanner({ group }: { group: 'w_register' | 'w_login' }) {
  const { client, language } = useServices();
  const { data } = useQuery({
    queryKey: [banners.id, group, language.code],
    queryFn: ({ signal }) => client.call(banners, { groupName: group }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [banner] = data ?? [];
  if (!banner) return null;
  const picture = (
    <BannerPicture
      src={banner.url}
      alt={banner.title}
      loading="lazy"
      {...foreignLang(banner.language, language.code)}
    />
  );
  return banner.link ? <Link href={banner.link}>{picture}</Link> : picture;
}

/** The newest notice above a form, which opens to its text; nothing where there is none. */
export function NoticeBar() {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const { data } = useQuery({
    queryKey: [notices.id, language.code],
    queryFn: ({ signal }) => client.call(notices, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [notice] = data ?? [];
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
