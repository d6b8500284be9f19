import { dirname, join } from 'node:path';
import { parseSync, type Rolldown } from 'vite';

const entry = /\/sites\/web\/src\/main\.tsx$/;
/** The home screen; what comes when a visitor comes near it is not loaded by a phone that only opens it. */
const home = /\/sites\/web\/src\/features\/home\/home-screen\.tsx$/;
/** Modules that hand on others: the index of a feature, of a component, of a package of ours, and of one that ships as many modules. */
const face =
  /\/(features|ui\/src)\/[^/]+\/index\.ts$|\/packages\/[^/]+\/src\/index\.ts$|\/@tanstack\/((query-core|react-query)\/build\/modern|store\/dist)\/index\.js$/;

/** As much of the module graph as says what brings a module along. */
export type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * The chunk of a module that every page loads with the entry, or that the home screen shares with another screen; null for
 * all others: what only later screens share, such as the flows behind a login, stays with them. Packages of others are one chunk and our own
 * modules another, so that neither takes a slow phone long to run.
 */
export function sharedWithHome(id: string, graph: ModuleGraph): string | null {
  if (entry.test(id)) return null;
  const roots = rootsOf(id, graph);
  const some = (root: RegExp) => roots.some((name) => root.test(name));
  if (!some(entry) && !(some(home) && roots.length > 1)) return null;
  return id.includes('/node_modules/') ? 'libraries' : 'shared';
}

/** The modules whose loading brings this one along: the entry, and all that is imported on demand. */
export function rootsOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set<string>();
  const visit = (from: string): string[] => {
    if (seen.has(from)) return [];
    seen.add(from);
    const info = graph.getModuleInfo(from);
    const above = importersOf(from, graph).flatMap(visit);
    return info?.isEntry || info?.dynamicImporters.length ? [from, ...above] : above;
  };
  return visit(id);
}

/** The modules that import something of this one; for a name that a face hands on, those that import that very name. */
function importersOf(id: string, graph: ModuleGraph): string[] {
  return (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
    if (!face.test(importer)) return [importer];
    const { handsOn, uses } = namesOf(importer, graph);
    const names = handsOn.get(id);
    const readers = names ? readersOf(importer, names, graph) : [];
    return uses.has(id) || !names ? [importer, ...readers] : readers;
  });
}

/** The modules that import one of the names from a face, or from a face that hands on all of it. */
function readersOf(id: string, names: readonly string[], graph: ModuleGraph): string[] {
  return (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
    const { imports, handsAllOn } = namesOf(importer, graph);
    // A bare name may be that of the face; a path is the face's own or another module's.
    const isRead = ({ from, name }: Import) =>
      names.includes(name) && (from === undefined || from === id);
    const reads = imports.some(isRead) ? [importer] : [];
    return face.test(importer) && handsAllOn
      ? [...reads, ...readersOf(importer, names, graph)]
      : reads;
  });
}

interface Import {
  readonly name: string;
  /** The path of the module; undefined for one that is imported by the name of its package. */
  readonly from: string | undefined;
}

interface Names {
  readonly imports: readonly Import[];
  /** Modules that it imports for itself, by their path. */
  readonly uses: ReadonlySet<string | undefined>;
  /** Names that it exports from elsewhere, by the path of the module that they come from. */
  readonly handsOn: ReadonlyMap<string, readonly string[]>;
  /** It has an `export * from`. */
  readonly handsAllOn: boolean;
}

const parsed = new WeakMap<ModuleGraph, Map<string, Names>>();

/** What a module imports and hands on, as its text has it. Types are gone from the build, and do not count. */
function namesOf(id: string, graph: ModuleGraph): Names {
  const known = parsed.get(graph) ?? new Map<string, Names>();
  parsed.set(graph, known);
  const before = known.get(id);
  if (before) return before;
  const imports: Import[] = [];
  const local = new Map<string, Import>();
  const handsOn = new Map<string, string[]>();
  let handsAllOn = false;
  const { module } = parseSync(id, graph.getModuleInfo(id)?.code ?? '');
  const pathOf = (request: string) =>
    request.startsWith('.') ? join(dirname(id), request) : undefined;
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { isType, importName, localName } of entries) {
      if (isType) continue;
      const found = {
        name: importName.name ?? importName.kind,
        from: pathOf(moduleRequest.value),
      };
      imports.push(found);
      local.set(localName.value, found);
    }
  }
  for (const { entries } of module.staticExports) {
    for (const { isType, moduleRequest, importName, exportName } of entries) {
      if (isType || !moduleRequest) continue;
      const from = pathOf(moduleRequest.value);
      if (!exportName.name) handsAllOn = true;
      else if (from !== undefined)
        handsOn.set(from, [...(handsOn.get(from) ?? []), exportName.name]);
      // `import { a } from './a.js'; export { a };` uses nothing of it here
      for (const [name, each] of local)
        if (each.from === from && each.name === importName.name) local.delete(name);
    }
  }
  const uses = new Set([...local.values()].map(({ from }) => from));
  const names = { imports, uses, handsOn, handsAllOn };
  known.set(id, names);
  return names;
}
