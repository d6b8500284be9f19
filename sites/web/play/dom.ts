type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Children = readonly (Node | string)[];

/** An HTML element with attributes and children; a `true` attribute is there, a `false` or undefined one is not. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Children
): HTMLElementTagNameMap[Tag] {
  return filled(document.createElement(tag), attributes, children);
}

/** The same of SVG. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Children
): SVGElementTagNameMap[Tag] {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function filled<Kind extends Element>(
  element: Kind,
  attributes: Attributes,
  children: Children,
): Kind {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  element.append(...children);
  return element;
}

/**
 * Plays the frames of a motion; resolves when it has ended, at once where motion is reduced. The last frame stays.
 *
 * @param still whether the member asked for less motion
 */
export async function moves(
  element: Element,
  frames: Keyframe[],
  { still, ...timing }: KeyframeAnimationOptions & { still: boolean },
): Promise<void> {
  const motion = element.animate(frames, { fill: 'forwards', easing: 'ease-out', ...timing });
  if (still) motion.finish();
  // A picture that was drawn again meanwhile ends its motions: there is nothing left to wait for.
  await motion.finished.catch(() => undefined);
}
