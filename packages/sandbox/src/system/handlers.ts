import type { Resource, SettingsNode } from '@livery/api/contract/system';
import type { Handlers } from '../handlers.ts';
import { imageRoots } from '../images.ts';
import type { SandboxMerchant } from '../merchant.ts';
import { anyone } from '../policy.ts';
import { serviceEntries } from './services.ts';

export const systemHandlers: Pick<
  Handlers,
  'systemStatus' | 'permission' | 'whitelabel' | 'routers'
> = {
  systemStatus: {
    policy: anyone,
    async handle({ status }) {
      return { status: status.status };
    },
  },

  permission: {
    policy: anyone,
    async handle({ merchant, language, status, clientIp }, { url }) {
      const { siteSettings } = merchant;
      const byUsername = siteSettings.USERNAMEREG3 ?? true;
      const byMobile = siteSettings.MOBILENUMREG3 ?? true;
      return {
        whitelabel: { code: merchant.code, domain: url },
        register: { enabled: byUsername || byMobile, byUsername, byMobile },
        resources: resourcesOf(url),
        customerService: serviceEntries(merchant, language),
        analytics: merchant.analytics ? { gtagId: merchant.analytics.gtagId } : {},
        domainRoute: [...merchant.hosts],
        imageCDNs: [...imageRoots],
        launchGameCDNs: [],
        location: { ip: clientIp },
        maintenance: { active: status.status === 1, endTime: status.maintenanceEndTime },
        regionRestriction: { restricted: status.status === 2 },
      };
    },
  },

  whitelabel: {
    policy: anyone,
    async handle({ merchant }) {
      return {
        merchantCode: merchant.code,
        currency: merchant.currency.code,
        currencySymbol: merchant.currency.symbol,
        languages: [...merchant.languages],
        settings: settingsOf(merchant),
      };
    },
  },

  routers: {
    policy: anyone,
    async handle({ merchant }, { device }) {
      return {
        domainList: merchant.hosts.map((domainName) => ({
          domainName,
          // An app has no use for the addresses of apps.
          resources: resourcesOf(domainName).filter(
            ({ resourceType }) => device !== appDevice || resourceType === 'DIRECT_LINK',
          ),
        })),
      };
    },
  },
};

/** `device` of an app; a browser is 0. */
const appDevice = 3;

/** The apps of the download block; the addresses are the site's own download page. */
function resourcesOf(host: string): Resource[] {
  const page = (system: string) => `https://${host}/down?system=${system}`;
  return [
    { resourceType: 'ANDROID_APP', url: page('android'), labelNameEn: 'Android app' },
    { resourceType: 'IOS_APP', url: page('ios'), labelNameEn: 'iOS app' },
    { resourceType: 'DIRECT_LINK', url: `https://${host}/`, labelNameEn: 'Direct link' },
  ];
}

/** The settings tree: one node with a child for each boolean setting of the merchant. */
function settingsOf({ siteSettings }: SandboxMerchant): SettingsNode[] {
  const childrenNodes = Object.entries(siteSettings).flatMap(([modId, on]) =>
    on === undefined ? [] : [{ modId, enabled: on ? 1 : 0, childrenNodes: [] }],
  );
  return [{ modId: 'SITE', enabled: 1, childrenNodes }];
}
