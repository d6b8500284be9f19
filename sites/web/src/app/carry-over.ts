/** What the boot script keeps of a first screen: the event, its element, and of a field what stood in it then. */
export type Deed =
  | readonly ['focusin' | 'click', HTMLElement]
  | readonly ['input', HTMLElement, string | boolean];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Milliseconds until what could not be done again is given up: a press must not surprise anybody. */
const patience = 5000;

/**
 * Does again what a visitor has typed, chosen, focused and pressed in a screen before the script had drawn it: each when its control
 * is there, which may be another element by now, or a late one.
 *
 * @param root the element that holds the screen
 * @param deeds in the order in which they were done
 */
export function doAgain(root: HTMLElement, deeds: readonly Deed[]): void {
  const last = (type: Deed[0]) => deeds.findLast((deed) => deed[0] === type);
  const focused = last('focusin');
  const pressed = last('click');
  // What was typed last into a field is all of it.
  const typed = new Map(
    deeds.flatMap((deed) => (deed[0] === 'input' ? [[nameOf(deed[1], root), deed]] : [])),
  );
  const answered = new WeakSet<HTMLElement>();
  const steps = [
    ...[...typed].map(([name, [, field, said]]) => answering(name, field, said, answered)),
    ...(focused ? [focusing(nameOf(focused[1], root), focused[1])] : []),
  ];
  // At once, for a visitor who is typing; and again if effects draw once more.
  const controls = new Map(named(root));
  for (const step of steps) {
    const control = controlOf(step, controls);
    if (control) step.act(control);
  }
  goThrough(root, [...steps, ...(pressed ? [pressing(nameOf(pressed[1], root), pressed[1])] : [])]);
}

/** Something to do to a control. */
interface Step {
  readonly name: string;
  /** The control to which the visitor did it. */
  readonly first: HTMLElement;
  readonly act: (control: HTMLElement) => void;
}

/** The same control while it stands: what has come before it meanwhile may have its name. */
const controlOf = ({ name, first }: Step, controls: ReadonlyMap<string, HTMLElement>) =>
  first.isConnected ? first : controls.get(name);

const answering = (
  name: string,
  first: HTMLElement,
  said: string | boolean,
  answered: WeakSet<HTMLElement>,
): Step => ({
  name,
  first,
  act: (control) => {
    if (!isField(control) || answered.has(control)) return;
    answered.add(control);
    // A field that was taken over has heard the visitor go on; one that was drawn anew has only what differs from how it was drawn.
    const now = control === first ? standsIn(control) : (saidIn(control) ?? '');
    answer(control, now === '' ? said : now);
  },
});

const focusing = (name: string, first: HTMLElement): Step => ({
  name,
  first,
  act: (control) => {
    if (document.activeElement === document.body) control.focus({ preventScroll: true });
  },
});

const pressing = (name: string, first: HTMLElement): Step => ({
  name,
  first,
  act: (control) => control.click(),
});

/** Takes one step after the other, each when its control is there. */
function goThrough(root: HTMLElement, steps: readonly Step[]): void {
  let left = steps;
  const goOn = (): void => {
    const controls = new Map(named(root));
    while (left[0]) {
      const control = controlOf(left[0], controls);
      if (!control) return;
      left[0].act(control);
      left = left.slice(1);
    }
    watch.disconnect();
  };
  const watch = new MutationObserver(goOn);
  watch.observe(root, { childList: true, subtree: true });
  // In a task of its own, after the effects.
  setTimeout(goOn);
  setTimeout(() => watch.disconnect(), patience);
}

/** The controls of a screen by name, see {@link nameOf}. */
function named(screen: ParentNode): [string, HTMLElement][] {
  const like = new Map<string, number>();
  const controls = screen.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, textarea, select, [role="tab"]',
  );
  return [...controls].map((control) => {
    const kind = kindOf(control);
    const place = like.get(kind) ?? 0;
    like.set(kind, place + 1);
    return [`${kind} ${place}`, control];
  });
}

/** By what a control is the same in the screen as drawn anew: what it is, and its place among its like. */
function nameOf(control: HTMLElement, root: HTMLElement): string {
  // An element that was drawn anew has left the page, with all of its screen or alone.
  const screen = control.isConnected ? root : (control.getRootNode() as ParentNode & Node);
  return named(screen).find(([, each]) => each === control)?.[0] ?? `${kindOf(control)} 0`;
}

const kindOf = (control: HTMLElement) =>
  isField(control)
    ? `${control.type} ${control.name}`
    : `${control.localName} ${control.ariaLabel ?? control.textContent}`;

const isField = (control: HTMLElement): control is Field =>
  control.matches('input, textarea, select');

const isTicked = (field: Field): field is HTMLInputElement =>
  field.matches('[type="checkbox"], [type="radio"]');

function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue;
}

/** What the visitor has put into it; undefined when nothing. */
function saidIn(control: HTMLElement): string | boolean | undefined {
  if (!isField(control) || !isChanged(control)) return undefined;
  return standsIn(control);
}

const standsIn = (field: Field) => (isTicked(field) ? field.checked : field.value);

/** As if it were done now: React takes no notice of what was there before it. */
function answer(field: Field, said: string | boolean): void {
  if (isTicked(field)) {
    // Of a choice only the chosen one is pressed.
    if (field.type === 'radio' && !said) return;
    field.checked = !said;
    field.click();
    return;
  }
  // React notes what is set on the element itself, and compares it with what the prototype says at the event.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  if (field instanceof HTMLSelectElement) field.selectedIndex = -1;
  else field.value = '';
  set?.call(field, said);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
