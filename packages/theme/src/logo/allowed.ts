/** What a logo may consist of. Everything that is not in these lists is removed. */

const words = (text: string): readonly string[] => text.split(/\s+/);

/** Shapes, text, paint and the filters whose cost does not depend on a number in the file. */
export const elements: ReadonlySet<string> = new Set(
  words(`svg g defs symbol use a switch title desc style
    path rect circle ellipse line polyline polygon image text tspan textPath
    linearGradient radialGradient stop pattern clipPath mask filter
    feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feMerge feMergeNode feOffset`),
);

/** Elements whose character data counts; elsewhere it is indentation. */
export const withText: ReadonlySet<string> = new Set(
  words('title desc style text tspan textPath a'),
);

/** Elements that draw or continue another element of the same file. */
export const withLocalHref: ReadonlySet<string> = new Set(
  words('use linearGradient radialGradient pattern textPath'),
);

/** CSS properties, as attributes, in `style` and in style sheets. None of them loads, moves or animates anything. */
export const properties: ReadonlySet<string> = new Set(
  words(`alignment-baseline baseline-shift clip-path clip-rule color color-interpolation
    color-interpolation-filters color-rendering direction display dominant-baseline fill fill-opacity fill-rule filter
    flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust
    font-stretch font-style font-variant font-variation-settings font-weight image-rendering isolation
    letter-spacing lighting-color line-height mask mask-type mix-blend-mode opacity overflow paint-order
    shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
    stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration
    text-rendering transform transform-box transform-origin vector-effect visibility white-space word-spacing
    writing-mode`),
);

/** Attributes that are not CSS. Their values are numbers, names and text: none of them is an address. */
export const attributes: ReadonlySet<string> = new Set(
  words(`aria-describedby aria-hidden aria-label aria-labelledby class id lang role systemLanguage xml:lang
    xml:space
    baseProfile version viewBox preserveAspectRatio
    x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength width height dx dy rotate textLength lengthAdjust
    startOffset method spacing side
    clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform gradientUnits
    gradientTransform spreadMethod offset
    filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent operator
    k1 k2 k3 k4 stdDeviation edgeMode`),
);

/** Functions in the value of a property; `url()` is handled apart. */
export const functions: ReadonlySet<string> = new Set(
  words(`rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp
    matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy
    blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
    circle ellipse inset polygon`),
);

/** Of what is removed, the elements that could run code, load something or change the picture over time. */
export const active: ReadonlySet<string> = new Set(
  words(`script foreignobject iframe object embed audio video handler listener feimage
    animate animatecolor animatemotion animatetransform set discard`),
);
