import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { Popover } from '@livery/ui/popover';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Choices, Legend } from './records.styles.ts';
import type { RecordViewTools } from './use-record-view.ts';

/** Which columns of a record are shown. The one that names the rows stays, so there is always one. */
export function ColumnChooser({
  tools: { all, show, showAll },
}: {
  tools: Pick<RecordViewTools, 'all' | 'show' | 'showAll'>;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const shown = all.filter(({ isShown }) => isShown).length;
  const isWhole = shown === all.length;
  const label = isWhole
    ? t('records.columns')
    : t('records.columns.some', {
        shown: format.number(shown),
        all: format.number(all.length),
      });
  return (
    <Popover
      label={t('records.columns')}
      trigger={(props) => (
        <Button size="sm" {...props}>
          {label}
        </Button>
      )}
    >
      <Choices>
        <Legend>{t('records.columns.legend')}</Legend>
        {all.map(({ id, label: name, isFixed, isShown }) => (
          <Checkbox
            key={id}
            checked={isShown}
            disabled={isFixed}
            onChange={({ target }) => show(id, target.checked)}
          >
            {isFixed ? t('records.columns.stays', { name }) : name}
          </Checkbox>
        ))}
        {/* Never disabled: it would lose the focus as it is pressed. */}
        <Button size="sm" onClick={showAll}>
          {t('records.columns.all')}
        </Button>
      </Choices>
    </Popover>
  );
}
