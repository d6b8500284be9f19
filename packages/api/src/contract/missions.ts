import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, moneySchema, textLanguageSchema } from './fields.ts';

/** How often a mission begins again, and how long a board of leaders counts. */
export const missionPeriods = ['Daily', 'Weekly'] as const;

/** A mission of the running period. */
export const missionSchema = v.object({
  missionId: v.string(),
  title: v.string(),
  text: v.string(),
  periodType: v.picklist(missionPeriods),
  /** Whether progress counts money or times. */
  unit: v.picklist(['money', 'times']),
  /** How far the member is; never more than the target. */
  progress: moneySchema,
  target: moneySchema,
  reward: moneySchema,
  state: v.picklist(['open', 'claimable', 'claimed']),
  /** When the period is over: what was not claimed until then is gone. */
  endTime: instantSchema,
  language: textLanguageSchema,
});
export type Mission = v.InferOutput<typeof missionSchema>;

/** Mission summary (spec §7): the missions that run, and how many of them wait to be claimed. */
export const missionSummary = endpoint({
  id: 'missionSummary',
  method: 'GET',
  path: '/wps/mission/summary',
  origin: 'name',
  token: true,
  request: v.object({}),
  response: v.object({ missions: v.array(missionSchema), claimable: v.number() }),
});

/** Pays the reward of a mission that is done; once for each period. */
export const missionClaim = endpoint({
  id: 'missionClaim',
  method: 'POST',
  path: '/wps/mission/claim',
  token: true,
  idempotent: true,
  request: v.object({ missionId: v.string() }),
  response: v.object({ reference: v.string(), amount: moneySchema, time: instantSchema }),
});

/** Mission leaderboard (spec §7): who has the most points of the running period; a done mission is worth its points. */
export const missionLeaderboard = endpoint({
  id: 'missionLeaderboard',
  method: 'GET',
  path: '/wps/mission/leaderboard',
  origin: 'name',
  token: true,
  request: v.object({ periodType: v.optional(v.picklist(missionPeriods), 'Weekly') }),
  response: v.object({
    list: v.array(
      v.object({
        rank: v.number(),
        /** Masked by the platform. */
        customerName: v.string(),
        score: v.number(),
        /** The member who asks. */
        own: v.boolean(),
        /** Made up, to show what a full board looks like; the site labels it. */
        sample: v.boolean(),
      }),
    ),
    /** Where the member who asks stands, also when that is below the list. */
    ownRank: v.number(),
    endTime: instantSchema,
  }),
});

/** Calls about missions, by id. */
export const missionCalls = { missionSummary, missionClaim, missionLeaderboard };
