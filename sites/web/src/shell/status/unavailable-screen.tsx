import { Button } from '@livery/ui/button';
import { StatusPage } from '@livery/ui/status-page';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../app/online.ts';
import { StatusFrame } from './status-frame.tsx';

interface Trying {
  /** Milliseconds since 1970 by the device's clock. */
  readonly nextTryAt: number;
  /** A try is under way. */
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/**
 * The neutral page for every status that selects no root, and for a platform that cannot be reached or read. It tries
 * again by itself, later and later, and says when.
 */
export function UnavailableScreen(props: Trying) {
  const { t } = useTranslation();
  const online = useOnline();
  const title = online ? t('status.unavailable.title') : t('status.offline.title');
  return (
    <StatusFrame title={title}>
      <StatusPage
        extent="inside"
        title={title}
        description={online ? t('status.unavailable.text') : t('status.offline.text')}
        action={
          <>
            <Button variant="primary" icon="retry" busy={props.trying} onClick={props.onRetry}>
              {t('common.retry')}
            </Button>
            <NextTry {...props} />
          </>
        }
      />
    </StatusFrame>
  );
}

/** Counts down to the next try. Not a live region: it would speak every second. */
function NextTry({ nextTryAt, trying }: Trying) {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((nextTryAt - now) / 1000);
  return (
    <p>
      {trying || seconds <= 0
        ? t('status.unavailable.now')
        : t('status.unavailable.next', { seconds })}
    </p>
  );
}
