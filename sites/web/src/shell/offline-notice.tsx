import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../app/online.ts';
import { Notice } from './shell.styles.ts';

/** Says that there is no connection for as long as there is none; lists then show what was last received. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useOnline();
  // The live region stays in the page, so that its appearing words are read out.
  return (
    <div role="status">
      {!online && (
        <Notice>
          <InlineAlert tone="warning" title={t('common.offline.title')}>
            {t('common.offline.lists')}
          </InlineAlert>
        </Notice>
      )}
    </div>
  );
}
