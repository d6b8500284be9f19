/** Something that was read of a value: what stands at a path, or which names are there; and what was found. */
export interface Read {
  readonly path: readonly string[];
  readonly what: 'member' | 'names';
  readonly found: string;
}

/**
 * Runs some work on a value of objects, lists, texts and numbers, and notes all that it reads of it.
 *
 * @param work gets the value as it is, for reading; what it reads after it has settled is noted no more
 */
export async function readsOf<Value extends object, Result>(
  value: Value,
  work: (watched: Value) => Promise<Result>,
): Promise<{ readonly result: Result; readonly reads: readonly Read[] }> {
  const reads = new Map<string, Read>();
  const watch: Watch = {
    note(path, what, found) {
      reads.set(JSON.stringify([what, ...path]), { path, what, found });
    },
    proxies: new Map(),
  };
  const result = await work(watched(value, [], watch));
  return { result, reads: [...reads.values()] };
}

/** Whether the same reads of another value find the same. */
export function findsSame(reads: readonly Read[], value: object): boolean {
  return reads.every(({ path, what, found }) => {
    const there = path.reduce<unknown>(memberOf, value);
    return (what === 'names' ? namesOf(there) : kindOf(there)) === found;
  });
}

interface Watch {
  readonly note: (path: Read['path'], what: Read['what'], found: string) => void;
  /** By path: what is read twice is the same object. */
  readonly proxies: Map<string, object>;
}

function watched<Value extends object>(value: Value, path: Read['path'], watch: Watch): Value {
  const key = JSON.stringify(path);
  const before = watch.proxies.get(key);
  // Made below from what stands at this path.
  if (before) return before as Value;
  const look = (name: string | symbol) => {
    if (typeof name === 'string')
      watch.note([...path, name], 'member', kindOf(memberOf(value, name)));
  };
  const inside = (name: string | symbol, member: unknown): unknown =>
    typeof name === 'string' && isObject(member) ? watched(member, [...path, name], watch) : member;
  const proxy = new Proxy(value, {
    get(target, name) {
      look(name);
      return inside(name, Reflect.get(target, name));
    },
    has(target, name) {
      look(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor(target, name) {
      look(name);
      const found = Reflect.getOwnPropertyDescriptor(target, name);
      return found && 'value' in found ? { ...found, value: inside(name, found.value) } : found;
    },
    ownKeys(target) {
      watch.note(path, 'names', namesOf(target));
      return Reflect.ownKeys(target);
    },
  });
  watch.proxies.set(key, proxy);
  return proxy;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** As much as looking at a value tells: what an object holds is looked at by itself. */
function kindOf(value: unknown): string {
  if (isObject(value)) return Array.isArray(value) ? 'a list' : 'an object';
  return `${typeof value} ${String(value)}`;
}

const namesOf = (value: unknown) => (isObject(value) ? JSON.stringify(Object.keys(value)) : '');
