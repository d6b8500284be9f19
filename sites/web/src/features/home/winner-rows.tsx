import type { ValueOf } from '@livery/api';
import type { winnerBoard } from '@livery/api/contract/games';
import { foreignLang } from '@livery/i18n';
import { WinnerBoard } from '@livery/ui/winner-board';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { winnersPerPage } from './home-screen.styles.ts';

/** The winner board: sample data labelled so, names as the platform masked them. */
export function WinnerRows({ entries }: { entries: ValueOf<typeof winnerBoard> }) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  return (
    <WinnerBoard
      label={t('home.winners.title')}
      perPage={winnersPerPage}
      winners={entries.map(({ vo }) => ({
        id: vo.recordId,
        icon: vo.iconUrl,
        name: vo.customerName,
        amount: format.money(vo.winAmount),
        game: vo.gameName,
        gameLang: foreignLang(vo.language, language.code).lang,
      }))}
      {...(entries.some(({ vo }) => vo.sample) ? { sampleLabel: t('home.winners.sample') } : {})}
      labels={{
        previous: t('home.winners.previous'),
        next: t('home.winners.next'),
        page: (page, pages) => t('home.winners.page', { page, pages }),
      }}
    />
  );
}
