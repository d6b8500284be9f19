import type { Proof } from './proofs.ts';
import type { Row } from './rows.ts';

/** Marks that name an unknown row, name a row that needs no test, or are in the wrong place: one sentence each. */
export function wrongMarks(rows: readonly Row[], proofs: readonly Proof[]): string[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return proofs.flatMap(({ id, file, line, title, misplaced }) => {
    const row = known.get(id);
    const place = `${file}:${line} "${title}"`;
    if (misplaced) return [`${place} has the mark of row ${id} in the wrong place. ${misplaced}`];
    if (id.includes('…'))
      return [
        `${place} computes its mark. Write it out, in a story parameters: { spec: ['4.05'] }, in the title of a test or of the group around it [spec 4.05].`,
      ];
    if (!row)
      return [
        `${place} claims the unknown row "${id}". The rows are in docs/spec-rows.tsv; an id looks like 4.05 or B2.07, one to a mark.`,
      ];
    if (row.kind === 'note')
      return [
        `${place} claims row ${id}, a note ("${row.label}") that takes no proof. Claim the rule that follows it.`,
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

/** A row's tests as `file: title`, each once, in a fixed order. */
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

/** The page docs/spec.md. It holds no line numbers and no dates, so it changes only when a mark or a title does. */
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
    'A proof is a test that carries the row in its title, `[spec 4.05]`, or a story that has it in `parameters.spec`, and that would fail without the behaviour.',
    '',
    tables.join('\n\n'),
    '',
  ].join('\n');
}

/** The same for a terminal: covered rows with their tests, then the open ones. */
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
