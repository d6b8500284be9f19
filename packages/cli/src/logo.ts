import type { Diagnostic, Parsed } from '@livery/theme/diagnostic';

export interface ParsedLogo {
  readonly svg: string;
  /** In CSS px, from `viewBox`. */
  readonly width: number;
  readonly height: number;
}

/** What a logo must not hold: it is served from the site's own address, where a script in it would run as the site's. */
const forbidden: readonly { pattern: RegExp; what: string }[] = [
  {
    pattern: /<\s*(script|foreignObject|iframe|object|embed)\b/i,
    what: 'an element that can run code',
  },
  { pattern: /\son[a-z]+\s*=/i, what: 'an event handler' },
  { pattern: /<!\s*(DOCTYPE|ENTITY)/i, what: 'a document type' },
  {
    // A PNG inside the file is part of the picture; any other data address could be a document.
    pattern: /\b(?:href|src)\s*=\s*["']?\s*(?![#"'\s]|data:image\/png;base64,[a-z0-9+/=\s]*["'])/i,
    what: 'an external URL',
  },
  { pattern: /url\(\s*["']?\s*(?!#|["'\s])/i, what: 'an external URL' },
  { pattern: /@import/i, what: 'an imported style sheet' },
];

/** Reads a logo: its size, and that it is a picture and nothing more. */
export function parseLogo(svg: string, file: string): Parsed<ParsedLogo> {
  const at = (index: number, code: string, message: string, remedy: string): Diagnostic => {
    const before = svg.slice(0, index).split('\n');
    return {
      code: `logo/${code}`,
      severity: 'error',
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      pointer: '',
      message,
      remedy,
    };
  };
  const diagnostics = forbidden.flatMap(({ pattern, what }) => {
    const found = pattern.exec(svg);
    return found
      ? [
          at(
            found.index,
            'unsafe',
            `The logo contains ${what}.`,
            'Export the logo as plain shapes.',
          ),
        ]
      : [];
  });
  const size =
    /<svg\b[^>]*\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg);
  const [width, height] = [Number(size?.[1]), Number(size?.[2])];
  if (!(width > 0 && height > 0)) {
    diagnostics.push(
      at(
        0,
        'size',
        'The logo is not an SVG with a viewBox.',
        'Add viewBox="0 0 width height" to its <svg>.',
      ),
    );
  }
  return diagnostics.length > 0
    ? { ok: false, diagnostics }
    : { ok: true, value: { svg, width, height }, warnings: [] };
}
