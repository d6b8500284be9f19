/** What an act gives; undefined where the browser refuses it, or where the value is another program's. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
