/** Says how far long work is. */
export interface Progress {
  /** Replaces the line that is shown. */
  readonly step: (text: string) => void;
  /** Takes the line away. */
  readonly done: () => void;
}

/** Redrawing more often than this only costs time; ms. */
const least = 80;

/** One line on standard error that replaces itself, where that is a terminal; silent in pipes, files and CI logs. */
export function createProgress(stream: NodeJS.WritableStream & { isTTY?: boolean }): Progress {
  if (stream.isTTY !== true) return { step: () => {}, done: () => {} };
  let drawnAt = Number.NEGATIVE_INFINITY;
  let drawn = false;
  return {
    step(text) {
      const now = performance.now();
      if (now - drawnAt < least) return;
      drawnAt = now;
      drawn = true;
      stream.write(`\r\u001B[2K${text}`);
    },
    done() {
      if (drawn) stream.write('\r\u001B[2K');
      drawn = false;
    },
  };
}
