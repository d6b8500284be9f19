import type { StationDraw } from '@livery/api/contract/lottery-list';

/** How many digits a station's tickets have: as many as its special prize. */
export function ticketDigits({ prizes }: Pick<StationDraw, 'prizes'>): number {
  return Math.max(0, ...prizes.map(({ digits }) => digits));
}

/**
 * The prizes of a draw that a ticket hits: those of which a number is how the ticket ends. Each counts as often as it is hit; one
 * ticket may hit several. A number that is still being drawn hits nothing: its first digits say nothing of its last.
 *
 * @param number all digits of the ticket
 * @returns names of prizes, in the order of the draw's table
 */
export function hitsOf(number: string, { prizes }: Pick<StationDraw, 'prizes'>): string[] {
  return prizes.flatMap(({ prize, digits, numbers }) =>
    numbers.filter((drawn) => drawn.length === digits && number.endsWith(drawn)).map(() => prize),
  );
}
