import { type GameFilters, minimumBets, narrow, slotClasses } from '@livery/flows/game-list';
import { Button } from '@livery/ui/button';
import { SearchField } from '@livery/ui/search-field';
import { Select } from '@livery/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { platformLanguagesQuery } from './hall-queries.ts';
import { Choices, Filters } from './hall-screen.styles.ts';
import type { ShownHall } from './use-hall.ts';

/**
 * What narrows the games of a hall: a part of the name, the smallest bet and, for slots, the class (spec §3, §9). On a phone the last two
 * open below the name, so that the games stay in view.
 */
export function HallFilters({ shown: { hall, state, show } }: { shown: ShownHall }) {
  const { t } = useTranslation();
  const { client, format } = useServices();
  const { filters } = state;
  const [typed, setTyped] = useState(filters.name);
  const [shownName, setShownName] = useState(filters.name);
  // A link has led to another name, or to none: that one stands in the field.
  if (filters.name !== shownName) {
    setShownName(filters.name);
    setTyped(filters.name);
  }
  // The class of a hall that has one class is chosen by nobody.
  const isChosen =
    filters.minBet !== 'all' || (!!hall.hasClasses && filters.classify !== undefined);
  const [open, setOpen] = useState(isChosen);
  const choices = useId();
  const languages = useQuery({ ...platformLanguagesQuery(client), enabled: !!hall.hasClasses });
  // What is typed and not yet searched for goes with each choice.
  const choose = (change: Partial<GameFilters>) => show(narrow(state, { name: typed, ...change }));
  return (
    <Filters
      role="search"
      aria-label={t('halls.filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        choose({});
      }}
    >
      <SearchField
        label={t('halls.filter.name')}
        placeholder={t('halls.filter.name')}
        clearLabel={t('halls.filter.clear')}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === '') choose({ name: '' });
        }}
      />
      <Button type="submit" icon="search">
        <span>{t('halls.filter.submit')}</span>
      </Button>
      <Button
        icon="chevron-down"
        aria-expanded={open}
        aria-controls={choices}
        onClick={() => setOpen(!open)}
      >
        {t('halls.filter.more')}
      </Button>
      <Choices id={choices} data-open={open || undefined}>
        <Select
          label={t('halls.filter.minBet')}
          value={filters.minBet}
          options={minimumBets.map((value) => ({
            value,
            label: value === 'all' ? t('halls.filter.all') : format.number(value),
          }))}
          onChange={({ target }) => {
            const minBet = minimumBets.find((bet) => bet === target.value);
            if (minBet) choose({ minBet });
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
            onChange={({ target }) => choose({ classify: target.value || undefined })}
          />
        )}
      </Choices>
    </Filters>
  );
}
