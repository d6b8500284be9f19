import { type Add, isNotPainted, type Paint, paintOf, showsText } from './paint.ts';

/** A filled shape: the background of what is drawn inside it later. */
interface Area {
  readonly shape: SVGGeometryElement;
  readonly box: DOMRect;
  readonly fill: Paint;
}

/** Elements that draw nothing where they are, only where others refer to them. */
const definitions = 'defs, symbol, marker, clipPath, mask, pattern';

/**
 * The pairs of an SVG drawing. Its elements are painted one over another in the order of the document, so what is behind
 * a shape or text is the last filled shape that contains it, or else what is around the drawing.
 *
 * @param around what is behind the whole drawing
 */
export function walkDrawing(drawing: SVGElement, around: Paint[], add: Add): void {
  const areas: Area[] = [];
  const walk = (element: Element): void => {
    const style = getComputedStyle(element);
    if (element.matches(definitions) || isNotPainted(element, style)) return;
    if (style.visibility === 'visible') {
      if (element instanceof SVGGeometryElement) addShape(element, style);
      else if (element instanceof SVGTextContentElement && showsText(element))
        addText(element, style);
    }
    for (const child of element.children) walk(child);
  };
  const behind = (box: DOMRect): Paint[] => {
    const area = areas.findLast((each) => contains(each, box));
    return area ? [area.fill] : around;
  };

  const addShape = (shape: SVGGeometryElement, style: CSSStyleDeclaration): void => {
    const box = shape.getBoundingClientRect();
    const under = behind(box);
    const [fill, stroke] = [filled(style), stroked(style)];
    // A shape with an outline is a surface that ends at its outline; one without is seen by its fill.
    if (fill && stroke) add('edge', stroke, under, shape, [fill]);
    else {
      const seen = fill ?? stroke;
      if (seen) add('graphic', seen, under, shape);
    }
    if (fill) areas.push({ shape, box, fill });
  };
  const addText = (text: SVGTextContentElement, style: CSSStyleDeclaration): void => {
    const [fill, stroke] = [filled(style), stroked(style)];
    // A stroke that is painted first is a halo behind the characters.
    const halo = style.paintOrder.startsWith('stroke') ? stroke : undefined;
    const under = halo ? [halo] : behind(text.getBoundingClientRect());
    if (fill) add('text', fill, under, text);
    if (stroke && !halo) add('text', stroke, under, text);
  };
  walk(drawing);
}

const filled = ({ fill, fillOpacity }: CSSStyleDeclaration) =>
  fill === 'none' || Number(fillOpacity) === 0 ? undefined : paintOf(fill);

const stroked = ({ stroke, strokeOpacity, strokeWidth }: CSSStyleDeclaration) =>
  stroke === 'none' || Number(strokeOpacity) === 0 || Number.parseFloat(strokeWidth) === 0
    ? undefined
    : paintOf(stroke);

/** Whether a box on the screen is inside the fill of a shape: its corners and its middle are. */
function contains({ shape, box: outer }: Area, inner: DOMRect): boolean {
  const { left, right, top, bottom } = inner;
  if (left < outer.left || right > outer.right || top < outer.top || bottom > outer.bottom)
    return false;
  const toShape = shape.getScreenCTM()?.inverse();
  if (!toShape) return false;
  const middle = new DOMPoint((left + right) / 2, (top + bottom) / 2);
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => new DOMPoint(x, y)));
  return [middle, ...corners].every((point) => shape.isPointInFill(point.matrixTransform(toShape)));
}
