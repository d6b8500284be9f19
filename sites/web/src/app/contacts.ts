import type { PublicMerchant } from '@livery/merchant/site-config';

type Contacts = PublicMerchant['contacts'];

/** A way to reach the merchant's service. */
export interface Contact {
  readonly kind: keyof Contacts;
  readonly href: string;
}

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
