import type { Handlers } from '../handlers.ts';
import { bannerAddress } from '../images.ts';
import { type Localised, localise } from '../localise.ts';
import { agents, anyone } from '../policy.ts';
import { refuseOffers } from '../protection/standing.ts';
import { bannerRows, noticeRows } from '../tables.ts';
import { agentAnnouncementTexts } from './agent-announcements.ts';
import { announcementTexts } from './announcements.ts';
import { storyTexts } from './stories.ts';

const hour = 3_600_000;

export const contentHandlers: Pick<
  Handlers,
  'notices' | 'banners' | 'announcements' | 'stories' | 'agentAnnouncements'
> = {
  notices: {
    policy: anyone,
    async handle({ tx, merchant, language, now }) {
      const rows = await tx.range(noticeRows, 'byMerchant', stretchOf(merchant.code));
      return rows.map(({ row }) => {
        const title = localise(row.title, language);
        return {
          id: row.id,
          title: title.text,
          content: localise(row.content, language).text,
          publishTime: publishedAt(row.hoursAgo, now),
          language: title.language,
        };
      });
    },
  },

  banners: {
    policy: anyone,
    async handle(context, { groupName }) {
      if (await refuseOffers(context)) return [];
      const { tx, merchant, language } = context;
      const rows = await tx.range(bannerRows, 'byMerchant', stretchOf(merchant.code));
      return rows
        .filter(({ row }) => groupName === undefined || row.groupName === groupName)
        .map(({ row }) => {
          const title = localise(row.title, language);
          return {
            bannerId: row.bannerId,
            url: bannerAddress(merchant.code, row.bannerId, title.language),
            groupName: row.groupName,
            linkageType: row.link === undefined ? ('NONE' as const) : ('PAGE' as const),
            link: row.link,
            title: title.text,
            language: title.language,
          };
        });
    },
  },

  announcements: {
    policy: anyone,
    async handle(context, { types, execution }) {
      const { merchant, language, now } = context;
      const noOffers = (await refuseOffers(context)) !== undefined;
      const asked = types.split(',').filter((type) => !(noOffers && type === 'PR'));
      return announcementTexts.flatMap((each, index) => {
        if (each.execution !== execution || !asked.includes(each.type)) return [];
        const title = localise(each.title, language);
        return [
          {
            id: announcementTexts.length - index,
            type: each.type,
            title: title.text.replaceAll('{name}', merchant.name),
            content: localise(each.content, language).text.replaceAll('{name}', merchant.name),
            link: each.link,
            publishTime: publishedAt(each.hoursAgo, now),
            version: each.version,
            language: title.language,
          },
        ];
      });
    },
  },

  stories: {
    policy: anyone,
    async handle({ merchant, language, now }, { kind }) {
      return storyTexts
        .filter((each) => each.kind === kind)
        .map(({ storyId, title, summary, paragraphs, hoursAgo }) => {
          const said = (texts: Localised) =>
            localise(texts, language).text.replaceAll('{name}', merchant.name);
          return {
            storyId,
            kind,
            title: said(title),
            summary: said(summary),
            content: paragraphs.map((each) => `<p>${said(each)}</p>`).join(''),
            publishTime: publishedAt(hoursAgo, now),
            language: localise(title, language).language,
          };
        });
    },
  },

  agentAnnouncements: {
    policy: agents,
    async handle({ merchant, language, now }) {
      return agentAnnouncementTexts.map(({ title, content, hoursAgo }, index) => {
        const said = (texts: Localised) =>
          localise(texts, language).text.replaceAll('{name}', merchant.name);
        return {
          id: agentAnnouncementTexts.length - index,
          title: said(title),
          content: said(content),
          publishTime: publishedAt(hoursAgo, now),
          language: localise(title, language).language,
        };
      });
    },
  },
};

/** In whole hours, so that two calls in a row agree on the time of publishing. */
function publishedAt(hoursAgo: number, now: number): number {
  return (Math.floor(now / hour) - hoursAgo) * hour;
}

/** The stretch of an index whose keys begin with the merchant's code. */
function stretchOf(merchant: string): { from: string; to: string } {
  return { from: `${merchant}/`, to: `${merchant}/~` };
}
