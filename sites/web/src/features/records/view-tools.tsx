import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import { ColumnChooser } from './column-chooser.tsx';
import { ViewRow } from './records.styles.ts';
import type { RecordsAddress } from './records-address.ts';
import { SavedFilters } from './saved-filters.tsx';
import type { RecordViewTools } from './use-record-view.ts';
import type { useRecordsAddress } from './use-records-address.ts';

/** Which filters of a record are saved, and which of its columns are shown. */
export function ViewTools({
  tools,
  address,
  narrow,
}: {
  tools: RecordViewTools;
  address: RecordsAddress;
  narrow: ReturnType<typeof useRecordsAddress>['narrow'];
}) {
  const { t } = useTranslation();
  return (
    <ViewRow>
      <SavedFilters tools={tools} address={address} narrow={narrow} />
      {tools.all.length > 0 && <ColumnChooser tools={tools} />}
      {tools.refused && <InlineAlert tone="warning">{t('records.kept.refused')}</InlineAlert>}
    </ViewRow>
  );
}
