import { lengthOf } from '@livery/api';
import { chatPathType, feedbackTypes, type HelpArticle } from '@livery/api/contract/support';
import { encodeServicePath } from '@livery/api/service-path';
import type { Context, Handlers } from '../handlers.ts';
import { zoneClock } from '../history/days.ts';
import { type Localised, localise } from '../localise.ts';
import { newReference } from '../money/request.ts';
import { pageOf } from '../paging.ts';
import { anyone, everyMember } from '../policy.ts';
import { pickIndex, streamOf } from '../random.ts';
import { Refused } from '../refusal.ts';
import { type TermsSettings, termsInForce } from '../registration/terms.ts';
import { serviceEntries } from '../system/services.ts';
import { articleTexts } from './articles.ts';
import { type FeedbackRow, feedbackRows } from './rows.ts';
import { serviceStateAt } from './service-hours.ts';

/** How many characters feedback has. */
const minLength = 10;
const maxLength = 500;
/** How long feedback waits before somebody reads it. */
const reviewAfterMs = 30 * 60_000;

/** Numbers of a service link's entries; a platform's own but for the chat's. */
const pathTypes = { FACEBOOK: 1, TELEGRAM: 2, LIVECHAT: chatPathType, LINE: 4, VIP: 5 } as const;
const keyAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** The same terms as are accepted at registration, their heading as the title. */
function termsArticle(context: Parameters<typeof termsInForce>[0]): HelpArticle {
  const { content, ...terms } = termsInForce(context);
  const [heading, title = ''] = /^<h2>(.*?)<\/h2>/.exec(content) ?? [''];
  return {
    ...terms,
    articleId: 'term',
    category: 'RULES',
    title,
    content: content.slice(heading.length),
  };
}

/**
 * The articles of the help centre, the terms last.
 *
 * @param context.language an upper-case code
 */
export function helpArticles({
  merchant,
  language,
  settings,
}: Pick<Context, 'language'> & {
  readonly settings: TermsSettings;
  readonly merchant: Pick<Context['merchant'], 'name' | 'ageLimit'>;
}): HelpArticle[] {
  const filled = (texts: Localised) =>
    localise(texts, language)
      .text.replaceAll('{name}', merchant.name)
      .replaceAll('{age}', String(merchant.ageLimit ?? 18));
  const articles = articleTexts.map(({ title, paragraphs, ...article }) => ({
    ...article,
    title: filled(title),
    content: paragraphs.map((each) => `<p>${filled(each)}</p>`).join(''),
    language: localise(title, language).language,
  }));
  return [...articles, termsArticle({ language, settings })];
}

export const supportHandlers: Pick<
  Handlers,
  'helpCentre' | 'feedbackTerms' | 'feedback' | 'feedbackList' | 'serviceLink' | 'serviceState'
> = {
  helpCentre: {
    policy: anyone,
    async handle(context) {
      return { articles: helpArticles(context) };
    },
  },

  feedbackTerms: {
    policy: everyMember,
    async handle() {
      return { types: [...feedbackTypes], minLength, maxLength };
    },
  },

  feedback: {
    policy: everyMember,
    async handle(context, { questionType, content, reference: about }) {
      const { tx, merchant, member, now } = context;
      const text = content.trim();
      const length = lengthOf(text);
      if (length < minLength || length > maxLength) {
        return new Refused(
          'FIELD_INVALID',
          `Expected content of ${minLength} to ${maxLength} characters, found ${length}.`,
        );
      }
      const reference = newReference('F', context);
      await tx.put(feedbackRows, `${merchant.code}/${reference}`, {
        account: member.key,
        reference,
        questionType,
        content: text,
        about,
        time: now,
      });
      return { reference, time: now };
    },
  },

  feedbackList: {
    policy: everyMember,
    async handle({ tx, member, language, now }, asked) {
      const rows = await tx.range(feedbackRows, 'byAccount', {
        from: `${member.key}/`,
        to: `${member.key}/~`,
        reverse: true,
      });
      const { items, totalPages } = pageOf(rows, asked);
      return {
        totalPages,
        list: items.map(({ row }) => {
          const { reference, questionType, content, about, time, answer } = row;
          return {
            reference,
            questionType,
            content,
            about,
            time,
            state: stateOf(row, now),
            ...(answer
              ? { answer: { ...localise(answer.text, language), time: answer.time } }
              : {}),
          };
        }),
      };
    },
  },

  serviceLink: {
    policy: anyone,
    async handle({ merchant, language, seed }) {
      return {
        pathList: serviceEntries(merchant, language).map(({ csType, path, title }) => ({
          type: pathTypes[csType],
          path: csType === 'LIVECHAT' ? encodeServicePath(path, keyOf(merchant.code, seed)) : path,
          title,
        })),
      };
    },
  },

  serviceState: {
    policy: anyone,
    async handle({ merchant: { serviceHours, timeZone }, now }) {
      return serviceStateAt(now, zoneClock(timeZone), serviceHours);
    },
  },
};

/** Eight characters that are the merchant's own; they travel with the path, so nobody need be unable to guess them. */
function keyOf(merchant: string, seed: number): string {
  const random = streamOf(seed, `service/${merchant}`);
  return Array.from({ length: 8 }, () => keyAlphabet[pickIndex(random, keyAlphabet.length)]).join(
    '',
  );
}

function stateOf({ time, answer, closedAt }: FeedbackRow, now: number) {
  if (closedAt !== undefined) return 'closed';
  if (answer !== undefined) return 'answered';
  return now - time < reviewAfterMs ? 'received' : 'inReview';
}
