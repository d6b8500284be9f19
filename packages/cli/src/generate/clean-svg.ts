import { type CustomPlugin, optimize } from 'svgo';
import { inputError } from '../command/outcome.ts';
import { parseLogo } from '../logo.ts';

export interface CleanedSvg {
  readonly svg: string;
  /** What was taken out, in words; empty for a plain picture. */
  readonly removed: readonly string[];
}

/** Elements that can run code, show a page, or change the picture by script or time. */
const forbidden = new Set([
  'script',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
]);
/** Attributes that hold an address. */
const addresses = new Set(['href', 'xlink:href', 'src']);

/**
 * A logo as plain shapes: scripts, foreign objects, event handlers, document types and every address outside of the
 * picture are taken out, and each is told. The result passes the same rules as any logo of a brand.
 *
 * @throws CommandError when it is no SVG, or something unsafe is left after cleaning
 */
export function cleanSvg(text: string, named: string): CleanedSvg {
  // An entity can expand to gigabytes, and svgo expands them: refused before it reads the text.
  if (/<!ENTITY/i.test(text)) {
    throw inputError(
      'logo/unsafe',
      `${named} declares entities, which can hide unsafe content.`,
      'Export the logo as plain SVG.',
    );
  }
  if ((text.match(/</g)?.length ?? 0) > mostTags) {
    throw inputError(
      'logo/too-big',
      `${named} has more than ${mostTags.toLocaleString('en')} elements.`,
      'Simplify the drawing; a logo needs at most a few hundred.',
    );
  }
  const removed = new Set<string>();
  const svg = optimized(text, named, removed);
  const checked = parseLogo(svg, named);
  if (!checked.ok) {
    const [first] = checked.diagnostics;
    throw inputError(
      first?.code ?? 'logo/unsafe',
      `${named}: ${first?.message ?? 'it is not safe.'}`,
      first?.remedy ?? 'Export the logo as plain shapes.',
    );
  }
  return { svg, removed: [...removed] };
}

const mostTags = 50_000;

function optimized(text: string, named: string, removed: Set<string>): string {
  try {
    return optimize(text, {
      multipass: true,
      plugins: [
        sizeToViewBox,
        stripped(removed),
        'removeDoctype',
        { name: 'removeScripts' },
        { name: 'preset-default' },
        // The brand's name is beside the picture; ids would clash where two logos are in one page.
        'prefixIds',
      ],
    }).data;
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw inputError(
      'logo/broken',
      `${named} is not well-formed SVG: ${first}`,
      'Open it in a drawing program and export it again as plain SVG.',
    );
  }
}

/** Takes out what a picture must not hold, and remembers it. */
function stripped(removed: Set<string>): CustomPlugin {
  return {
    name: 'livery-strip',
    fn: () => ({
      element: {
        enter(node, parent) {
          if (forbidden.has(node.name)) {
            removed.add(`<${node.name}> was removed: a logo may contain only shapes`);
            parent.children = parent.children.filter((child) => child !== node);
            return;
          }
          for (const [name, value] of Object.entries(node.attributes)) {
            const why = reasonToDrop(name, value);
            if (why === undefined) continue;
            removed.add(why);
            delete node.attributes[name];
          }
        },
      },
    }),
  };
}

function reasonToDrop(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `the event handler "${name}" was removed`;
  if (addresses.has(name) && !/^\s*#/.test(value) && !isInlinePng(value)) {
    return `an external URL was removed (${value.slice(0, 60)})`;
  }
  if (/url\(\s*["']?\s*(?!#|["'\s])/i.test(value)) {
    return `an external URL was removed from "${name}"`;
  }
  return undefined;
}

const isInlinePng = (value: string) => /^data:image\/png;base64,[A-Za-z0-9+/=\s]*$/.test(value);

/** A brand's logo is measured by its viewBox; many programs write width and height only. */
const sizeToViewBox: CustomPlugin = {
  name: 'livery-view-box',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (node.name !== 'svg' || parent.type !== 'root' || node.attributes['viewBox']) return;
        const [width, height] = [node.attributes['width'], node.attributes['height']].map((size) =>
          /^[\d.]+(px)?$/.test(size ?? '') ? Number.parseFloat(size ?? '') : Number.NaN,
        );
        if (width && height && width > 0 && height > 0) {
          node.attributes['viewBox'] = `0 0 ${width} ${height}`;
        }
      },
    },
  }),
};
