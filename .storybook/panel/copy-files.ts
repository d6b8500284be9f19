import { alike, type Draft, isObject, type Json, type JsonObject, valueAt } from './draft.ts';
import { schemaAt } from './fields.ts';

/**
 * The draft's `brand.json` as a person would have written it: in the order of the saved file, and of what was added only
 * what is not the default.
 */
export function brandFile(saved: Draft, draft: Draft): string {
  return written(withoutDefaults(draft.brand, saved, '/brand'));
}

/** The draft's `tokens.json`; undefined when the brand sets no token by itself. */
export function tokensFile(draft: Draft): string | undefined {
  return Object.keys(draft.tokens).length > 0 ? written(draft.tokens) : undefined;
}

function withoutDefaults(object: JsonObject, saved: Draft, pointer: string): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]): [string, Json][] => {
      const inside = `${pointer}/${key}`;
      const wasSaid = valueAt(saved, inside) !== null;
      const { default: fallback } = schemaAt(inside);
      if (!wasSaid && fallback !== undefined && alike(value, fallback)) return [];
      if (!isObject(value)) return [[key, value]];
      const kept = withoutDefaults(value, saved, inside);
      return wasSaid || Object.keys(kept).length > 0 ? [[key, kept]] : [];
    }),
  );
}

/** Short objects and lists stay on one line, as in the files of this repository. */
function written(value: Json): string {
  return `${lines(value, '')}\n`;
}

const widest = 76;

function lines(value: Json, indent: string): string {
  const flat = oneLine(value);
  const isShort = indent.length + flat.length <= widest && !hasObjects(value) && indent !== '';
  if (typeof value !== 'object' || value === null || isShort) return flat;
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((item: Json) => lines(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${lines(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (members.length === 0) return `${open}${close}`;
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

const hasObjects = (value: Json): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some(isObject);

function oneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
