import {
  type GameMessage,
  type GameTheme,
  gameThemeNames,
  type PageMessage,
  pageMessageSchema,
} from '@livery/api/contract/game-messages';
import * as v from 'valibot';

/** Milliseconds without an answer after which the page around is taken to be silent. */
const patienceMs = 15_000;
/** The page around is on the address's own origin, although a sandboxed frame has none of its own. */
const pageOrigin = location.origin;

type Said = GameMessage extends infer Message
  ? Message extends GameMessage
    ? Omit<Message, 'from'>
    : never
  : never;

/** Says something to the page around. */
export function tell(message: Said): void {
  parent.postMessage({ from: 'livery-game', ...message }, pageOrigin);
}

/** Hears the page around, and nobody else; what does not parse is dropped. */
function hearPage(onMessage: (message: PageMessage) => void): void {
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== pageOrigin) return;
    const found = v.safeParse(pageMessageSchema, data);
    if (found.success) onMessage(found.output);
  });
}

interface Visit {
  readonly onOpened: (opened: Extract<PageMessage, { type: 'opened' }>) => void;
  /** What the page says after it has let the game in. */
  readonly onMessage: (message: Exclude<PageMessage, { type: 'opened' }>) => void;
  /** The member is back from another window. */
  readonly onReturn?: () => void;
  readonly onSilent: () => void;
}

/** Asks the page to let the game in, once, and hears it from then on: what comes before that is of another game. */
export function visitPage(
  ticket: string,
  { onOpened, onMessage, onReturn, onSilent }: Visit,
): void {
  let isIn = false;
  hearPage((message) => {
    if (message.type !== 'opened') {
      if (isIn) onMessage(message);
    } else if (!isIn) {
      isIn = true;
      onOpened(message);
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (!isIn || document.visibilityState !== 'visible') return;
    onReturn?.();
    // The wallet may hold something else.
    tell({ type: 'balanceAsked' });
  });
  setTimeout(() => {
    if (!isIn) onSilent();
  }, patienceMs);
  tell({ type: 'ready', ticket });
}

/** Puts on the page's colours. */
export function dress({ values, dark, still }: GameTheme): void {
  const { style, dataset } = document.documentElement;
  for (const name of gameThemeNames) {
    const value = values[name];
    if (value) style.setProperty(name, value);
  }
  style.colorScheme = dark ? 'dark' : 'light';
  dataset['motion'] = still ? 'less' : 'full';
}
