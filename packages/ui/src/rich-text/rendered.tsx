import { createElement, Fragment, type ReactNode } from 'react';
import { pictureOf, type Target, targetOf } from './addresses.ts';
import { Wide } from './rich-text.styles.ts';

export type RenderOptions = {
  /** The level of the text's highest heading. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Hosts, besides the site's own, that pictures may come from. */
  imageHosts: readonly string[];
  /** Draws a link. */
  link: (target: Target, words: ReactNode) => ReactNode;
  /** The page's own address. */
  page: string;
};

/** Elements that are drawn as they are; links, headings, pictures and tables have their own way below. */
const plain = new Set(
  'p div br hr blockquote pre ul ol li caption thead tbody tr th td b strong i em u s small sub sup code'.split(
    ' ',
  ),
);
/** Between their parts HTML allows no text. */
const withoutText = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);
/** Deeper, a text is words alone: a page must not fall over what it was sent. */
const deepest = 40;

/** Cleaned nodes as elements of React: what is not known here cannot be drawn, whatever the nodes hold. */
export function rendered(fragment: DocumentFragment, options: RenderOptions): ReactNode {
  const levels = [...fragment.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(levelOf);
  const shift = options.headingLevel - Math.min(...levels);
  return children(fragment, { ...options, shift, depth: 0 });
}

type Context = RenderOptions & { shift: number; depth: number };

function children(parent: Node, context: Context): ReactNode {
  const deeper = { ...context, depth: context.depth + 1 };
  return [...parent.childNodes].map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes of one text, which is drawn again as a whole.
    <Fragment key={index}>{drawn(node, deeper)}</Fragment>
  ));
}

function drawn(node: Node, context: Context): ReactNode {
  if (node instanceof Text) {
    const between = withoutText.has(node.parentElement?.localName ?? '');
    return between && !node.data.trim() ? null : node.data;
  }
  if (!(node instanceof Element)) return null;
  if (context.depth > deepest) return node.textContent;
  const name = node.localName;
  if (name === 'img') return picture(node, context);
  if (name === 'br' || name === 'hr') return createElement(name);

  const content = children(node, context);
  if (name === 'a') {
    const target = targetOf(node.getAttribute('href'), context.page);
    return target ? context.link(target, content) : content;
  }
  if (name === 'table') {
    return (
      // A region that scrolls can be reached by the keyboard.
      <Wide data-part="wide" tabIndex={0}>
        <table>{content}</table>
      </Wide>
    );
  }
  if (/^h[1-6]$/.test(name)) {
    const level = Math.min(levelOf(node) + context.shift, 6);
    return createElement(`h${level}`, languageOf(node), content);
  }
  return plain.has(name) ? createElement(name, kept(node), content) : content;
}

const levelOf = (heading: Element) => Number(heading.localName.slice(1));

function picture(node: Element, { page, imageHosts }: Context): ReactNode {
  const alt = node.getAttribute('alt') ?? '';
  const src = pictureOf(node.getAttribute('src'), page, imageHosts);
  if (!src) return alt;
  const size = { width: countOf(node, 'width'), height: countOf(node, 'height') };
  return <img src={src} alt={alt} loading="lazy" decoding="async" {...size} />;
}

function kept(node: Element) {
  return {
    ...languageOf(node),
    colSpan: countOf(node, 'colspan'),
    rowSpan: countOf(node, 'rowspan'),
    start: node.localName === 'ol' ? countOf(node, 'start') : undefined,
  };
}

function languageOf(node: Element) {
  return {
    lang: node.getAttribute('lang') ?? undefined,
    dir: node.getAttribute('dir') ?? undefined,
  };
}

/** A whole number of at most four digits, else nothing. */
function countOf(node: Element, name: string): number | undefined {
  const text = node.getAttribute(name) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
