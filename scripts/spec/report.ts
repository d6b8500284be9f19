import type { Proof } from './proofs.ts';
import type { Row } from './rows.ts';

/** Marks of unknown rows and of notes, one sentence each. */
export function wrongMarks(rows: readonly Row[], proofs: readonly Proof[]): string[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return proofs.flatMap(({ id, file, line, title }) => {
    const row = known.get(id);
    const place = `${file}:${line} "${title}"`;
    if (id.includes('…'))
      return [
        `${place} computes its mark. Write the mark out, such as [spec 4.05], in this title or in its describe title.`,
      ];
    if (!row)
      return [
        `${place} has the unknown mark [spec ${id}]. Use an id from docs/spec-rows.tsv, such as 4.05 or B2.07, one per mark.`,
      ];
    if (row.kind === 'note')
      return [
        `${place} has the mark [spec ${id}] of a note ("${row.label}"). Use the id of the rule that follows it.`,
      ];
    return [];
  });
}

export interface Totals {
  readonly rules: number;
  readonly proved: number;
  readonly notes: number;
}

export function totalsOf(rows: readonly Row[], proofs: readonly Proof[]): Totals {
  const claimed = new Set(proofs.map(({ id }) => id));
  const rules = rows.filter(({ kind }) => kind === 'rule');
  return {
    rules: rules.length,
    proved: rules.filter(({ id }) => claimed.has(id)).length,
    notes: rows.length - rules.length,
  };
}

/** A row's proofs as `file: title`, each once, in a fixed order. */
function claimsOf(id: string, proofs: readonly Proof[]): string[] {
  return [
    ...new Set(
      proofs.filter((proof) => proof.id === id).map(({ file, title }) => `${file}: ${title}`),
    ),
  ].sort();
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function line(row: Row, proofs: readonly Proof[]): string {
  if (row.kind === 'note') return `| ${row.id} | ${cell(row.label)} | – |`;
  const claims = claimsOf(row.id, proofs);
  return `| ${row.id} | ${cell(row.label)} | ${claims.length === 0 ? 'open' : claims.map(cell).join('<br>')} |`;
}

/** The page docs/spec.md. It holds no line numbers and no dates, so it changes only when a proof does. */
export function renderPage(rows: readonly Row[], proofs: readonly Proof[]): string {
  const { rules, proved, notes } = totalsOf(rows, proofs);
  const parts = Map.groupBy(rows, ({ part }) => part);
  const tables = [...parts].map(([part, own]) => {
    const count = totalsOf(own, proofs);
    return [
      `## ${part} (${count.proved} of ${count.rules})`,
      '',
      '| Row | Requirement | Tests |',
      '|---|---|---|',
      ...own.map((row) => line(row, proofs)),
    ].join('\n');
  });
  return [
    '# Specification coverage',
    '',
    '<!-- Written by `npm run spec`. Change docs/spec-rows.tsv or a test, not this page. -->',
    '',
    `${proved} of ${rules} rules have a test, ${rules - proved} are open; ${notes} rows are headings or remarks and need none.`,
    '',
    'Each listed test or story has the id of the row in its title, such as `[spec 4.05]`, and would fail without the behaviour.',
    '',
    tables.join('\n\n'),
    '',
  ].join('\n');
}

/** The same for a terminal: proved rows with their proofs, then the open ones. */
export function renderList(rows: readonly Row[], proofs: readonly Proof[]): string {
  const rules = rows.filter(({ kind }) => kind === 'rule');
  const entries = rules.map((row) => ({ row, claims: claimsOf(row.id, proofs) }));
  const done = entries
    .filter(({ claims }) => claims.length > 0)
    .map(({ row, claims }) =>
      [`${row.id}  ${row.label}`, ...claims.map((claim) => `        ${claim}`)].join('\n'),
    );
  const open = entries
    .filter(({ claims }) => claims.length === 0)
    .map(({ row }) => `${row.id}  ${row.label}`);
  return [
    'Covered',
    ...done,
    '',
    'Open',
    ...open,
    '',
    `${done.length} of ${rules.length} rules have a test, ${open.length} are open.`,
  ].join('\n');
}
