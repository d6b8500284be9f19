import type { Location, MemberNode, ValueNode } from '@humanwhocodes/momoa';

/** The places of one value: its key (absent for the root and for array items) and itself. */
export interface Place {
  readonly key?: Location;
  readonly value: Location;
}

export interface Located {
  readonly value: unknown;
  /** By JSON Pointer. */
  readonly places: ReadonlyMap<string, Place>;
  readonly duplicates: readonly {
    readonly pointer: string;
    readonly name: string;
    readonly at: Location;
    readonly first: Location;
  }[];
  /** Names and texts with half a surrogate pair: no file and no page can hold them. */
  readonly malformed: readonly { readonly pointer: string; readonly at: Location }[];
}

/** One step of a JSON Pointer, escaped (RFC 6901 §3). */
export function pointerStep(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Turns a parsed document into its value, remembering where each part stands, which names were written twice and what is no Unicode. */
export function locate(body: ValueNode): Located {
  const places = new Map<string, Place>();
  const duplicates: { pointer: string; name: string; at: Location; first: Location }[] = [];

  const malformed: { pointer: string; at: Location }[] = [];

  function read(node: ValueNode, pointer: string, key?: Location): unknown {
    places.set(pointer, key ? { key, value: node.loc.start } : { value: node.loc.start });
    switch (node.type) {
      case 'Object': {
        const seen = new Map<string, Location>();
        const entries: [string, unknown][] = [];
        for (const member of node.members) {
          const name = nameOf(member);
          const child = pointer + pointerStep(name);
          const first = seen.get(name);
          if (first) duplicates.push({ pointer: child, name, at: member.name.loc.start, first });
          else seen.set(name, member.name.loc.start);
          if (!name.isWellFormed()) malformed.push({ pointer: child, at: member.name.loc.start });
          entries.push([name, read(member.value, child, member.name.loc.start)]);
        }
        // fromEntries defines own properties, so a key `__proto__` stays data.
        return Object.fromEntries(entries);
      }
      case 'Array':
        return node.elements.map((element, index) =>
          read(element.value, pointer + pointerStep(index)),
        );
      case 'String':
        if (!node.value.isWellFormed()) malformed.push({ pointer, at: node.loc.start });
        return node.value;
      case 'Number':
      case 'Boolean':
        return node.value;
      case 'Null':
        return null;
      default:
        // NaN and Infinity exist only in JSON5, which the caller does not ask for.
        return undefined;
    }
  }

  const value = read(body, '');
  return { value, places, duplicates, malformed };
}

function nameOf(member: MemberNode): string {
  return member.name.type === 'String' ? member.name.value : member.name.name;
}
