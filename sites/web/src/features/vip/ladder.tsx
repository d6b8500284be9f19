import type { ValueOf } from '@livery/api';
import type { VipLevel, vipStanding } from '@livery/api/contract/vip';
import { isMore } from '@livery/flows/amount';
import { foreignLang } from '@livery/i18n';
import { EmptyState } from '@livery/ui/empty-state';
import { VipLadder } from '@livery/ui/vip-ladder';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';

/** The levels, from the lowest; the member's own with the way to the next one. */
export function Ladder({
  levels,
  standing,
}: {
  levels: readonly VipLevel[];
  standing: ValueOf<typeof vipStanding> | undefined;
}) {
  const { t } = useTranslation();
  const { format, language } = useServices();
  if (levels.length === 0) {
    return (
      <EmptyState icon="trophy" title={t('vip.empty.title')} description={t('vip.empty.text')} />
    );
  }
  const { next } = standing ?? {};
  const name = levels.find(({ rank }) => rank === next?.rank)?.name;
  return (
    <VipLadder
      label={t('vip.ladder')}
      labels={{ current: t('vip.current'), reached: t('vip.reached') }}
      levels={levels.map((level) => ({
        rank: level.rank,
        name: level.name,
        perks: level.perks,
        ...foreignLang(level.language, language.code),
        requirement: isMore(level.bets, '0')
          ? t('vip.from', { amount: format.money(level.bets) })
          : t('vip.start'),
      }))}
      current={standing?.rank}
      {...(standing && next && name !== undefined
        ? {
            progress: {
              label: t('vip.to', { name }),
              value: Number(standing.bets),
              max: Number(next.bets),
              text: t('vip.progress', {
                bets: format.money(standing.bets),
                target: format.money(next.bets),
              }),
            },
          }
        : {})}
    />
  );
}
