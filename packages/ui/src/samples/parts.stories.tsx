import { Fragment } from 'react';
import { expect, waitFor } from 'storybook/test';
import { isStyledComponent } from 'styled-components';
import preview from '../../../../.storybook/preview.tsx';
import { subjectOf } from '../../../../.storybook/stress.tsx';
import { AllStates } from './all-states.tsx';

const styles = import.meta.glob<Record<string, unknown>>('../*/*.styles.ts', { eager: true });
const contracts = import.meta.glob('../*/*.contract.ts');
const stories = import.meta.glob<Record<string, unknown>>('../*/*.stories.tsx', { eager: true });

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

/**
 * Parts that come only when somebody has typed, pressed or chosen a file, when an image has loaded or a list is long: other stories of their components
 * do that.
 */
const notShown: Readonly<Record<string, readonly string[]>> = {
  avatar: ['picture'],
  combobox: ['detail', 'note', 'option', 'options', 'panel'],
  'date-field': ['content', 'day', 'grid', 'head', 'month', 'panel', 'title', 'turn'],
  'file-drop': ['refusal'],
  'language-select': ['list', 'option'],
  table: ['gap'],
};

const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** The element is named after the part, or after the part of a component that wraps it. */
const isNamed = (element: HTMLElement) =>
  parts.some(({ name, selector }) => element.dataset['part'] === name && element.matches(selector));

const isShown = ({ name, selector }: Part) => found(`${selector}[data-part="${name}"]`).length > 0;

/** Elements of parts without their name, and names on elements that are no part. */
const unnamed = () =>
  ['[data-part]', ...parts.map(({ selector }) => selector)]
    .flatMap(found)
    .filter((element) => !isNamed(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

export const Named = meta.story({
  name: 'Renders every declared part by name, and no other',
  parameters: { room: 'page' },
  render: () => <AllStates languages={['EN']} />,
  // Play mounts what the sheet does not show, one by one: some of it fills the window.
  play: async ({ mount }) => {
    await mount(<AllStates languages={['EN']} />);
    await expect(unnamed()).toEqual([]);
    const missing = parts.filter((part) => !isShown(part));
    for (const [component, own] of Map.groupBy(missing, (part) => part.component)) {
      const file = stories[`../${component}/${component}.stories.tsx`] ?? {};
      await mount(<Fragment key={component}>{subjectOf(component, file).full()}</Fragment>);
      await waitFor(() => {
        const left = own.filter((part) => !isShown(part)).map(({ name }) => name);
        if (String(left) !== String(notShown[component] ?? []))
          throw new Error(`${component} does not show ${left}`);
      });
      await expect(unnamed()).toEqual([]);
    }
    await expect(missing.map(({ component }) => component)).toEqual(
      expect.arrayContaining(Object.keys(notShown)),
    );
  },
});
