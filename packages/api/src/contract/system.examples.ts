import type { Examples } from '../examples.ts';
import type { systemCalls } from './system.ts';

/** One request and answer of each call. */
export const systemExamples: Examples<typeof systemCalls> = {
  systemStatus: {
    request: {},
    value: { status: 0 },
  },
  permission: {
    request: { url: 'india.localhost' },
    value: {
      whitelabel: { code: 'MAYURA', domain: 'india.localhost' },
      register: { enabled: true, byUsername: true, byMobile: true },
      resources: [
        { resourceType: 'ANDROID_APP', url: 'https://app.example/android', labelNameEn: 'Android' },
      ],
      customerService: [
        { csType: 'LIVECHAT', csPosition: 1, path: 'https://chat.example/', title: 'Live chat' },
      ],
      analytics: {},
      domainRoute: ['india.localhost'],
      imageCDNs: ['/lgw/img'],
      launchGameCDNs: [],
      location: { ip: '203.0.113.7', country: 'IN' },
      maintenance: { active: false },
      regionRestriction: { restricted: false },
    },
  },
  whitelabel: {
    request: {},
    value: {
      merchantCode: 'MAYURA',
      currency: 'INR',
      languages: ['EN', 'HI'],
      settings: [
        {
          modId: 'REGISTER',
          enabled: 1,
          childrenNodes: [{ modId: 'USERNAMEREG3', enabled: 1, childrenNodes: [] }],
        },
      ],
    },
  },
  routers: {
    request: { device: 3 },
    value: {
      domainList: [
        {
          domainName: 'india.localhost',
          resources: [
            {
              resourceType: 'ANDROID_APP',
              url: 'https://app.example/android',
              labelNameEn: 'Android',
            },
          ],
        },
      ],
    },
  },
};
