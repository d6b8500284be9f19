/**
 * The legal name most like a mistyped one, or undefined when none is near enough to be worth suggesting
 * (more than a third of its letters differ).
 */
export function nearestName(written: string, legal: readonly string[]): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const name of legal) {
    const distance = editDistance(written.toLowerCase(), name.toLowerCase());
    if (!best || distance < best.distance) best = { name, distance };
  }
  if (!best) return undefined;
  const allowed = Math.max(2, Math.floor(Math.max(written.length, best.name.length) / 3));
  return best.distance <= Math.min(allowed, best.name.length - 1) ? best.name : undefined;
}

/** Damerau–Levenshtein (optimal string alignment): an exchange of two neighbours counts once, as typing slips do. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(i - 2, j - 2) + 1);
      }
      row[j] = cost;
    }
  }
  return at(a.length, b.length);
}
