import type { XmlElement } from '@rgrove/parse-xml';

/** Namespaces that mean something in a logo. */
export const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
  html: 'http://www.w3.org/1999/xhtml',
} as const;

/** What prefixes mean at an element: its own declarations, then those around it. */
export interface Scope {
  readonly own: ReadonlyMap<string, string>;
  readonly around?: Scope;
}

/** Around the root. A picture copied out of a page declares no namespace, and is SVG all the same. */
export const outermost: Scope = {
  own: new Map([
    ['', namespaces.svg],
    ['xml', namespaces.xml],
  ]),
};

const declaration = /^xmlns(?::|$)/;

/** Whether an attribute declares a namespace. */
export const declaresNamespace = (attribute: string): boolean => declaration.test(attribute);

/** The scope inside an element's tag. */
export function scopeOf({ attributes }: XmlElement, around: Scope): Scope {
  const declared = Object.entries(attributes).filter(([name]) => declaresNamespace(name));
  if (declared.length === 0) return around;
  const own = new Map(declared.map(([name, value]) => [name.replace(declaration, ''), value]));
  return { own, around };
}

export interface Name {
  /** Empty for an attribute without a prefix; undefined for a prefix that is not declared. */
  readonly namespace: string | undefined;
  readonly local: string;
}

/** What a qualified name means. An attribute without a prefix is in no namespace. */
export function resolveName(qualified: string, scope: Scope, of: 'element' | 'attribute'): Name {
  const colon = qualified.indexOf(':');
  const prefix = qualified.slice(0, Math.max(colon, 0));
  const local = qualified.slice(colon + 1);
  if (prefix === '' && of === 'attribute') return { namespace: '', local };
  for (let at: Scope | undefined = scope; at; at = at.around) {
    const namespace = at.own.get(prefix);
    if (namespace !== undefined) return { namespace, local };
  }
  return { namespace: undefined, local };
}
