import DOMPurify from 'dompurify';

/**
 * Parts of a text that may stay. What is not here goes and leaves its words, what runs or frames goes with them.
 * {@link ./rendered.tsx} draws no other elements either.
 */
const tags = [
  ['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'],
  ['ul', 'ol', 'li', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code', 'img'],
].flat();

/** No `style`, `class` or `id`: how a text looks is the brand's, and an id could stand in the way of one of ours. */
const attributes = [
  ['href', 'src', 'alt', 'width', 'height'],
  ['colspan', 'rowspan', 'start', 'lang', 'dir'],
].flat();

/**
 * HTML of the platform as nodes that hold nothing but structure. Its markup is parsed by DOMPurify through the one Trusted
 * Types policy that the site's Content-Security-Policy names (`dompurify`); nothing of it is put into the page as markup.
 */
export function clean(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
