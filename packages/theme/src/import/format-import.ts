import type { ImportRow } from './import-tokens.ts';

/** An import's report as a person reads it: how many were taken, guessed and left, then each with its reason. */
export function formatImport(report: readonly ImportRow[]): string {
  const parts = (['taken', 'guessed', 'left'] as const).map((outcome) => ({
    outcome,
    rows: report.filter((row) => row.outcome === outcome),
  }));
  const counts = parts.map(({ outcome, rows }) => `${rows.length} ${outcome}`).join(', ');
  return [
    `${report.length} tokens: ${counts}.`,
    ...parts.flatMap(({ outcome, rows }) =>
      rows.length === 0
        ? []
        : ['', `${outcome[0]?.toUpperCase()}${outcome.slice(1)}`, ...rows.map(line)],
    ),
    '',
  ].join('\n');
}

const line = ({ token, to, why, line: at }: ImportRow) =>
  `  ${at}: ${token}${to ? ` → ${to}` : ''} (${why})`;
