import { EmptyState } from '@livery/ui/empty-state';
import { SearchField } from '@livery/ui/search-field';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../styles/page.styles.ts';

/**
 * Looks for words in the articles, as they are typed.
 *
 * @param props.found how many have them; undefined while nothing is typed, or nothing is there to look through
 */
export function HelpSearch({
  term,
  onTerm,
  found,
}: {
  term: string;
  onTerm: (term: string) => void;
  found: number | undefined;
}) {
  const { t } = useTranslation();
  return (
    <search>
      <Stack>
        <SearchField
          label={t('help.search')}
          placeholder={t('help.search')}
          clearLabel={t('help.clear')}
          value={term}
          onChange={onTerm}
          maxLength={80}
        />
        <div role="status">
          {found === 0 && (
            <EmptyState
              icon="search"
              title={t('help.none', { term: term.trim() })}
              description={t('help.noneText')}
            />
          )}
          {found !== undefined && found > 0 && t('help.found', { count: found })}
        </div>
      </Stack>
    </search>
  );
}
