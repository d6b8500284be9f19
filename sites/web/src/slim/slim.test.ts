import { createI18n } from '@livery/i18n';
import { completeLanguages } from '@livery/i18n/languages';
import type { i18n } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { I18nextProvider, useTranslation } from './react-i18next.ts';

const areas = [
  'common',
  'display',
  'entry',
  'help',
  'home',
  'session',
  'status',
  'platform',
  'service',
  'ways',
] as const;
/** Counts that meet every plural form of the languages, whole and broken. */
const counts = [0, 1, 1.5, 2, 5, 11, 21, 100, 1_000_000];
/** Values that a careless filling would take for something else. */
const values = ['A & B', '<C>', '$& $t(common.retry)', '{{count}} {{site}}', 12.5, null, undefined];

let createSlim: typeof createI18n;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('i18next', () => import('./i18next.ts'));
  ({ createI18n: createSlim } = await import('@livery/i18n'));
});

/** Everything that an instance can be asked for, by question. */
function saidBy(words: i18n, keys: readonly string[]): Record<string, string> {
  // Asked also for what the types refuse: unknown ids, and values that are missing or too many.
  const say = words.t as unknown as (id: string, filled?: object) => string;
  const said: Record<string, string> = {};
  for (const key of keys) {
    const id = key.replace(/_(zero|one|two|few|many|other)$/, '');
    const names = [...say(key).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    const questions = [
      undefined,
      {},
      ...counts.map((count) => ({ count })),
      ...values.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
      ...values.map((value) => ({ ...Object.fromEntries(names.map((n) => [n, value])), count: 3 })),
    ];
    for (const question of questions) {
      const asked = JSON.stringify(question, (_, value) => (value === undefined ? 'none' : value));
      said[`${id} ${key} ${asked}`] = say(id, question);
    }
  }
  return said;
}

describe('the slim words', () => {
  it.each(completeLanguages)(
    'say what i18next says, message by message, in %s',
    async (language) => {
      const overrides = { 'common.retry': 'Once again', 'home.hero.title': '' };
      const real = await createI18n({ language, areas, overrides });
      const slim = await createSlim({ language, areas, overrides });
      expect(slim.constructor).not.toBe(real.constructor);

      const keys = Object.keys(real.getResourceBundle(real.language, 'messages'));
      expect(keys.length).toBeGreaterThan(200);
      const asked = [...keys, 'no.such.message', 'no.such_one', 'constructor', 'toString'];
      expect(saidBy(slim, asked)).toEqual(saidBy(real, asked));
    },
  );

  it('reach a screen through the provider', async () => {
    const words = await createSlim({ language: 'TH', areas: ['common'] });
    const Screen = () => useTranslation().t('common.nav.home');
    const page = createElement(I18nextProvider, { i18n: words }, createElement(Screen));
    expect(renderToStaticMarkup(page)).toBe('หน้าแรก');
    expect(() => renderToStaticMarkup(createElement(Screen))).toThrow('I18nextProvider');
  });
});
