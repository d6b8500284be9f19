import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import decompress from 'woff2-encoder/decompress';

/** A bold face for each script that a brand's name may be in, by package and subset; the first is the one for all else. */
const faces = [
  ['noto-sans', 'latin'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'greek'],
  ['noto-sans-thai', 'thai'],
  ['noto-sans-devanagari', 'devanagari'],
  ['noto-sans-bengali', 'bengali'],
] as const;

/** How resvg draws text; see {@link lettering}. */
export interface Lettering {
  readonly fontBuffers: Uint8Array[];
  readonly defaultFontFamily: string;
  readonly sansSerifFamily: string;
}

let read: Promise<Lettering> | undefined;

/**
 * Typefaces for a logo that holds text, such as a monogram: a browser sets it in the visitor's own, and what draws the brand's icons has
 * none. A face that is not installed is left out. Read once a process, on the first such logo.
 */
export function lettering(): Promise<Lettering> {
  read ??= Promise.all(faces.map(([face, subset]) => readFace(face, subset))).then((buffers) => ({
    fontBuffers: buffers.filter((buffer) => buffer !== undefined),
    defaultFontFamily: 'Noto Sans',
    sansSerifFamily: 'Noto Sans',
  }));
  return read;
}

async function readFace(face: string, subset: string): Promise<Uint8Array | undefined> {
  const name = `@fontsource/${face}/files/${face}-${subset}-700-normal.woff2`;
  try {
    return await decompress(await readFile(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}
