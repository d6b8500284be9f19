import { join } from 'node:path';
import { type AnyToken, isComponentToken } from '@livery/theme';
import { inputRules } from '../command/input-rules.ts';
import { inputError } from '../command/outcome.ts';
import { readText } from '../read-files.ts';

/** Written by `npm run components` from the contracts of the component library, from the project's root. */
const file = '.storybook/components.json';

/** The components of a library, by the name of their folder. */
export type Library = Readonly<
  Record<
    string,
    {
      /** In its own file of stories. */
      readonly stories: number;
      /** Components that it is built of. */
      readonly uses: readonly string[];
      /** Semantic tokens that it reads itself. */
      readonly tokens: readonly string[];
    }
  >
>;

/** A component that reads a changed token, itself or in what it is built of. */
export interface TouchedComponent {
  readonly component: string;
  readonly stories: number;
  readonly tokens: readonly AnyToken[];
}

/**
 * Reads what each component of the library reads.
 *
 * @returns undefined in a project without that file
 * @throws CommandError when it is no JSON
 */
export async function readLibrary(root: string): Promise<Library | undefined> {
  const text = await readText(join(root, file));
  if (text === '') return undefined;
  try {
    // Its form is that of the script, and the check fails when the file is not as it writes it.
    return JSON.parse(text) as Library;
  } catch {
    throw inputError(inputRules.brokenComponents, { file });
  }
}

/** The components that read at least one of these tokens, with the ones they read. */
export function touchedComponents(
  library: Library,
  changed: ReadonlySet<AnyToken>,
): TouchedComponent[] {
  return Object.entries(library).flatMap(([component, { stories }]) => {
    const parts = withParts(component, library);
    const read = new Set([...parts].flatMap((part) => library[part]?.tokens ?? []));
    const tokens = [...changed].filter((token) =>
      isComponentToken(token) ? parts.has(componentOf(token)) : read.has(token),
    );
    return tokens.length > 0 ? [{ component, stories, tokens: tokens.sort() }] : [];
  });
}

/** `tabBar.fill` is the folder `tab-bar`'s. */
const componentOf = (token: string) =>
  token.slice(0, token.indexOf('.')).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A component and all that it is built of, however deep. */
function withParts(component: string, library: Library): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of library[name]?.uses ?? []) visit(next);
  };
  visit(component);
  return seen;
}
