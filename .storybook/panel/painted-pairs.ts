import { customProperty } from '@livery/theme';
import {
  type Add,
  colourTokens,
  isNotPainted,
  type Paint,
  type PaintedKind,
  paintOf,
  showsText,
} from './paint.ts';
import { walkDrawing } from './painted-drawing.ts';

/** Two colours that really meet on the screen. */
export interface PaintedPair {
  readonly kind: PaintedKind;
  readonly foreground: Paint;
  readonly background: Paint;
  /** Of an edge: what lies within it, while `background` lies around it. Empty for the rest. */
  readonly within: readonly Paint[];
  /** Where, in document order. */
  readonly elements: readonly Element[];
}

/** Decoration without a meaning, which the contract holds to no ratio. */
const decoration: ReadonlySet<string> = new Set(['border.subtle']);

/**
 * The pairs of colour tokens that are painted inside an element, those of components in their own names whether the brand
 * sets them or not (`asPainted` gives the ones that hold): each text, shape and edge with what is behind it, by
 * the tree in a page (an element placed over another is not detected) and by place inside a drawing (`painted-drawing.ts`).
 *
 * How: for an instant every colour token gets a colour of its own that nothing else has, and the computed styles are read
 * back. So the browser itself follows the cascade, inheritance, `var()` and `currentColor`. No frame is drawn meanwhile,
 * and no transition begins.
 */
export function paintedPairs(root: Element): PaintedPair[] {
  return underProbe(() => collect(root));
}

/** The same with the colours that are really there, as the browser computes them, in the place of tokens. */
export function paintedColours(root: Element): PaintedPair[] {
  return collect(root);
}

function collect(root: Element): PaintedPair[] {
  const found = new Map<string, PaintedPair & { elements: Element[] }>();
  const add: Add = (kind, foreground, backgrounds, element, within = []) => {
    for (const background of backgrounds) {
      if (decoration.has(foreground) || foreground === background) continue;
      const key = [kind, foreground, background, ...within].join(' ');
      const known = found.get(key);
      if (!known) found.set(key, { kind, foreground, background, within, elements: [element] });
      else if (known.elements.at(-1) !== element) known.elements.push(element);
    }
  };
  walk(root, backgroundsAround(root), add);
  return [...found.values()];
}

function walk(element: Element, around: Paint[], add: Add): void {
  const style = getComputedStyle(element);
  if (isNotPainted(element, style)) return;
  if (element instanceof SVGElement) {
    walkDrawing(element, around, add);
    return;
  }
  const behind = backgroundsOf(style, around);
  if (style.visibility === 'visible') addBox(element, style, { around, behind }, add);
  for (const child of element.children) walk(child, behind, add);
}

function addBox(
  element: Element,
  style: CSSStyleDeclaration,
  { around, behind }: { around: Paint[]; behind: Paint[] },
  add: Add,
): void {
  const paint = (kind: PaintedKind, css: string, backgrounds: Paint[], within?: Paint[]) => {
    const foreground = paintOf(css);
    if (foreground) add(kind, foreground, backgrounds, element, within);
  };
  if (showsText(element)) paint('text', style.color, behind);
  for (const edge of edgesOf(style)) paint('edge', edge, around, behind);
  if (element.matches(':placeholder-shown')) {
    paint('text', getComputedStyle(element, '::placeholder').color, behind);
  }
  for (const pseudo of ['::before', '::after']) {
    const drawn = getComputedStyle(element, pseudo);
    if (/^(none|normal)$/.test(drawn.content) || drawn.display === 'none') continue;
    if (drawn.visibility !== 'visible' || Number(drawn.opacity) === 0) continue;
    const own = backgroundsOf(drawn, behind);
    if (/[^\s"]/.test(drawn.content.replace(/^""$/, ''))) paint('text', drawn.color, own);
    for (const edge of edgesOf(drawn)) paint('edge', edge, behind, own);
  }
}

const sides = ['top', 'right', 'bottom', 'left'];

/** The colours of an element's borders and outline, each once. */
function edgesOf(style: CSSStyleDeclaration): Iterable<string> {
  const drawn = [...sides.map((side) => `border-${side}`), 'outline'].filter(
    (edge) =>
      !/^(none|hidden)$/.test(style.getPropertyValue(`${edge}-style`)) &&
      Number.parseFloat(style.getPropertyValue(`${edge}-width`)) > 0,
  );
  return new Set(drawn.map((edge) => style.getPropertyValue(`${edge}-color`)));
}

function backgroundsAround(root: Element): Paint[] {
  const ancestors: Element[] = [];
  for (let above = root.parentElement; above; above = above.parentElement) ancestors.unshift(above);
  return ancestors.reduce<Paint[]>(
    (around, element) => backgroundsOf(getComputedStyle(element), around),
    [],
  );
}

/** What lies behind the content of a box: its own colours where they cover what is around it. */
function backgroundsOf(style: CSSStyleDeclaration, around: Paint[]): Paint[] {
  const gradient = style.backgroundImage.includes('gradient(')
    ? coloursIn(style.backgroundImage)
    : [];
  const seeThrough = gradient.some(isSeeThrough);
  const painted = gradient.flatMap((css) => paintOf(css) ?? []);
  const base = paintOf(style.backgroundColor);
  const opaque = base && !isSeeThrough(style.backgroundColor);
  const under = opaque ? [base] : base ? [...around, base] : around;
  if (painted.length === 0) return under;
  return [...new Set(seeThrough ? [...under, ...painted] : painted)];
}

const coloursIn = (css: string) => css.match(/\b(rgba?|color|oklch|oklab)\([^()]*\)/g) ?? [];

const isSeeThrough = (css: string) => /^rgba\(|\/ /.test(css);

const still = '*,*::before,*::after{transition:none!important}';

function probeCss(): string {
  const declarations = colourTokens.map(
    (token, index) => `${customProperty(token)}:rgb(201,2,${index + 1})!important`,
  );
  return `:root,[data-theme]{${declarations.join(';')}}`;
}

function underProbe<T>(read: () => T): T {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(still + probeCss());
  document.adoptedStyleSheets.push(sheet);
  try {
    return read();
  } finally {
    // First the colours go back, without a transition; then transitions are as before.
    sheet.replaceSync(still);
    getComputedStyle(document.documentElement).getPropertyValue('color');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}
