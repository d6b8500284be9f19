/**
 * Puts the focus into the first field with a problem.
 *
 * @param problems by the name of the field
 * @returns whether there is none
 */
export function focusFirst(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string | undefined>>,
): boolean {
  const wrong = Object.keys(problems).filter((name) => problems[name] !== undefined);
  const first = [...form.elements].find((each) => wrong.includes(each.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
  return wrong.length === 0;
}
