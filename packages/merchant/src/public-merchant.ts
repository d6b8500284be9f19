import * as v from 'valibot';
import { type Merchant, type PublicMerchant, publicEntries } from './schema.ts';

const visible = v.object(publicEntries);

/** The part of a merchant that a member's page carries: no hosts, no legal texts of the operator's own. */
export function publicMerchant(merchant: Merchant): PublicMerchant {
  return v.parse(visible, merchant);
}
