import type { BrowserContext } from '@playwright/test';

/** Every password that a test here types; none may be readable outside of its field. */
export const passwords = {
  right: 'Play4fun',
  weak: '123456',
  wrong: 'Wrong4fun',
  next: 'Another4fun',
  last: 'Further4fun',
} as const;

const binding = 'liveryTellWritten';

/** Records everything that pages of a context send, log, store or message each other, as it happens. */
export async function watchWritten(context: BrowserContext, written: string[]): Promise<void> {
  context.on('request', (request) => {
    const { Token: _, ...headers } = request.headers();
    written.push(`request ${request.url()} ${request.postData() ?? ''} ${JSON.stringify(headers)}`);
  });
  context.on('console', (message) => written.push(`console ${message.text()}`));
  context.on('weberror', (failed) => written.push(`error ${failed.error().stack ?? ''}`));
  await context.exposeBinding(binding, (_, line: string) => void written.push(line));
  await context.addInitScript((name) => {
    const record = (what: string, parts: readonly unknown[]): void => {
      const send = Reflect.get(globalThis, name) as (line: string) => void;
      send(`${what} ${JSON.stringify(parts)}`);
    };
    const listenTo = (owner: object, method: string): void => {
      const own = Reflect.get(owner, method) as (...parts: unknown[]) => unknown;
      Reflect.set(owner, method, function (this: unknown, ...parts: unknown[]) {
        record(method, parts);
        return Reflect.apply(own, this, parts);
      });
    };
    listenTo(Storage.prototype, 'setItem');
    listenTo(IDBObjectStore.prototype, 'put');
    listenTo(IDBObjectStore.prototype, 'add');
    listenTo(BroadcastChannel.prototype, 'postMessage');
    listenTo(History.prototype, 'pushState');
    listenTo(History.prototype, 'replaceState');
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(this: Document, text: string) {
        record('cookie', [text]);
        cookie?.set?.call(this, text);
      },
    });
    addEventListener('message', ({ data }) => record('message', [data]));
  }, binding);
}

/** Lines that show a password. A weak one is digits, which occur in other numbers too: it counts only in quotes. */
export function showingPasswords(written: readonly string[]): string[] {
  const { weak, ...others } = passwords;
  const shown = [...Object.values(others), `"${weak}"`, `=${weak}`];
  return written.filter((line) => shown.some((text) => line.includes(text)));
}
