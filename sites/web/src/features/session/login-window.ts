import * as v from 'valibot';
import { parseSessionRecord, type SessionRecord } from '../../app/session-record.ts';
import { type LoginWindow, loginWindowName } from './is-login-window.ts';

/** Pixels, spec §9 "Login popup window". */
const size = { width: 1300, height: 900 } as const;

const messageSchema = v.object({
  version: v.literal(1),
  kind: v.literal('livery.session'),
  session: v.unknown(),
});

/** As much of the opening page as the handing over touches. */
interface OpeningPage {
  readonly location: Pick<Location, 'origin'>;
  readonly open: (address: string, name: string, features: string) => unknown;
  readonly addEventListener: (
    type: 'message',
    listener: (event: { readonly origin: string; readonly data: unknown }) => void,
  ) => void;
}

/**
 * Opens `/login` in a window of its own of 1300 × 900 (spec §2, §9), to be called in the press of a button, and takes over
 * the session that it gives. Everything else that is posted here, and by anyone else, is ignored.
 *
 * @param address the login page's address on this origin
 * @returns whether the browser has opened it
 */
export function openLoginWindow(
  page: OpeningPage,
  address: string,
  accept: (session: SessionRecord & { readonly token: string }) => void,
): boolean {
  page.addEventListener('message', ({ origin, data }) => {
    if (origin !== page.location.origin) return;
    const message = v.safeParse(messageSchema, data);
    const session = message.success ? parseSessionRecord(message.output.session) : undefined;
    if (session?.token) accept({ ...session, token: session.token });
  });
  const features = `popup,width=${size.width},height=${size.height}`;
  return Boolean(page.open(address, loginWindowName, features));
}

/** Gives a new session to the page that opened this window, and to no other origin, then closes the window. */
export function handOver(
  page: LoginWindow & Pick<Window, 'close'> & { readonly location: Pick<Location, 'origin'> },
  session: SessionRecord,
): void {
  page.opener?.postMessage({ version: 1, kind: 'livery.session', session }, page.location.origin);
  page.close();
}
