import type { PageMessage } from '@livery/api/contract/game-messages';
import { maxSlipBets, type SportsBet, type SportsEvent } from '@livery/api/contract/sports';
import type { SlipChoice } from '@livery/api/contract/sports-messages';
import { amountsOf } from '../amounts.ts';
import { drawBalance } from '../balance.ts';
import { html } from '../dom.ts';
import type { Opened } from '../look.ts';
import { dress, tell, visitPage } from '../page-talk.ts';
import '../play.css';
import { wordsOf } from '../words.ts';
import { basketOf } from './basket.ts';
import { type Desk, deskOf, firstChoice, lineOf, nameOf, sportsText } from './desk.ts';
import { heldBack } from './held-back.ts';
import { inOrder } from './in-order.ts';
import { drawMatches } from './matches.ts';
import { drawParts } from './parts.ts';
import { drawRules } from './rules.ts';
import { newlySettled, settledText, withLearnt } from './settled.ts';
import { betsOf, isReady, keptOf, keyOf, type Selection, sumsOf } from './slip.ts';
import { drawSlip } from './slip-view.ts';
import './sports.css';
import { drawTickets } from './tickets.ts';

/** How often prices and bets are asked for, in milliseconds. */
const pollMs = 10_000;

type Heard<Type extends PageMessage['type']> = Extract<PageMessage, { type: Type }>;

/**
 * Slips on matches as a page of its own, which knows no member and no network: all it learns and says goes through messages to the page
 * around it. A price in the slip is the one that the member chose or confirmed, until they confirm another; what is under a finger
 * never changes.
 */
export function runSports(): void {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const language = fragment.get('language') ?? 'EN';
  const { tag, t: demo } = wordsOf(language);
  const t = sportsText(language);

  /** What the page said when it let the game in, and the matches since; `desk` writes both for the member. */
  let known: { readonly opened: Opened; readonly board: Heard<'sports'>['board'] } | undefined;
  let opened: Opened | undefined;
  let bets: readonly SportsBet[] = [];
  let choice: SlipChoice = firstChoice(language);
  let desk: Desk | undefined;
  let sending = false;
  const basket = basketOf();
  /** What the page was last told to keep. */
  let kept = basket.lines();

  // The page around shows it above the frame.
  const title = html('h1', { class: 'spoken' }, demo('demo.title'));
  const balance = drawBalance(demo);
  const outcome = html('p', { class: 'outcome', role: 'status' }, demo('demo.waiting'));
  const again = html('button', { type: 'button', class: 'again', hidden: true }, t('sports.again'));
  const close = html('button', { type: 'button', class: 'quiet' }, demo('demo.close'));
  const rules = drawRules();
  const tickets = drawTickets();
  const say = (text: string) => {
    outcome.textContent = text;
  };
  const spokenName = (event: SportsEvent, selection: Selection) =>
    // Matches are there once there is a desk.
    desk ? nameOf({ ...event, line: lineOf(event, selection) }, selection, desk).spoken : '';

  const matches = drawMatches((event, selection, price) => {
    if (sending) return;
    const outcomeOf = basket.toggle(event, selection, price);
    say(t(`sports.${outcomeOf}`, { name: spokenName(event, selection), count: `${maxSlipBets}` }));
    draw();
  });
  const slip = drawSlip(t, {
    onStake: (key, stakeText) => {
      basket.change(key, { stakeText });
      draw();
    },
    onRemove: (key) => {
      const line = basket.remove(key);
      if (line) say(t('sports.removed', { name: spokenName(line.event, line) }));
      draw();
      parts.focus('slip');
    },
    onConfirm: (key, seen) => {
      basket.change(key, { seen });
      draw();
      say(t('sports.confirmed', { price: desk?.odds(seen).spoken ?? seen }));
      slip.focus();
    },
    onTooSoon: () => say(t('sports.justNow')),
    onChoice: (wanted) => {
      choice = wanted;
      tell({ type: 'slipChoice', choice });
      renew();
    },
    onPlace: place,
  });
  const parts = drawParts(t, [matches.element, slip.element, tickets.element]);

  function place() {
    if (!desk || sending) return;
    const { read, decimal, limits } = desk;
    const lines = basket.lines();
    const sums = sumsOf(lines, choice.accept, read, limits);
    if (!sums || !isReady(lines, choice.accept, read, limits)) return;
    sending = true;
    say(t('sports.sending'));
    draw();
    tell({
      type: 'slipSent',
      accept: choice.accept,
      bets: betsOf(lines, (text) => decimal(read(text) ?? 0n)),
      total: decimal(sums.total),
    });
  }

  function renew() {
    if (!known) return;
    desk = deskOf(known.opened, { t, tag, choice });
    rules.show(known.board, known.opened, desk);
    draw();
  }

  function draw() {
    if (!desk || !known) return;
    const lines = basket.lines();
    if (lines !== kept) {
      kept = lines;
      tell({ type: 'slipLines', lines: keptOf(lines) });
    }
    matches.show(known.board.events, known.board.time, desk);
    matches.mark(new Set(lines.map(keyOf)));
    slip.show(lines, desk, sending);
    tickets.show(bets, desk);
    parts.count({ slip: lines.length, bets: bets.filter(({ settledAt }) => !settledAt).length });
  }

  const show = heldBack((message: Heard<'sports'>) => {
    if (!opened) return;
    const isFirst = known === undefined;
    if (isFirst && message.choice) choice = message.choice;
    if (isFirst && message.lines) basket.restore(message.lines, message.board.events);
    known = { opened, board: message.board };
    const before = bets;
    bets = withLearnt(before, { bets: message.bets, time: message.board.time });
    const settled = newlySettled(before, bets);
    basket.reprice(message.board.events);
    renew();
    if (isFirst || !again.hidden) say(t('sports.press'));
    again.hidden = true;
    if (!desk || settled.length === 0) return;
    const writer = desk;
    say(settled.map((bet) => settledText(bet, writer)).join(' '));
    tell({ type: 'balanceAsked' });
  });
  const take = inOrder(({ board }: Heard<'sports'>) => board.time, show);

  const answered = ({ answer }: Heard<'slip'>) => {
    sending = false;
    if (answer.result === 'placed') {
      const sums = desk && sumsOf(basket.lines(), choice.accept, desk.read, desk.limits);
      basket.clear();
      bets = [...answer.bets, ...bets];
      say(t('sports.placed', { stake: (sums && desk?.money(desk.decimal(sums.total))) ?? '' }));
      draw();
      parts.open('bets');
      parts.focus('bets');
    } else {
      basket.ask(answer.changed);
      say(t('sports.changed'));
      draw();
      slip.focus();
    }
    tell({ type: 'sportsAsked' });
  };

  const ask = () => {
    if (document.visibilityState === 'visible') tell({ type: 'sportsAsked' });
  };
  const showBalance = (amount: string | undefined) => {
    if (opened) balance.show(amount, amountsOf(opened, tag));
  };

  document.documentElement.lang = tag;
  document.title = demo('demo.title');
  document.body.dataset['look'] = 'sports';
  document.body.append(
    html(
      'main',
      {},
      title,
      html('header', {}, html('p', { class: 'note' }, demo('demo.note')), balance.element),
      outcome,
      again,
      parts.element,
      rules.element,
      close,
    ),
  );
  again.addEventListener('click', ask);
  close.addEventListener('click', () => tell({ type: 'closed' }));

  visitPage(fragment.get('ticket') ?? '', {
    onOpened: (message) => {
      opened = message;
      dress(message.theme);
      title.textContent = message.name;
      document.title = message.name;
      say(t('sports.loading'));
      showBalance(message.balance);
      ask();
      setInterval(ask, pollMs);
    },
    onMessage: (message) => {
      switch (message.type) {
        case 'theme':
          return dress(message.theme);
        case 'balance':
          return showBalance(message.balance);
        case 'sports':
          return take(message);
        case 'sportsFailed':
          say(t('sports.failed', { reason: message.message }));
          again.hidden = false;
          return;
        case 'slip':
          return answered(message);
        case 'refused':
          sending = false;
          say(message.message);
          draw();
      }
    },
    onReturn: ask,
    onSilent: () => say(demo('demo.silent')),
  });
}
