import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, textLanguageSchema } from './fields.ts';

/** Page groups that a banner may belong to (spec §2, page groups for banners). */
export const bannerGroups = [
  'Vip',
  'byIframe',
  'download',
  'egame',
  'elott',
  'fbSports',
  'game',
  'help',
  'index',
  'joinus',
  'lottery',
  'pointMall',
  'promo',
  'promoDetail',
  'seamless',
  'vnlottery',
  'w_register',
  'w_login',
] as const;
export type BannerGroup = (typeof bannerGroups)[number];

/** A banner (spec §3). `groupName` is a page group; groups that this site does not know are kept. */
export const bannerSchema = v.object({
  bannerId: v.number(),
  /** Address of the image. */
  url: v.string(),
  groupName: v.string(),
  /** What a press does: nothing, a page of this site, or an address elsewhere. */
  linkageType: v.picklist(['NONE', 'PAGE', 'LINK']),
  /** Page path or address for `linkageType` PAGE and LINK. */
  link: v.optional(v.string()),
  /** Words of the banner, read out in place of the image. */
  title: v.string(),
  language: textLanguageSchema,
});
export type Banner = v.InferOutput<typeof bannerSchema>;

/** A notice (spec §3); `content` is HTML of the platform and must be sanitised before it is shown. */
export const noticeSchema = v.object({
  id: v.number(),
  title: v.string(),
  content: v.string(),
  publishTime: v.optional(instantSchema),
  language: textLanguageSchema,
});
export type Notice = v.InferOutput<typeof noticeSchema>;

/** Notices of the merchant, newest first. */
export const notices = endpoint({
  id: 'notices',
  method: 'GET',
  path: '/wps/system/notice',
  origin: 'name',
  request: v.object({}),
  response: v.array(noticeSchema),
});

/** Banners of the merchant; all groups, or the one asked for. A member who takes a break or is excluded is shown none. */
export const banners = endpoint({
  id: 'banners',
  method: 'GET',
  path: '/wps/system/banner',
  knowsMember: true,
  request: v.object({ groupName: v.optional(v.string()) }),
  response: v.array(bannerSchema),
});

/**
 * Kinds of announcement (spec §9): B bulletin, PL shown once after login, PU shown over the page, PR promotion, H headline of the
 * ticker.
 */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

const announcementTypesPattern = /^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/;

/** An announcement; `content` is HTML of the platform and must be sanitised before it is shown. */
export const announcementSchema = v.object({
  id: v.number(),
  type: v.picklist(announcementTypes),
  title: v.string(),
  content: v.string(),
  /** A page of this site that it leads to. */
  link: v.optional(v.string()),
  publishTime: instantSchema,
  /** Another one when the text has changed, so that a closed announcement shows again. */
  version: v.number(),
  language: textLanguageSchema,
});
export type Announcement = v.InferOutput<typeof announcementSchema>;

/**
 * Announcements (spec §7): of the asked types, platform W, execution B unless said otherwise (spec §9); newest first. A member who
 * takes a break or is excluded is shown none of type PR.
 */
export const announcements = endpoint({
  id: 'announcements',
  method: 'GET',
  path: '/wps/system/announcements',
  origin: 'name',
  knowsMember: true,
  request: v.object({
    /** Types with commas between them. */
    types: v.optional(
      v.pipe(v.string(), v.regex(announcementTypesPattern, 'expected types such as "B,PL"')),
      announcementTypes.join(','),
    ),
    platform: v.optional(v.literal('W'), 'W'),
    /** Where the announcement is carried out: `B` in the browser; a platform may know others. */
    execution: v.optional(v.pipe(v.string(), v.maxLength(8)), 'B'),
  }),
  response: v.array(announcementSchema),
});

/** What the merchant writes for readers: news of the house, and longer pieces. */
export const storyKinds = ['news', 'blog'] as const;

/** A piece of news or of the blog; `content` is HTML of the platform and must be sanitised before it is shown. */
export const storySchema = v.object({
  /** Names it in an address: `/news?id=fair-draws`. */
  storyId: v.string(),
  kind: v.picklist(storyKinds),
  title: v.string(),
  /** One or two sentences, plain text. */
  summary: v.string(),
  content: v.string(),
  publishTime: instantSchema,
  language: textLanguageSchema,
});
export type Story = v.InferOutput<typeof storySchema>;

/** News, or pieces of the blog, newest first. */
export const stories = endpoint({
  id: 'stories',
  method: 'GET',
  path: '/wps/system/stories',
  request: v.object({ kind: v.picklist(storyKinds) }),
  response: v.array(storySchema),
});

/** What the merchant writes to its agents, newest first (spec §2 "agentAnnouncement"). Nobody else reads it. */
export const agentAnnouncements = endpoint({
  id: 'agentAnnouncements',
  method: 'GET',
  path: '/wps/agent/announcements',
  token: true,
  request: v.object({}),
  response: v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      /** HTML of the platform, which must be sanitised before it is shown. */
      content: v.string(),
      publishTime: instantSchema,
      language: textLanguageSchema,
    }),
  ),
});

/** Calls that read what the merchant publishes, by id. */
export const contentCalls = { notices, banners, announcements, stories, agentAnnouncements };
