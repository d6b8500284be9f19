import { dirname, join, normalize } from 'node:path';
import { importsOf } from './boundaries.ts';
import type { Finding, Source } from './source.ts';

const site = 'sites/web/src/';
const featureFolder = `${site}features/`;

/** The feature that a file belongs to; undefined for a file that is in no feature. */
export function featureOf(file: string): string | undefined {
  const [name, ...inside] = file.startsWith(featureFolder)
    ? file.slice(featureFolder.length).split('/')
    : [];
  return inside.length > 0 ? name : undefined;
}

interface Edge {
  readonly from: string;
  readonly to: string;
  /** The first import that makes the edge. */
  readonly file: string;
  readonly line: number;
  readonly found: string;
}

/**
 * The rules between features of the site: a feature is entered through its `index.ts`, no feature needs another that needs
 * it in turn, and `session` needs no feature and renders nothing. The shell and `app` follow the first rule too.
 */
export function checkFeatures(sources: readonly Source[]): Finding[] {
  const findings: Finding[] = [];
  const edges: Edge[] = [];
  for (const source of sources.filter(({ file }) => file.startsWith(site))) {
    const from = featureOf(source.file);
    for (const { specifier, line } of importsOf(source)) {
      const found = `import '${specifier}'`;
      const place = { file: source.file, line, found };
      if (from === 'session' && drawing.test(specifier)) {
        findings.push({
          ...place,
          why: 'session keeps who is at the page, and draws nothing.',
          fix: 'Move the component to the feature or the shell that shows it.',
        });
      }
      if (!specifier.startsWith('.')) continue;
      const target = normalize(join(dirname(source.file), specifier));
      const to = featureOf(target);
      if (to === undefined || to === from) continue;
      if (target !== `${featureFolder}${to}/index.ts`) {
        findings.push({
          ...place,
          why: `this path leads inside the feature ${to}.`,
          fix: `Import from features/${to}/index.ts, and export there what others may use; or move what both need down to app, form or packages/ui.`,
        });
      }
      if (from === 'session') {
        findings.push({
          ...place,
          why: 'session needs no other feature: every feature may need it.',
          fix: 'Move the rule to the feature that asks session, or pass in what session needs of it.',
        });
      }
      if (from !== undefined) edges.push({ from, to, ...place });
    }
  }
  return [...findings, ...cycles(edges)];
}

/** Imports that only rendering code needs. */
const drawing = /^(@livery\/ui(\/|$)|styled-components$|react-i18next$)/;

/** One finding for each feature that leads back to itself, at the import that closes the cycle. */
function cycles(edges: readonly Edge[]): Finding[] {
  const findings: Finding[] = [];
  const done = new Set<string>();
  const visit = (feature: string, path: readonly string[]): void => {
    if (done.has(feature)) return;
    for (const edge of firstOfEach(edges.filter(({ from }) => from === feature))) {
      const start = path.indexOf(edge.to);
      if (start === -1) {
        visit(edge.to, [...path, edge.to]);
      } else {
        const circle = [...path.slice(start), edge.to].join(' → ');
        findings.push({
          file: edge.file,
          line: edge.line,
          found: edge.found,
          why: `features need each other in a circle: ${circle}.`,
          fix: 'Move what both need down to app, form or packages/ui, or pass it in from the shell.',
        });
      }
    }
    done.add(feature);
  };
  for (const { from } of edges) visit(from, [from]);
  return findings;
}

function firstOfEach(edges: readonly Edge[]): Edge[] {
  return [...new Map(edges.toReversed().map((edge) => [edge.to, edge])).values()];
}
