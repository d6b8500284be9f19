import { type Diagnostic, formatDiagnostic } from '@livery/theme/diagnostic';

/** All findings as a person reads them in a terminal, worst first, and a last line that counts them. */
export function report(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const frames = [...errors, ...warnings].map((found) =>
    formatDiagnostic(found, texts.get(found.file) || undefined),
  );
  const count = `${amount(errors.length, 'error')}, ${amount(warnings.length, 'warning')}`;
  return [...frames, count].join('\n\n');
}

const amount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
