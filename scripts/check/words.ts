import { type ESTree, Visitor } from 'vite';
import { isStory, isTest } from './layers.ts';
import { type Finding, lineAt, parse, type Source } from './source.ts';

/** The code in which sentences, colours, font sizes in pixels, places in depth and outlines are rejected. */
const looked = /^(sites\/web\/src|packages\/ui\/src)\//;
/** The shared styles, which define the focus ring. */
const sharedStyles = 'packages/ui/src/styles/';

/** Where messages of the catalogue are read. */
const translated = /^sites\/web\/src\//;

/** Attributes that a person reads or hears, of elements and of our own components: `aria-label`, `retryLabel`, `labels`… */
const spoken =
  /^(aria-(description|roledescription|valuetext)|title|alt|placeholder|description|lead|heading|message|caption|note|text|[\w-]*labels?)$/i;
/** Attributes that paint. */
const painted = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'style']);

const letters = /\p{L}/u;
/** A named sign such as `&nbsp;` stands as typed in the parsed text. */
const entity = /&[\w#]+;/g;
const named =
  'white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|magenta|fuchsia|pink|brown|beige|crimson|indigo|violet|tomato|salmon';
const colours = [
  /#[\da-f]{3,8}\b/i,
  /\b(rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([^)v]*\)/i,
  new RegExp(
    `(?:color|background|border|outline|fill|stroke|shadow)[\\w-]*\\s*:[^;{}]*?(?<![\\w-])(${named})(?![\\w-])`,
    'i',
  ),
];
const bareColour = new RegExp(`^(${named})$`, 'i');
const pixels = /\bfont(-size)?\s*:[^;{}]*?\d(\.\d+)?px/i;
const depth = /\bz-index\s*:[^;{}]*\d/;
const outline = /(?<![\w-])outline(-\w+)?\s*:/;
const characterWidth = /:[^;{}]*?(?<![\w-])\d*\.?\d+ch\b/i;

/**
 * The literal texts that an expression can evaluate to: both arms of a condition, each side of `??`, the fixed parts of a
 * template.
 */
function textsOf(node: ESTree.Node | null): { text: string; start: number }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value, start }) => ({ text: value.raw, start }));
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'ObjectExpression':
      return node.properties.flatMap((property) =>
        property.type === 'Property' ? textsOf(property.value) : [],
      );
    default:
      return [];
  }
}

/** `styled.div`, `styled(Link)`, `styled.div.attrs(…)`, `css`, `keyframes`, `createGlobalStyle`. */
function isStyled(tag: ESTree.Node): boolean {
  if (tag.type === 'Identifier') return /^(styled|css|keyframes|createGlobalStyle)$/.test(tag.name);
  if (tag.type === 'CallExpression') return isStyled(tag.callee);
  return tag.type === 'MemberExpression' && isStyled(tag.object);
}

const words = {
  why: 'all text that people see or hear comes from a catalogue, so that it can be translated and overridden.',
  fix: 'Add an id to packages/i18n/src/catalogues and use t(id); a component in packages/ui takes the text as a prop.',
};
const colour = {
  why: 'a literal colour is the same in every brand and mode, and its contrast is not verified.',
  fix: 'Read a semantic token from @livery/theme/vars.',
};
const fontSize = {
  why: 'a font size in pixels ignores the size the member chose in the browser.',
  fix: 'Read vars.size.* from @livery/theme/vars.',
};
const characters = {
  why: 'the unit ch is the width of the digit 0. It changes when the brand’s typeface replaces the fallback font, so lines break differently and the layout shifts.',
  fix: 'Use em: an average character is about 0.5em wide.',
};
const layer = {
  why: 'a literal z-index can cover a header or a dialog by accident: only the shared scale orders all of them.',
  fix: 'Read a name from layers: ../styles/layers.ts in packages/ui, @livery/ui/styles in a site.',
};
const ring = {
  why: 'a hand-made outline is a second focus ring, and nobody has checked its width, offset and contrast.',
  fix: 'Use focusRing, focusRingInside, focusRingAround or withoutRing: ../styles/focus-ring.ts in packages/ui, @livery/ui/styles in a site.',
};
const dynamic = {
  why: 'a function in a style template creates a new rule for each value it returns.',
  fix: 'Set a data-* attribute and select on it, or set a custom property with style.',
};

/** What a declaration may take from the shared styles only. */
function sharedProblem(css: string, file: string) {
  if (depth.test(css)) return layer;
  return outline.test(css) && !file.startsWith(sharedStyles) ? ring : undefined;
}

function styleProblem(text: string, file: string) {
  const css = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const shared = sharedProblem(css, file);
  if (shared) return shared;
  if (colours.some((pattern) => pattern.test(css))) return colour;
  if (pixels.test(css)) return fontSize;
  return characterWidth.test(css) ? characters : undefined;
}

const glued = {
  why: 'order and punctuation differ by language, so a translator must see the sentence whole.',
  fix: 'Write one message with placeholders and fill them: t(id, { name }).',
};

/** A message of the catalogue or a formatted value: `t(…)`, `format.number(…)`, in any arm of a condition. */
function isMessage(node: ESTree.Node | null): boolean {
  switch (node?.type) {
    case 'CallExpression':
      return node.callee.type === 'MemberExpression'
        ? node.callee.object.type === 'Identifier' && node.callee.object.name === 'format'
        : node.callee.type === 'Identifier' && node.callee.name === 't';
    case 'ConditionalExpression':
      return isMessage(node.consequent) || isMessage(node.alternate);
    case 'LogicalExpression':
      return isMessage(node.left) || isMessage(node.right);
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return isMessage(node.expression);
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.some(isMessage);
    default:
      return false;
  }
}

/** Punctuation that an element sets before or after a message among its children. */
function punctuationBeside(
  children: readonly ESTree.JSXChild[],
): { text: string; start: number }[] {
  if (!children.some(isMessage)) return [];
  return children
    .flatMap((child) =>
      child.type === 'JSXText' ? [{ text: child.value, start: child.start }] : textsOf(child),
    )
    .filter(({ text }) => /[\p{P}\p{S}]/u.test(text) && !letters.test(text));
}

const quote = (text: string) => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

const kebab = (camel: string) => camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The declarations of `style={{ … }}` as CSS, each value as it is written. */
function inlineDeclarations(node: ESTree.Node | null, text: string) {
  if (node?.type !== 'JSXExpressionContainer' || node.expression.type !== 'ObjectExpression')
    return [];
  return node.expression.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? {
          css: `${kebab(property.key.name)}: ${text.slice(property.value.start, property.value.end)}`,
          start: property.start,
        }
      : [],
  );
}

function look(source: Source): Finding[] {
  const findings: Finding[] = [];
  const report = (start: number, found: string, reason: Pick<Finding, 'why' | 'fix'>) =>
    findings.push({
      file: source.file,
      line: lineAt(source.text, start),
      found: quote(found),
      ...reason,
    });
  const wordsIn = (node: ESTree.Node | null) => {
    for (const { text, start } of textsOf(node)) if (letters.test(text)) report(start, text, words);
  };

  const inside = (children: readonly ESTree.JSXChild[]) => {
    for (const child of children) if (child.type === 'JSXExpressionContainer') wordsIn(child);
    if (!translated.test(source.file)) return;
    for (const { text, start } of punctuationBeside(children)) report(start, text, glued);
  };
  const joined = (node: ESTree.Node, parts: readonly ESTree.Node[]) => {
    if (!translated.test(source.file) || !parts.some(isMessage)) return;
    report(node.start, source.text.slice(node.start, node.end), glued);
  };

  new Visitor({
    JSXText: ({ value, start }) => {
      if (letters.test(value.replaceAll(entity, '')))
        report(start + value.search(/\S/), value, words);
    },
    // a child `{'Close'}` or `{open ? 'Close' : 'Open'}`; an attribute's container is checked with its attribute
    JSXElement: ({ children }) => inside(children),
    JSXFragment: ({ children }) => inside(children),
    TemplateLiteral: (node) => {
      const { expressions, quasis } = node;
      if (expressions.length > 1 || quasis.some(({ value }) => value.raw !== ''))
        joined(node, expressions);
    },
    BinaryExpression: (node) => {
      if (node.operator === '+') joined(node, [node.left, node.right]);
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'ArrayExpression') return;
      if (callee.property.type === 'Identifier' && callee.property.name === 'join')
        joined(
          node,
          callee.object.elements.filter((each) => each !== null),
        );
    },
    JSXAttribute: ({ name, value }) => {
      const attribute = name.type === 'JSXIdentifier' ? name.name : '';
      if (spoken.test(attribute)) wordsIn(value);
      if (!painted.has(attribute)) return;
      for (const { text, start } of textsOf(value)) {
        const problem = bareColour.test(text) ? colour : styleProblem(text, source.file);
        if (problem) report(start, text, problem);
      }
      if (attribute !== 'style') return;
      for (const { css, start } of inlineDeclarations(value, source.text)) {
        const problem = sharedProblem(css, source.file);
        if (problem) report(start, css, problem);
      }
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (!isStyled(tag)) return;
      // interpolations stand for one word, so that a declaration split by them is still read whole
      const css = quasi.quasis.map(({ value }) => value.raw).join('var(--x)');
      for (const declaration of css.split(/(?<=[;{}])/)) {
        const problem = styleProblem(declaration, source.file);
        if (problem) report(placeOf(quasi, declaration), declaration, problem);
      }
      for (const expression of quasi.expressions) {
        if (/Function/.test(expression.type))
          report(expression.start, source.text.slice(expression.start, expression.end), dynamic);
      }
    },
  }).visit(parse(source).program);
  return findings.sort((a, b) => a.line - b.line);
}

/** Where a declaration begins: in the fixed part that holds its first words, else at the template's start. */
function placeOf({ quasis, start }: ESTree.TemplateLiteral, declaration: string): number {
  const [head = ''] = declaration.split('var(--x)');
  const part = quasis.find(({ value }) => head.trim() !== '' && value.raw.includes(head));
  return part ? part.start + part.value.raw.indexOf(head) + head.search(/\S/) : start;
}

/** Sentences, glued messages, colours, pixel font sizes, numbers of depth and outlines in the code of the site or of a component. */
export function checkWords(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ file }) => looked.test(file) && !isTest(file) && !isStory(file))
    .flatMap(look);
}
