import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A library's page: its provider, the tabs, the form, and 500 cards, each with a badge that says the number. */
export type BenchPage = ComponentType<{ tick: number }>;

/** The benchmark's actions on a page. Each has completed, except for what the library itself defers. */
export interface UiBench {
  /** Draws the page for the first time. */
  readonly mount: () => void;
  /** The page again, with another number on each card's badge. */
  readonly update: () => void;
  /** Types one more character in the form's first field. */
  readonly type: () => void;
  /** The other one of the first two tabs. */
  readonly select: () => void;
  /** The contents of the page, to verify that all libraries render the same. */
  readonly count: () => Readonly<Record<'headings' | 'buttons' | 'inputs' | 'elements', number>>;
}

let again: () => void = () => undefined;

function Ticking({ page: Page }: { page: BenchPage }) {
  const [tick, setTick] = useState(0);
  again = () => setTick((last) => last + 1);
  return <Page tick={tick} />;
}

const one = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};
// React detects a value that a script sets only if it is set by the element's native setter.
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Makes a page measurable; called once by each library's entry. */
export function offer(page: BenchPage): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const bench: UiBench = {
    mount: () => flushSync(() => root.render(<Ticking page={page} />)),
    update: () => flushSync(again),
    type: () => {
      const input = one<HTMLInputElement>('input[name="username"]');
      setValue?.call(input, `${input.value}a`);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    select: () => {
      const tab = one<HTMLElement>('[role="tab"]:not([aria-selected="true"])');
      // Some open a tab at a press, others at a click.
      for (const name of ['mousedown', 'mouseup'])
        tab.dispatchEvent(new MouseEvent(name, { bubbles: true, button: 0 }));
      tab.click();
    },
    count: () => ({
      headings: document.querySelectorAll('h3').length,
      buttons: document.querySelectorAll('button:not([role])').length,
      inputs: document.querySelectorAll('input[name]:not([type="checkbox"])').length,
      elements: place.querySelectorAll('*').length,
    }),
  };
  Reflect.set(window, 'uiBench', bench);
}
