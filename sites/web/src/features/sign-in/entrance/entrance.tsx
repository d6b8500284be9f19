import type { LoginStep } from '@livery/flows/login';
import { Dialog } from '@livery/ui/dialog';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../app/page-title.ts';
import type { Presence } from '../../../app/presence.ts';
import { useServices } from '../../../app/services.tsx';
import { Stack } from '../../../form/panel.styles.ts';
import { EntryPage } from '../../entry/index.ts';
import type { LoginFlow } from '../login/login-flow.ts';
import { Sided, SideStage } from './entrance.styles.ts';
import { LoginPanel } from './login-panel.tsx';
import { type EntranceEnd, useEntered } from './use-entered.ts';

/** Where an entrance is: on a page of its own, or over the page that the visitor is on. */
export type EntrancePlace = { readonly in: 'page' } | ({ readonly in: 'dialog' } & Presence);

type EntranceProps = EntrancePlace &
  EntranceEnd & {
    /** The login that takes over when the form is done; for the login itself, its own. */
    readonly login: {
      readonly flow: LoginFlow | undefined;
      readonly step: LoginStep;
      readonly title: string;
      readonly arrival: string | undefined;
    };
    /** A sentence below a page's title, while the form itself shows. */
    readonly lead?: string | undefined;
    /** What stands on a page's stage, and on a phone above the form. */
    readonly aside?: ReactNode;
    /** The same, left out where there is no room for it. */
    readonly stage?: ReactNode;
    /** Pixels of the dialog (spec §9). */
    readonly width?: number;
    /** The forms of the login itself; without them it shows the one for name and password. */
    readonly forms?: ReactNode;
    /** Called when the member is in, before the entrance leads on. */
    readonly onDone?: () => void;
    /** Called when a dialog was left without a login. */
    readonly onCancel?: () => void;
    /** What shows until there is a login: the form of a registration or of a new password. */
    readonly children?: ReactNode;
  };

/**
 * A login, a registration or a new password, on its page and in its dialog alike: the form, then in the same place whatever the
 * login requires next, and at the end the way on (spec §4).
 */
export function Entrance(props: EntranceProps) {
  const { login, leadsTo, stays, forms, onDone, children } = props;
  const entered = useEntered(props.in, { leadsTo, stays });
  const body = login.flow ? (
    <LoginPanel
      flow={login.flow}
      forms={forms}
      arrival={login.arrival}
      onDone={(output) => {
        onDone?.();
        entered(output);
      }}
    />
  ) : (
    children
  );
  return props.in === 'page' ? (
    <OnPage {...props}>{body}</OnPage>
  ) : (
    <OverPage {...props}>{body}</OverPage>
  );
}

function OnPage({ login, lead, aside, stage, children }: EntranceProps) {
  usePageTitle(login.title);
  return (
    <EntryPage title={login.title} lead={lead} aside={aside} stage={stage}>
      {children}
    </EntryPage>
  );
}

function OverPage({
  open,
  onClosed,
  login: { flow, step, title },
  width,
  aside,
  stage,
  onCancel,
  children,
}: EntranceProps & Presence) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const isHeld = () => dialogs.current().held;
  const held = useSyncExternalStore(dialogs.subscribe, isHeld, isHeld);
  const close = (): void => {
    flow?.send({ type: 'cancel' });
    dialogs.close();
    onCancel?.();
  };
  return (
    <Dialog
      open={open}
      onClosed={onClosed}
      title={title}
      {...(width === undefined ? {} : { width })}
      // A second step and a forced change end by an answer.
      alert={step === 'secondStep' || step === 'changePassword'}
      // What the platform is at work on is not left alone.
      onClose={held ? undefined : close}
      closeLabel={t('session.close')}
    >
      <Sided>
        {stage && <SideStage>{stage}</SideStage>}
        <Stack>
          {!flow && aside}
          {children}
        </Stack>
      </Sided>
    </Dialog>
  );
}
