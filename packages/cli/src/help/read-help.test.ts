import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HelpArticle } from '@livery/api/contract/support';
import { parseMerchant } from '@livery/merchant';
import { describe, expect, test } from 'vitest';
import { readHelp } from './read-help.ts';

const file = 'merchants/india/merchant.json';
const parsed = parseMerchant(
  readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8'),
  file,
  {
    themes: ['mayura'],
  },
);
if (!parsed.ok) throw new Error(`${file} does not parse.`);
const merchant = parsed.value;

const article = (language: string): HelpArticle => ({
  articleId: 'term',
  category: 'RULES',
  title: 'Terms',
  content: '<ol><li>One account each.</li></ol>',
  version: '2026-1',
  date: Date.parse('2026-01-01T00:00:00Z'),
  language,
});

describe('the help centre of a merchant', () => {
  test('is read in each language, under its subject and with the version of the terms', async () => {
    const { help, findings, hash } = await readHelp(merchant, file, async (_, code) => [
      article(code),
    ]);
    expect(findings).toEqual([]);
    expect(hash).toBeDefined();
    expect(help.EN?.subjects).toEqual([
      {
        title: 'Rules',
        articles: [
          {
            id: 'term',
            title: 'Terms',
            content: '<ol><li>One account each.</li></ol>',
            note: expect.stringContaining('2026-1'),
          },
        ],
      },
    ]);
    expect(Object.keys(help).sort()).toEqual([...merchant.languages].sort());
  });

  test('says which language an article is in that is not the page’s', async () => {
    const { help } = await readHelp(merchant, file, async () => [article('EN')]);
    expect(help.HI?.subjects[0]?.articles[0]).toMatchObject({ lang: 'en' });
  });

  test('is a warning where the platform does not answer, and absent in that language alone', async () => {
    const { help, findings, hash } = await readHelp(merchant, file, async (_, code) => {
      if (code === 'HI') throw new Error('It took too long.');
      return [article(code)];
    });
    expect(findings).toMatchObject([{ code: 'help/unread', severity: 'warning', file }]);
    expect(findings[0]?.message).toContain('It took too long.');
    expect(hash).toBeUndefined();
    expect(Object.keys(help)).toEqual(['EN']);
  });

  test('is not asked for by a regulated merchant', async () => {
    const licensed = { ...merchant, profile: 'licensed' as const };
    const asked: string[] = [];
    const { help } = await readHelp(licensed, file, async (_, code) => {
      asked.push(code);
      return [];
    });
    expect([help, asked]).toEqual([{}, []]);
  });
});
