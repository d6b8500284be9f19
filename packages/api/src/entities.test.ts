import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bannerSchema } from './contract/content.ts';
import { gameMenuSchema, gameSchema, vendorSchema, winnerEntrySchema } from './contract/games.ts';
import {
  customerServiceEntrySchema,
  permissionSchema,
  resourceSchema,
  whitelabelSchema,
} from './contract/system.ts';
import { contract } from './contract.ts';
import { examples } from './examples.ts';

const permission = examples.permission.value;
const whitelabel = examples.whitelabel.value;

/** Parses with all fields, and is refused without any one of them. */
function expectFields(schema: v.GenericSchema, wire: unknown, fields: readonly string[]): void {
  expect(Object.keys(v.parse(schema, wire) as object)).toEqual(expect.arrayContaining([...fields]));
  for (const field of fields) {
    const { [field]: _, ...rest } = wire as Record<string, unknown>;
    expect(v.safeParse(schema, rest).success, `without ${field}`).toBe(false);
  }
}

describe('every field is present and required', () => {
  it('in a banner [spec 3.01]', () => {
    expectFields(bannerSchema, examples.banners.value[0], [
      'bannerId',
      'url',
      'groupName',
      'linkageType',
    ]);
  });

  it('in a vendor [spec 3.03]', () => {
    expectFields(vendorSchema, examples.vendorList.value[0], [
      'vassalage',
      'displayName',
      'gameType',
      'accountTypeId',
      'isHot',
    ]);
  });

  it('in a game-type item [spec 3.05]', () => {
    expectFields(gameMenuSchema, examples.gameMenus.value[0], ['gameType', 'name']);
  });

  it('in a game [spec 3.07]', () => {
    expectFields(gameSchema, examples.hotGames.value[0], ['nodeId', 'vassalage', 'gameType']);
  });

  it('in a permission [spec 3.28]', () => {
    expectFields(permissionSchema, permission, [
      'whitelabel',
      'register',
      'resources',
      'customerService',
      'analytics',
      'domainRoute',
      'imageCDNs',
      'launchGameCDNs',
      'location',
      'maintenance',
      'regionRestriction',
    ]);
  });

  it('in a customer-service entry [spec 3.29]', () => {
    expectFields(customerServiceEntrySchema, permission.customerService[0], [
      'csType',
      'csPosition',
      'path',
      'title',
    ]);
  });

  it('in a resource [spec 3.30]', () => {
    expectFields(resourceSchema, permission.resources[0], ['resourceType', 'url', 'labelNameEn']);
  });
});

describe('entities', () => {
  it('name the customer-service types and no other [spec 3.29]', () => {
    const read = (csType: string) =>
      v.safeParse(customerServiceEntrySchema, { csType, csPosition: 1, path: '', title: '' })
        .success;
    expect(['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'LINE', 'VIP'].every(read)).toBe(true);
    expect(read('PIGEON')).toBe(false);
  });

  it('keep an id of the analytics and the QR address of a resource [spec 3.28] [spec 3.30]', () => {
    const [resource] = permission.resources;
    const parsed = v.parse(permissionSchema, {
      ...permission,
      analytics: { gtagId: 'G-1' },
      resources: [{ ...resource, qrCodeUrl: '/qr.png' }],
    });
    expect(parsed.analytics.gtagId).toBe('G-1');
    expect(parsed.resources[0]?.qrCodeUrl).toBe('/qr.png');
  });

  it('name the site domain by code and domain [spec 3.25]', () => {
    expect(v.parse(permissionSchema, permission).whitelabel).toEqual({
      code: 'MAYURA',
      domain: 'india.localhost',
    });
  });

  it('hold a settings tree of any depth [spec 3.26]', () => {
    const leaf = { modId: 'C', enabled: 0, childrenNodes: [] };
    const settings = [
      {
        modId: 'A',
        enabled: 1,
        childrenNodes: [{ modId: 'B', enabled: 1, childrenNodes: [leaf] }],
      },
    ];
    expect(v.parse(whitelabelSchema, { ...whitelabel, settings }).settings).toEqual(settings);
    const broken = [{ modId: 'A', enabled: 1, childrenNodes: [{ modId: 'B' }] }];
    expect(v.safeParse(whitelabelSchema, { ...whitelabel, settings: broken }).success).toBe(false);
  });

  it('ask hot games by merchant, platform flag, vendor, platform and language [spec 3.10]', () => {
    const request = {
      merchantCode: 'MAYURA',
      isPlatform: 2,
      vassalage: 'LUMA',
      platform: 'flash,html5-desktop',
      language: 'EN',
    };
    expect(v.parse(contract.hotGames.request, request)).toEqual(request);
  });

  it('ask the winner board by category, and read each winner from its vo object [spec 3.13]', () => {
    const request = { gameCategory: 'RNG', language: 'EN', limitNum: 50 };
    expect(v.parse(contract.winnerBoard.request, request)).toEqual(request);
    const [entry] = examples.winnerBoard.value;
    const fields = ['recordId', 'iconUrl', 'customerName', 'winAmount', 'gameName'];
    const read = v.parse(winnerEntrySchema, entry).vo;
    expect(Object.keys(read)).toEqual(expect.arrayContaining(fields));
    expect(v.safeParse(winnerEntrySchema, entry?.vo).success).toBe(false);
  });
});

describe('what the specification defines by labels only [spec 3.36]', () => {
  it.each([
    { what: 'points', list: examples.pointsTransactions.value.list },
    { what: 'redeem records', list: examples.pointsRedeemList.value.list },
    { what: 'contracts of dividend and wage', list: examples.contractList.value.list },
    { what: 'activity applications', list: examples.activityList.value.list },
    { what: 'withdrawals and their confirmation', list: examples.withdrawalList.value.list },
    { what: 'feedback', list: examples.feedbackList.value.list },
    { what: 'messages', list: examples.messageList.value.list },
  ])('$what are entities with their own number or state', ({ list }) => {
    const [first] = list;
    expect(Object.keys(first ?? {}).join()).toMatch(/reference|Id|state|status/);
  });
});
