import { describe, expect, test } from 'vitest';
import { checkWords } from './words.ts';

const check = (text: string, file = 'packages/ui/src/a/a.tsx') => checkWords([{ file, text }]);

const valid: [string, string][] = [
  ['a sentence from the catalogue', "const a = <p>{t('home.title')}</p>"],
  ['signs without letters', 'const a = <p>· 18+ &nbsp; × {count}</p>'],
  ['an attribute that nobody reads', 'const a = <p className="note" id="x" data-tone="good" />'],
  ['an empty alternative text', 'const a = <img alt="" src={src} />'],
  ['a name from a prop', 'const a = <button aria-label={label} title={`${a} · ${b}`} />'],
  [
    'colours and sizes from tokens',
    'const A = styled.p`color: ${vars.text.muted}; font-size: ${vars.size.sm}; border: 1px solid transparent;`',
  ],
  [
    'colour words inside names',
    'const A = styled.p`background: var(--gold-fill); white-space: nowrap; color: currentColor;`',
  ],
  ['an anchor that is no colour', "const a = <a href='#add'>{t('x.y')}</a>"],
  ['a drawing in the colour of the text', 'const a = <path fill="none" stroke="currentColor" />'],
  ['a layer by name', 'const A = styled.p`z-index: ${layers.bar};`'],
  ['a layer by name in a style attribute', 'const a = <p style={{ zIndex: layers.bar }} />'],
  ['the focus ring by name', 'const A = styled.p`${focusRing} &:hover { color: var(--x); }`'],
  ['a variant called outlined', "const A = styled.p`&[data-variant='outlined'] { margin: 0; }`"],
  ['a comment on a colour', 'const A = styled.p`/* #fff on the fill */ color: ${vars.text.body};`'],
];

const invalid: [string, string, string, RegExp][] = [
  ['a sentence', 'const a = <p>\n  Hello\n</p>', 'Hello', /catalogue/],
  ['a sentence in another script', 'const a = <p>স্বাগত</p>', 'স্বাগত', /catalogue/],
  ['a sentence in braces', "const a = <p>{'Hello'}</p>", 'Hello', /catalogue/],
  ['a sentence in a fragment', "const a = <>{open && 'Hello'}</>", 'Hello', /catalogue/],
  [
    'one arm of a condition',
    "const a = <p>{open ? t('x.y') : 'Closed'}</p>",
    'Closed',
    /catalogue/,
  ],
  ['a spoken name', 'const a = <button aria-label="Close" />', 'Close', /catalogue/],
  [
    'a spoken name made of parts',
    'const a = <img alt={`Logo of ${name}`} />',
    'Logo of',
    /catalogue/,
  ],
  [
    'a label of a component',
    'const a = <Strip labels={{ prev: "Back", next }} />',
    'Back',
    /catalogue/,
  ],
  ['a label by any name', "const a = <ErrorState retryLabel={'Retry'} />", 'Retry', /catalogue/],
  ['a hex colour', 'const A = styled.p`color: #fff;`', 'color: #fff;', /brand/],
  [
    'a colour function',
    'const A = styled(Link)`border: ${w} solid rgb(0 0 0 / 20%);`',
    'border: var(--x) solid rgb(0 0 0 / 20%);',
    /brand/,
  ],
  [
    'a colour by name',
    'const A = styled.p.attrs({})`background: white;`',
    'background: white;',
    /brand/,
  ],
  ['a colour in a drawing', 'const a = <path fill="red" />', 'red', /brand/],
  [
    'a colour in a style attribute',
    "const a = <p style={{ color: open ? '#ff0000' : x }} />",
    '#ff0000',
    /brand/,
  ],
  [
    'a font size in pixels',
    'const A = styled.p`display: grid; font-size: 14px;`',
    'font-size: 14px;',
    /font size/,
  ],
  [
    'a font in pixels',
    'const A = css`font: 600 14px/1.2 ${vars.font.body};`',
    'font: 600 14px/1.2 var(--x);',
    /font size/,
  ],
  [
    'a width in characters',
    'const A = styled.p`max-inline-size: min(46ch, 100%);`',
    'max-inline-size: min(46ch, 100%);',
    /typeface/,
  ],
  ['a literal z-index', 'const A = styled.p`z-index: 10;`', 'z-index: 10;', /scale/],
  ['a negative z-index', 'const A = css`z-index: -1;`', 'z-index: -1;', /scale/],
  [
    'a computed z-index',
    'const A = css`z-index: calc(${layers.bar} + 1);`',
    'z-index: calc(var(--x) + 1);',
    /scale/,
  ],
  [
    'a z-index in a style attribute',
    'const a = <p style={{ zIndex: 5 }} />',
    'z-index: 5',
    /scale/,
  ],
  [
    'a hand-made focus ring',
    'const A = styled.p`&:focus-visible { outline: 2px solid ${vars.border.focus}; }`',
    'outline: 2px solid var(--x);',
    /second focus ring/,
  ],
  [
    'a removed focus ring',
    'const A = styled.p`&:focus { outline: none; }`',
    'outline: none;',
    /second focus ring/,
  ],
  [
    'a focus ring at another distance',
    'const A = styled.p`margin: 0; outline-offset: 6px;`',
    'outline-offset: 6px;',
    /second focus ring/,
  ],
  [
    'an outline in a style attribute',
    "const a = <p style={{ outline: 'none' }} />",
    "outline: 'none'",
    /second focus ring/,
  ],
  [
    'a function in a template',
    'const A = styled.p`opacity: ${(p) => p.o};`',
    '(p) => p.o',
    /new rule/,
  ],
];

const whole: [string, string][] = [
  ['a message with placeholders', "const a = <p aria-label={t('x.y', { name })}>{t('x.z')}</p>"],
  ['a template without a message', 'const a = <a href={`tel:${phone}`}>{phone}</a>'],
  ['a message alone in a template', "const a = `${t('x.y')}`"],
  ['two elements with a message each', "const a = <><p>{t('x.y')}</p> <p>{t('x.z')}</p></>"],
  ['a sum', 'const a = format.scale + 1'],
];

const parts: [string, string, string][] = [
  ['a colon in a template', "const a = `${t('x.y')}: ${name}`", "`${t('x.y')}: ${name}`"],
  ['a space in a template', "const a = `${t('x.y')} ${why}`", "`${t('x.y')} ${why}`"],
  ['two messages in a template', "const a = `${t('x.y')}${name}`", "`${t('x.y')}${name}`"],
  ['a sign after a number', 'const a = `${format.number(1)}%`', '`${format.number(1)}%`'],
  ['a sum', "const a = (open ? t('x.y') : '') + name", "(open ? t('x.y') : '') + name"],
  ['a joined list', "const a = [t('x.y'), name].join(' · ')", "[t('x.y'), name].join(' · ')"],
  ['a full stop', "const a = <p><b>{t('x.y')}</b>. {t('x.z')}</p>", '.'],
  ['a full stop in braces', "const a = <b>{t('x.y')}{'.'}</b>", '.'],
  ['a colon before a value', "const a = <>{t('x.y')}: {value}</>", ':'],
];

describe('messages joined from parts', () => {
  const site = 'sites/web/src/features/a/a.tsx';

  test.each(whole)('valid: %s', (_, text) => {
    expect(check(text, site)).toEqual([]);
  });

  test.each(parts)('invalid: %s', (_, text, found) => {
    expect(check(text, site)).toMatchObject([{ found, fix: expect.stringMatching(/placeholder/) }]);
  });
});

describe('words and colours in code', () => {
  test.each(valid)('valid: %s', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  test.each(invalid)('invalid: %s', (_, text, found, why) => {
    const [finding, ...more] = check(text);
    expect(finding).toMatchObject({ found, why: expect.stringMatching(why) });
    expect(more).toEqual([]);
  });

  test('places a finding on the line of the declaration, also after an interpolation', () => {
    const text =
      'const A = styled.p`\n  color: ${vars.text.body};\n  margin: 0;\n  background: #eee;\n`';
    expect(check(text)).toMatchObject([{ line: 4 }]);
    expect(check('const a = <p>\n  Hello\n</p>')).toMatchObject([{ line: 2 }]);
  });

  test('the shared styles may draw an outline, but not name a literal z-index', () => {
    const file = 'packages/ui/src/styles/focus-ring.ts';
    expect(check('const a = css`outline: 2px solid ${vars.border.focus};`', file)).toEqual([]);
    expect(check('const a = css`z-index: 3;`', file)).toMatchObject([{ found: 'z-index: 3;' }]);
  });

  test('stories, tests and other layers are not checked', () => {
    for (const file of [
      'packages/ui/src/a/a.stories.tsx',
      'packages/ui/src/a/a.test.tsx',
      'packages/theme/src/a.tsx',
      'e2e/a.tsx',
    ]) {
      expect(check('const a = <p>Hello</p>', file)).toEqual([]);
    }
  });
});
