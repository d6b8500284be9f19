/** A row of the specification. A `rule` requires a test; a `note` is a heading or a remark and needs none. */
export interface Row {
  readonly id: string;
  readonly kind: 'rule' | 'note';
  readonly part: string;
  readonly label: string;
}

const columns = 'id\tkind\tpart\tlabel';

/**
 * Reads the project's own list (docs/spec-rows.tsv).
 * @throws Error naming the line when the list is broken: it is ours, so nothing can continue without it.
 */
export function parseRows(text: string): Row[] {
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== columns)
    throw new Error(
      `docs/spec-rows.tsv:1 should be the columns ${columns.replaceAll('\t', ', ')}, split by tabs.`,
    );
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const place = `docs/spec-rows.tsv:${index + 2}`;
    const [id = '', kind, part, label, ...more] = line.split('\t');
    if (!part || !label || more.length > 0)
      throw new Error(`${place} should have four cells split by tabs: id, kind, part, label.`);
    if (!/^\w+\.\d\d$/.test(id))
      throw new Error(`${place} has the id "${id}"; an id looks like 4.05 or B2.07.`);
    if (kind !== 'rule' && kind !== 'note')
      throw new Error(`${place} has the kind "${kind}"; the kinds are rule and note.`);
    if (seen.has(id)) throw new Error(`${place} gives the id ${id} a second time.`);
    seen.add(id);
    return { id, kind, part, label };
  });
}

/** Requirements that this list adds to the specification's own rows. */
const added = /^B2\./;

/**
 * Compares the project's list with the owner's (a table whose first two columns are id and kind).
 * @returns one sentence per difference.
 */
export function compareRows(rows: readonly Row[], ownersText: string): string[] {
  const [, ...lines] = ownersText.trimEnd().split('\n');
  const owners = new Map(lines.map((line) => line.split('\t', 2) as [string, string]));
  const ours = new Map(rows.map(({ id, kind }) => [id, kind]));
  const missing = [...owners.keys()]
    .filter((id) => !ours.has(id))
    .map((id) => `${id} is in the owner's list and not in docs/spec-rows.tsv. Add it.`);
  const strange = rows
    .filter(({ id }) => !owners.has(id) && !added.test(id))
    .map(
      ({ id }) =>
        `${id} is in docs/spec-rows.tsv and not in the owner's list. Take it out, or ask the owner.`,
    );
  const changed = rows
    .filter(({ id, kind }) => owners.has(id) && owners.get(id) !== kind)
    .map(
      ({ id, kind }) =>
        `${id} is a ${owners.get(id)} in the owner's list and a ${kind} in docs/spec-rows.tsv. Follow the owner.`,
    );
  return [...missing, ...strange, ...changed];
}
