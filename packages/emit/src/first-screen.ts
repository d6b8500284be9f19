import type { SiteConfig } from '@livery/merchant/site-config';
import { contentHash } from './content-hash.ts';
import { helpCss } from './help-text.ts';
import { shellCss } from './shell.ts';

/** The first screen of a page, from the render artefact of the JavaScript build. */
export interface RenderedScreen {
  readonly html: string;
  /** Style elements of styled-components. */
  readonly styles: string;
  /** What the page loads besides the entry, by the names of the build's manifest. */
  readonly chunks: readonly string[];
  /** The areas of the catalogue that it uses. */
  readonly areas: readonly string[];
  /** Names of an address's search by which the screen would be another one. */
  readonly drawnBy: readonly string[];
  /** Of the page; that of the site where nothing has given one. */
  readonly title: string;
  /** Absent where nobody should find the page by itself. */
  readonly listing?: Listing;
}

/** What a search engine or a shared link says of a page, beside its title. */
export interface Listing {
  readonly description: string;
  /** Inside the site: its own, or that of the page that shows the same. */
  readonly path: string;
  /** The search of an address says what it shows, so the script tells the page's addresses. */
  readonly isNamedBySearch?: boolean;
}

/** The render artefact of the JavaScript build: draws first screens to HTML. */
export interface Renderer {
  /** The paths inside the site that have one. */
  readonly pages: readonly string[];
  /** Undefined for a page that a guest does not get to see. */
  readonly render: (site: SiteConfig, path: string) => Promise<RenderedScreen | undefined>;
  /** The first screen of all other pages: what stands around a page, and the shape of one. */
  readonly renderFrame: (site: SiteConfig) => Promise<RenderedScreen>;
}

/** In place of a path, for the first screen of pages that are not known beforehand: the script draws those anew. */
export const frame = '*';

interface Sheet {
  readonly path: string;
  readonly text: string;
}

/** A first screen as a page carries it. */
export interface FirstScreen {
  readonly path: string;
  readonly html: string;
  /** The rules of its components, and those of every page: the same for all merchants whose page has the same parts. */
  readonly sheet: Sheet;
  /** For the runtime of styled-components: which rules the page has already. */
  readonly known: { readonly version: string; readonly text: string };
  readonly chunks: readonly string[];
  readonly areas: readonly string[];
  readonly drawnBy: readonly string[];
  readonly title: string;
  readonly listing?: Listing;
}

/** Between the rules of two components, and before the mark that names one (styled-components' own format). */
const splitter = '/*!sc*/';

/**
 * Takes the rules of a first screen apart from the marks by which the runtime of styled-components knows them: the rules go into a
 * file that pages share, the marks stay in the page, and the runtime does not write the rules again.
 *
 * @throws Error when a style element is not written as styled-components writes it
 */
export function firstScreenOf(path: string, screen: RenderedScreen): FirstScreen {
  const { styles, ...shown } = screen;
  return { path, ...shown, ...stylesOf(path, styles) };
}

type Styles = Pick<FirstScreen, 'sheet' | 'known'>;

// The rules of a page are the same for almost all merchants, and taking them apart takes longer than writing the page.
const known = new Map<string, Styles>();

function stylesOf(path: string, text: string): Styles {
  const before = known.get(text);
  if (before) return before;
  const elements = [...text.matchAll(/<style ([^>]*)>([^<]*)<\/style>/g)];
  const version = /data-styled-version="([^"]+)"/.exec(elements[0]?.[1] ?? '')?.[1];
  if (version === undefined)
    throw new Error(`livery: the first screen of ${path} has no styles of styled-components.`);
  const parts = elements
    .flatMap(([, , inside = '']) => inside.split(splitter))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isMark = (part: string) => part.startsWith('data-styled.');
  const rules = [...parts.filter((part) => !isMark(part)), shellCss, helpCss].join('\n');
  const marks = parts.filter(isMark).map((mark) => `${mark}${splitter}\n`);
  const styles = {
    sheet: { path: `styles/first-screen.${contentHash(rules)}.css`, text: `${rules}\n` },
    known: { version, text: marks.join('') },
  };
  known.set(text, styles);
  return styles;
}
