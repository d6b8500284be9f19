import { foreignLang } from '@livery/i18n';
import { createElement, Fragment, type ReactNode } from 'react';
import { useServices } from '../app/services.tsx';

/** Elements of a text that a platform may write with. Everything else gives its words alone, or nothing. */
const allowed: ReadonlySet<string> = new Set([
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'blockquote', 'hr'],
  ...['ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4'],
]);
const silent: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title'],
]);
const childless: ReadonlySet<string> = new Set(['br', 'hr']);

/**
 * HTML of the platform as elements of the page: read in a document that runs and fetches nothing, and built anew from the elements of
 * a text, without any of their attributes. So it can hold no script, no style, no address.
 *
 * @param props.language the text's language where it is not the page's
 */
export function PlatformText({
  html,
  language: written,
}: {
  html: string;
  language?: string | undefined;
}) {
  const { language } = useServices();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div {...foreignLang(written, language.code)}>{built(body)}</div>;
}

function built(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node instanceof Text) return node.data;
    const name = node.nodeName.toLowerCase();
    if (!(node instanceof Element) || silent.has(name)) return null;
    // The text is read once, and its parts never change places.
    if (!allowed.has(name)) return createElement(Fragment, { key: index }, ...built(node));
    if (childless.has(name)) return createElement(name, { key: index });
    return createElement(name, { key: index }, ...built(node));
  });
}
