/** A selector that matches this element only, as long as the tree stays. */
export function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one.id !== '' && document.querySelectorAll(`#${CSS.escape(one.id)}`).length === 1) {
      steps.unshift(`#${CSS.escape(one.id)}`);
      break;
    }
    const place = one.parentElement ? [...one.parentElement.children].indexOf(one) + 1 : 0;
    steps.unshift(place === 0 ? one.localName : `${one.localName}:nth-child(${place})`);
  }
  return steps.join('>');
}
