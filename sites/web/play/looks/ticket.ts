import type { ShownRound } from '@livery/api/contract/game-messages';
import { html, svg } from '../dom.ts';
import { runGame } from '../game.ts';
import { drawCover } from '../ticket/cover.ts';
import type { Words } from '../words.ts';
import './ticket.css';

/** Paths on a field of 48 by 48, each with the custom property of its colour. */
const drawn = {
  sun: [
    'M24 14a10 10 0 1 0 .01 0zM22 3h4v7h-4zM22 38h4v7h-4zM3 22h7v4H3zM38 22h7v4h-7zM9 12l3-3 5 5-3 3zM31 34l3-3 5 5-3 3zM36 9l3 3-5 5-3-3zM14 31l3 3-5 5-3-3z',
    '--stage-accent',
  ],
  moon: ['M31 5A20 20 0 1 0 43 31 16 16 0 0 1 31 5z', '--stage-text'],
  bell: [
    'M22 6a2 2 0 0 1 4 0C34 8 36 16 36 23c0 6 2 8 5 11H7c3-3 5-5 5-11 0-7 2-15 10-17zM19 37h10a5 5 0 0 1-10 0z',
    '--stage-accent',
  ],
  wave: [
    'M3 17c7-8 14-8 21 0s14 8 21 0v7c-7 8-14 8-21 0s-14-8-21 0zM3 32c7-8 14-8 21 0s14 8 21 0v7c-7 8-14 8-21 0s-14-8-21 0z',
    '--stage-muted',
  ],
  lotus: [
    'M24 6c6 8 8 16 8 23-2 5-4 8-8 10-4-2-6-5-8-10 0-7 2-15 8-23zM13 17c-5 2-9 5-11 10 3 8 10 12 19 13-6-6-9-13-8-23zM35 17c5 2 9 5 11 10-3 8-10 12-19 13 6-6 9-13 8-23z',
    '--action-accent-fill',
  ],
} as const;
type Symbol = keyof typeof drawn;
const isSymbol = (sign: string): sign is Symbol => sign in drawn;

const columns = 3;
const count = 9;

runGame({
  draw: (table, { pays = [] }, t) => {
    const words = html('p', {}, t('demo.ticket.new'));
    const all = html('button', { type: 'button', hidden: true }, t('demo.ticket.all'));
    const fields = Array.from({ length: count }, () =>
      html('button', { type: 'button', class: 'field', disabled: true }),
    );
    const grid = html('div', { class: 'fields' }, ...fields);
    const cover = drawCover(grid, { columns, count, onOpen: (index) => uncover(index) });
    grid.append(cover.element);
    table.replaceChildren(
      html('div', { class: 'ticket' }, grid, html('div', { class: 'below' }, words, all)),
    );

    let signs: readonly string[] = [];
    let left = new Set<number>();
    let done = () => {};
    const close = () => {
      cover.close();
      for (const [index, field] of fields.entries()) {
        field.replaceChildren();
        field.setAttribute('aria-label', t('demo.ticket.covered', { number: `${index + 1}` }));
        delete field.dataset['equal'];
      }
    };
    const name = (index: number) => {
      const symbol = nameOf(signs[index] ?? '', t);
      const label = t('demo.ticket.open', { number: `${index + 1}`, symbol });
      fields[index]?.setAttribute('aria-label', label);
    };
    const uncover = (index: number) => {
      if (!left.delete(index)) return;
      cover.open(index);
      name(index);
      if (left.size === 0) done();
    };
    const showAll = () => {
      for (const index of [...left]) uncover(index);
    };
    close();
    for (const [index, field] of fields.entries()) {
      field.addEventListener('click', () => uncover(index));
    }
    all.addEventListener('click', showAll);

    return {
      // The cover is the member's own motion: less of it shows no field before they want to see it.
      show: async (round) => {
        close();
        signs = round.signs ?? [];
        left = new Set(fields.keys());
        for (const [index, field] of fields.entries()) {
          field.replaceChildren(picture(signs[index] ?? ''));
          field.disabled = false;
        }
        words.textContent = t('demo.ticket.scratch');
        all.hidden = false;
        grid.dataset['open'] = '';
        // The button that began the round cannot be pressed now.
        if (!(document.activeElement instanceof HTMLSelectElement))
          fields[0]?.focus({ preventScroll: true });
        await new Promise<void>((resolve) => {
          done = resolve;
        });
        const isInside = table.contains(document.activeElement);
        for (const field of fields) field.disabled = true;
        delete grid.dataset['open'];
        all.hidden = true;
        if (isInside) (document.activeElement as HTMLElement | null)?.blur(); // the page moves the focus on to its button
        for (const row of rowsOf(signs)) {
          if (row.symbol)
            for (const index of row.fields) fields[index]?.setAttribute('data-equal', '');
        }
        words.textContent = '';
      },
      describe: inWords,
      sign: (symbol) => ({
        picture: picture(symbol),
        text: t('demo.ticket.three', { symbol: nameOf(symbol, t) }),
      }),
    };

    function inWords(round: ShownRound): string {
      const equal = rowsOf(round.signs ?? []).map(({ symbol }) => symbol);
      // The table has the dearest first, and that one pays.
      const paid = pays.find((pay) => equal.includes(pay.signs));
      if (!paid) return t('demo.ticket.none');
      return `${t('demo.ticket.three', { symbol: nameOf(paid.signs, t) })}.`;
    }
  },
});

/** The rows of a ticket: which fields each has, and the symbol of all of them, if it is one. */
function rowsOf(signs: readonly string[]) {
  return Array.from({ length: count / columns }, (_, row) => {
    const fields = Array.from({ length: columns }, (__, place) => row * columns + place);
    const [first = 0] = fields;
    const isEqual = fields.every((field) => signs[field] === signs[first]);
    return { fields, symbol: isEqual ? signs[first] : undefined };
  });
}

function picture(sign: string): SVGSVGElement {
  const [path, colour] = drawn[isSymbol(sign) ? sign : 'wave'];
  return svg(
    'svg',
    { viewBox: '0 0 48 48', class: 'symbol', 'aria-hidden': true },
    svg('path', { d: path, fill: `var(${colour})`, 'fill-rule': 'evenodd' }),
  );
}

const nameOf = (sign: string, t: Words) => (isSymbol(sign) ? t(`demo.ticket.${sign}`) : sign);
