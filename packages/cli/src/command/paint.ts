import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

/** Puts colours on words, or leaves them plain. */
export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly doubtful: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

/**
 * Colours for one stream. Node's own rule decides: only a terminal that knows colours gets them, `NO_COLOR` and
 * `NODE_DISABLE_COLORS` forbid them, `FORCE_COLOR` asks for them.
 */
export function paintFor(stream: NodeJS.WritableStream): Paint {
  const as = (format: Format) => (text: string) => styleText(format, text, { stream });
  return {
    good: as('green'),
    bad: as('red'),
    doubtful: as('yellow'),
    strong: as('bold'),
    faint: as('dim'),
  };
}

/** No colours at all. */
export const plain: Paint = {
  good: (text) => text,
  bad: (text) => text,
  doubtful: (text) => text,
  strong: (text) => text,
  faint: (text) => text,
};
