import { Button } from '@livery/ui/button';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { codeQuery } from '../app/code-query.ts';
import type { DialogProps, Presence, ShownDialog } from '../app/presence.ts';
import { type Services, useServices } from '../app/services.tsx';
import { Line, Unhurried } from './line.styles.ts';

/**
 * One opening of a dialog. While its code is on the way, or when it did not arrive, a line over the page shows that; another
 * opening asks for the code again.
 */
export function LoadedDialog({ dialog, presence }: { dialog: ShownDialog; presence: Presence }) {
  const { t } = useTranslation();
  const services = useServices();
  const {
    data: Dialog,
    isFetching,
    refetch,
  } = useQuery(codeQuery(`${dialog.kind} dialog`, () => loadDialog(services, dialog)));
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
      <Button size="sm" variant="quiet" onClick={services.dialogs.close}>
        {t('common.load.close')}
      </Button>
    </Line>
  );
}

/** The list of dialogs loads with the first of them: most visits to a page open none. */
async function loadDialog<Kind extends ShownDialog['kind']>(
  services: Services,
  dialog: DialogProps<Kind>['dialog'],
) {
  const { dialogTable } = await import('./dialog-table.ts');
  // The table gives each kind the component of that very kind: a link that the type of a union loses.
  const load = dialogTable[dialog.kind as Kind];
  return load(services, dialog) as Promise<ComponentType<DialogProps<ShownDialog['kind']>>>;
}
