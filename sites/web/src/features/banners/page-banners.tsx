import type { BannerGroup } from '@livery/api/contract/content';
import { foreignLang } from '@livery/i18n';
import { BannerCarousel, BannerCarouselPlace } from '@livery/ui/banner-carousel';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../../app/addresses.ts';
import { useServices } from '../../app/services.tsx';
import { bannerTarget } from './banner-target.ts';

/**
 * The banners of a page's group (spec §2), built anew for each page. Their room is kept while they are asked for; a group that
 * has none, or cannot be had, has no block.
 *
 * @param props.single the group usually has one banner: only its room is kept
 */
export function PageBanners({ group, single = false }: { group: BannerGroup; single?: boolean }) {
  const { t } = useTranslation();
  const { queries, language } = useServices();
  const hrefOf = useKnownHref();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const banners = useQuery(queries.banners(group));
  // Drawn in slices, so that a press meanwhile is not kept waiting.
  const waits = useDeferredValue(banners.isPending);
  const { data } = banners;
  if (waits) return <BannerCarouselPlace single={single} />;
  if (!data) return null;
  return (
    <BannerCarousel
      key={`${path} ${group}`}
      label={t('common.banners.label')}
      labels={{
        pause: t('common.banners.pause'),
        play: t('common.banners.play'),
        slide: (page, pages) => t('common.banners.slide', { page, pages }),
      }}
      banners={data.items.map((banner) => ({
        id: String(banner.bannerId),
        src: banner.url,
        title: banner.title,
        titleLang: foreignLang(banner.language, language.code).lang,
        caption: banner.title,
        ...bannerTarget(banner, hrefOf),
      }))}
    />
  );
}
