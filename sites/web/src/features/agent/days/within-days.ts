/** Days as they are, or the last of them where they are more than a report can have. */
export function withinDays(
  { start, end }: { start: string; end: string },
  most: number,
): { start: string; end: string; limited: boolean } {
  const first = new Date(Date.parse(end) - (most - 1) * 86_400_000).toISOString().slice(0, 10);
  return first > start ? { start: first, end, limited: true } : { start, end, limited: false };
}
