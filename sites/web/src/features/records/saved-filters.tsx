import { Button } from '@livery/ui/button';
import { Popover } from '@livery/ui/popover';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { Quiet } from '../../styles/page.styles.ts';
import { FilterName, type NamedBy } from './filter-name.tsx';
import { filterOf, mostFilters, nameProblem, type SavedFilter } from './kept-choices.ts';
import { Choices, FilterList } from './records.styles.ts';
import { type RecordsAddress, recordsIn } from './records-address.ts';
import { SavedFilterRow } from './saved-filter-row.tsx';
import type { RecordViewTools } from './use-record-view.ts';
import type { useRecordsAddress } from './use-records-address.ts';

/** The filters of a record that the member has saved: each is applied, renamed and deleted here, and the present one is saved. */
export function SavedFilters({
  tools: { filters, changeFilters },
  address,
  narrow,
}: {
  tools: Pick<RecordViewTools, 'filters' | 'changeFilters'>;
  address: RecordsAddress;
  narrow: ReturnType<typeof useRecordsAddress>['narrow'];
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const [told, setTold] = useState('');
  const count = filters.length;
  const apply = ({ search }: SavedFilter) => {
    const { show, days, type, status, account, sort } = recordsIn(search);
    narrow({ show, days, type, status, account, sort });
  };
  return (
    <Popover
      label={t('records.saved')}
      trigger={(props) => (
        <Button size="sm" {...props}>
          {count === 0
            ? t('records.saved')
            : t('records.saved.count', { count, formatted: format.number(count) })}
        </Button>
      )}
    >
      {(close) => (
        <Choices as="div">
          {count === 0 ? (
            <Quiet>{t('records.saved.none')}</Quiet>
          ) : (
            <FilterList>
              {filters.map((filter) => (
                <SavedFilterRow
                  key={filter.name}
                  filter={filter}
                  others={filters.filter(({ name }) => name !== filter.name)}
                  onApply={() => {
                    apply(filter);
                    close();
                  }}
                  onRename={(name) => {
                    changeFilters((before) =>
                      before.map((each) => (each.name === filter.name ? { ...each, name } : each)),
                    );
                    setTold(t('records.saved.renamed', { name }));
                  }}
                  onDelete={() => {
                    changeFilters((before) => before.filter(({ name }) => name !== filter.name));
                    setTold(t('records.saved.deleted', { name: filter.name }));
                  }}
                />
              ))}
            </FilterList>
          )}
          {count < mostFilters ? (
            <SaveForm
              others={filters}
              onSave={(name) => {
                changeFilters((before) => [...before, { name, search: filterOf(address) }]);
                setTold(t('records.saved.done', { name }));
              }}
            />
          ) : (
            <Quiet>{t('records.saved.full', { most: format.number(mostFilters) })}</Quiet>
          )}
          <span role="status">{told}</span>
        </Choices>
      )}
    </Popover>
  );
}

function SaveForm({
  others,
  onSave,
}: {
  others: readonly SavedFilter[];
  onSave: (name: string) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<NamedBy['problem']>();
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = nameProblem(typed, others);
    setProblem(found);
    if (found) {
      field.current?.focus();
      return;
    }
    onSave(typed.trim());
    setTyped('');
  };
  return (
    <FilterName
      ref={field}
      label={t('records.saved.name')}
      hint={t('records.saved.hint')}
      send={t('records.saved.save')}
      typed={typed}
      problem={problem}
      onType={(text) => {
        setTyped(text);
        setProblem(undefined);
      }}
      onSubmit={send}
    />
  );
}
