import { attributes, properties, withLocalHref } from './allowed.ts';
import { cleanDeclarations, localId, localRefs, type Reject, rejectValue } from './clean-style.ts';
import { embeddedPicture } from './embedded-picture.ts';
import { declaresNamespace, namespaces, resolveName, type Scope } from './namespaces.ts';

export interface AttributeRules {
  readonly scope: Scope;
  readonly reject: Reject;
  /** Whether a picture of so many pixels may be in the file as well. */
  readonly admits: (pixels: number) => boolean;
}

export interface CleanAttributes {
  /** By name, as they are written. */
  readonly kept: Map<string, string>;
  /** Ids of elements that they refer to. */
  readonly refs: readonly string[];
}

/** The attributes of an element that are in the lists, with values that load nothing. */
export function cleanAttributes(
  element: string,
  given: Readonly<Record<string, string>>,
  { scope, reject, admits }: AttributeRules,
): CleanAttributes {
  const kept = new Map<string, string>();
  const refs: string[] = [];
  const keep = (name: string, value: string, ids: readonly string[] = []) => {
    kept.set(name, value);
    for (const id of ids) refs.push(id);
  };

  function keepHref(value: string): void {
    const [, id] = localId.exec(value.trim()) ?? [];
    const picture = element === 'image' ? embeddedPicture(value) : undefined;
    if (id !== undefined && withLocalHref.has(element)) keep('href', `#${id}`, [id]);
    else if (id !== undefined) reject(`the attribute "href" of <${element}>`, false);
    else if (!picture) reject(`an external URL (${value.slice(0, 60)})`, true);
    else if (!admits(picture.pixels)) reject('an embedded picture of too many pixels', true);
    else keep('href', picture.href);
  }

  function keepProperty(name: string, value: string): void {
    const ids = localRefs(value);
    if (ids) keep(name, value, ids);
    else rejectValue(name, value, reject);
  }

  function keepStyle(value: string): void {
    const style = cleanDeclarations(value, reject);
    if (style.text !== '') keep('style', style.text, style.refs);
  }

  for (const [qualified, value] of Object.entries(given)) {
    if (declaresNamespace(qualified)) continue;
    const { namespace, local } = resolveName(qualified, scope, 'attribute');
    const name = namespace === namespaces.xml ? `xml:${local}` : local;
    if (/^on/i.test(local)) reject(`the event handler "${qualified}"`, true);
    else if (namespace === namespaces.xlink && local === 'href') {
      // As in browsers, the newer spelling wins.
      if (given.href === undefined) keepHref(value);
    } else if (namespace !== '' && namespace !== namespaces.xml) reject(dataOf(namespace), false);
    else if (name === 'href') keepHref(value);
    else if (name === 'style') keepStyle(value);
    else if (properties.has(name)) keepProperty(name, value);
    else if (attributes.has(name)) keep(name, value);
    else reject(`the attribute "${name}"`, isAddress(value));
  }
  return { kept, refs };
}

const isAddress = (value: string) => /^\s*([a-z][\w+.-]*:|\/\/)/i.test(value);

/** What is no part of SVG, as a noun phrase. */
export function dataOf(namespace: string | undefined): string {
  return namespace ? `data of another program (${namespace})` : 'data of another program';
}
