/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** The files of one brand as the panel edits them: `brand.json`, and `tokens.json` with the brand's own tokens. */
export interface Draft extends JsonObject {
  readonly brand: JsonObject;
  readonly tokens: JsonObject;
}

/**
 * What differs from the saved files: a JSON Pointer (RFC 6901) into a draft → the value now; `null` takes the member out.
 * No pointer lies inside another, so the order does not matter.
 */
export type Edits = Readonly<Record<string, Json>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a pointer; `null` where there is none, as no brand file holds a null. */
export function valueAt(value: Json, pointer: string): Json {
  return stepsOf(pointer).reduce<Json>(
    (inside, step) =>
      isObject(inside) && Object.hasOwn(inside, step) ? (inside[step] ?? null) : null,
    value,
  );
}

/** A draft with the edits in it. */
export function applyEdits(saved: Draft, edits: Edits): Draft {
  return Object.entries(edits).reduce<Draft>(
    // Pointers begin with the file's name, so both files stay.
    (draft, [pointer, value]) => withValue(draft, stepsOf(pointer), value) as Draft,
    saved,
  );
}

/**
 * The edits with one more. A value like the saved one is no edit; one inside an edited member changes that edit; one
 * around others takes their place.
 */
export function withEdit(saved: Draft, edits: Edits, pointer: string, value: Json): Edits {
  const around = Object.keys(edits).find((key) => pointer.startsWith(`${key}/`));
  if (around !== undefined) {
    const inside = stepsOf(pointer.slice(around.length));
    return withEdit(saved, edits, around, withValue(edits[around] ?? null, inside, value));
  }
  const others = Object.entries(edits).filter(
    ([key]) => key !== pointer && !key.startsWith(`${pointer}/`),
  );
  const differs = !alike(valueAt(saved, pointer), value);
  return Object.fromEntries(differs ? [...others, [pointer, value]] : others);
}

/** Same JSON, whatever the order of the members. */
export function alike(a: Json, b: Json): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => alike(item, b[index] ?? null));
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && alike(a[key] ?? null, b[key] ?? null))
  );
}

/** The member names that a pointer goes through. */
export function stepsOf(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Members are made on the way in, and taken away on the way out when nothing is left in them. */
function withValue(value: Json, steps: readonly string[], set: Json): Json {
  const [step, ...rest] = steps;
  if (step === undefined) return set;
  const object = isObject(value) ? value : {};
  const inside = Object.hasOwn(object, step) ? (object[step] ?? null) : null;
  const next = withValue(inside, rest, set);
  const others = Object.entries(object).filter(([key]) => key !== step);
  const empty = next === null || (rest.length > 0 && set === null && isEmpty(next));
  if (empty) return Object.fromEntries(others);
  // An edited member keeps its place in the file.
  return inside === null
    ? { ...object, [step]: next }
    : Object.fromEntries(
        Object.entries(object).map(([key, kept]) => [key, key === step ? next : kept]),
      );
}

const isEmpty = (value: Json) => isObject(value) && Object.keys(value).length === 0;
