import sanitize from 'sanitize-html';

/** The same parts of a text as the site's own sanitiser lets stay (`RichText` in ui), but for pictures, which need a host. */
const tags = [
  ['p', 'div', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'h4'],
  ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code'],
].flat();

/** Deeper, a text is words alone. */
const deepest = 40;

/**
 * HTML of a platform as HTML that may stand in a page: structure, words, and links to https or to pages of the site. Everything else
 * goes and leaves its words; what runs, frames or styles goes with them. Headings become those below an article's title.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href'], ol: ['start'], th: spans, td: spans, '*': ['lang', 'dir'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    nestingLimit: deepest,
    transformTags: Object.fromEntries(
      ['h1', 'h2', 'h3', 'h5', 'h6'].map((heading) => [heading, 'h4']),
    ),
  });
}

const spans = ['colspan', 'rowspan'];
