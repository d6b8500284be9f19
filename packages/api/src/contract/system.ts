import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instantSchema, languageCodeSchema } from './fields.ts';

/** Answer of the status call: 0 site, 1 maintenance, 2 region block; any other number selects nothing (spec §2). */
export const systemStatusSchema = v.object({
  status: v.number(),
});
export type SystemStatus = v.InferOutput<typeof systemStatusSchema>;

/** One way to reach customer service (spec §3). `path` is the platform's enciphered address or a plain one. */
export const customerServiceEntrySchema = v.object({
  csType: v.picklist(['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'LINE', 'VIP']),
  csPosition: v.number(),
  path: v.string(),
  title: v.string(),
});
export type CustomerServiceEntry = v.InferOutput<typeof customerServiceEntrySchema>;

/** A link that the merchant publishes, such as its apps (spec §3). */
export const resourceSchema = v.object({
  resourceType: v.string(),
  url: v.string(),
  qrCodeUrl: v.optional(v.string()),
  labelNameEn: v.string(),
});
export type Resource = v.InferOutput<typeof resourceSchema>;

/** Answer of the permission call with every field of spec §3. */
export const permissionSchema = v.object({
  /** Site domain info: the merchant that owns the asked host. */
  whitelabel: v.object({ code: v.string(), domain: v.string() }),
  register: v.object({ enabled: v.boolean(), byUsername: v.boolean(), byMobile: v.boolean() }),
  resources: v.array(resourceSchema),
  customerService: v.array(customerServiceEntrySchema),
  analytics: v.object({ gtagId: v.optional(v.string()) }),
  /** Hosts of this merchant that answer now. */
  domainRoute: v.array(v.string()),
  /** Image hosts; the pattern of spec §9 is appended to one of them. May be a path on this host. */
  imageCDNs: v.array(v.string()),
  launchGameCDNs: v.array(v.string()),
  location: v.object({ ip: v.string(), country: v.optional(v.string()) }),
  maintenance: v.object({
    active: v.boolean(),
    /** When the platform expects to be back. */
    endTime: v.optional(instantSchema),
  }),
  regionRestriction: v.object({ restricted: v.boolean() }),
});
export type Permission = v.InferOutput<typeof permissionSchema>;

/** A node of the settings tree (spec §3); `enabled` 1 is on. */
export interface SettingsNode {
  modId: string;
  enabled: number;
  childrenNodes: SettingsNode[];
}
export const settingsNodeSchema: v.GenericSchema<SettingsNode> = v.object({
  modId: v.string(),
  enabled: v.number(),
  childrenNodes: v.array(v.lazy(() => settingsNodeSchema)),
});

/** Answer of the whitelabel call: what the platform says about the merchant; it wins over the merchant's file. */
export const whitelabelSchema = v.object({
  merchantCode: v.string(),
  currency: v.string(),
  currencySymbol: v.optional(v.string()),
  languages: v.array(languageCodeSchema),
  settings: v.array(settingsNodeSchema),
});
export type Whitelabel = v.InferOutput<typeof whitelabelSchema>;

/** System status (spec §7). */
export const systemStatus = endpoint({
  id: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  origin: 'path',
  request: v.object({}),
  response: systemStatusSchema,
});

/** Permission: asked at start together with the status, with the current host as `url` (spec §7). */
export const permission = endpoint({
  id: 'permission',
  method: 'GET',
  path: '/wps/system/permission',
  origin: 'name',
  request: v.object({ url: v.string() }),
  response: permissionSchema,
});

/** Whitelabel menu (spec §7): currency, languages and settings tree of the merchant. */
export const whitelabel = endpoint({
  id: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  origin: 'path',
  request: v.object({}),
  response: whitelabelSchema,
});

/** A host of the platform, and what it serves. */
export const routeSchema = v.object({
  domainName: v.string(),
  resources: v.array(resourceSchema),
});
export type Route = v.InferOutput<typeof routeSchema>;

/** Routers (spec §7): the hosts that answer for the merchant, for a browser (`device` 0) or an app (3), best first. */
export const routers = endpoint({
  id: 'routers',
  method: 'GET',
  path: '/wps/system/routers',
  origin: 'name',
  request: v.object({ device: v.optional(v.pipe(v.number(), v.picklist([0, 3])), 0) }),
  response: v.object({ domainList: v.array(routeSchema) }),
});

/** Calls of the platform itself, by id. */
export const systemCalls = { systemStatus, permission, whitelabel, routers };
