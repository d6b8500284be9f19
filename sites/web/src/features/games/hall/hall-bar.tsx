import { CategoryBar } from '@livery/ui/category-bar';
import { useTranslation } from 'react-i18next';
import { halls } from './halls.ts';
import type { ShownHall } from './use-hall.ts';

/** The lobbies side by side, each by its name and the word for a lobby (spec §2). */
export function HallBar({ shown: { hall, hrefOf } }: { shown: ShownHall }) {
  const { t } = useTranslation();
  return (
    <CategoryBar
      label={t('halls.lobbies')}
      current={hall.id}
      categories={halls.map((each) => ({
        id: each.id,
        label: t('halls.lobby', { name: t(`halls.type.${each.id}`) }),
        href: hrefOf(each),
      }))}
    />
  );
}
