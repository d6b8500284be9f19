import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build, defaultClientConditions } from 'vite';
import { expect, test } from 'vitest';

/** `boot.ts` with what it imports, as the text of one classic script. Pages are emitted from a kept copy, as no emit may wait for a bundler. */
async function builtScript(): Promise<string> {
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    resolve: { conditions: ['livery-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('boot.ts', import.meta.url)),
        // A `var` is never inlined.
        output: { format: 'iife', topLevelVar: false },
      },
    },
  });
  const [bundle] = [output].flat();
  const script = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (script?.type !== 'chunk') throw new Error('Expected a build of the boot script.');
  return script.code.trim();
}

const bootScript = await builtScript();

interface Visit {
  /** The member's storage; `blocked` throws at every read, as browsers do when cookies are off. */
  readonly storage?: Record<string, string> | 'blocked';
  readonly browser?: readonly string[];
  /** The page's own `data-` attributes. */
  readonly page?: Record<string, string>;
  /** What the tab keeps, such as a member's session. */
  readonly tab?: Record<string, string>;
  /** The device asks for as little data as possible. */
  readonly saveData?: boolean;
}

const offered = 'TH th ltr,EN en ltr,AR ar rtl';

/** Runs the script's text as a page would, and tells what it left on the root element. */
function visit({ storage = {}, browser = [], page = {}, tab = {}, saveData = false }: Visit) {
  const root = { lang: 'th', dir: 'ltr', dataset: {} as Record<string, string> };
  const bars = { content: '#ffffff' };
  const sheet = { media: '' };
  const listeners: ((event: { key: string | null }) => void)[] = [];
  runInNewContext(bootScript, {
    addEventListener: (type: string, listener: (typeof listeners)[number]) => {
      if (type === 'storage') listeners.push(listener);
    },
    document: {
      documentElement: root,
      currentScript: { dataset: { mode: 'light', dark: '#101010', languages: offered, ...page } },
      querySelector: (selector: string) => (selector.startsWith('link') ? sheet : bars),
    },
    localStorage: {
      getItem(key: string) {
        if (storage === 'blocked') throw new Error('SecurityError');
        return storage[key] ?? null;
      },
    },
    sessionStorage: { getItem: (key: string) => tab[key] ?? null },
    navigator: { languages: browser, connection: { saveData } },
    matchMedia: () => ({ matches: false }),
    location: { search: '' },
    window: {},
  });
  return {
    lang: root.lang,
    dir: root.dir,
    mode: root.dataset.mode,
    contrast: root.dataset.contrast,
    contrastMedium: sheet.media,
    bars: bars.content,
    dataset: root.dataset,
    /** Another tab has changed a key of the storage, or emptied it. */
    otherTabChanged: (key: string | null) => {
      for (const listener of listeners) listener({ key });
    },
  };
}

test('pages have the boot script as it is (npm run vitest -- --project unit packages/emit --update writes it)', async () => {
  await expect(
    `// Made of boot.ts, see boot-script.test.ts.\nexport const bootScript = ${JSON.stringify(bootScript)};\n`,
  ).toMatchFileSnapshot('boot-script.min.ts');
});

test('[spec 9.49] the mode is the saved one, else the merchant’s', () => {
  expect(visit({}).mode).toBe('light');
  expect(visit({ page: { mode: 'dark' } }).mode).toBe('dark');
  expect(visit({ storage: { theme: 'dark' } })).toMatchObject({ mode: 'dark', bars: '#101010' });
  expect(visit({ storage: { theme: 'light' }, page: { mode: 'dark' } }).mode).toBe('light');
  expect(visit({ storage: { theme: 'purple' } }).mode).toBe('light');
});

test('the sheet of high contrast holds where the member or the system asks for it', () => {
  expect(visit({}).contrastMedium).toBe('(prefers-contrast:more),(forced-colors:active)');
  expect(visit({ storage: { contrast: 'more' } }).contrastMedium).toBe('all');
  expect(visit({ storage: { contrast: 'standard' } }).contrastMedium).toBe(
    '(prefers-contrast:more),(forced-colors:active)',
  );
});

test('the contrast is the member’s own choice, else the system’s', () => {
  expect(visit({}).contrast).toBeUndefined();
  expect(visit({ storage: { contrast: 'more' } }).contrast).toBe('more');
  expect(visit({ storage: { contrast: 'standard' } }).contrast).toBe('standard');
  expect(visit({ storage: { contrast: 'none' } }).contrast).toBeUndefined();
  expect(visit({ storage: 'blocked' }).contrast).toBeUndefined();
});

test('text size and motion are the member’s own choice; an unknown value counts as absent', () => {
  expect(visit({ storage: { textSize: '150', motion: 'less' } }).dataset).toMatchObject({
    textSize: '150',
    motion: 'less',
  });
  const { dataset } = visit({ storage: { textSize: '900', motion: '' } });
  expect(dataset).not.toHaveProperty('textSize');
  expect(dataset).not.toHaveProperty('motion');
});

test('data is saved where the member chose so, else where the device asks for it', () => {
  const saves = (parts: Visit) => 'saving' in visit(parts).dataset;
  expect(saves({})).toBe(false);
  expect(saves({ saveData: true })).toBe(true);
  expect(saves({ storage: { dataUse: 'less' } })).toBe(true);
  expect(saves({ storage: { dataUse: 'full' }, saveData: true })).toBe(false);
  expect(saves({ storage: 'blocked', saveData: true })).toBe(true);
});

test('choices follow another tab, also back to none', () => {
  const storage: Record<string, string> = { contrast: 'more' };
  const { dataset, otherTabChanged } = visit({ storage });
  storage.textSize = '125';
  otherTabChanged('lang');
  expect(dataset.textSize).toBeUndefined();
  otherTabChanged('textSize');
  expect(dataset).toMatchObject({ contrast: 'more', textSize: '125' });
  delete storage.contrast;
  delete storage.textSize;
  otherTabChanged(null);
  expect(dataset).toEqual({ mode: 'light' });
});

test('the language is the saved one, then the browser’s, then the page’s own', () => {
  expect(visit({ storage: { lang: 'EN' }, browser: ['ar'] }).lang).toBe('en');
  expect(visit({ storage: { hisLang: 'AR' } })).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(visit({ browser: ['fr-FR', 'en-IN', 'ar'] }).lang).toBe('en');
  expect(visit({ browser: ['fr'] })).toMatchObject({ lang: 'th', dir: 'ltr' });
});

test('a first screen says when it is not the visitor’s: a member is here, or another language is shown', () => {
  expect(visit({}).dataset).not.toHaveProperty('visitor');
  expect(visit({ tab: { token: 'a' } }).dataset.visitor).toBe('member');
  expect(visit({ storage: { lang: 'TH' } }).dataset).not.toHaveProperty('other');
  expect(visit({ storage: { lang: 'EN' } }).dataset).toHaveProperty('other');
});

test('a saved language that this merchant does not offer counts as none', () => {
  expect(visit({ storage: { lang: 'HI' }, browser: ['en'] }).lang).toBe('en');
  expect(visit({ storage: { lang: 'HI' } }).lang).toBe('th');
});

test('a page whose address names its language keeps it', () => {
  const root = { lang: 'hi', dir: 'ltr', dataset: {} as Record<string, string> };
  runInNewContext(bootScript, {
    addEventListener: () => {},
    document: {
      documentElement: root,
      currentScript: { dataset: { mode: 'light', dark: '#101010' } },
      querySelector: () => null,
    },
    localStorage: { getItem: (key: string) => (key === 'lang' ? 'EN' : null) },
    sessionStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    navigator: { languages: ['en'] },
    location: { search: '' },
    window: {},
  });
  expect(root).toMatchObject({ lang: 'hi', dataset: { mode: 'light' } });
});

test('blocked storage leaves the merchant’s mode and the browser’s language', () => {
  expect(visit({ storage: 'blocked', browser: ['en'] })).toMatchObject({
    mode: 'light',
    lang: 'en',
  });
});
