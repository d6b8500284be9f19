/** What `npm run flows` has counted of one machine and its tests. */
export interface FlowRow {
  /** The folder of the flow. */
  readonly name: string;
  readonly states: number;
  readonly transitions: number;
  /** Transitions that a test takes. */
  readonly taken: number;
  readonly guards: number;
  /** Guards that have decided both ways. */
  readonly decided: number;
  /** States to which a shortest path leads. */
  readonly places: number;
  readonly walks: number;
  /** Moves of all walks together. */
  readonly steps: number;
  /** Ways to break one of its guards, actions or delays, which `npm run mutate` tries. */
  readonly mutants: number;
}

/** A number that is read from the machine alone, without its tests. */
export type Drawn = Pick<FlowRow, 'name' | 'states' | 'transitions' | 'mutants'>;

const leastWalks = 1000;

/** Missing coverage of a flow, with the fix; empty if there is none. */
export function holesOf(rows: readonly FlowRow[]): string[] {
  return rows.flatMap(({ name, transitions, taken, guards, decided, walks }) => [
    ...(taken < transitions
      ? [`${name}: ${transitions - taken} transitions are never taken. Add the move that does.`]
      : []),
    ...(decided < guards
      ? [
          `${name}: ${guards - decided} guards never decide both ways. Add the move that makes them.`,
        ]
      : []),
    ...(walks < leastWalks
      ? [`${name}: ${walks} random walks. Add \`provesMachine\` to its tests.`]
      : []),
    ...(transitions === 0
      ? [`${name}: nothing watches its transitions. Add \`provesMachine\` to its tests.`]
      : []),
  ]);
}

const columns = [
  ['Machine', ({ name }: FlowRow) => `\`${name}\``],
  ['States', ({ states }: FlowRow) => states],
  ['Transitions', ({ transitions }: FlowRow) => transitions],
  ['Taken', ({ transitions, taken }: FlowRow) => share(taken, transitions)],
  ['Guards', ({ guards }: FlowRow) => guards],
  ['Both ways', ({ guards, decided }: FlowRow) => share(decided, guards)],
  ['Places', ({ places }: FlowRow) => places],
  ['Walks', ({ walks }: FlowRow) => walks],
  ['Moves', ({ steps }: FlowRow) => steps],
  ['Mutants', ({ mutants }: FlowRow) => mutants],
] as const;

/** The page `docs/flows-report.md`. */
export function renderReport(rows: readonly FlowRow[]): string {
  const lines = rows.map((row) => `| ${columns.map(([, cell]) => cell(row)).join(' | ')} |`);
  const total = sumOf(rows);
  const sum = columns.map(
    ([head, cell]) => `**${head === 'Machine' ? rows.length : cell(total)}**`,
  );
  return `# Test coverage of the state machines

<!-- Written by \`npm run flows\` from packages/flows and its tests. Change them, not this page. -->

*Taken*: transitions that a test takes. *Both ways*: guards that returned both true and false. *Places*: distinct states that a shortest path
reaches. *Walks* and *Moves*: seeded random walks and their total number of moves. *Mutants*: ways to break one guard, action or delay;
\`npm run mutate\` tries each and requires a test to fail.

| ${columns.map(([head]) => head).join(' | ')} |
|${columns.map(([head]) => (head === 'Machine' ? '---' : '---:')).join('|')}|
${lines.join('\n')}
| ${sum.join(' | ')} |
`;
}

/** The figures of a page that need no test, by machine. */
export function readReport(page: string): Drawn[] {
  return [...page.matchAll(/^\| `([\w-]+)` \| (\d+) \| (\d+) \|.*\| (\d+) \|$/gm)].map(
    ([, name = '', states, transitions, mutants]) => ({
      name,
      states: Number(states),
      transitions: Number(transitions),
      mutants: Number(mutants),
    }),
  );
}

function share(part: number, whole: number): string {
  if (whole === 0) return '–';
  // rounded down: 100 % is all of them
  return `${Math.floor((100 * part) / whole)} %`;
}

function sumOf(rows: readonly FlowRow[]): FlowRow {
  const sum = (figure: (row: FlowRow) => number) =>
    rows.map(figure).reduce((total, each) => total + each, 0);
  return {
    name: '',
    states: sum(({ states }) => states),
    transitions: sum(({ transitions }) => transitions),
    taken: sum(({ taken }) => taken),
    guards: sum(({ guards }) => guards),
    decided: sum(({ decided }) => decided),
    places: sum(({ places }) => places),
    walks: sum(({ walks }) => walks),
    steps: sum(({ steps }) => steps),
    mutants: sum(({ mutants }) => mutants),
  };
}
