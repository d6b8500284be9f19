import type { CustomerServiceEntry, Resource, SettingsNode } from '@livery/api/contract/system';
import type { Handlers } from '../handlers.ts';
import { imageRoot } from '../images.ts';
import { type Localised, localise } from '../localise.ts';
import type { SandboxMerchant } from '../merchant.ts';

const serviceTitles: Record<CustomerServiceEntry['csType'], Localised> = {
  LIVECHAT: {
    EN: 'Live chat',
    TH: 'แชทสด',
    HI: 'लाइव चैट',
    BN: 'লাইভ চ্যাট',
    VI: 'Trò chuyện trực tuyến',
  },
  FACEBOOK: {
    EN: 'Message page',
    TH: 'เพจข้อความ',
    HI: 'संदेश पेज',
    BN: 'বার্তা পাতা',
    VI: 'Trang nhắn tin',
  },
  TELEGRAM: {
    EN: 'Messenger channel',
    TH: 'ช่องข้อความ',
    HI: 'मैसेंजर चैनल',
    BN: 'মেসেঞ্জার চ্যানেল',
    VI: 'Kênh nhắn tin',
  },
  LINE: {
    EN: 'Messenger account',
    TH: 'บัญชีข้อความ',
    HI: 'मैसेंजर खाता',
    BN: 'মেসেঞ্জার অ্যাকাউন্ট',
    VI: 'Tài khoản nhắn tin',
  },
  VIP: {
    EN: 'VIP service',
    TH: 'บริการวีไอพี',
    HI: 'वीआईपी सेवा',
    BN: 'ভিআইপি সেবা',
    VI: 'Dịch vụ VIP',
  },
};

export const systemHandlers: Pick<Handlers, 'systemStatus' | 'permission' | 'whitelabel'> = {
  async systemStatus({ status }) {
    return { status: status.status };
  },

  async permission({ merchant, language, status, clientIp }, { url }) {
    const { siteSettings } = merchant;
    const byUsername = siteSettings.USERNAMEREG3 ?? true;
    const byMobile = siteSettings.MOBILENUMREG3 ?? true;
    return {
      whitelabel: { code: merchant.code, domain: url },
      register: { enabled: byUsername || byMobile, byUsername, byMobile },
      resources: resourcesOf(url),
      customerService: servicesOf(merchant, language),
      // Analytics load after consent only and never in a demonstration, so the platform names no id.
      analytics: {},
      domainRoute: [...merchant.hosts],
      imageCDNs: [imageRoot],
      launchGameCDNs: [],
      location: { ip: clientIp },
      maintenance: { active: status.status === 1, endTime: status.maintenanceEndTime },
      regionRestriction: { restricted: status.status === 2 },
    };
  },

  async whitelabel({ merchant }) {
    return {
      merchantCode: merchant.code,
      currency: merchant.currency.code,
      currencySymbol: merchant.currency.symbol,
      languages: [...merchant.languages],
      settings: settingsOf(merchant),
    };
  },
};

/** The apps of the download block; the addresses are the site's own download page. */
function resourcesOf(host: string): Resource[] {
  const page = (system: string) => `https://${host}/down?system=${system}`;
  return [
    { resourceType: 'ANDROID_APP', url: page('android'), labelNameEn: 'Android app' },
    { resourceType: 'IOS_APP', url: page('ios'), labelNameEn: 'iOS app' },
    { resourceType: 'DIRECT_LINK', url: `https://${host}/`, labelNameEn: 'Direct link' },
  ];
}

function servicesOf({ contacts }: SandboxMerchant, language: string): CustomerServiceEntry[] {
  const paths = [
    ['LIVECHAT', contacts.customerService],
    ['FACEBOOK', contacts.facebook],
    ['TELEGRAM', contacts.telegram],
    ['LINE', contacts.line],
  ] as const;
  return paths.flatMap(([csType, path], index) =>
    path === undefined
      ? []
      : [
          {
            csType,
            csPosition: index + 1,
            path,
            title: localise(serviceTitles[csType], language).text,
          },
        ],
  );
}

/** The settings tree: one node with a child for each boolean setting of the merchant. */
function settingsOf({ siteSettings }: SandboxMerchant): SettingsNode[] {
  const childrenNodes = Object.entries(siteSettings).flatMap(([modId, on]) =>
    on === undefined ? [] : [{ modId, enabled: on ? 1 : 0, childrenNodes: [] }],
  );
  return [{ modId: 'SITE', enabled: 1, childrenNodes }];
}
