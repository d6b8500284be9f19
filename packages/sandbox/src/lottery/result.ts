import { pickIndex, type Random, shuffled, streamOf } from '../random.ts';

/** How a result is written. */
export type ResultForm =
  /** `"12345"` */
  | { readonly kind: 'digits'; readonly count: number }
  /** `"123-45"` */
  | { readonly kind: 'pair'; readonly first: number; readonly second: number }
  /** Numbers from 1 with repeats, `"1,5,6"` */
  | { readonly kind: 'dice'; readonly count: number }
  /** Different numbers from 1 to `of` in two digits, `"01 02 10"`; `ordered` sorts them. */
  | {
      readonly kind: 'numbers';
      readonly count: number;
      readonly of: number;
      readonly ordered: boolean;
    };

/**
 * The result of a draw: it follows from seed, game and start alone, so every server and every reload
 * agrees. With `known` below 1 only the items drawn so far are there; null when there is none yet.
 */
export function resultOf(
  form: ResultForm,
  draw: { seed: number; gameId: string; drawAt: number },
  known: number,
): string | null {
  const random = streamOf(draw.seed, `draw/${draw.gameId}/${draw.drawAt}`);
  switch (form.kind) {
    case 'digits':
      return orNull(digits(random, form.count).slice(0, shown(form.count, known)));
    case 'pair': {
      const all = digits(random, form.first + form.second);
      const part = all.slice(0, shown(all.length, known));
      const tail = part.slice(form.first);
      return orNull(tail === '' ? part : `${part.slice(0, form.first)}-${tail}`);
    }
    case 'dice': {
      const dice = Array.from({ length: form.count }, () => pickIndex(random, 6) + 1);
      return orNull(dice.slice(0, shown(form.count, known)).join(','));
    }
    case 'numbers': {
      const all = Array.from({ length: form.of }, (_, index) => index + 1);
      const drawn = shuffled(random, all).slice(0, shown(form.count, known));
      if (form.ordered) drawn.sort((one, other) => one - other);
      return orNull(drawn.map((each) => String(each).padStart(2, '0')).join(' '));
    }
  }
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => String(pickIndex(random, 10))).join('');
}

function shown(count: number, known: number): number {
  return Math.floor(count * known);
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
