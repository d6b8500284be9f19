import { expect, test } from 'vitest';
import { docOf } from './doc-of.ts';
import { type FlowName, machines } from './machines.ts';

// the list's own keys
test.each(Object.keys(machines) as FlowName[])('finds the docstring of %s', (name) => {
  expect(docOf(name).length).toBeGreaterThan(40);
});
