import type { PublicMerchant } from '@livery/merchant/site-config';
import type { IconName } from '@livery/ui/icon';

type Contacts = PublicMerchant['contacts'];

/** A way to reach the merchant's service. */
export interface Contact {
  readonly kind: keyof Contacts;
  readonly href: string;
}

/** The picture beside each. */
export const contactIcons = {
  customerService: 'service',
  telegram: 'telegram',
  whatsapp: 'service',
  line: 'service',
  facebook: 'facebook',
  email: 'mail',
} as const satisfies Record<Contact['kind'], IconName>;

/** In the order in which they are offered: the merchant's own service first. */
const order = ['customerService', 'telegram', 'whatsapp', 'line', 'facebook', 'email'] as const;

/** The contacts that a merchant has, in order. */
export function contactsOf(contacts: Contacts): Contact[] {
  return order.flatMap((kind) => {
    const address = contacts[kind];
    if (!address) return [];
    return [{ kind, href: kind === 'email' ? `mailto:${address}` : address }];
  });
}
