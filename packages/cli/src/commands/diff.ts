import { type AnyToken, modeNames, modeWords } from '@livery/theme';
import { type BrandReading, readBrand } from '../brand-folder.ts';
import type { Context } from '../command/context.ts';
import type { Outcome } from '../command/outcome.ts';
import type { Paint } from '../command/paint.ts';
import { type ContrastChange, compareThemes, type TokenChange } from '../diff/compare-themes.ts';
import { readPaintedSheets, type TouchedPart, touchedParts } from '../diff/painted-sheets.ts';
import {
  readLibrary,
  type TouchedComponent,
  touchedComponents,
} from '../diff/touched-components.ts';
import type { AddCommand } from '../program.ts';
import { amount } from '../report.ts';
import { table } from '../table.ts';

const examples = `
Examples:
  livery diff mayura shapla                        two brands of the project
  livery diff /tmp/last-week/mayura themes/mayura  two versions of one
  livery diff a b --json | jq '.result.tokens[] | select(.deltaE > 0.1)'

It exits 0 if both brands are valid, even if they differ.`;

/** `livery diff A B` */
export const addDiff: AddCommand = (program, start) => {
  program
    .command('diff')
    .summary('compare two brands: tokens, contrast, components')
    .description(
      'Lists the tokens that differ in each mode and by how much (distance in OKLab), the contrast pairs that improved or got worse, the components that read a changed token, and the parts of the all-states stories that paint a changed colour.',
    )
    .argument('<before>', "a brand's folder, or its name under themes/")
    .argument('<after>', "another brand's folder, or another version of the same")
    .addHelpText('after', examples)
    .action((before: string, after: string, _, command) =>
      start(command, (context) => diff(before, after, context)),
    );
};

async function diff(before: string, after: string, context: Context): Promise<Outcome> {
  const { root, quiet } = context;
  const [a, b] = await Promise.all([readBrand(before, context), readBrand(after, context)]);
  const diagnostics = [...a.diagnostics, ...b.diagnostics];
  const texts = new Map([...a.texts, ...b.texts]);
  if (!a.ok || !b.ok) return { ok: false, diagnostics, texts, result: {}, lines: () => [] };

  const { tokens, contrast } = compareThemes(a.theme, b.theme);
  const library = await readLibrary(root);
  const changed = new Set<AnyToken>(tokens.map(({ token }) => token));
  const components = library && touchedComponents(library, changed);
  const painted = await readPaintedSheets(root);
  const sheets = painted && touchedParts(painted, changed);
  return {
    ok: true,
    diagnostics,
    texts,
    result: {
      before: sideOf(a),
      after: sideOf(b),
      tokens: tokens.map((change) => ({ ...change })),
      contrast: contrast.map((change) => ({ ...change })),
      components: components?.map((component) => ({ ...component })),
      sheets: sheets?.map((part) => ({ ...part })),
    },
    lines: (paint) =>
      tokens.length === 0
        ? [`livery diff: ${paint.good('no token differs')}.`]
        : [
            ...tokenLines(tokens, paint),
            ...(quiet ? [] : contrastLines(contrast, paint)),
            ...componentLines(components, Object.keys(library ?? {}).length, paint),
            ...sheetLines(sheets, paint),
            summary(tokens, contrast, components),
          ],
  };
}

const sideOf = ({ folder, brand, theme }: Extract<BrandReading, { ok: true }>) => ({
  folder,
  name: brand.name,
  repairs: theme.repairs.length,
});

function tokenLines(tokens: readonly TokenChange[], paint: Paint): string[] {
  return modeNames.flatMap((mode) => {
    const rows = tokens
      .filter((change) => change.mode === mode)
      .sort((a, b) => (b.deltaE ?? 0) - (a.deltaE ?? 0))
      .map(({ token, before, after, deltaE }) => [
        token,
        `${short(before)} → ${short(after)}`,
        deltaE === undefined ? '' : `ΔE ${deltaE.toFixed(3)}`,
      ]);
    if (rows.length === 0) return [];
    return [
      paint.strong(`${modeWords(mode)}: ${amount(rows.length, 'token')}`),
      ...table(rows),
      '',
    ];
  });
}

function contrastLines(changes: readonly ContrastChange[], paint: Paint): string[] {
  if (changes.length === 0) return [];
  const worse = changes.filter(({ before, after }) => after < before);
  const rows = [...changes]
    .sort((a, b) => a.after / a.needed - b.after / b.needed)
    .slice(0, mostPairs)
    .map(({ mode, foreground, background, needed, before, after }) => [
      `${foreground} on ${background}`,
      modeWords(mode),
      `${before.toFixed(2)} → ${after.toFixed(2)}`,
      `${after < before ? 'worse' : 'better'}, ${needed} needed`,
    ]);
  const head = `contrast: ${worse.length} pairs worse, ${changes.length - worse.length} better`;
  const more = changes.length - rows.length;
  return [
    paint.strong(`${head}; closest to the limit:`),
    ...table(rows),
    ...(more > 0 ? [paint.faint(`  … and ${more} more (--json has all)`)] : []),
    '',
  ];
}

/** What fits on a line. */
const mostTokens = 4;
/** Of a hundred pairs in four modes, a person looks at the tightest. */
const mostPairs = 12;

function componentLines(
  components: readonly TouchedComponent[] | undefined,
  of: number,
  paint: Paint,
): string[] {
  if (!components) return [];
  const rows = components.map(({ component, stories, tokens }) => [
    component,
    stories === 1 ? '1 story' : `${stories} stories`,
    listed(tokens),
  ]);
  return [
    paint.strong(`components: ${components.length} of ${of} read a changed token`),
    ...table(rows),
    '',
  ];
}

/** A part once, though it is on a sheet for a phone and on one for a wide window. */
function sheetLines(touched: readonly TouchedPart[] | undefined, paint: Paint): string[] {
  if (!touched || touched.length === 0) return [];
  const parts = Map.groupBy(touched, ({ part }) => part);
  const rows = [...parts].map(([part, on]) => {
    const tokens = new Set(on.flatMap((one) => one.tokens));
    return [part, listed([...tokens].sort())];
  });
  return [
    paint.strong(`all-states stories: ${amount(rows.length, 'part')} paint a changed colour`),
    ...table(rows),
    '',
  ];
}

function listed(tokens: readonly string[]): string {
  const rest = tokens.length - mostTokens;
  const named = tokens.slice(0, mostTokens).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
}

function summary(
  tokens: readonly TokenChange[],
  contrast: readonly ContrastChange[],
  components: readonly TouchedComponent[] | undefined,
): string {
  const distinct = new Set(tokens.map(({ token }) => token)).size;
  const parts = [
    `${amount(distinct, 'token')} differ${distinct === 1 ? 's' : ''}`,
    `${amount(contrast.length, 'contrast pair')} changed`,
    ...(components ? [`${amount(components.length, 'component')} affected`] : []),
  ];
  return `livery diff: ${parts.join(', ')}.`;
}

const short = (value: string) => (value.length > 40 ? `${value.slice(0, 39)}…` : value);
