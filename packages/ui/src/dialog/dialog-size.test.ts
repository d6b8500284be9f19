import { describe, expect, test } from 'vitest';
import { type DialogLength, dialogDefaults, dialogVariables } from './dialog-size.ts';

const size = dialogDefaults.dialog;

describe('[spec 5.33] sizes of a dialog', () => {
  test.each<[DialogLength, string]>([
    [0, '0px'],
    [600, '600px'],
    [12.5, '12.5px'],
    ['320px', '320px'],
    ['50%', '50%'],
  ])('valid: a width and a height of %s', (length, want) => {
    expect(dialogVariables({ ...size, width: length, height: length })).toMatchObject({
      '--dialog-width': want,
      '--dialog-height': want,
    });
  });

  // What the types refuse may still come from data.
  test.each([-1, '-1px', '-5%', '10em', '10', 'auto', '', 'calc(1px)', Number.NaN, Infinity])(
    'invalid: a width of %s',
    (length) => {
      const width = length as DialogLength;
      expect(() => dialogVariables({ ...size, width })).toThrow(/width of 0 or more, in px or %,/);
    },
  );

  test.each([-1, '-5%', '10vh'])('invalid: a height of %s', (length) => {
    const height = length as DialogLength;
    expect(() => dialogVariables({ ...size, height })).toThrow(/px or % or "auto", found/);
  });

  test('valid: a height of auto', () => {
    expect(dialogVariables({ ...size, height: 'auto' })['--dialog-height']).toBe('auto');
  });

  test.each([0, 0.25, 1])('valid: a pivot of %s', (at) => {
    const variables = dialogVariables({ ...size, pivot: { x: at, y: at } });
    expect(variables).toMatchObject({ '--dialog-x': `${at}`, '--dialog-y': `${at}` });
  });

  test.each([-0.01, 1.01, Number.NaN])('invalid: a pivot of %s', (at) => {
    expect(() => dialogVariables({ ...size, pivot: { x: at, y: 0 } })).toThrow(/pivot x/);
    expect(() => dialogVariables({ ...size, pivot: { x: 0, y: at } })).toThrow(/pivot y/);
  });
});

test('[spec 9.44] a modal is 600 by 300, a dialog 400 wide and as high as its content', () => {
  expect(dialogDefaults.modal).toMatchObject({ width: 600, height: 300 });
  expect(dialogDefaults.dialog).toMatchObject({ width: 400, height: 'auto' });
});
