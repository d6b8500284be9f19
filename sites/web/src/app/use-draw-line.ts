import type { LotteryGame } from '@livery/api/contract/lottery';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Game = Pick<LotteryGame, 'status' | 'remainTime' | 'lockTime' | 'nextTime'>;

/**
 * What is said of the time of a lottery's draw: how long bets are taken and until it is drawn, or, of one that is over, until the next one.
 * The screen's words include those of the area `home`.
 *
 * @returns asks for a lottery and the platform's time of its answer, from which its times count
 */
export function useDrawLine() {
  const { t } = useTranslation();
  return useCallback(
    ({ status, remainTime, lockTime, nextTime }: Game, at: number) => {
      const isOver = status === 'final' && remainTime <= 0;
      const left = isOver ? nextTime : remainTime;
      return {
        drawAt: status === 'void' || left === undefined ? null : at + left,
        lockAt: at + lockTime,
        labels: {
          closes: t('home.lotteries.closes'),
          locked: t(isOver ? 'home.lotteries.over.next' : 'home.lotteries.locked'),
          drawing: t('home.lotteries.drawing'),
          closed: t(isOver ? 'home.lotteries.over' : 'home.lotteries.closed'),
        },
      };
    },
    [t],
  );
}
