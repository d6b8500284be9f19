import { IconButton } from '@livery/ui/icon-button';
import { useTranslation } from 'react-i18next';
import type { PreviousLogin } from '../../../app/dialogs.ts';
import { useServices } from '../../../app/services.tsx';
import { Line } from './previous-login-line.styles.ts';

/**
 * When and where the member was here before, so that somebody else's login is noticed. Stays until it is closed: it is read
 * at the reader's own pace.
 */
export function PreviousLoginLine({
  previous,
  onClose,
}: {
  previous: PreviousLogin;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const time = format.dateTime(Date.parse(previous.time));
  return (
    <Line>
      <span role="status">
        {previous.place
          ? t('session.previous.text', { time, place: previous.place })
          : t('session.previous.timeOnly', { time })}
      </span>
      <IconButton icon="close" label={t('session.previous.close')} onClick={onClose} />
    </Line>
  );
}
