import { expect, test } from 'vitest';
import { mutantsOf, operatorMutantsOf } from './mutants.ts';

const text = `const machine = setup({
  delays: { rest: restMs },
  guards: { ready: ({ context }) => context.ready, atForm: stateIn('form') },
  actions: { keep: assign({ kept: true }) },
}).createMachine({ guards: { other: 1 } });
`;

const mutants = mutantsOf({ file: 'machine.ts', text });

test('each guard, action and delay of a setup is broken in its own way', () => {
  expect(mutants.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '2 delay rest: twice as long',
    '2 delay rest: half as long',
    '3 guard ready: inverted',
    '3 guard atForm: inverted',
    '4 action keep: does nothing',
  ]);
});

test('a mutant differs from the file in its one place', () => {
  const written = (what: string) =>
    mutants.find((mutant) => mutant.what.startsWith(what))?.text.split(';')[1];
  expect(written('delay rest')).toBe(text.replace('restMs', '(restMs) * 2').split(';')[0]);
  expect(written('action keep')).toContain('keep: () => {} }');
  expect(written('guard atForm')).toContain("atForm: not(stateIn('form')) }");
});

test('negates a broken guard with the same arguments', () => {
  const code = mutants.find(({ what }) => what.startsWith('guard ready'))?.text ?? '';
  const guard = /ready: (.*), atForm/.exec(code)?.[1] ?? '';
  const evaluated = new Function(`return ${guard}`)() as (args: object) => boolean;
  expect(evaluated({ context: { ready: true } })).toBe(false);
  expect(evaluated({ context: { ready: false } })).toBe(true);
});

test('a file without a setup has no mutants', () => {
  expect(
    mutantsOf({ file: 'a.ts', text: 'createMachine({ guards: { a: () => true } });' }),
  ).toEqual([]);
});

test('each operator of a rule gets another one, but for those that only join texts', () => {
  const rule =
    'const may = (held, amount) => held - amount >= 0n && amount < 5n;\nconst text = `${a}` + b;\n';
  const found = operatorMutantsOf({ file: 'rule.ts', text: rule });
  expect(found.map(({ line, what }) => `${line} ${what}`).sort()).toEqual([
    '1 && becomes ||',
    '1 - becomes +',
    '1 < becomes <=',
    '1 >= becomes >',
  ]);
  expect(found.find(({ what }) => what.startsWith('>='))?.text).toBe(rule.replace('>=', '>'));
});
