import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls back once after a burst of changes under the folders (an editor saves in several steps), never twice at the same
 * time.
 *
 * @param wait milliseconds of quiet that end a burst
 * @returns ends the watching
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  changed: () => Promise<void>,
  wait = 120,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;

  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    await changed();
    running = false;
    if (again) {
      again = false;
      await run();
    }
  };
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), wait);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
