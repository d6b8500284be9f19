import { type Edits, isObject, type Json } from './draft.ts';

/** What a link to the panel says. */
export interface LinkedEdits {
  readonly theme: string;
  readonly edits: Edits;
}

/** Address bars and chat programs cut longer addresses; a link of a hundred edits is about a third of this. */
export const longestLink = 6000;
const mostBytes = 200_000;
const mostEdits = 500;
const deepest = 12;

/** A link holds these letters only, because Storybook drops a global with any other. The letter before them is the version. */
const linkText = /^a[A-Za-z0-9_-]+$/;
const themeName = /^[a-z0-9][a-z0-9-]{0,59}$/;
/** A pointer into a draft; a token's name may have any letters but those that steer a terminal or a page. */
const pointerText = /^\/(brand|tokens)(\/[^/\p{Cc}<>]{1,60}){1,8}$/u;

/**
 * The edits of a brand as one word for Storybook’s URL.
 *
 * @returns undefined when the link would be longer than `longestLink`.
 */
export async function encodeLink({ theme, edits }: LinkedEdits): Promise<string | undefined> {
  const bytes = await pass(
    new TextEncoder().encode(JSON.stringify([theme, edits])),
    new CompressionStream('deflate-raw'),
  );
  const letters = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
  const link = `a${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  return link.length <= longestLink ? link : undefined;
}

/**
 * Reads such a word. A link is untrusted: what does not have the form of edits answers undefined, and the values are
 * proven by the brand's own parser like anything that a person types. Never throws.
 */
export async function decodeLink(link: unknown): Promise<LinkedEdits | undefined> {
  if (typeof link !== 'string' || link.length > longestLink || !linkText.test(link))
    return undefined;
  try {
    const letters = atob(link.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await pass(packed, new DecompressionStream('deflate-raw'));
    return checked(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    // Not base64, not deflate, too long, not UTF-8 or not JSON.
    return undefined;
  }
}

function checked(content: unknown): LinkedEdits | undefined {
  if (!Array.isArray(content) || content.length !== 2) return undefined;
  const [theme, edits]: unknown[] = content;
  if (typeof theme !== 'string' || !themeName.test(theme) || !isObject(edits)) return undefined;
  const pointers = Object.keys(edits);
  const isEdit = (pointer: string) =>
    pointerText.test(pointer) &&
    !pointers.some((other) => pointer.startsWith(`${other}/`)) &&
    isShallow(edits[pointer] ?? null, deepest);
  return pointers.length <= mostEdits && pointers.every(isEdit) ? { theme, edits } : undefined;
}

function isShallow(value: Json, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inside) => isShallow(inside, levels - 1));
}

/** Stops at `mostBytes`: a short link may unfold to gigabytes. */
async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of new Blob([bytes]).stream().pipeThrough(through)) {
    parts.push(part);
    length += part.length;
    if (length > mostBytes) throw new RangeError(`A link unfolds to more than ${mostBytes} bytes.`);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
