import { type Diagnostic, formatDiagnostic } from '@livery/theme/diagnostic';
import { type Paint, plain } from './command/paint.ts';

/**
 * All findings as a person reads them in a terminal, worst first, and a last line that counts them. `quiet` leaves the
 * warnings out, but not their number.
 */
export function report(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
  { paint = plain, quiet = false }: { readonly paint?: Paint; readonly quiet?: boolean } = {},
): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const frames = [...errors, ...(quiet ? [] : warnings)].map((found) =>
    painted(formatDiagnostic(found, texts.get(found.file) || undefined), found, paint),
  );
  const accepted = warnings.filter(({ code }) => code === 'tokens/accepted').length;
  const count = [
    amount(errors.length, 'error'),
    amount(warnings.length, 'warning'),
    ...(accepted > 0 ? [amount(accepted, 'accepted pair')] : []),
  ].join(', ');
  return [...frames, (errors.length > 0 ? paint.bad : paint.strong)(count)].join('\n\n');
}

/** The head line in the colour of its severity; the frame stays as it is, to be copied. */
function painted(text: string, { severity }: Diagnostic, paint: Paint): string {
  const end = text.indexOf('\n');
  const head = end < 0 ? text : text.slice(0, end);
  return (severity === 'error' ? paint.bad : paint.doubtful)(head) + text.slice(head.length);
}

export const amount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
