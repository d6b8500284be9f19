import { minimumBets, narrow, slotClasses } from '@livery/flows/game-list';
import { Button } from '@livery/ui/button';
import { SearchField } from '@livery/ui/search-field';
import { Select } from '@livery/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { platformLanguagesQuery } from './hall-queries.ts';
import { Choices, Filters } from './hall-screen.styles.ts';
import type { ShownHall } from './use-hall.ts';

/** What narrows the games of a hall: a part of the name, the smallest bet and, for slots, the class (spec §3, §9). */
export function HallFilters({ shown: { hall, state, show } }: { shown: ShownHall }) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const { filters } = state;
  const [typed, setTyped] = useState(filters.name);
  const languages = useQuery({ ...platformLanguagesQuery(client), enabled: !!hall.hasClasses });
  return (
    <Filters
      role="search"
      aria-label={t('halls.filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        show(narrow(state, { name: typed }));
      }}
    >
      <SearchField
        label={t('halls.filter.name')}
        placeholder={t('halls.filter.name')}
        clearLabel={t('halls.filter.clear')}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === '') show(narrow(state, { name: '' }));
        }}
      />
      {/* The page has another search, of everything. */}
      <Button type="submit" icon="search" aria-label={t('halls.filter.name')}>
        {t('halls.filter.submit')}
      </Button>
      <Choices>
        <Select
          label={t('halls.filter.minBet')}
          value={filters.minBet}
          options={minimumBets.map((value) => ({
            value,
            label: value === 'all' ? t('halls.filter.all') : format.number(value),
          }))}
          onChange={({ target }) => {
            const minBet = minimumBets.find((bet) => bet === target.value);
            if (minBet) show(narrow(state, { minBet }));
          }}
        />
        {hall.hasClasses && (
          <Select
            label={t('halls.filter.classify')}
            value={filters.classify ?? ''}
            options={[
              { value: '', label: t('halls.filter.all') },
              ...slotClasses(languages.data ?? []).map((value) => ({
                value,
                label: t(`halls.class.${value}`),
              })),
            ]}
            onChange={({ target }) => show(narrow(state, { classify: target.value || undefined }))}
          />
        )}
      </Choices>
    </Filters>
  );
}
