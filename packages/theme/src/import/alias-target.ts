export interface Target {
  readonly value: unknown;
}

/** What `{a.b}` or `#/a/b` stands for, if the document has it. */
export function targetOf(text: string, document: unknown): Target | undefined {
  const alias = /^\{([^{}]+)\}$/.exec(text)?.[1];
  if (alias !== undefined) {
    const found = inside(document, alias.split('.'));
    // An alias means the token's value, whatever else the token holds.
    return found && (inside(found.value, ['$value']) ?? found);
  }
  if (!text.startsWith('#/')) return undefined;
  const path = text.slice(2).split('/');
  return inside(
    document,
    path.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')),
  );
}

function inside(value: unknown, path: readonly string[]): Target | undefined {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Readonly<Record<string, unknown>>)[step];
  }
  return { value: here };
}
