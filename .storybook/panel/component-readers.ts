import library from '../components.json' with { type: 'json' };

/** A component of the library and how many stories it has. */
export interface Reader {
  readonly component: string;
  readonly stories: number;
}

interface Entry {
  readonly stories: number;
  /** What a brand may set for it alone: `tabBar.fill`. */
  readonly own: readonly string[];
  /** Semantic tokens that it reads itself. */
  readonly tokens: readonly string[];
}

/** By folder, written by `npm run components`. */
const all: Readonly<Record<string, Entry>> = library;

/** Whether a token is one component's own: `tabBar.fill`. */
export const isOwnToken = (token: string, components = all): boolean =>
  Object.values(components).some(({ own }) => own.includes(token));

/**
 * The components that read a token themselves: of a semantic one those whose contract names it, of a component's own that one.
 * What is built of them changes with them.
 */
export function readersOf(token: string, components = all): Reader[] {
  return Object.entries(components)
    .filter(([, { own, tokens }]) => own.includes(token) || tokens.includes(token))
    .map(([component, { stories }]) => ({ component, stories }));
}
