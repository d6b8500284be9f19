import { Button } from '@livery/ui/button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonRow } from '../../styles/page.styles.ts';
import { FilterName, type NamedBy } from './filter-name.tsx';
import { nameProblem, type SavedFilter } from './kept-choices.ts';

/** A saved filter: its name applies it. */
export function SavedFilterRow({
  filter: { name },
  others,
  onApply,
  onRename,
  onDelete,
}: {
  filter: SavedFilter;
  others: readonly SavedFilter[];
  onApply: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<NamedBy['problem']>();
  if (typed !== undefined) {
    const send = (event: FormEvent) => {
      event.preventDefault();
      const found = nameProblem(typed, others);
      setProblem(found);
      if (!found) onRename(typed.trim());
    };
    return (
      <li>
        <FilterName
          label={t('records.saved.rename.of', { name })}
          send={t('records.saved.rename')}
          typed={typed}
          problem={problem}
          onType={(text) => {
            setTyped(text);
            setProblem(undefined);
          }}
          onSubmit={send}
        >
          <Button size="sm" variant="quiet" onClick={() => setTyped(undefined)}>
            {t('records.saved.cancel')}
          </Button>
        </FilterName>
      </li>
    );
  }
  return (
    <li>
      <Button size="sm" onClick={onApply}>
        {name}
      </Button>
      <ButtonRow>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('records.saved.rename.of', { name })}
          onClick={() => setTyped(name)}
        >
          {t('records.saved.rename')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('records.saved.delete.of', { name })}
          onClick={onDelete}
        >
          {t('records.saved.delete')}
        </Button>
      </ButtonRow>
    </li>
  );
}
