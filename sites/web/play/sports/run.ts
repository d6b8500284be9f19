import type { PageMessage } from '@livery/api/contract/game-messages';
import { maxSlipBets, type SportsBet, type SportsEvent } from '@livery/api/contract/sports';
import type { SlipChoice } from '@livery/api/contract/sports-messages';
import { html } from '../dom.ts';
import type { Opened } from '../look.ts';
import { dress, hearPage, patienceMs, tell } from '../page-talk.ts';
import '../play.css';
import { wordsOf } from '../words.ts';
import { betName, type Desk, deskOf, firstChoice, lineOf, nameOf, sportsText } from './desk.ts';
import { heldBack } from './held-back.ts';
import { drawMatches } from './matches.ts';
import { drawParts } from './parts.ts';
import {
  betsOf,
  isReady,
  keyOf,
  type Selection,
  type SlipLine,
  sumsOf,
  withAnswer,
  withPrices,
} from './slip.ts';
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

  let opened: Opened | undefined;
  let board: Heard<'sports'>['board'] | undefined;
  let bets: readonly SportsBet[] = [];
  let choice: SlipChoice = firstChoice(language);
  let desk: Desk | undefined;
  let lines: readonly SlipLine[] = [];
  let sending = false;

  // The page around shows it above the frame.
  const title = html('h1', { class: 'spoken' }, demo('demo.title'));
  const balance = html('strong');
  const outcome = html('p', { class: 'outcome', role: 'status' }, demo('demo.waiting'));
  const again = html('button', { type: 'button', class: 'again', hidden: true }, t('sports.again'));
  const close = html('button', { type: 'button', class: 'quiet' }, demo('demo.close'));
  const rules = html('details', { class: 'pays rules' });
  const tickets = drawTickets();

  const matches = drawMatches((event, selection, price) => toggle(event, selection, price));
  const slip = drawSlip(t, {
    onStake: (key, stakeText) => change(key, { stakeText }),
    onRemove: (key) => {
      const line = lines.find((each) => keyOf(each) === key);
      lines = lines.filter((each) => keyOf(each) !== key);
      if (line) outcome.textContent = t('sports.removed', { name: spokenName(line.event, line) });
      draw();
      parts.focus('slip');
    },
    onConfirm: (key, seen) => {
      change(key, { seen });
      outcome.textContent = t('sports.confirmed', { price: desk?.odds(seen).spoken ?? seen });
      slip.focus();
    },
    onTooSoon: () => {
      outcome.textContent = t('sports.justNow');
    },
    onChoice: (wanted) => {
      choice = wanted;
      tell({ type: 'slipChoice', choice });
      renew();
    },
    onPlace: place,
  });
  const parts = drawParts(t, [matches.element, slip.element, tickets.element]);

  const spokenName = (event: SportsEvent, selection: Selection) =>
    nameOf({ ...event, line: lineOf(event, selection) }, selection, t).spoken;

  function toggle(event: SportsEvent, selection: Selection, price: string) {
    if (sending) return;
    const name = spokenName(event, selection);
    const key = keyOf(selection);
    if (lines.some((each) => keyOf(each) === key)) {
      lines = lines.filter((each) => keyOf(each) !== key);
      outcome.textContent = t('sports.removed', { name });
    } else if (lines.length === maxSlipBets) {
      outcome.textContent = t('sports.full', { count: String(maxSlipBets) });
    } else {
      lines = [...lines, { ...selection, event, seen: price, now: price, stakeText: '' }];
      outcome.textContent = t('sports.added', { name });
    }
    draw();
  }

  function change(key: string, part: Partial<SlipLine>) {
    lines = lines.map((each) => (keyOf(each) === key ? { ...each, ...part } : each));
    draw();
  }

  function place() {
    if (!desk || sending) return;
    const { read, decimal, limits } = desk;
    const sums = sumsOf(lines, choice.accept, read, limits);
    if (!sums || !isReady(lines, choice.accept, read, limits)) return;
    sending = true;
    outcome.textContent = t('sports.sending');
    draw();
    tell({
      type: 'slipSent',
      accept: choice.accept,
      bets: betsOf(lines, (text) => decimal(read(text) ?? 0n)),
      total: decimal(sums.total),
    });
  }

  function renew() {
    if (!opened || !board) return;
    desk = deskOf(opened, board, { t, tag, choice });
    drawRules(board, desk);
    draw();
  }

  function draw() {
    if (!desk || !board) return;
    matches.show(board.events, board.time, desk);
    matches.mark(new Set(lines.map(keyOf)));
    slip.show(lines, desk, sending);
    tickets.show(bets, desk);
    parts.count({ slip: lines.length, bets: bets.filter(({ settledAt }) => !settledAt).length });
  }

  function drawRules(
    { rules: texts, rtp, rtpRange, minStake, maxStake }: NonNullable<typeof board>,
    { money }: Desk,
  ) {
    if (rules.childElementCount > 0) return;
    const figures = new Intl.NumberFormat(opened?.locale, { maximumFractionDigits: 2 });
    const low = figures.format(rtpRange.low);
    const high = figures.format(rtpRange.high);
    rules.replaceChildren(
      html('summary', {}, t('sports.rules')),
      html(
        'p',
        {},
        t('sports.rtp', {
          rtp: figures.format(rtp),
          low: low ?? '',
          high: high ?? '',
          min: money(minStake),
          max: money(maxStake),
        }),
      ),
      html('ul', {}, ...texts.map((text) => html('li', {}, text))),
    );
  }

  const take = heldBack((message: Heard<'sports'>) => {
    const isFirst = board === undefined;
    if (isFirst && message.choice) choice = message.choice;
    const open = new Set(
      bets.filter(({ settledAt }) => !settledAt).map(({ reference }) => reference),
    );
    board = message.board;
    ({ bets } = message);
    lines = withPrices(lines, board.events);
    renew();
    if (isFirst || !again.hidden) outcome.textContent = t('sports.press');
    again.hidden = true;
    const decided = bets.filter(({ reference, settledAt }) => settledAt && open.has(reference));
    if (decided.length === 0) return;
    outcome.textContent = decided.map((bet) => decidedText(bet)).join(' ');
    tell({ type: 'balanceAsked' });
  });

  const decidedText = (bet: SportsBet) =>
    [
      betName(bet, t).spoken,
      t(`sports.state.${bet.status}`),
      t('sports.outcome', {
        stake: desk?.money(bet.stake) ?? bet.stake,
        // A void bet returns its stake, which is not a win.
        win: desk?.money(bet.status === 'void' ? bet.stake : bet.win) ?? bet.win,
      }),
    ].join(' · ');

  const answered = ({ answer }: Heard<'slip'>) => {
    sending = false;
    if (answer.result === 'placed') {
      const sums = desk && sumsOf(lines, choice.accept, desk.read, desk.limits);
      lines = [];
      bets = [...answer.bets, ...bets];
      balance.textContent = desk?.money(answer.balance) ?? '';
      outcome.textContent = t('sports.placed', {
        stake: (sums && desk?.money(desk.decimal(sums.total))) ?? '',
        balance: desk?.money(answer.balance) ?? '',
      });
      draw();
      parts.open('bets');
      parts.focus('bets');
    } else {
      lines = withAnswer(lines, answer.changed);
      outcome.textContent = t('sports.changed');
      draw();
      slip.focus();
    }
    tell({ type: 'sportsAsked' });
  };

  const ask = () => {
    if (opened && document.visibilityState === 'visible') tell({ type: 'sportsAsked' });
  };

  document.documentElement.lang = tag;
  document.title = demo('demo.title');
  document.body.dataset['look'] = 'sports';
  document.body.append(
    html(
      'main',
      {},
      title,
      html(
        'header',
        {},
        html('p', { class: 'note' }, demo('demo.note')),
        html('p', { class: 'balance' }, html('span', {}, demo('demo.balance')), ' ', balance),
      ),
      outcome,
      again,
      parts.element,
      rules,
      close,
    ),
  );
  again.addEventListener('click', ask);
  close.addEventListener('click', () => tell({ type: 'closed' }));

  hearPage((message) => {
    if (message.type === 'opened') {
      if (opened) return;
      opened = message;
      dress(message.theme);
      title.textContent = message.name;
      document.title = message.name;
      outcome.textContent = t('sports.loading');
      balance.textContent = deskOf(
        message,
        { minStake: message.balance, maxStake: message.balance },
        { t, tag, choice },
      ).money(message.balance);
      ask();
      setInterval(ask, pollMs);
      return;
    }
    if (!opened) return;
    switch (message.type) {
      case 'theme':
        return dress(message.theme);
      case 'balance':
        balance.textContent = desk?.money(message.balance) ?? message.balance;
        return;
      case 'sports':
        return take(message);
      case 'sportsFailed':
        outcome.textContent = t('sports.failed', { reason: message.message });
        again.hidden = false;
        return;
      case 'slip':
        return answered(message);
      case 'refused':
        sending = false;
        outcome.textContent = message.message;
        draw();
    }
  });
  document.addEventListener('visibilitychange', () => {
    ask();
    if (opened && document.visibilityState === 'visible') tell({ type: 'balanceAsked' });
  });
  setTimeout(() => {
    if (!opened) outcome.textContent = demo('demo.silent');
  }, patienceMs);
  tell({ type: 'ready', ticket: fragment.get('ticket') ?? '' });
}
