import { foreignLang } from '@livery/i18n';
import { NewsTicker, NewsTickerPlace } from '@livery/ui/news-ticker';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';

/** Titles of the merchant's notices; a press opens the notices at that one (spec §2). */
export function NoticeTicker() {
  const { t } = useTranslation();
  const { queries, dialogs, language } = useServices();
  const { data, isPending } = useQuery(queries.notices());
  if (isPending) return <NewsTickerPlace />;
  if (!data) return null;
  return (
    <NewsTicker
      label={t('common.notices.title')}
      news={data.items.map(({ id, title, language: written }) => ({
        id,
        title,
        titleLang: foreignLang(written, language.code).lang,
      }))}
      onOpen={(index) => {
        const pressed = data.items[index];
        // By its id: a notice that is published meanwhile moves the others.
        if (pressed) dialogs.open({ kind: 'notices', id: pressed.id });
      }}
      labels={{
        pause: t('common.notices.pause'),
        play: t('common.notices.play'),
        next: t('common.notices.next'),
      }}
    />
  );
}
