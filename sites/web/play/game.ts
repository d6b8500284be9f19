import {
  type GameMessage,
  type GameTheme,
  gameThemeNames,
  pageMessageSchema,
  type ShownRound,
} from '@livery/api/contract/game-messages';
import * as v from 'valibot';
import { amountsOf, type WriteAmount } from './amounts.ts';
import { drawControls } from './controls.ts';
import { html } from './dom.ts';
import type { Drawing, Look, Opened } from './look.ts';
import { drawPays } from './pays.ts';
import './play.css';
import { wordsOf } from './words.ts';

/** Milliseconds without an answer after which the page around is taken to be silent. */
const patienceMs = 15_000;
/** The page around is on the address's own origin, although a sandboxed frame has none of its own. */
const pageOrigin = location.origin;

type Said = GameMessage extends infer Message
  ? Message extends GameMessage
    ? Omit<Message, 'from'>
    : never
  : never;

/**
 * A demonstration game: a page of its own that knows no member, no token and no network. All it learns and says goes through messages to
 * the page around it (`@livery/api/contract/game-messages`). The platform has decided a round before any of it is shown. A round
 * begins only with a press, and nothing is celebrated: a return is a figure beside its stake.
 *
 * @param look what draws this kind of game
 */
export function runGame(look: Look): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const { tag, t } = wordsOf(fragment.get('language') ?? 'EN');
  const tell = (message: Said) =>
    parent.postMessage({ from: 'livery-game', ...message }, pageOrigin);

  let still = true;
  let written: WriteAmount = (amount) => amount;
  let drawing: Drawing | undefined;

  const title = html('h1', {}, t('demo.title'));
  const note = html('p', { class: 'note' }, t('demo.note'));
  const table = html('div', { class: 'table' });
  const outcome = html('p', { class: 'outcome', role: 'status' }, t('demo.waiting'));
  const controls = drawControls(t, {
    onPlay: (stake, pick) => {
      controls.setReady(false);
      outcome.textContent = t('demo.running');
      tell({ type: 'roundStarted', stake, ...(pick === undefined ? {} : { pick }) });
    },
    onChoice: (stake, pick) => drawing?.choose?.(pick, stake),
    onClose: () => tell({ type: 'closed' }),
  });
  const pays = html('div');
  document.documentElement.lang = tag;
  document.title = t('demo.title');
  document.body.append(
    html('main', {}, html('header', {}, title, note), table, outcome, controls.element, pays),
  );

  const show = async (round: ShownRound) => {
    await drawing?.show(round, still);
    const { reference, stake, win } = round;
    const shown = drawing?.describe(round) ?? '';
    outcome.replaceChildren(
      ...(shown ? [html('span', {}, shown), ' '] : []),
      html('strong', {}, t('demo.outcome', { stake: written(stake), win: written(win) })),
    );
    tell({ type: 'roundEnded', reference, stake, win });
    controls.setReady(true);
  };

  const dress = ({ values, dark, still: isStill }: GameTheme) => {
    const { style, dataset } = document.documentElement;
    for (const name of gameThemeNames) {
      const value = values[name];
      if (value) style.setProperty(name, value);
    }
    style.colorScheme = dark ? 'dark' : 'light';
    dataset['motion'] = isStill ? 'less' : 'full';
    still = isStill;
  };

  const open = (opened: Opened) => {
    dress(opened.theme);
    written = amountsOf(opened.locale, opened.currency, tag);
    title.textContent = opened.name;
    document.title = opened.name;
    drawing = look.draw(table, opened, t, { written, press: controls.press });
    drawPays(pays, opened, drawing, t);
    controls.open(opened, written);
    outcome.textContent = opened.round ? t('demo.unfinished') : t('demo.press');
    if (opened.round) void show(opened.round);
    else controls.setReady(true);
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== pageOrigin) return;
    const found = v.safeParse(pageMessageSchema, data);
    if (!found.success) return;
    const message = found.output;
    // A game is let in once; what comes before that is of another one.
    if (message.type === 'opened') {
      if (!drawing) open(message);
      return;
    }
    if (!drawing) return;
    switch (message.type) {
      case 'theme':
        dress(message.theme);
        break;
      case 'balance':
        controls.setBalance(written(message.balance));
        break;
      case 'round':
        controls.setBalance(written(message.balance));
        void show(message.round);
        break;
      case 'refused':
        outcome.textContent = message.message;
        controls.setReady(true);
        break;
    }
  });
  // Back from another window, the wallet may hold something else.
  document.addEventListener('visibilitychange', () => {
    if (drawing && document.visibilityState === 'visible') tell({ type: 'balanceAsked' });
  });
  setTimeout(() => {
    if (!drawing) outcome.textContent = t('demo.silent');
  }, patienceMs);
  tell({ type: 'ready', ticket: fragment.get('ticket') ?? '' });
}
