import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path/posix';
import { Visitor } from 'vite';
import { isData, isStory, isTest, type Layer, layerOf, layers, tools } from './layers.ts';
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

type Verdict = Pick<Finding, 'why' | 'fix'> | undefined;

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

function judgeOurs(file: string, layer: Layer, specifier: string, exported: Exports): Verdict {
  const [, name = '', ...rest] = specifier.split('/');
  const subpaths = exported.get(name);
  if (!subpaths)
    return {
      why: 'the package does not exist.',
      fix: `Use one of: ${[...exported.keys()].join(', ')}.`,
    };
  const wanted = ['.', ...rest].join('/');
  if (!exportsSubpath(subpaths, wanted)) {
    return {
      why: `@livery/${name} does not export "${wanted}".`,
      fix: `Import one of ${subpaths.map((subpath) => specifierOf(name, subpath)).join(', ')}, or add the subpath to exports in packages/${name}/package.json.`,
    };
  }
  if (layer.folder === `packages/${name}`) {
    return {
      why: 'a package must not import itself by name.',
      fix: 'Import the file by its relative path.',
    };
  }
  if (layer.may === 'all' || isStory(file)) return undefined;
  const may = isTest(file) ? [...layer.may, ...(layer.testsMay ?? [])] : layer.may;
  if (may.includes(name)) return undefined;
  return {
    why:
      may.length === 0
        ? `${layer.name} may not import Livery packages.`
        : `${layer.name} may import only these Livery packages: ${may.join(', ')}.`,
    fix: 'Pass the value in from a layer that may import both, or move the code to the right layer (docs/architecture.md).',
  };
}

const specifierOf = (name: string, subpath: string) => `@livery/${name}${subpath.slice(1)}`;

function judgeRelative(file: string, layer: Layer, specifier: string): Verdict {
  const target = normalize(join(dirname(file), specifier));
  const home = layerOf(target);
  if (layer === tools || layer.may === 'all') {
    if (!target.startsWith('packages/')) return undefined;
    return {
      why: 'packages must be imported through their exports.',
      fix: 'Import @livery/… by name.',
    };
  }
  if (target.startsWith(`${layer.folder}/`)) return undefined;
  if (isStory(file) && target.startsWith('.storybook/')) return undefined;
  if (isTest(file) && isData(target)) return undefined;
  if (home === tools) {
    return {
      why: `${layer.name} must not import Storybook, tools or data folders.`,
      fix: 'Take the value as an argument.',
    };
  }
  return {
    why: `this path leaves ${layer.folder}.`,
    fix: `Import it by name from the exports of ${home.name}, if ${layer.name} may import that package.`,
  };
}

function judgeOthers(file: string, layer: Layer, specifier: string): Verdict {
  if (isTest(file) || isStory(file)) return undefined;
  if (isBuiltin(specifier) && layer.nodeEntryFiles?.includes(file)) return undefined;
  for (const { packages, why } of layer.without ?? []) {
    if (packages.test(specifier))
      return {
        why: `${layer.name}: ${why}`,
        fix: 'Move this code to the layer that is responsible for it.',
      };
  }
  if (!layer.pure) return undefined;
  if (isBuiltin(specifier)) {
    return {
      why: `${layer.name} is pure: it may use only Web APIs.`,
      fix: 'Take the Node functionality as an argument (a port).',
    };
  }
  if (/^(react|react-dom|styled-components|@tanstack\/.*)(\/|$)/.test(specifier)) {
    return {
      why: `${layer.name} must not render or use a UI framework.`,
      fix: 'Keep the logic here and the view in packages/ui or sites/web.',
    };
  }
  return undefined;
}

function judge(file: string, layer: Layer, specifier: string, exported: Exports): Verdict {
  if (specifier.startsWith('@livery/')) return judgeOurs(file, layer, specifier, exported);
  if (specifier.startsWith('.')) return judgeRelative(file, layer, specifier);
  if (specifier.startsWith('/'))
    return {
      why: 'an absolute path works on one machine only.',
      fix: 'Use a package name or a relative path.',
    };
  return judgeOthers(file, layer, specifier);
}

/** Everything that breaks the table in layers.ts. */
export function checkBoundaries(sources: readonly Source[], exported: Exports): Finding[] {
  const unknown = [...exported.keys()].filter(
    (name) => !layers.some(({ folder }) => folder === `packages/${name}`),
  );
  const unlisted = unknown.map((name) => ({
    file: `packages/${name}/package.json`,
    line: 1,
    found: name,
    why: 'the package is missing from the table of layers, so its imports cannot be checked.',
    fix: 'Add it to scripts/check/layers.ts and to docs/architecture.md.',
  }));
  const broken = sources.flatMap((source) =>
    importsOf(source).flatMap(({ specifier, line }) => {
      const verdict = judge(source.file, layerOf(source.file), specifier, exported);
      return verdict
        ? [{ file: source.file, line, found: `import '${specifier}'`, ...verdict }]
        : [];
    }),
  );
  return [...unlisted, ...broken];
}
