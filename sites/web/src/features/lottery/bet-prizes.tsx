import { Accordion } from '@livery/ui/accordion';
import { EmptyState } from '@livery/ui/empty-state';
import { Table, type TableColumn } from '@livery/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import type { LotteryRules } from './bet-screen.tsx';
import { Quiet } from './lottery.styles.ts';

type RuledBet = LotteryRules['bets'][number];
type Prize = RuledBet['prizes'][number];

/** The prizes that have a name; of the others the name is how many numbers were hit. */
const named = ['HIT', 'FIRST', 'SECOND', 'THIRD', 'SPECIAL', 'CONSOLATION'] as const;

/** What a bet pays, and how often: before a stake is made, as the platform publishes it. */
export function BetPrizes({ bet: { prizes, divided } }: { bet: RuledBet }) {
  const { t } = useTranslation();
  const { format } = useServices();
  const columns = useMemo((): readonly TableColumn<Prize>[] => {
    const nameOf = (prize: string) => {
      const known = named.find((each) => each === prize);
      if (known) return t(`lottery.prize.${known}`);
      const count = Number(prize);
      return Number.isInteger(count)
        ? t('lottery.prize.hits', { count, formatted: format.number(count) })
        : prize;
    };
    return [
      {
        id: 'prize',
        label: t('lottery.prize'),
        rowHeader: true,
        cell: ({ prize }) => nameOf(prize),
      },
      {
        id: 'pays',
        label: t('lottery.pays'),
        kind: 'number',
        cell: ({ multiplier }) => format.number(Number(multiplier)),
      },
      {
        id: 'chance',
        label: t('lottery.chance'),
        kind: 'number',
        cell: ({ chance }) => format.number(Number(chance)),
      },
    ];
  }, [t, format]);
  return (
    <Accordion
      items={[
        {
          id: 'prizes',
          title: t('lottery.prizes'),
          content: (
            <>
              <Table
                caption={t('lottery.prizes')}
                captionHidden
                columns={columns}
                rows={prizes}
                rowId={({ prize }) => prize}
                loadingLabel={t('common.loading')}
                empty={<EmptyState icon="info" title={t('lottery.prizes')} />}
              />
              {divided && <Quiet>{t('lottery.divided')}</Quiet>}
            </>
          ),
        },
      ]}
    />
  );
}
