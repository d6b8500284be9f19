import type { HelpArticle } from '@livery/api/contract/support';
import type { HelpText, SiteParts } from '@livery/emit';
import { createI18n, foreignLang } from '@livery/i18n';
import { createFormat } from '@livery/i18n/format';
import { type LanguageCode, languages } from '@livery/i18n/languages';
import type { Merchant } from '@livery/merchant';
import { resolve } from '@livery/merchant/settings';
import { type Diagnostic, findingOf } from '@livery/theme/diagnostic';
import { hashOfJson } from '../hash.ts';
import { cleanHtml } from './clean.ts';
import { helpRules } from './help-rules.ts';

/** Gives the articles of a merchant's help centre in a language; rejects where the platform does not. */
export type HelpSource = (
  merchant: Merchant,
  language: LanguageCode,
) => Promise<readonly HelpArticle[]>;

/** A merchant's help centre, as it goes into pages. */
export interface ReadHelp {
  readonly help: NonNullable<SiteParts['help']>;
  /** Changes with the articles; undefined where some could not be read. */
  readonly hash: string | undefined;
  readonly findings: readonly Diagnostic[];
}

/** Subjects in the order of the site's own page. */
const subjects = ['ACCOUNT', 'MONEY', 'PLAY', 'RULES'] as const;

/**
 * Reads a merchant's help centre in all of its languages. What cannot be read is told as a warning, and is absent.
 *
 * @param source default: there is none, and nothing to read
 */
export async function readHelp(
  merchant: Merchant,
  file: string,
  source: HelpSource | undefined,
): Promise<ReadHelp> {
  // A regulated merchant's pages say nothing before the platform has told who is looking.
  if (!source || merchant.profile === 'licensed')
    return { help: {}, hash: hashOfJson(null), findings: [] };
  const findings: Diagnostic[] = [];
  const read = await Promise.all(
    merchant.languages.map(async (code): Promise<[LanguageCode, HelpText] | undefined> => {
      try {
        return [code, await textOf(merchant, code, await source(merchant, code))];
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        const gaps = { name: merchant.name, language: code, problem };
        findings.push({
          ...findingOf(helpRules.unread, gaps),
          file,
          line: 1,
          column: 1,
          pointer: '',
        });
        return undefined;
      }
    }),
  );
  const help = Object.fromEntries(read.flatMap((entry) => (entry ? [entry] : [])));
  return { help, hash: findings.length > 0 ? undefined : hashOfJson(help), findings };
}

async function textOf(
  merchant: Merchant,
  code: LanguageCode,
  articles: readonly HelpArticle[],
): Promise<HelpText> {
  const { t } = await createI18n({ language: code, areas: ['help'], overrides: {} });
  const format = createFormat({
    language: languages[code],
    timeZone: merchant.timeZone,
    currency: { code: merchant.currency.code, decimals: resolve('currencyDecimals', { merchant }) },
    nativeDigits: merchant.nativeDigits,
  });
  const own = (subject: HelpArticle['category']) =>
    articles.filter(({ category }) => category === subject);
  return {
    subjects: subjects.flatMap((subject) =>
      own(subject).length === 0
        ? []
        : [
            {
              title: t(`help.category.${subject}`),
              articles: own(subject).map(
                ({ articleId, title, content, language, version, date }) => ({
                  id: articleId,
                  title,
                  content: cleanHtml(content),
                  ...foreignLang(language, code),
                  ...(version === undefined || date === undefined
                    ? {}
                    : { note: t('help.asOf', { version, date: format.date(date) }) }),
                }),
              ),
            },
          ],
    ),
  };
}
