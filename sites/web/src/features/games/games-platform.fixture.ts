import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { memoryStore } from '../../app/memory-store.ts';
import { createStorage } from '../../app/storage.ts';
import { openPlatform, type Wire } from '../member/money/money-platform.fixture.ts';

/** How a call fails between the platform and the page, each by the kind of failure that the client makes of it. */
export const faults = {
  http: () => new Response('', { status: 500 }),
  malformed: () => new Response('<!doctype html><title>Wi-Fi</title>', { status: 200 }),
  offline: () => {
    throw new TypeError('Failed to fetch');
  },
} as const satisfies Record<string, () => Response>;
export type Fault = keyof typeof faults;

/** A sandbox behind a wire that counts, breaks, loses or holds what goes to one of its paths. */
export async function openGames() {
  const sent: string[] = [];
  const rules = new Map<string, Wire>();
  const platform = await openPlatform((url, go) => {
    const path = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
    sent.push(`${path}?${url.searchParams}`);
    return (rules.get(path) ?? ((_, pass) => pass()))(url, go);
  });
  return {
    ...platform,
    /** What was asked of a path, in order, by its query. */
    asked: (path: string) =>
      sent.flatMap((call) =>
        call.startsWith(`${path}?`) ? [new URLSearchParams(call.slice(path.length + 1))] : [],
      ),
    /** Every call of a path fails; the platform never hears of it. */
    fail(path: string, fault: Fault): void {
      rules.set(path, async () => faults[fault]());
    },
    /** The platform acts, and its answer is lost. */
    loseAnswer(path: string): void {
      rules.set(path, async (_, go) => {
        await go();
        return faults.offline();
      });
    },
    /**
     * What goes to a path waits until the test lets it, by the function that it gets: once the platform has answered, or, with
     * `before`, before it hears of the call. With `fault` it fails in the end.
     */
    hold(path: string, { before = false, fault }: { before?: boolean; fault?: Fault } = {}) {
      let letGo = () => {};
      const gate = new Promise<void>((open) => {
        letGo = open;
      });
      rules.set(path, async (_, go) => {
        if (before) await gate;
        const answer = await go();
        await gate;
        return fault ? faults[fault]() : answer;
      });
      return () => {
        rules.delete(path);
        letGo();
      };
    },
    restore: (path: string) => void rules.delete(path),
  };
}

/** A page's cache, and a device that remembers. */
export function openPage() {
  const local = memoryStore();
  return {
    cache: new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always' } },
    }),
    local,
    storage: createStorage({ local, session: undefined }),
  };
}

/** Waits for what a test expects to become true. */
export const soon = (expectation: () => void) => vi.waitFor(expectation, { timeout: 10_000 });
