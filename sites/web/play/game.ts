import type { GameTheme, ShownRound } from '@livery/api/contract/game-messages';
import { amountsOf, type WriteAmount } from './amounts.ts';
import { drawBalance } from './balance.ts';
import { drawControls } from './controls.ts';
import { html } from './dom.ts';
import type { Drawing, Look, Opened } from './look.ts';
import { dress, tell, visitPage } from './page-talk.ts';
import { drawPays } from './pays.ts';
import './play.css';
import { wordsOf } from './words.ts';

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

  let still = true;
  let written: WriteAmount = (amount) => amount;
  let drawing: Drawing | undefined;

  // The page around shows it above the frame.
  const title = html('h1', { class: 'spoken' }, t('demo.title'));
  const note = html('p', { class: 'note' }, t('demo.note'));
  const table = html('div', { class: 'table' });
  const outcome = html('p', { class: 'outcome', role: 'status' }, t('demo.waiting'));
  const balance = drawBalance(t);
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
    html(
      'main',
      {},
      title,
      html('header', {}, note, balance.element),
      table,
      outcome,
      controls.bets,
      controls.act,
      html('div', { class: 'more' }, pays, controls.close),
    ),
  );

  const show = async (round: ShownRound) => {
    table.scrollIntoView({ block: 'nearest' });
    await drawing?.show(round, still);
    const { reference, stake, win } = round;
    const shown = drawing?.describe(round) ?? '';
    outcome.replaceChildren(
      ...(shown ? [html('span', {}, shown), ' '] : []),
      html(
        'strong',
        // Only what is more than the stake has the colour of a gain.
        { 'data-gain': Number(win) > Number(stake) },
        t('demo.outcome', { stake: written(stake), win: written(win) }),
      ),
    );
    tell({ type: 'roundEnded', reference, stake, win });
    controls.setReady(true);
  };

  const wear = (theme: GameTheme) => {
    dress(theme);
    still = theme.still;
  };

  const open = (opened: Opened) => {
    wear(opened.theme);
    written = amountsOf(opened, tag);
    title.textContent = opened.name;
    document.title = opened.name;
    drawing = look.draw(table, opened, t, { written, press: controls.press });
    if (drawing.below) pays.before(drawing.below);
    drawPays(pays, opened, drawing, t);
    balance.show(opened.balance, written);
    controls.open(opened, written);
    outcome.textContent = opened.round ? t('demo.unfinished') : t('demo.press');
    if (opened.round) void show(opened.round);
    else controls.setReady(true);
  };

  visitPage(fragment.get('ticket') ?? '', {
    onOpened: open,
    onMessage: (message) => {
      switch (message.type) {
        case 'theme':
          return wear(message.theme);
        case 'balance':
          return balance.show(message.balance, written);
        case 'round':
          balance.show(message.balance, written);
          return void show(message.round);
        case 'refused':
          outcome.textContent = message.message;
          controls.setReady(true);
      }
    },
    onSilent: () => {
      outcome.textContent = t('demo.silent');
    },
  });
}
