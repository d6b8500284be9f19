import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path/posix';
import { Visitor } from 'vite';
import { isData, isStory, isTest, type Room, roomOf, rooms, workshop } from './rooms.ts';
import { type Finding, lineAt, listFiles, parse, type Source } from './source.ts';

/** The subpaths that each package of ours exports: `theme` → `.`, `./vars`… */
export type Exports = ReadonlyMap<string, readonly string[]>;

/** Reads `exports` from the package files of the repository. */
export function readExports(root: string): Exports {
  const files = listFiles(root, (path) => /^packages\/[^/]+\/package\.json$/.test(path));
  return new Map(
    files.map((file) => {
      // npm itself has read this file to link the workspace, so its shape is known to be sound
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        name: string;
        exports?: object;
      };
      return [name.replace('@livery/', ''), Object.keys(exports)];
    }),
  );
}

interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** Every module a file names, at its first place: static and dynamic imports, re-exports, `import('…')` types and `import.meta.glob`. */
export function importsOf(source: Source): Import[] {
  const { program, module } = parse(source);
  const found: { specifier: string; start: number }[] = [];
  const add = (specifier: unknown, start: number) => {
    if (typeof specifier === 'string') found.push({ specifier, start });
  };
  for (const { moduleRequest, start } of module.staticImports) add(moduleRequest.value, start);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, start } of entries) add(moduleRequest?.value, start);
  }
  new Visitor({
    ImportExpression: ({ source: from, start }) => {
      if (from.type === 'Literal') add(from.value, start);
      // `import(`./catalogues/${tag}.json`)`: the fixed beginning says where it leads
      if (from.type === 'TemplateLiteral') add(from.quasis[0]?.value.raw, start);
    },
    TSImportType: ({ source: from, start }) => add(from.value, start),
    CallExpression: ({ callee, arguments: [first, options], start }) => {
      const glob = callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty';
      // a file that is read as text is no module
      const raw = options && /query: '\?raw'/.test(source.text.slice(options.start, options.end));
      if (glob && !raw && first?.type === 'Literal') add(first.value, start);
    },
  }).visit(program);
  const first = new Map<string, number>();
  for (const { specifier, start } of found.sort((a, b) => a.start - b.start)) {
    if (specifier !== '' && !first.has(specifier)) first.set(specifier, start);
  }
  return [...first].map(([specifier, start]) => ({
    specifier,
    line: lineAt(source.text, start),
  }));
}

type Verdict = Pick<Finding, 'why' | 'mend'> | undefined;

function exportsSubpath(subpaths: readonly string[], wanted: string): boolean {
  return subpaths.some((subpath) => {
    const [before = '', after] = subpath.split('*');
    if (after === undefined) return subpath === wanted;
    const middle = wanted.slice(before.length, wanted.length - after.length);
    return (
      wanted.startsWith(before) && wanted.endsWith(after) && middle !== '' && !middle.includes('/')
    );
  });
}

function judgeOurs(file: string, room: Room, specifier: string, exported: Exports): Verdict {
  const [, name = '', ...rest] = specifier.split('/');
  const subpaths = exported.get(name);
  if (!subpaths)
    return {
      why: 'there is no such package.',
      mend: `The packages are ${[...exported.keys()].join(', ')}.`,
    };
  const wanted = ['.', ...rest].join('/');
  if (!exportsSubpath(subpaths, wanted)) {
    return {
      why: `@livery/${name} does not export "${wanted}".`,
      mend: `Import one of ${subpaths.map((subpath) => specifierOf(name, subpath)).join(', ')}, or add the subpath to exports in packages/${name}/package.json.`,
    };
  }
  if (room.folder === `packages/${name}`) {
    return {
      why: 'a package does not import itself by name.',
      mend: 'Import the file by its relative path.',
    };
  }
  if (room.may === 'all' || isStory(file)) return undefined;
  const may = isTest(file) ? [...room.may, ...(room.testsMay ?? [])] : room.may;
  if (may.includes(name)) return undefined;
  return {
    why: `${room.name} may import ${may.length === 0 ? 'no package of ours' : may.join(', ')}, and nothing else of ours.`,
    mend: 'Pass the value in from a room that may know both, or move the line to the room it belongs to (docs/architecture.md).',
  };
}

const specifierOf = (name: string, subpath: string) => `@livery/${name}${subpath.slice(1)}`;

function judgeRelative(file: string, room: Room, specifier: string): Verdict {
  const target = normalize(join(dirname(file), specifier));
  const home = roomOf(target);
  if (room === workshop || room.may === 'all') {
    if (!target.startsWith('packages/')) return undefined;
    return {
      why: 'packages are entered through their exports.',
      mend: 'Import @livery/… by name.',
    };
  }
  if (target.startsWith(`${room.folder}/`)) return undefined;
  if (isStory(file) && target.startsWith('.storybook/')) return undefined;
  if (isTest(file) && isData(target)) return undefined;
  if (home === workshop) {
    return {
      why: `${room.name} imports nothing of the workshop, the tools or the data folders.`,
      mend: 'Take the value as an argument.',
    };
  }
  return {
    why: `this path leaves ${room.folder}.`,
    mend: `Import by name what ${home.name} exports, if ${room.name} may import it.`,
  };
}

function judgeOthers(file: string, room: Room, specifier: string): Verdict {
  if (isTest(file) || isStory(file)) return undefined;
  if (isBuiltin(specifier) && room.nodeDoors?.includes(file)) return undefined;
  for (const { packages, why } of room.without ?? []) {
    if (packages.test(specifier))
      return {
        why: `${room.name}: ${why}`,
        mend: 'Move this code to the room that owns the concern.',
      };
  }
  if (!room.pure) return undefined;
  if (isBuiltin(specifier)) {
    return {
      why: `${room.name} is pure: it runs on Web APIs alone.`,
      mend: 'Take what Node would give as an argument (a port).',
    };
  }
  if (/^(react|react-dom|styled-components|@tanstack\/.*)(\/|$)/.test(specifier)) {
    return {
      why: `${room.name} draws nothing and knows no framework.`,
      mend: 'Keep the rule here and the view in packages/ui or sites/web.',
    };
  }
  return undefined;
}

function judge(file: string, room: Room, specifier: string, exported: Exports): Verdict {
  if (specifier.startsWith('@livery/')) return judgeOurs(file, room, specifier, exported);
  if (specifier.startsWith('.')) return judgeRelative(file, room, specifier);
  if (specifier.startsWith('/'))
    return {
      why: 'an absolute path is true of one machine.',
      mend: 'Use a package name or a relative path.',
    };
  return judgeOthers(file, room, specifier);
}

/** Everything that breaks the table in rooms.ts. */
export function checkBoundaries(sources: readonly Source[], exported: Exports): Finding[] {
  const unknown = [...exported.keys()].filter(
    (name) => !rooms.some(({ folder }) => folder === `packages/${name}`),
  );
  const unlisted = unknown.map((name) => ({
    file: `packages/${name}/package.json`,
    line: 1,
    found: name,
    why: 'the package is in no row of the table of rooms, so nothing says what it may import.',
    mend: 'Add it to scripts/check/rooms.ts and to docs/architecture.md.',
  }));
  const broken = sources.flatMap((source) =>
    importsOf(source).flatMap(({ specifier, line }) => {
      const verdict = judge(source.file, roomOf(source.file), specifier, exported);
      return verdict
        ? [{ file: source.file, line, found: `import '${specifier}'`, ...verdict }]
        : [];
    }),
  );
  return [...unlisted, ...broken];
}
