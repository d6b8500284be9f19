import type { StationDraw } from '@livery/api/contract/lottery-list';
import { foreignLang } from '@livery/i18n';
import { KeyValueList } from '@livery/ui/key-value-list';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { Sheet } from '../lottery.styles.ts';
import { usePrizeName } from './use-prize-name.ts';

/** All prizes of one draw, in the order of print; one that is drawn piece by piece says what is still to come. */
export function PrizeTable({ draw }: { draw: StationDraw }) {
  const { t } = useTranslation();
  const { language } = useServices();
  const nameOf = usePrizeName();
  return (
    <Sheet>
      <h3 {...foreignLang(draw.language, language.code)}>{draw.remark}</h3>
      <KeyValueList
        missingLabel={t('lottery.vn.waits')}
        items={draw.prizes.map(({ prize, count, digits, numbers }) => {
          const isWhole = numbers.filter(({ length }) => length === digits).length === count;
          const known = isWhole ? numbers : [...numbers, t('home.lotteries.drawing')];
          return { term: nameOf(prize), value: numbers.length > 0 ? known.join(' · ') : null };
        })}
      />
    </Sheet>
  );
}
