const acts = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls back once, when the visitor first does anything on the page: what nobody waits for can load from then on.
 *
 * @returns the function that ends the waiting
 */
export function onFirstAct(listener: (act: Event) => void): () => void {
  const waiting = new AbortController();
  const hear = (act: Event) => {
    waiting.abort();
    listener(act);
  };
  for (const act of acts) {
    document.addEventListener(act, hear, { signal: waiting.signal, passive: true });
  }
  return () => waiting.abort();
}
