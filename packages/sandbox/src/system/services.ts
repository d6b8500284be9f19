import type { CustomerServiceEntry } from '@livery/api/contract/system';
import { type Localised, localise } from '../localise.ts';
import type { SandboxMerchant } from '../merchant.ts';

const serviceTitles: Record<CustomerServiceEntry['csType'], Localised> = {
  LIVECHAT: {
    EN: 'Live chat',
    TH: 'แชทสด',
    HI: 'लाइव चैट',
    BN: 'লাইভ চ্যাট',
    VI: 'Chat trực tuyến',
  },
  FACEBOOK: {
    EN: 'Messenger page',
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
    EN: 'VIP support',
    TH: 'บริการลูกค้า VIP',
    HI: 'VIP सहायता',
    BN: 'VIP সহায়তা',
    VI: 'Hỗ trợ VIP',
  },
};

/** The ways to customer service that a merchant has; members of a high rank have a queue of their own in its chat (spec §6). */
export function serviceEntries(
  { contacts }: SandboxMerchant,
  language: string,
): CustomerServiceEntry[] {
  const paths = [
    ['LIVECHAT', contacts.customerService],
    ['FACEBOOK', contacts.facebook],
    ['TELEGRAM', contacts.telegram],
    ['LINE', contacts.line],
    ['VIP', contacts.customerService && vipQueue(contacts.customerService)],
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

/** The chat with the queue that only members of a high rank are shown. */
function vipQueue(chat: string): string {
  const address = new URL(chat);
  address.searchParams.set('queue', 'vip');
  return address.href;
}
