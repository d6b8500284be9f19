import { Button } from '@livery/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Presence, ShownDialog } from '../app/presence.ts';
import { useServices } from '../app/services.tsx';
import { dialogQuery } from './dialog-query.ts';
import { Line, Unhurried } from './line.styles.ts';

/**
 * One opening of a dialog. While its code is on the way, or when it did not arrive, a line over the page shows that; another
 * opening asks for the code again. Closed before its code came, it is not drawn later.
 */
export function LoadedDialog({ dialog, presence }: { dialog: ShownDialog; presence: Presence }) {
  const { t } = useTranslation();
  const services = useServices();
  const {
    data: Dialog,
    isFetching,
    refetch,
  } = useQuery({
    ...dialogQuery(services, dialog),
    // A connection that comes back while the line leaves asks again for what failed.
    enabled: presence.open,
  });
  const close =
    dialog.kind === 'captchaPass' ? () => dialog.give(undefined) : services.dialogs.close;
  const givenUp = !Dialog && !presence.open;
  useEffect(() => {
    if (!givenUp) return;
    if (dialog.kind === 'login') dialog.abandon?.();
    presence.onClosed();
  }, [givenUp, dialog, presence]);
  if (Dialog) return <Dialog dialog={dialog} {...presence} />;
  if (!presence.open) return null;
  if (isFetching) {
    return (
      <Unhurried>
        <Line role="status">
          <span>{t('common.loading')}</span>
        </Line>
      </Unhurried>
    );
  }
  return (
    <Line role="alert">
      <span>{t('common.load.failed')}</span>
      <Button size="sm" variant="primary" onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
      {/* What is due stays due. */}
      {dialog.kind !== 'forcedChange' && dialog.kind !== 'newTerms' && (
        <Button size="sm" variant="quiet" onClick={close}>
          {t('common.load.close')}
        </Button>
      )}
    </Line>
  );
}
