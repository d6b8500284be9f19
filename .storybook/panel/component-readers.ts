import library from '../components.json' with { type: 'json' };

/** A component of the library and how many stories it has. */
export interface Reader {
  readonly component: string;
  readonly stories: number;
}

interface Entry {
  readonly stories: number;
  readonly uses: readonly string[];
  readonly tokens: readonly string[];
}

/** By folder, written by `npm run components`. */
const all: Readonly<Record<string, Entry>> = library;

const camelCase = (kebab: string) =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a token is one component's own: `tabBar.fill`. */
export const isOwnToken = (token: string, components = all): boolean =>
  Object.keys(components).some((component) => token.startsWith(`${camelCase(component)}.`));

/**
 * The components that read a token themselves: of a semantic one those whose contract names it, of a component's own that one.
 * What is built of them changes with them.
 */
export function readersOf(token: string, components = all): Reader[] {
  const group = token.slice(0, token.indexOf('.'));
  return Object.entries(components)
    .filter(([component, { tokens }]) => camelCase(component) === group || tokens.includes(token))
    .map(([component, { stories }]) => ({ component, stories }));
}
