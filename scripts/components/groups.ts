import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../check/source.ts';

/** The groups of Storybook's sidebar: group → folders. */
export const groupsFile = '.storybook/component-groups.json';

export type ComponentGroups = Readonly<Record<string, readonly string[]>>;

/** The groups as the file has them; our own file, whose shape is checked by the types of Storybook's code. */
export const readGroups = (root: string) =>
  JSON.parse(readFileSync(join(root, groupsFile), 'utf8')) as ComponentGroups;

/** A component that is in no group, in two, or listed but missing. */
export function checkGroups(groups: ComponentGroups, components: readonly string[]): Finding[] {
  const named = Object.values(groups).flat();
  const finding = (found: string, why: string, fix: string): Finding => ({
    file: groupsFile,
    line: 1,
    found,
    why,
    fix,
  });
  return [
    ...components
      .filter((name) => !named.includes(name))
      .map((name) =>
        finding(
          `no group for ${name}`,
          'Storybook shows and tests only components in a group.',
          `Add "${name}" to one of: ${Object.keys(groups).join(', ')}.`,
        ),
      ),
    ...named
      .filter((name, at) => named.indexOf(name) !== at)
      .map((name) =>
        finding(`${name} twice`, 'its stories would have two addresses.', 'Leave one of them.'),
      ),
    ...named
      .filter((name) => !components.includes(name))
      .map((name) =>
        finding(`${name}, which is no component`, 'nothing is shown for it.', 'Take it out.'),
      ),
  ];
}

/**
 * Puts a component into a group, in alphabetical order.
 *
 * @throws Error when there is no such group
 */
export function addToGroup(root: string, group: string, name: string): void {
  const groups = readGroups(root);
  const members = groups[group];
  if (!members)
    throw new Error(
      `"${group}" is no group of components. Choose one of: ${Object.keys(groups).join(', ')}.`,
    );
  const wider = { ...groups, [group]: [...members, name].sort() };
  writeFileSync(join(root, groupsFile), `${JSON.stringify(wider, null, 2)}\n`);
}
