import { banners, notices } from '@livery/api/contract/content';
import { foreignLang } from '@livery/i18n';
import { BannerCarousel } from '@livery/ui/banner-carousel';
import { Icon } from '@livery/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PlatformText } from '../../app/platform-text.tsx';
import { useServices } from '../../app/services.tsx';
import { NoticeBox } from './entry-parts.styles.ts';

/** The banners of a page group (spec §2 "Banners"); nothing where the group has none, or they do not come. */
export function EntryBanners({ group }: { group: 'w_register' | 'w_login' }) {
  const { t } = useTranslation();
  const { client, language } = useServices();
  const { data = [] } = useQuery({
    queryKey: [banners.id, group, language.code],
    queryFn: ({ signal }) => client.call(banners, { groupName: group }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <BannerCarousel
      label={t('entry.banners.label')}
      banners={data.map(({ bannerId, url, title, link, language: written }) => {
        const { lang } = foreignLang(written, language.code);
        return {
          id: String(bannerId),
          src: url,
          title,
          caption: title,
          ...(lang === undefined ? {} : { titleLang: lang }),
          ...(link === undefined ? {} : { href: link }),
        };
      })}
      labels={{
        pause: t('entry.banners.pause'),
        play: t('entry.banners.play'),
        slide: (slide, slides) => t('entry.banners.slide', { slide, slides }),
      }}
    />
  );
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
