import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, languageCodeSchema } from './fields.ts';
import { clientTypeSchema, platformSchema } from './game-list.ts';
import { gameSchema } from './games.ts';
import { acknowledgedSchema, pageNoSchema, pageSizeSchema } from './member-fields.ts';

/** What adds a favourite and takes it away (spec §3 "Favourite add payload"). */
const favouriteRequest = v.object({
  nodeId: v.number(),
  vendor: v.string(),
  gameType: v.string(),
});

/** A game with the time when the member last started it. */
export const recentGameSchema = v.object({ ...gameSchema.entries, playedAt: instantSchema });
export type RecentGame = v.InferOutput<typeof recentGameSchema>;

/** Keeps a game as a favourite; one that is kept already stays. A GET on the wire, although it changes something. */
export const favouriteAdd = endpoint({
  id: 'favouriteAdd',
  method: 'GET',
  path: '/lgw/games/favourite_add',
  origin: 'name',
  token: true,
  effect: true,
  request: favouriteRequest,
  response: acknowledgedSchema,
});

/** Takes a game out of the favourites; one that is not among them may be taken out too. */
export const favouriteRemove = endpoint({
  id: 'favouriteRemove',
  method: 'GET',
  path: '/lgw/games/favourite_remove',
  origin: 'name',
  token: true,
  effect: true,
  request: favouriteRequest,
  response: acknowledgedSchema,
});

/** Node ids of the member's favourites, for the marks on cards; the newest first. */
export const favourites = endpoint({
  id: 'favourites',
  method: 'GET',
  path: '/lgw/games/favourites',
  origin: 'name',
  token: true,
  request: v.object({ gameType: v.optional(v.string()) }),
  response: v.array(v.number()),
});

/**
 * The member's favourites, the newest first (spec §3 "Favourite list request", §7 "reads content and totalPages"). Its `token`
 * travels as the header only.
 */
export const favouriteList = endpoint({
  id: 'favouriteList',
  method: 'GET',
  path: '/lgw/games/favourite_list',
  origin: 'name',
  token: true,
  request: v.object({
    clientType: clientTypeSchema,
    platform: platformSchema,
    language: languageCodeSchema,
    gameType: v.optional(v.string()),
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({ content: v.array(gameSchema), totalPages: v.number() }),
});

/** Games that the member started lately, for the side panel; the latest first. */
export const recentGames = endpoint({
  id: 'recentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  origin: 'path',
  token: true,
  request: v.object({ clientType: clientTypeSchema, vassalage: v.optional(v.string()) }),
  response: v.array(recentGameSchema),
});

/** The same, page by page (spec §3 "Recent game request", §7 "reads list and totalPages"). */
export const recentGameList = endpoint({
  id: 'recentGameList',
  method: 'GET',
  path: '/lgw/games/recent_list',
  origin: 'name',
  token: true,
  request: v.object({
    clientType: clientTypeSchema,
    vassalage: v.optional(v.string()),
    language: languageCodeSchema,
    pageNo: pageNoSchema,
    pageSize: pageSizeSchema,
  }),
  response: v.object({ list: v.array(recentGameSchema), totalPages: v.number() }),
});

/** Calls about a member's own games, by id. */
export const myGameCalls = {
  favouriteAdd,
  favouriteRemove,
  favourites,
  favouriteList,
  recentGames,
  recentGameList,
};
