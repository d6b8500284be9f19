import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../app/presence.ts';
import { useServices } from '../../app/services.tsx';
import { ServiceContacts } from './service-contacts.tsx';
import { GreenHead, Room, Said } from './service-dialog.styles.ts';
import { useServiceRoom } from './use-service-room.ts';

const titles = { VIP: 'service.vip', LIVECHAT: 'service.title' } as const;

const texts = {
  connecting: ['service.connecting', 'service.connectingText'],
  open: ['service.open', 'service.openText'],
  blocked: ['service.blocked', 'service.blockedText'],
  failed: ['service.failed', 'service.failedText'],
  offline: ['service.offline', 'service.offlineText'],
  none: ['service.none', 'service.noneText'],
} as const;

/**
 * The chat room (spec §2, §9: a green header) beside the chat's own window: how far it has come, what to do when it does not, and the
 * merchant's other contacts.
 */
export function ServiceDialog({ dialog, ...presence }: DialogProps<'service'>) {
  const services = useServices();
  const { t } = useTranslation();
  const { dialogs } = services;
  const { who, state, again } = useServiceRoom(dialog.popup);
  const { kind } = state;
  const [title, text] = texts[kind];
  return (
    <Dialog
      {...presence}
      title={<GreenHead>{t(titles[who])}</GreenHead>}
      closeLabel={t('service.close')}
      onClose={dialogs.close}
    >
      <Room>
        <Said role={kind === 'failed' || kind === 'offline' ? 'alert' : 'status'} data-state={kind}>
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
        </Said>
        {kind === 'blocked' && (
          <Button
            variant="primary"
            href={state.address.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('service.openChat')}
          </Button>
        )}
        {kind === 'open' && <Button onClick={again}>{t('service.again')}</Button>}
        {(kind === 'failed' || kind === 'offline') && (
          <Button variant="primary" icon="retry" onClick={again}>
            {t('common.retry')}
          </Button>
        )}
        <ServiceContacts />
      </Room>
    </Dialog>
  );
}
