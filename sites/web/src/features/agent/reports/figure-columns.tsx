import type { TeamFigures } from '@livery/api/contract/team';
import type { Format } from '@livery/i18n/format';
import type { TableColumn } from '@livery/ui/table';
import type { TFunction } from 'i18next';
import { Result } from '../../records/index.ts';

/** A column of {@link figureColumns}. */
type FigureColumn<Row> = Pick<TableColumn<Row>, 'label' | 'kind' | 'cell'> & {
  readonly id: 'deposits' | 'withdrawals' | 'bonuses' | 'validBet' | 'net';
};

/**
 * The columns of money in profit and loss: in, out, bonuses, valid bet and result.
 *
 * @param figures those of a row
 */
export function figureColumns<Row>(
  { t, format }: { readonly t: TFunction; readonly format: Format },
  figures: (row: Row) => TeamFigures,
): readonly FigureColumn<Row>[] {
  return [
    ...(['deposits', 'withdrawals', 'bonuses', 'validBet'] as const).map((id) => ({
      id,
      label: t(`reports.${id}`),
      kind: 'number' as const,
      cell: (row: Row) => format.money(figures(row)[id]),
    })),
    {
      id: 'net',
      label: t('reports.net'),
      kind: 'number',
      cell: (row) => <Result amount={figures(row).net} />,
    },
  ];
}
