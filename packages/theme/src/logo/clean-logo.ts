import { XmlElement, XmlProcessingInstruction, XmlText } from '@rgrove/parse-xml';
import type { Parsed } from '../document/types.ts';
import { active, elements, withText } from './allowed.ts';
import { cleanAttributes, dataOf } from './clean-attributes.ts';
import { cleanSheet } from './clean-style.ts';
import { type Drawn, drawnWeight } from './drawn-weight.ts';
import { namespaces, outermost, resolveName, type Scope, scopeOf } from './namespaces.ts';
import {
  logoLimits,
  notSvg,
  type Refusal,
  readXml,
  tooDeep,
  tooMuchToDraw,
  type Xml,
} from './read-xml.ts';
import { type Removal, removalsOf } from './removals.ts';

export interface CleanLogo {
  /** Written anew from what is allowed, so that every reader of SVG sees the same picture. */
  readonly svg: string;
  /** In CSS px: of `viewBox`, else `width` and `height`. */
  readonly width: number;
  readonly height: number;
  /** What is not in it, the unsafe first. */
  readonly removed: readonly Removal[];
}

/**
 * An SVG as plain shapes. Only elements, attributes and styles in the lists are kept, and only references to the file
 * itself or to a PNG or JPEG inside it. Everything else is removed and reported.
 *
 * @param file as findings name it
 * @returns an error for what is not an SVG, declares entities, or takes too long to read or draw
 */
export function cleanLogo(text: string, file: string): Parsed<CleanLogo> {
  const xml = readXml(text);
  const logo = 'code' in xml ? xml : rewritten(xml);
  if ('svg' in logo) return { ok: true, value: logo, warnings: [] };
  return { ok: false, diagnostics: [{ line: 1, column: 1, ...logo, file, pointer: '' }] };
}

function rewritten({ text, root, documentType, instructions }: Xml): CleanLogo | Refusal {
  const size = sizeOf(root);
  const { namespace, local } = resolveName(root.name, scopeOf(root, outermost), 'element');
  if (!size || namespace !== namespaces.svg || local !== 'svg') return notSvg;

  const removals = removalsOf(text);
  if (documentType) removals.add('a document type', false, documentType.start);
  for (const instruction of instructions) {
    removals.add(
      instructionOf(instruction),
      instruction.name === 'xml-stylesheet',
      instruction.start,
    );
  }
  const picture = rewriter(removals);
  const drawn = picture.write(root, outermost, 0);
  if (!drawn || picture.isTooDeep()) return tooDeep;
  if (drawnWeight(drawn, picture.sheetRefs) > logoLimits.drawn) return tooMuchToDraw;
  const { viewBox, width, height } = size;
  const head = `<svg xmlns="${namespaces.svg}" viewBox="${viewBox}"`;
  return { svg: `${head}${picture.text()}\n`, width, height, removed: removals.all() };
}

/** Writes elements as text again, without what is not in the lists. */
function rewriter(removals: ReturnType<typeof removalsOf>) {
  const out: string[] = [];
  const sheetRefs = new Map<string, Set<string>>();
  let pixels = 0;
  let isTooDeep = false;
  const admits = (more: number) => {
    pixels += more;
    return pixels <= logoLimits.pixels;
  };

  /** @returns undefined for an element that is not part of a picture: nothing in it is written */
  function write(element: XmlElement, around: Scope, depth: number): Drawn | undefined {
    const reject = (what: string, isUnsafe: boolean) => removals.add(what, isUnsafe, element.start);
    const scope = scopeOf(element, around);
    const { namespace, local: name } = resolveName(element.name, scope, 'element');
    isTooDeep ||= depth > logoLimits.depth;
    if (namespace !== namespaces.svg || !elements.has(name) || isTooDeep) {
      const isUnsafe = namespace === namespaces.html || active.has(name.toLowerCase());
      const isForeign = namespace !== namespaces.svg && !isUnsafe;
      reject(isForeign ? dataOf(namespace) : `the element <${name}>`, isUnsafe);
      return undefined;
    }
    const { kept, refs } = cleanAttributes(name, element.attributes, { scope, reject, admits });
    const { id, class: classes = '' } = element.attributes;
    const drawn = { name, id, classes: new Set(classes.split(/\s+/)), refs };
    if (name === 'style') {
      const sheet = cleanSheet(element.text, sheetRefs, reject);
      if (sheet !== '') out.push(`<style>${escaped(sheet)}</style>`);
      return { ...drawn, children: [] };
    }
    // The root's own beginning is written when all of it is known.
    if (depth === 0) kept.delete('viewBox');
    else out.push(`<${name}`);
    for (const [attribute, value] of kept) out.push(` ${attribute}="${escaped(value)}"`);
    const opened = out.push('>');
    const children: Drawn[] = [];
    for (const child of element.children) {
      if (child instanceof XmlText && withText.has(name)) out.push(escaped(child.text));
      if (child instanceof XmlProcessingInstruction) reject(instructionOf(child), false);
      const inside = child instanceof XmlElement && write(child, scope, depth + 1);
      if (inside) children.push(inside);
    }
    if (out.length > opened) out.push(`</${name}>`);
    else out[opened - 1] = '/>';
    return { ...drawn, children };
  }
  return { write, sheetRefs, text: () => out.join(''), isTooDeep: () => isTooDeep };
}

const instructionOf = ({ name }: XmlProcessingInstruction) =>
  `the processing instruction "${name}"`;

/** Many programs write `width` and `height` only. */
function sizeOf({ attributes }: XmlElement) {
  const given =
    attributes.viewBox ?? `0 0 ${pixelsIn(attributes.width)} ${pixelsIn(attributes.height)}`;
  const numbers = given.trim().split(/[\s,]+/);
  const [x, y, width, height] = numbers.map(Number);
  if (numbers.length !== 4 || !Number.isFinite(x) || !Number.isFinite(y)) return undefined;
  const isSize = (length: number | undefined): length is number =>
    Number.isFinite(length) && Number(length) > 0;
  if (!isSize(width) || !isSize(height)) return undefined;
  return { viewBox: numbers.join(' '), width, height };
}

const pixelsIn = (length = '') => /^([\d.]+)(px)?$/.exec(length.trim())?.[1] ?? 'none';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for XML, in content and between double quotes alike. Tabs and line breaks in attributes are spaces already. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? '');
