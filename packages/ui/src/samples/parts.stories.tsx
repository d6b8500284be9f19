import { expect } from 'storybook/test';
import { isStyledComponent } from 'styled-components';
import preview from '../../../../.storybook/preview.tsx';
import { AllStates } from './all-states.tsx';

const styles = import.meta.glob<Record<string, unknown>>('../*/*.styles.ts', { eager: true });
const contracts = import.meta.glob('../*/*.contract.ts');

const meta = preview.meta({ title: 'Samples/Parts', tags: ['!autodocs'] });

/** A part of a component's contract, and the class by which styled-components knows its elements. */
type Part = { component: string; name: string; selector: string };

const kebab = (pascal: string) =>
  pascal.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const parts: readonly Part[] = Object.entries(styles).flatMap(([path, exports]) => {
  const component = path.split('/')[1] ?? '';
  if (!contracts[`../${component}/${component}.contract.ts`]) return [];
  return Object.entries(exports).flatMap(([name, value]) =>
    isStyledComponent(value) ? [{ component, name: kebab(name), selector: String(value) }] : [],
  );
});

/** Components of which the sheet cannot show every part: they open at a press, wait for a file or a text, or fill the window. */
const partlyShown = [
  'avatar',
  'combobox',
  'date-field',
  'date-range-field',
  'dialog',
  'drawer',
  'dropdown',
  'file-drop',
  'game-frame',
  'language-select',
  'logo',
  'menu',
  'phone-field',
  'popover',
  'product-window',
  'rich-text',
  'toast',
  'tooltip',
];

/** The element is named after the part, or after the part of a component that wraps it. */
const isNamed = (element: HTMLElement) =>
  parts.some(({ name, selector }) => element.dataset['part'] === name && element.matches(selector));

const describe = (element: HTMLElement) => element.outerHTML.slice(0, 120);

export const Named = meta.story({
  name: 'Renders every declared part by name, and no other',
  parameters: { room: 'page' },
  render: () => <AllStates languages={['EN']} />,
  play: async () => {
    const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const wrong = ['[data-part]', ...parts.map(({ selector }) => selector)]
      .flatMap(found)
      .filter((element) => !isNamed(element))
      .map(describe);
    await expect(wrong).toEqual([]);
    const missing = parts.filter(
      ({ component, name, selector }) =>
        !partlyShown.includes(component) && found(`${selector}[data-part="${name}"]`).length === 0,
    );
    await expect(missing).toEqual([]);
  },
});
