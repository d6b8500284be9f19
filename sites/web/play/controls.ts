import type { WriteAmount } from './amounts.ts';
import { html } from './dom.ts';
import type { Opened } from './look.ts';
import type { Words } from './words.ts';

interface Controls {
  /** What can be bet on. */
  readonly bets: HTMLElement;
  /** The stake and the button of a round: in reach at the bottom of the frame, however high the picture is. */
  readonly act: HTMLElement;
  readonly close: HTMLElement;
  readonly open: (opened: Opened, written: WriteAmount) => void;
  readonly setReady: (isReady: boolean) => void;
  /** Presses the button of a round, where it can be pressed. */
  readonly press: () => void;
}

interface Listeners {
  readonly onPlay: (stake: string, pick: string | undefined) => void;
  readonly onChoice: (stake: string, pick: string | undefined) => void;
  readonly onClose: () => void;
}

/** What is bet on, the stake, the button of a round, and the way out: each stands in the page by itself. */
export function drawControls(t: Words, { onPlay, onChoice, onClose }: Listeners): Controls {
  const stake = html('select', { id: 'stake', disabled: true });
  const play = html('button', { type: 'button', class: 'play', disabled: true }, t('demo.play'));
  const close = html('button', { type: 'button', class: 'quiet' }, t('demo.close'));
  const bets = html('fieldset', { class: 'bets', hidden: true });
  const pick = () => bets.querySelector<HTMLInputElement>('input:checked')?.value;

  play.addEventListener('click', () => onPlay(stake.value, pick()));
  // A key that is held down is one press: rounds do not follow by themselves.
  play.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  close.addEventListener('click', onClose);
  for (const choice of [stake, bets]) {
    choice.addEventListener('change', () => onChoice(stake.value, pick()));
  }

  return {
    bets,
    act: html(
      'div',
      { class: 'act' },
      html('div', { class: 'stake' }, html('label', { for: 'stake' }, t('demo.stake')), stake),
      play,
    ),
    close,
    open: ({ stakes, bets: choices = [], locale, round }, written) => {
      // A round that was interrupted is shown with what was bet on.
      const first = choices.find((each) => each.pick === round?.pick) ?? choices[0];
      const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      stake.replaceChildren(...stakes.map((each) => new Option(written(each), each)));
      bets.hidden = choices.length === 0;
      bets.replaceChildren(
        html('legend', {}, t('demo.bet')),
        ...choices.map(({ pick: value, name, rtp }) =>
          html(
            'label',
            {},
            html('input', { type: 'radio', name: 'bet', value, checked: value === first?.pick }),
            html(
              'span',
              {},
              html('b', {}, name),
              html('small', {}, t('demo.rtp', { rtp: figures.format(rtp) })),
            ),
          ),
        ),
      );
      onChoice(stake.value, pick());
    },
    setReady: (wanted) => {
      const isReady = wanted && stake.options.length > 0;
      const hadFocus = document.activeElement === play;
      stake.disabled = !isReady;
      bets.disabled = !isReady;
      play.disabled = !isReady;
      // A button that was disabled under the focus has lost it.
      if (isReady && (hadFocus || document.activeElement === document.body))
        play.focus({ preventScroll: true });
    },
    press: () => play.click(),
  };
}
